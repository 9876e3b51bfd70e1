within NormalContactTest.Planar;
model StartHelpers "Bodies that start touching touch, and those that start in equilibrium stay at rest"
  import NormalContact.Functions.Start;
  import Modelica.Mechanics.MultiBody.Frames;
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=10);
  inner NormalContact.Settings settings(animation=false);
  parameter Real shape[:]=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.shift(x=0.01, y=0.02)) "Shape";
  parameter Real body[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Shape in space";
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,1,0}, useAxisFlange=true, s(start=0.1 - Start.penetration(f=20 + 5e4*0.1, K=1e7, c=5e4), fixed=true), v(fixed=true), animation=false);
  Modelica.Mechanics.MultiBody.Parts.Body mass(m=2, r_CM={0,0,0}, animation=false);
  Modelica.Mechanics.Translational.Components.Spring spring(c=5e4) "Presses it down, relaxed at s = 0";
  NormalContact.Contacts.BodyLine resting(shape=NormalContact.Shapes.Planar.circle(r=0.1), redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7));
  output Real line=Start.heightOnLine(shape, 0.4) - sqrt((0.1*sin(0.4))^2 + (0.05*cos(0.4))^2) + 0.01*sin(0.4) + 0.02*cos(0.4) "0";
  output Real plane=Start.heightOnPlane(body, Frames.axisRotation(1, 0.7, 0)) - sqrt((0.2*cos(0.7))^2 + (0.1*sin(0.7))^2) "0";
  output Real plane_x=Start.heightOnPlane(body, normal={2,0,0}) - 0.3 "0";
  output Real v=guide.v "0";
  output Real f_n=resting.f_n - 20 - 5e4*guide.s "Contact minus weight and spring";
equation
  connect(world.frame_b, guide.frame_a);
  connect(guide.frame_b, mass.frame_a);
  connect(mass.frame_a, resting.frame_a);
  connect(world.frame_b, resting.frame_b);
  connect(guide.support, spring.flange_a);
  connect(spring.flange_b, guide.axis);
  annotation (experiment(StopTime=0.5, Interval=0.01, Tolerance=1e-9));
end StartHelpers;
