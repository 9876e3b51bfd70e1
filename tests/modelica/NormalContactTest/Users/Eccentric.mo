within NormalContactTest.Users;
model Eccentric "An eccentric drives a flat follower: lift and torque in closed form"
  parameter Real r=0.03;
  parameter Real e=0.005;
  parameter Real m=0.2;
  parameter Real c=2000;
  parameter Real w=40;
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=w, phi(start=0, fixed=true));
  NormalContact.Mechanisms.FlatFollower cam(ideal=true, direction=0, s_0=0, shape=cat(1, NormalContact.Shapes.Planar.circle(r=r), NormalContact.Shapes.Planar.shift(x=e)));
  Modelica.Mechanics.Translational.Components.Mass mass(m=m);
  Modelica.Mechanics.Translational.Components.Spring spring(c=c, s_rel0=0);
  Modelica.Mechanics.Translational.Components.Fixed fixed(s0=0.01);
  Real force=m*(-e*w^2*cos(w*time)) + c*(r + e*cos(w*time) - 0.01);
equation
  connect(drive.flange, cam.camshaft);
  connect(cam.follower, mass.flange_a);
  connect(mass.flange_b, spring.flange_a);
  connect(spring.flange_b, fixed.flange);
  assert(abs(mass.s - r - e*cos(w*time)) < 1e-12, "The lift is not r + e cos(phi).");
  assert(abs(mass.v + e*w*sin(w*time)) < 1e-9, "The velocity is not -e w sin(phi).");
  assert(abs(cam.f_n - force) < 1e-6, "The force is not that of mass and spring.");
  assert(abs(cam.camshaft.tau + force*e*sin(w*time)) < 1e-8, "The torque is not that of the force at its lever.");
end Eccentric;
