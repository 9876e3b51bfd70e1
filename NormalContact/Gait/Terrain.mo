within NormalContact.Gait;
model Terrain "Terrain that all spatial feet of a model stand on"
  parameter Real surface[:]=Shapes.Surfaces.terrain(x={-2,2}, z={-2,2}, y=zeros(6, 6)) "Terrain, y up: a surface whose normal points up"
    annotation (Dialog(group="Terrain"), choices(
      choice=NormalContact.Shapes.Surfaces.terrain(x={-2,2}, z={-2,2}, y=zeros(6, 6)) "Height field y(x, z)",
      choice=NormalContact.Gait.stairs(steps=4, rise=0.15, depth=0.3) "Stairs"));
  parameter Integer cells[2](each min=3, each max=512)={32,32} "Number of cells of the search along the parameters u and v: smaller than the bumps of the terrain"
    annotation (Evaluate=true, Dialog(group="Terrain"));
  parameter Modelica.Units.SI.Position r_0[3]={0,0,0} "Origin of the terrain, resolved in the world frame"
    annotation (Dialog(group="Terrain"));
  parameter Boolean animation=settings.animation "= true, if the terrain is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String file="" "File with a mesh of the terrain (.stl, .obj), which is drawn instead of a net of lines"
    annotation (Dialog(tab="Animation", enable=animation));
  parameter Integer lines[2](each min=2)={5,5} "Net: number of lines with constant u, and with constant v"
    annotation (Dialog(tab="Animation", enable=animation and file == ""));
  parameter Integer count[2](each min=1)={8,8} "Net: number of rods of each of them"
    annotation (Dialog(tab="Animation", enable=animation and file == ""));
  parameter Modelica.Units.SI.Diameter diameter=0.01 "Net: diameter of the rods"
    annotation (Dialog(tab="Animation", enable=animation and file == ""));
  parameter Modelica.Mechanics.MultiBody.Types.Color color=settings.counterpartColor "Color of the terrain"
    annotation (Dialog(tab="Animation", enable=animation, colorSelector=true));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame "Terrain: the surface is resolved in it"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=90, origin={0,100})));
protected
  outer Modelica.Mechanics.MultiBody.World world;
  outer NormalContact.Settings settings "Common settings";
  NormalContact.Visualizers.Terrain net(
    surface=surface,
    file=file,
    lines=lines,
    count=count,
    diameter=diameter,
    color=color,
    R=frame.R,
    r=frame.r_0) if world.enableAnimation and animation "Terrain";
equation
  Connections.root(frame.R);
  frame.R = Modelica.Mechanics.MultiBody.Frames.nullRotation();
  frame.r_0 = r_0;
  annotation (defaultComponentName="terrain", defaultComponentPrefixes="inner",
    missingInnerMessage="The model has no terrain: drag NormalContact.Gait.Terrain into it.",
    Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={0,0,0}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Polygon(points={{-90,-30},{-60,0},{-20,-30},{20,-46},{60,-10},{90,-34},{90,-70},{-90,-70},{-90,-30}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier),
        Line(points={{0,-36},{0,84}}, color={95,95,95}),
        Text(extent={{-150,-110},{150,-150}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>One for the whole model (<code>inner</code>), like the world: what every
<a href=\"modelica://NormalContact.Gait.SpatialFootOnTerrain\">SpatialFootOnTerrain</a> stands on. A height field, <code>Shapes.Surfaces.terrain</code>, gives y at equidistant x and z; <code>Gait.stairs</code> makes stairs.</p>
<p>The net of lines is drawn by rods, which OMEdit draws; each costs time to translate. A mesh of the same surface, solid, comes from the program: <code>normalcontact draw</code>.</p>
<h4>Connections</h4>
<p>Feet find it by itself. Connect <code>frame</code> only with what else is fixed to the terrain.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFoot.svg\" alt=\"Ankle, ground, force and centre of pressure of a foot\"></p>
<h4>Limitations</h4>
<p>A foot that steps over the edge of the terrain ends the simulation with a message.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.WalkOnTerrain\">WalkOnTerrain</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Stairs\">Stairs</a></p>
</html>"));
end Terrain;
