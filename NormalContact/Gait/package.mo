within NormalContact;
package Gait "Feet and ground for gait models"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-20,90},{-10,10},{-30,-40}}, color={64,64,64}, thickness=1),
        Polygon(points={{-44,-36},{-14,-30},{70,-62},{66,-74},{20,-82},{-30,-80},{-52,-66},{-44,-36}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Line(points={{-90,-82},{90,-82}}, color={64,64,64}, thickness=0.5)}),
    Documentation(info="<html>
<p>A foot under a leg: drop one <a href=\"modelica://NormalContact.Gait.Ground\">Ground</a> into the diagram, as the world, and a
<a href=\"modelica://NormalContact.Gait.Foot\">Foot</a> for every leg, and connect its ankle. The foot brings its mass, its sole or soles, the force laws, and
tells ground reaction force and centre of pressure. The motion is in the plane of x (forward) and y (up).</p>
<p>In space: <a href=\"modelica://NormalContact.Gait.SpatialFoot\">SpatialFoot</a> on the same ground, and
<a href=\"modelica://NormalContact.Gait.SpatialFootOnTerrain\">SpatialFootOnTerrain</a> on a
<a href=\"modelica://NormalContact.Gait.Terrain\">Terrain</a>: hills, stairs.</p>
</html>"));
end Gait;
