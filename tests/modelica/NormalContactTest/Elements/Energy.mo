within NormalContactTest.Elements;
model Energy "Energy of a body, measured at its frame"
  import Modelica.Mechanics.MultiBody.Frames;
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m "Mass";
  parameter Real r_CM[3] "Centre of mass";
  parameter Real I[3] "Inertia about the axes through the centre of mass";
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame "Frame of the body";
  Real r[3]=frame.r_0 + Frames.resolve1(frame.R, r_CM) "Centre of mass, in the world";
  Real v[3]=der(r) "Its velocity";
  Real w[3]=Frames.angularVelocity2(frame.R) "Angular velocity";
  Real K=(m*(v*v) + I*{w[1]^2,w[2]^2,w[3]^2})/2 "Kinetic energy";
  Real E=K + m*world.g*r[2] "Energy";
equation
  frame.f = zeros(3);
  frame.t = zeros(3);
end Energy;
