within NormalContactTest.Spatial;
model PlaneOrTerrain "A body dropped on a plane, and on a level terrain, moves alike"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Parts.Body onPlane(
    m=2,
    r_CM={0,0,0},
    I_11=0.004,
    I_22=0.006,
    I_33=0.007,
    r_0(start={0,0.2,0}, each fixed=true),
    v_0(start={0.4,0,0.1}, each fixed=true),
    angles_fixed=true,
    angles_start={0.3,0.2,0.4},
    w_a(start={1,2,3}, each fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body onTerrain(
    m=2,
    r_CM={0,0,0},
    I_11=0.004,
    I_22=0.006,
    I_33=0.007,
    r_0(start={0,0.2,0}, each fixed=true),
    v_0(start={0.4,0,0.1}, each fixed=true),
    angles_fixed=true,
    angles_start={0.3,0.2,0.4},
    w_a(start={1,2,3}, each fixed=true));
  NormalContact.Contacts.BodyPlane plane(
    gapState=false,
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7, restitution=0.6));
  NormalContact.Contacts.BodyTerrain terrain(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08),
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7, restitution=0.6));
  output Real d_place=sum(abs(onPlane.r_0 - onTerrain.r_0)) "Difference of the positions";
  output Real d_spin=sum(abs(onPlane.w_a - onTerrain.w_a)) "Difference of the angular velocities";
  output Real jumps=terrain.jumps "There is one contact";
equation
  connect(world.frame_b, plane.frame_b);
  connect(world.frame_b, terrain.frame_b);
  connect(plane.frame_a, onPlane.frame_a);
  connect(terrain.frame_a, onTerrain.frame_a);
  annotation (experiment(StopTime=0.6, Interval=0.01, Tolerance=1e-9));
end PlaneOrTerrain;
