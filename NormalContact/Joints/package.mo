within NormalContact;
package Joints "Ideal, bilateral contact: rolling and sliding without gap"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-84,-56},{84,-56}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Line(points={{-36,16},{0,40},{36,10}}, color={0,60,130}, thickness=1, smooth=Smooth.Bezier, arrow={Arrow.None,Arrow.Filled}, arrowSize=20),
        Ellipse(extent={{-2,-46},{18,-66}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Constraints between two frames of <code>Modelica.Mechanics.MultiBody</code>: the shaped body at frame_a stays in contact
with the counterpart at frame_b. They reduce the degrees of freedom of a mechanism that is otherwise complete, so the planar
ones need a guided body (for example by <code>Modelica.Mechanics.MultiBody.Joints.Planar</code>).</p>
</html>"));
end Joints;
