within NormalContact;
package ValveTrain "Valve trains: valves, springs, lash and followers with one-dimensional flanges"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-30,90},{30,30}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Rectangle(extent={{-40,28},{40,14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-5,14},{5,-60}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Polygon(points={{-5,-60},{-50,-80},{50,-80},{5,-60},{-5,-60}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Line(points={{-30,10},{30,0},{-30,-10},{30,-20},{-30,-30}}, color={0,127,0}, thickness=0.5)}),
    Documentation(info="<html>
<p>What belongs to a valve train beside its cam: the valve with its seat, springs with surge, a hydraulic lash adjuster, push rod and
rocker, a finger follower, the oil film between cam and follower. All flanges are those of
<code>Modelica.Mechanics.Translational</code> and <code>Rotational</code>; positions count from the closed valve, positive where it opens.
Cams with translating followers are in <a href=\"modelica://NormalContact.Mechanisms\">Mechanisms</a>.</p>
</html>"));
end ValveTrain;
