within NormalContactTest.Elements;
model Plate "Plate in a plane, with its energy"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real shape[:] "Shape";
  parameter Real x=0 "Position at the start";
  parameter Real y=0 "Height at the start";
  parameter Real w=-1 "Angular velocity at the start";
  parameter Boolean free=true "= true, if it starts without a joint";
  Modelica.Mechanics.MultiBody.Joints.Prismatic along(n={1,0,0}, animation=false, s(start=x, fixed=true), v(start=0.1, fixed=free));
  Modelica.Mechanics.MultiBody.Joints.Prismatic up(n={0,1,0}, animation=false, s(start=y, fixed=free), v(fixed=free));
  Modelica.Mechanics.MultiBody.Joints.Revolute turn(animation=false, phi(start=0.2, fixed=true), w(start=w, fixed=true));
  NormalContact.Parts.ShapedPlate plate(shape=shape);
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame "Plate";
  Real K=plate.m*(along.v^2 + up.v^2)/2 + plate.I_33*turn.w^2/2 "Kinetic energy";
  Real E=K + plate.m*world.g*up.s "Energy";
equation
  connect(world.frame_b, along.frame_a);
  connect(along.frame_b, up.frame_a);
  connect(up.frame_b, turn.frame_a);
  connect(turn.frame_b, plate.frame_a);
  connect(turn.frame_b, frame);
end Plate;
