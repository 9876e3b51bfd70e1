within NormalContactTest.Planar;
model Billiards "A disc bounces between the four walls of a box without loss: the path unfolds to a straight line"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=0);
  inner NormalContact.Settings settings(dissipation=NormalContact.Types.Dissipation.Undamped, mu=0);
  Modelica.Mechanics.MultiBody.Joints.Planar planar(s_x(fixed=true), s_y(fixed=true), phi(fixed=true), v_x(start=1.1, fixed=true), v_y(start=0.7, fixed=true), w(fixed=true));
  NormalContact.Parts.ShapedPlate plate(shape=NormalContact.Shapes.Planar.circle(r=0.1));
  NormalContact.Contacts.BodyInBox box(shape=NormalContact.Shapes.Planar.circle(r=0.1), width=0.8, height=0.5);
  output Real d_x=planar.s_x - (abs(mod(1.1*time + 0.9, 1.2) - 0.6) - 0.3) "Position minus that of a point between walls at +-0.3";
  output Real d_y=planar.s_y - (abs(mod(0.7*time + 0.45, 0.6) - 0.3) - 0.15) "The same of +-0.15";
  output Real speed=sqrt(planar.v_x^2 + planar.v_y^2) "Speed, the same after as before an impact";
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, plate.frame_a);
  connect(plate.frame_a, box.frame_a);
  connect(world.frame_b, box.frame_b);
  annotation (experiment(StopTime=3, Interval=0.01, Tolerance=1e-8));
end Billiards;
