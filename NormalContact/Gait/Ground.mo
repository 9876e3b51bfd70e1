within NormalContact.Gait;
model Ground "Ground that all feet of a model stand on: level, sloping, or a moving belt"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Modelica.Units.SI.Angle slope=0 "Slope: positive, if the way along x goes downhill"
    annotation (Dialog(group="Ground"));
  parameter Modelica.Units.SI.Velocity v_belt=0 "Speed of the belt of a treadmill along x; negative for walking forwards on the spot"
    annotation (Dialog(group="Ground"));
  parameter Modelica.Units.SI.Position r_0[3]={0,0,0} "A point of the ground, resolved in the world frame"
    annotation (Dialog(group="Ground"));
  parameter Boolean animation=settings.animation "= true, if the ground is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Modelica.Units.SI.Length length=10 "Length of the ground that is drawn, around r_0"
    annotation (Dialog(tab="Animation", enable=animation));
  parameter Modelica.Units.SI.Length width=1 "Width of the ground that is drawn"
    annotation (Dialog(tab="Animation", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color color=settings.counterpartColor "Color of the ground"
    annotation (Dialog(tab="Animation", enable=animation, colorSelector=true));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame "Ground: x along the way, y away from it; moves with the belt"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=90, origin={0,100})));
protected
  outer Modelica.Mechanics.MultiBody.World world;
  outer NormalContact.Settings settings "Common settings";
  final parameter Frames.Orientation R=Frames.planarRotation({0,0,1}, -slope, 0) "Orientation of the ground";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape plate(
    shapeType="box",
    color=color,
    specularCoefficient=0.2,
    length=length,
    width=0.02*width,
    height=width,
    lengthDirection={1,0,0},
    widthDirection={0,1,0},
    r_shape={-length/2,-0.01*width,0},
    R=R,
    r=r_0) if world.enableAnimation and animation "Ground";
equation
  Connections.root(frame.R);
  frame.R = R;
  frame.r_0 = r_0 + v_belt*time*{cos(slope),-sin(slope),0};
  annotation (defaultComponentName="ground", defaultComponentPrefixes="inner",
    missingInnerMessage="The model has no ground: drag NormalContact.Gait.Ground into it.",
    Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={0,0,0}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-90,-20},{90,-60}}, lineColor={128,128,128}, fillColor={192,192,192}, fillPattern=FillPattern.Backward, pattern=LinePattern.None),
        Line(points={{-90,-20},{90,-20}}, color={64,64,64}, thickness=0.5),
        Line(points={{0,-20},{0,84}}, color={95,95,95}),
        Text(extent={{-150,-110},{150,-150}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-90,-62},{90,-90}}, textColor={0,0,0}, textString="slope=%slope")}),
    Documentation(info="<html>
<p>One for the whole model (<code>inner</code>), like the world. Its surface passes through <code>r_0</code>, along x, turned by <code>-slope</code>
about z; feet are on the side of +y. With <code>v_belt</code> it moves along itself, as the belt of a treadmill: friction sees it, the surface stays where it is.</p>
<h4>Connections</h4>
<p>Feet find it by itself. Connect <code>frame</code> only with what else moves with the ground.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFoot.svg\" alt=\"Ankle, ground, force and centre of pressure of a foot\"></p>
<h4>Limitations</h4>
<p>A straight line in the plane of x and y. Stairs and uneven ground: <a href=\"modelica://NormalContact.Gait.Terrain\">Terrain</a>.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.Standing\">Standing</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Stride\">Stride</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Human\">Human</a></p>
</html>"));
end Ground;
