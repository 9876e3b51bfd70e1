within NormalContact.Examples.Spatial;
model EllipsoidOnTorus "Ellipsoid that slides on a torus"
  extends Modelica.Icons.Example;
  output Modelica.Units.SI.Position x=body.r_0[1] "Position of the centre along x";
  output Modelica.Units.SI.Position y=body.r_0[2] "Position of the centre along y";
  output Modelica.Units.SI.Position z=body.r_0[3] "Height of the centre";
  output Modelica.Units.SI.Force f_n=sliding.f_n "Normal force; negative: a real body would lift off";
  output Modelica.Units.SI.Energy energy "Kinetic and potential energy, constant";
  inner Modelica.Mechanics.MultiBody.World world(n={0,0,-1}, axisLength=0.2) "World, z up"
    annotation (Placement(transformation(extent={{-80,-10},{-60,10}})));
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  NormalContact.Parts.ShapedBody body(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06),
    density=1/(4/3*Modelica.Constants.pi*0.1*0.08*0.06),
    centred=true,
    r_0(start={0.3,0,0.17}),
    v_0(start={0.3,0.8,0}),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={Modelica.Constants.pi/2 + 0.2,0.1,0.3},
    w_a(start={0,0,1}, each fixed=true),
    useQuaternions=false) "Solid ellipsoid" annotation (Placement(transformation(extent={{40,-10},{60,10}})));
  NormalContact.Joints.SlidingSurfaces sliding(
    surface_a=NormalContact.Shapes.Surfaces.potential(body.shape),
    surface_b=NormalContact.Shapes.Surfaces.torus(R=0.3, r=0.1)) "Ellipsoid on torus"
    annotation (Placement(transformation(extent={{10,-10},{-10,10}})));
initial equation
  body.r_0[1] = 0.3;
  body.r_0[2] = 0;
  body.v_0[1] = 0.3;
  body.v_0[2] = 0.8;
equation
  connect(world.frame_b, sliding.frame_b) annotation (Line(points={{-60,0},{-10,0}}, color={95,95,95}, thickness=0.5));
  connect(sliding.frame_a, body.frame_a) annotation (Line(points={{10,0},{40,0}}, color={95,95,95}, thickness=0.5));
  energy = 0.5*body.m*body.v_0*body.v_0 + 0.5*body.w_a*(body.I*body.w_a) + body.m*world.g*z;
  annotation (experiment(StopTime=0.5, Interval=0.002, Tolerance=1e-8), Documentation(info="<html>
<p>A solid ellipsoid slides without friction on a torus with a vertical axis: two parametric surfaces in contact. It starts on top,
slides outwards and is held by the bilateral joint on its way down and under the ring; <code>f_n</code> is negative there.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/EllipsoidOnTorus.svg\" alt=\"Position of the centre and normal force over time\"></p>
<p>The torus is concave in one direction on its inner side: a pair of surfaces need not be convex, as long as their relative
curvatures <code>sliding.kappa</code> are positive.</p>
</html>", figures={Figure(title="Sliding", identifier="sliding", preferred=true, plots={
        Plot(title="Path seen along the axis of the torus", curves={Curve(x=x, y=y, legend="ellipsoid")}),
        Plot(title="Normal force", curves={Curve(y=f_n, legend="torus on ellipsoid")}),
        Plot(title="Energy", curves={Curve(y=energy, legend="energy")})})}));
end EllipsoidOnTorus;
