within NormalContactTest.Spatial;
model RollingSurfaces "The same ellipsoid rolls on a convex body and on the surface of it"
  extends NormalContact.Examples.Spatial.EllipsoidOnEllipsoid(world(enableAnimation=false));
  Modelica.Mechanics.MultiBody.Parts.Body other(
    m=1,
    r_CM={0,0,0},
    I_11=(0.06^2 + 0.08^2)/5,
    I_22=(0.1^2 + 0.08^2)/5,
    I_33=(0.1^2 + 0.06^2)/5,
    r_0(start={0.05,0.31,0.03}),
    angles_fixed=true,
    sequence_start={1,2,3},
    angles_start={0.2,0.3,0.1},
    w_a(start={1,2,-0.5}, each fixed=true),
    useQuaternions=false,
    animation=false);
  NormalContact.Joints.RollingOnSurface onSurface(
    shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08),
    terrain=NormalContact.Shapes.Surfaces.potential(NormalContact.Shapes.Spatial.ellipsoid(a=0.4, b=0.25, c=0.3)));
  output Real d_place=sum(abs(other.r_0 - body.r_0)) "Difference of the positions";
  output Real d_force=onSurface.f_n - rolling.f_n "Difference of the normal forces";
  output Real d_point=sum(abs(onSurface.r_C_b - rolling.r_C_b)) "Difference of the contact points";
initial equation
  other.r_0[1] = 0.05;
  other.r_0[3] = 0.03;
equation
  connect(world.frame_b, onSurface.frame_b);
  connect(onSurface.frame_a, other.frame_a);
  annotation (experiment(StopTime=0.8, Interval=0.01, Tolerance=1e-9));
end RollingSurfaces;
