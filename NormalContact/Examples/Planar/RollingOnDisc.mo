within NormalContact.Examples.Planar;
model RollingOnDisc "Elliptic disc that rolls on a disc and turns it"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length a=0.12 "Semi-axis of the ellipse along x";
  parameter Modelica.Units.SI.Length b=0.08 "Semi-axis of the ellipse along y";
  parameter Modelica.Units.SI.Mass m=1 "Mass of the ellipse";
  parameter Modelica.Units.SI.Radius r=0.3 "Radius of the disc";
  parameter Modelica.Units.SI.Inertia J=0.05 "Inertia of the disc about its axis";
  output Modelica.Units.SI.Angle phi=angle.phi "Angle of the ellipse";
  output Modelica.Units.SI.Angle phi_disc=pivot.phi "Angle of the disc";
  output Modelica.Units.SI.Force f_n=rolling.f_n "Normal force";
  output Modelica.Units.SI.Energy energy=m*(along.v^2 + up.v^2)/2 + body.I_33*angle.w^2/2 + J*pivot.w^2/2 + m*world.g*up.s "Kinetic and potential energy, constant";
  inner Modelica.Mechanics.MultiBody.World world annotation (Placement(transformation(extent={{-100,-10},{-80,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic along(animation=false, n={1,0,0}, s(start=0.01, fixed=true)) "Motion along x"
    annotation (Placement(transformation(extent={{-60,30},{-40,50}})));
  Modelica.Mechanics.MultiBody.Joints.Prismatic up(animation=false, n={0,1,0}) "Motion along y"
    annotation (Placement(transformation(extent={{-30,30},{-10,50}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute angle(animation=false, phi(start=0, fixed=true), w(start=0, fixed=true)) "Rotation of the ellipse"
    annotation (Placement(transformation(extent={{0,30},{20,50}})));
  NormalContact.Parts.ShapedPlate body(
    shape=NormalContact.Shapes.Planar.ellipse(a=a, b=b),
    density=m/(body.thickness*Modelica.Constants.pi*a*b),
    drawShape=false) "Ellipse" annotation (Placement(transformation(extent={{60,30},{80,50}})));
  Modelica.Mechanics.MultiBody.Joints.Revolute pivot(phi(start=0, fixed=true), w(start=0, fixed=true), animation=false) "Axis of the disc"
    annotation (Placement(transformation(extent={{-30,-50},{-10,-30}})));
  Modelica.Mechanics.MultiBody.Parts.Body disc(
    r_CM={0,0,0},
    m=1,
    I_33=J,
    animation=false) "Disc" annotation (Placement(transformation(extent={{60,-50},{80,-30}})));
  NormalContact.Joints.RollingOnBodyPlanar rolling(shape_a=body.shape, shape_b=NormalContact.Shapes.Planar.circle(r=r))
    "Rolling contact" annotation (Placement(transformation(extent={{30,-10},{50,10}})));
equation
  connect(world.frame_b, along.frame_a) annotation (Line(points={{-80,0},{-70,0},{-70,40},{-60,40}}, color={95,95,95}, thickness=0.5));
  connect(along.frame_b, up.frame_a) annotation (Line(points={{-40,40},{-30,40}}, color={95,95,95}, thickness=0.5));
  connect(up.frame_b, angle.frame_a) annotation (Line(points={{-10,40},{0,40}}, color={95,95,95}, thickness=0.5));
  connect(angle.frame_b, body.frame_a) annotation (Line(points={{20,40},{60,40}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, pivot.frame_a) annotation (Line(points={{-80,0},{-70,0},{-70,-40},{-30,-40}}, color={95,95,95}, thickness=0.5));
  connect(pivot.frame_b, disc.frame_a) annotation (Line(points={{-10,-40},{60,-40}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_a, body.frame_a) annotation (Line(points={{30,0},{24,0},{24,40},{60,40}}, color={95,95,95}, thickness=0.5));
  connect(rolling.frame_b, disc.frame_a) annotation (Line(points={{50,0},{56,0},{56,-40},{60,-40}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=1, Interval=0.005, Tolerance=1e-8), Documentation(info="<html>
<p>An ellipse lies on a disc that can turn about its axis, a little beside the top. The flat side of the ellipse is less curved than the disc is, so that it rocks
and, since the disc gives way, rolls slowly to and fro. The energy is constant; <code>rolling.liftOff</code> and <code>rolling.slip</code> would tell when a real contact did not hold.</p>
</html>", figures={Figure(title="Rolling", identifier="rolling", preferred=true, plots={
        Plot(title="Angles", curves={Curve(y=phi, legend="ellipse"), Curve(y=phi_disc, legend="disc")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="disc on ellipse")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end RollingOnDisc;
