within NormalContactTest.Spatial;
model SlidingBodies "An ellipsoid that slides on another one: as convex bodies, and as parametric surfaces"
  inner Modelica.Mechanics.MultiBody.World world;
  parameter Real shape_a[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08);
  parameter Real shape_b[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.4, b=0.25, c=0.3);
  Start body;
  NormalContact.Joints.SlidingOnBody sliding(animation=false, shape_a=shape_a, shape_b=shape_b);
  Start body_s;
  NormalContact.Joints.SlidingSurfaces surfaces(
    animation=false,
    surface_a=NormalContact.Shapes.Surfaces.potential(shape_a),
    surface_b=NormalContact.Shapes.Surfaces.potential(shape_b));
  Real E=body.m*body.v_0*body.v_0/2 + body.w_a*(body.I*body.w_a)/2 + body.m*world.g*body.r_0[2] "Energy";
  model Start "Solid ellipsoid near the top"
    extends Modelica.Mechanics.MultiBody.Parts.Body(
      m=1,
      r_CM={0,0,0},
      I_11=(0.06^2 + 0.08^2)/5,
      I_22=(0.1^2 + 0.08^2)/5,
      I_33=(0.1^2 + 0.06^2)/5,
      r_0(start={0.05,0.31,0.03}),
      v_0(start={0.3,0,0.2}),
      angles_fixed=true,
      angles_start={0.2,0.3,0.1},
      w_a(start={1,2,-0.5}, each fixed=true),
      useQuaternions=false,
      animation=false);
  initial equation
    r_0[1] = 0.05;
    r_0[3] = 0.03;
    v_0[1] = 0.3;
    v_0[3] = 0.2;
  end Start;
equation
  connect(world.frame_b, sliding.frame_b);
  connect(sliding.frame_a, body.frame_a);
  connect(world.frame_b, surfaces.frame_b);
  connect(surfaces.frame_a, body_s.frame_a);
  annotation (experiment(StopTime=0.4, Interval=0.005, Tolerance=1e-9));
end SlidingBodies;
