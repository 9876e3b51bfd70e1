within NormalContactTest.Elements;
model Solid "Free body in space, with its energy"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real shape[:] "Shape";
  parameter Real y=0 "Height at the start";
  NormalContact.Parts.ShapedBody body(shape=shape, r_0(start={0,y,0}, each fixed=true), v_0(start={0.1,0,0}, each fixed=true), angles_fixed=true, w_0_fixed=true, w_0_start={0.5,0.2,-1}, useQuaternions=false);
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame "Body";
  Real K=body.m*(body.v_0*body.v_0)/2 + body.w_a*(body.I*body.w_a)/2 "Kinetic energy";
  Real E=K + body.m*world.g*body.r_0[2] "Energy";
equation
  connect(body.frame_a, frame);
end Solid;
