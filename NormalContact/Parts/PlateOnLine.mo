within NormalContact.Parts;
model PlateOnLine "Convex plate on a line that rolls, slides, lifts off and falls back, without compliance"
  extends NormalContact.Icons.Line;
  extends NormalContact.Interfaces.TwoFrames;
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0)
    "Shape of the plate: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile="" "Shape file of the body (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Density density(min=Modelica.Constants.small)=settings.density "Density"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Units.SI.Length thickness(min=Modelica.Constants.small)=0.01 "Thickness"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,0,1} "Axis normal to the plane of motion, the same in frame_a and frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n_x={1,0,0} "Direction of x: of the shape in frame_a, of the line in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=settings.mu "Coefficient of friction"
    annotation (Dialog(group="Forces"));
  parameter Real restitution(min=0, max=1)=settings.restitution "Coefficient of restitution; 0: plastic impacts"
    annotation (Dialog(group="Forces"));
  parameter Modelica.Units.SI.Velocity v_small(min=Modelica.Constants.small)=1e-3 "A plate that rebounds more slowly stays on the line"
    annotation (Dialog(group="Forces"));
  parameter Boolean contact_start=false "= true, if the plate starts on the line and rolls; y_start and the velocities along x and y follow then"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  parameter Modelica.Units.SI.Position x_start=0 "Position along the line at the start"
    annotation (Dialog(group="Initialization"));
  parameter Modelica.Units.SI.Position y_start=0.2 "Height at the start"
    annotation (Dialog(group="Initialization", enable=not contact_start));
  parameter Modelica.Units.SI.Angle phi_start=0 "Angle at the start"
    annotation (Dialog(group="Initialization"));
  parameter Modelica.Units.SI.Velocity v_x_start=0 "Velocity along the line at the start"
    annotation (Dialog(group="Initialization", enable=not contact_start));
  parameter Modelica.Units.SI.Velocity v_y_start=0 "Velocity upwards at the start"
    annotation (Dialog(group="Initialization", enable=not contact_start));
  parameter Modelica.Units.SI.AngularVelocity w_start=0 "Angular velocity at the start"
    annotation (Dialog(group="Initialization"));
  parameter Boolean animation=settings.animation "= true, if plate, line, contact point and force are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String meshFile="" "File with a mesh of the plate (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  final parameter Functions.Planar.MassData unit=Functions.Planar.massProperties(shape, 1, name=getInstanceName()) "Mass properties for the mass 1 kg";
  final parameter Functions.Planar.MassData mass=Functions.Planar.MassData(m=density*thickness*unit.area, area=unit.area, r_CM=unit.r_CM, J=density*thickness*unit.area/unit.m*unit.J) "Mass properties";
  Modelica.Units.SI.Position x=along.s "Position of frame_a along the line";
  Modelica.Units.SI.Position y=up.s "Height of frame_a above the line";
  Modelica.Units.SI.Angle phi=turn.phi "Angle of the plate";
  Modelica.Units.SI.Velocity v_x=along.v "Velocity of frame_a along the line";
  Modelica.Units.SI.Velocity v_y=up.v "Velocity of frame_a upwards";
  Modelica.Units.SI.AngularVelocity w=turn.w "Angular velocity of the plate";
  Boolean contact=line.contact "= true, if the plate stays on the line";
  Boolean rolling=line.rolling and line.contact "= true, if it rolls";
  Modelica.Units.SI.Length gap=line.gap "Gap";
  Modelica.Units.SI.Force f_n=line.f_n "Normal force on the plate";
  Modelica.Units.SI.Force f_t=line.f_t "Tangential force on the plate, along x";
protected
  outer NormalContact.Settings settings "Common settings";
  final parameter Real e_z[3]=Functions.Internal.direction(n, "n", getInstanceName()) "Unit axis" annotation (Evaluate=true);
  final parameter Real e_x[3]=Functions.Internal.direction(n_x, "n_x", getInstanceName(), e_z) "Unit vector x" annotation (Evaluate=true);
  final parameter Real e_y[3]=cross(e_z, e_x) "Unit vector y" annotation (Evaluate=true);
  model Line "The contact"
    extends NormalContact.Interfaces.SwitchingLine;
  end Line;
  Line line(shape=shape, n=n, n_x=n_x, m=mass.m, J=mass.J, r_CM=mass.r_CM, mu=mu, restitution=restitution, v_small=v_small, contact_start=contact_start, animation=animation, meshFile=meshFile)
    "Contact" annotation (Placement(transformation(extent={{10,-50},{-10,-30}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic along(n=e_x, animation=false, stateSelect=StateSelect.always, s(start=x_start, fixed=true),
    v(start=v_x_start, fixed=not contact_start)) "Motion along the line" annotation (Placement(transformation(extent={{70,-10},{50,10}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic up(n=e_y, animation=false, stateSelect=StateSelect.always, s(start=y_start, fixed=not contact_start),
    v(start=v_y_start, fixed=not contact_start)) "Motion away from it" annotation (Placement(transformation(extent={{30,-10},{10,10}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute turn(n=e_z, animation=false, stateSelect=StateSelect.always, phi(start=phi_start, fixed=true), w(start=w_start, fixed=true))
    "Rotation" annotation (Placement(transformation(extent={{-10,-10},{-30,10}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    animation=false,
    m=mass.m,
    r_CM=mass.r_CM[1]*e_x + mass.r_CM[2]*e_y,
    I_11=mass.J*e_z[1]^2,
    I_22=mass.J*e_z[2]^2,
    I_33=mass.J*e_z[3]^2,
    I_21=mass.J*e_z[1]*e_z[2],
    I_31=mass.J*e_z[1]*e_z[3],
    I_32=mass.J*e_z[2]*e_z[3]) "Plate" annotation (Placement(transformation(extent={{-50,30},{-70,50}})));
  Modelica.Units.SI.Position d[2] "Centre of mass from frame_a, along the line and upwards";
  Modelica.Units.SI.Position c[2] "Contact point from the centre of mass";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
initial equation
  if contact_start then
    line.gap = 0;
    line.v_n = 0;
    line.v_t = 0;
  end if;
equation
  d = {cos(turn.phi)*mass.r_CM[1] - sin(turn.phi)*mass.r_CM[2], sin(turn.phi)*mass.r_CM[1] + cos(turn.phi)*mass.r_CM[2]};
  c = {e_x*line.r_C_b - along.s - d[1], e_y*line.r_C_b - up.s - d[2]};
  when line.hit then
    reinit(turn.w, pre(turn.w) + (c[1]*line.P_n - c[2]*line.P_t)/mass.J);
    reinit(along.v, pre(along.v) + line.P_t/mass.m + d[2]*(c[1]*line.P_n - c[2]*line.P_t)/mass.J);
    reinit(up.v, pre(up.v) + line.P_n/mass.m - d[1]*(c[1]*line.P_n - c[2]*line.P_t)/mass.J);
  end when;
  connect(frame_b, along.frame_a) annotation (Line(points={{100,0},{70,0}}, color={95,95,95}, thickness=0.5));
  connect(along.frame_b, up.frame_a) annotation (Line(points={{50,0},{30,0}}, color={95,95,95}, thickness=0.5));
  connect(up.frame_b, turn.frame_a) annotation (Line(points={{10,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(turn.frame_b, frame_a) annotation (Line(points={{-30,0},{-100,0}}, color={95,95,95}, thickness=0.5));
  connect(frame_a, body.frame_a) annotation (Line(points={{-100,0},{-40,0},{-40,40},{-50,40}}, color={95,95,95}, thickness=0.5));
  connect(frame_a, line.frame_a) annotation (Line(points={{-100,0},{-60,0},{-60,-40},{-10,-40}}, color={95,95,95}, thickness=0.5));
  connect(line.frame_b, frame_b) annotation (Line(points={{10,-40},{90,-40},{90,0},{100,0}}, color={95,95,95}, thickness=0.5));
  annotation (defaultComponentName="plate", Icon(graphics={
        Rectangle(extent={{-100,6},{-78,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-88,14},{-24,-50}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{24,80},{84,20}}, lineColor={0,60,130}, lineThickness=0.5, pattern=LinePattern.Dash),
        Polygon(points={{-39,36},{-32,46},{-24,55},{-14,63},{-3,69},{8,73},{5,85},{35,70},{15,50},{11,62},{2,58},{-8,53},{-16,47},{-23,39},{-29,30}}, lineColor={0,127,0}, fillColor={0,127,0}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-65,-41},{-47,-59}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-200,-102},{200,-130}}, textColor={0,0,0}, textString="mu=%mu")}),
    Documentation(info="<html>
<p>A homogeneous convex plate that moves in a plane over the line through frame_b along x, as a rigid body on a rigid ground: it is in the air, or touches and rolls, or touches and
slides. It changes between them by itself:</p>
<ul>
<li>It lifts off when the normal force falls to zero.</li>
<li>It slides when rolling needs more than &mu; f<sub>n</sub>, and rolls again when the sliding velocity passes through zero.</li>
<li>It falls back with an impact: the normal velocity returns with <code>restitution</code>, the tangential impulse is what stops sliding, or &mu; times the normal impulse if that is not
enough. A rebound slower than <code>v_small</code> is none: the plate stays on the line, so that a plate that bounces with ever smaller jumps comes to rest.</li>
</ul>
<p>frame_a is fixed to the plate: springs, forces and drives may be connected. frame_b is the ground, which may move smoothly. No stiffness, no high frequencies: steps are as long as the
motion allows.</p>
<h4>Connections</h4>
<p>Connect <code>frame_b</code> with the ground, often <code>world.frame_b</code>; the line is its x axis. <code>frame_a</code>, fixed to the plate, may stay free.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchLine.svg\" alt=\"Frames, normal, gap and forces of a body on a line\"></p>
<h4>Implementation</h4>
<p>An impact changes the velocities at once, which a joint between any two frames cannot do in Modelica, as it doesn't know the masses behind them. So the plate contains its mass and its
degrees of freedom, whose velocities are states, and sets them anew by <code>reinit</code>.</p>
<h4>Limitations</h4>
<p>Other masses must not be connected rigidly with frame_a: impacts would not see them. Use <a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a> for all mechanisms.
One contact point; Newton&apos;s law of restitution with friction may raise the energy of an impact that is far off the centre of mass.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.SwitchingPlate\">SwitchingPlate</a></p>
</html>"));
end PlateOnLine;
