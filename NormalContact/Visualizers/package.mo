within NormalContact;
package Visualizers "Drawing of bodies, contact points and forces"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-76,50},{76,-50}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-76,18},{76,-18}}, lineColor={0,60,130}),
        Ellipse(extent={{-26,50},{26,-50}}, lineColor={0,60,130}),
        Ellipse(extent={{-10,-40},{10,-60}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>3-D animation with the elementary shapes that every tool draws: a contour or a wire frame of thin rods along the boundary of the
body, a small sphere for the contact point, an arrow for the force. The contact elements use them; they can be switched off in the
Animation tab, and also be used alone.</p>
</html>"));
end Visualizers;
