within NormalContact;
package Mechanisms "Cam mechanisms with one-dimensional flanges"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{30,14},{80,-14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Polygon(points={{-76,-20},{-60,-48},{-24,-50},{10,-24},{28,0},{10,24},{-24,50},{-60,48},{-76,20},{-80,0},{-76,-20}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-48,10},{-28,-10}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{14,10},{34,-10}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Cam and follower as one component: a rotational flange for the cam shaft, a translational flange for the follower. Elastic, with
lift-off and impact, or ideal. Connect inertias, masses and springs of <code>Modelica.Mechanics.Rotational</code> and
<code>Modelica.Mechanics.Translational</code>.</p>
</html>"));
end Mechanisms;
