within NormalContact;
package Contacts "Elastic, unilateral contact elements"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-84,-56},{84,-56}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Line(points={{8,-56},{8,30}}, color={217,95,2}, thickness=1, arrow={Arrow.None,Arrow.Filled}, arrowSize=20),
        Ellipse(extent={{-2,-46},{18,-66}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Elements between two frames of <code>Modelica.Mechanics.MultiBody</code>: the shaped body at frame_a, the counterpart at
frame_b. They apply a normal force when the bodies overlap, and friction. Either side may move, in any orientation, and
there may be as many elements as needed.</p>
</html>"));
end Contacts;
