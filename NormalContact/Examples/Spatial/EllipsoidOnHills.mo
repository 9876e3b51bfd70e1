within NormalContact.Examples.Spatial;
model EllipsoidOnHills "Ellipsoid that is dropped onto hills and rolls into a hollow"
  extends Modelica.Icons.Example;
  parameter Modelica.Units.SI.Length height=0.06 "Height of the hills over their mean";
  parameter Modelica.Units.SI.Length wave=0.8 "From one hill to the next";
  parameter Integer n=19 "Number of heights along each side";
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Height of the centre";
  output Modelica.Units.SI.Position z=body.r_0[3] "Position of the centre along z";
  output Modelica.Units.SI.Force f_n=sum(contact.f_n) "Normal forces";
  output Modelica.Units.SI.Energy energy "Kinetic, potential and elastic energy, and what is lost: constant";
  output Modelica.Units.SI.Energy lost(start=0, fixed=true) "Lost by damping and friction";
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world(axisLength=0.3, defaultN_to_m=2000, defaultBodyDiameter=0.02)
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.12, b=0.08, c=0.06),
    density=8/(4/3*Modelica.Constants.pi*0.12*0.08*0.06),
    centred=true,
    drawShape=false,
    r_0(start={0.05,0.3,0.1}, each fixed=true),
    v_0(start={0.3,0,0}, each fixed=true),
    angles_fixed=true,
    angles_start={0.3,0.2,0.4},
    w_a(start={0,0,0}, each fixed=true)) "Solid ellipsoid" annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Contacts.BodyTerrain contact[2](
    each points=2,
    number={1,2},
    each shape=body.shape,
    each terrain=NormalContact.Shapes.Surfaces.terrain(
      x={-1.2,1.2},
      z={-1.2,1.2},
      y={{height*sin(2*Modelica.Constants.pi/wave*(-1.2 + 2.4*(i - 1)/(n - 1)))*cos(2*Modelica.Constants.pi/wave*(-1.2 + 2.4*(j - 1)/(n - 1))) for j in 1:n} for i in 1:n}),
    animation={true,false},
    redeclare each NormalContact.Forces.Normal.PowerLaw normalForce(K=2e7, restitution=0.5),
    redeclare each NormalContact.Forces.Friction.Coulomb friction(mu=0.4, v_d=0.01)) "Ellipsoid and hills, in up to two points"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
equation
  for i in 1:2 loop
    connect(world.frame_b, contact[i].frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
    connect(contact[i].frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  end for;
  der(lost) = sum(contact.lossPower);
  energy = 0.5*body.m*body.v_0*body.v_0 + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*y + sum(contact.normalForce.energy) + lost;
  annotation (experiment(StopTime=2, Interval=0.004, Tolerance=1e-8), Documentation(info="<html>
<p>A solid ellipsoid falls on a height field with hills, bounces, slides and rolls. The ground is hollow between the hills, so it may touch in two points: two elements
keep them apart. <code>energy</code> is that of the body, of the contacts, and what friction and damping took; it stays constant.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/EllipsoidOnHills.svg\" alt=\"Position of the centre and energy over time\"></p>
</html>", figures={Figure(title="Fall into a hollow", identifier="fall-into-a-hollow", preferred=true, plots={
        Plot(title="Position", curves={Curve(y=x, legend="along x"), Curve(y=y, legend="height"), Curve(y=z, legend="along z")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="both contacts")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="kinetic, potential, elastic and lost"), Curve(y=lost, legend="lost")})})}));
end EllipsoidOnHills;
