within NormalContactTest.Elements;
model Energy "Energy of a body"
  import Modelica.Mechanics.MultiBody.Frames;
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m "Mass";
  parameter Real r_CM[3] "Centre of mass";
  parameter Real I[3] "Inertia about the axes through the centre of mass";
  input Real r_0[3] "Place of the frame of the body";
  input Frames.Orientation R "Its orientation";
  Real r[3]=r_0 + Frames.resolve1(R, r_CM) "Centre of mass, in the world";
  Real v[3]=der(r) "Its velocity";
  Real w[3]=Frames.angularVelocity2(R) "Angular velocity";
  Real K=(m*(v*v) + I*{w[1]^2,w[2]^2,w[3]^2})/2 "Kinetic energy";
  Real E=K + m*world.g*r[2] "Energy";
end Energy;
