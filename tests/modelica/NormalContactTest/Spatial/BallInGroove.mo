within NormalContactTest.Spatial;
model BallInGroove "A ball comes to rest in a groove, on two points that carry the same load"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=2,
    r_CM={0,0,0},
    I_11=0.008,
    I_22=0.008,
    I_33=0.008,
    r_0(start={0.01,0.16,0}, each fixed=true),
    v_0(each fixed=true),
    angles_fixed=true,
    w_a(each fixed=true));
  NormalContact.Contacts.BodyTerrain contact[2](
    each points=2,
    number={1,2},
    each shape=NormalContact.Shapes.Spatial.sphere(r=0.1),
    each terrain=NormalContact.Shapes.Surfaces.extruded(
      curve=NormalContact.Shapes.Curves.bspline(degree=3, knots={0,0,0,0,1,2,3,4,5,6,6,6,6}, points=[0.6,0.6,0; 0.4,0.4,0; 0.2,0.2,0; 0.01,0.01,0; 0,0,0; -0.01,0.01,0; -0.2,0.2,0; -0.4,0.4,0; -0.6,0.6,0]),
      width=1),
    each cells={32,5},
    redeclare each NormalContact.Forces.Normal.PowerLaw normalForce(K=1e6, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=20),
    redeclare each NormalContact.Forces.Friction.None friction) "Sides of 45 degrees";
  output Real f_1=contact[1].f_n "Load of the first point";
  output Real f_2=contact[2].f_n "Load of the second point";
  output Real x=body.r_0[1] "Beside the middle";
equation
  for i in 1:2 loop
    connect(world.frame_b, contact[i].frame_b);
    connect(contact[i].frame_a, body.frame_a);
  end for;
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-8));
end BallInGroove;
