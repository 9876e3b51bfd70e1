within NormalContactTest.Planar;
model RollingCircles "Bodies that roll on and in circles and on each other: closed forms, and two joints that describe the same motion"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=9.81);
  inner NormalContact.Settings settings(animation=false);
  parameter Real e[:]=NormalContact.Shapes.Planar.ellipse(a=0.12, b=0.08) "An ellipse";
  Body onDisc(x=0.4*sin(0.1)) "Disc on a disc";
  NormalContact.Joints.RollingOnBodyPlanar disc(shape_a=NormalContact.Shapes.Planar.circle(r=0.1), shape_b=NormalContact.Shapes.Planar.circle(r=0.3));
  Body inDisc(x=0.4*sin(0.5)) "Disc in a circle";
  NormalContact.Joints.RollingInCircle hollow(shape=NormalContact.Shapes.Planar.circle(r=0.1), R=0.5);
  Body onCircle(x=0.02) "Ellipse on a circle, by its polar potential";
  NormalContact.Joints.RollingOnCircle circle(shape=NormalContact.Shapes.Planar.forRadius(e, R=0.3), R=0.3);
  Body onBody(x=0.02) "The same, by two generating potentials";
  NormalContact.Joints.RollingOnBodyPlanar pair(shape_a=e, shape_b=NormalContact.Shapes.Planar.circle(r=0.3));
  Body inCircle(x=0.2) "Ellipse in a circle";
  NormalContact.Joints.RollingInCircle drum(shape=e, R=0.5);
  NormalContact.Contacts.BodyInCircle same(shape=e, R=0.5, redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e-20), redeclare NormalContact.Forces.Friction.None friction)
    "An elastic element without force on the same frames";
  output Real onDisc_energy=(onDisc.along.v^2 + onDisc.up.v^2)/(4/3*9.81) - (0.4*cos(0.1) - onDisc.up.s) "Speed of a disc that rolls down a disc";
  output Real inDisc_energy=(inDisc.along.v^2 + inDisc.up.v^2)/(4/3*9.81) - (-0.4*cos(0.5) - inDisc.up.s) "The same in a circle";
  output Real onDisc_radius=sqrt(onDisc.along.s^2 + onDisc.up.s^2) "0.4";
  output Real inDisc_radius=sqrt(inDisc.along.s^2 + inDisc.up.s^2) "0.4";
  output Real rolled=onDisc.turn.phi + 4*(atan2(onDisc.along.s, onDisc.up.s) - 0.1) "Angle of the disc that has rolled: 0";
  output Real rolled_in=inDisc.turn.phi - 4*(0.5 - atan2(inDisc.along.s, -inDisc.up.s)) "The same in the circle: 0";
  output Real d_x=onCircle.along.s - onBody.along.s "Two descriptions of one motion";
  output Real d_phi=onCircle.turn.phi - onBody.turn.phi "The same";
  output Real d_f=circle.f_n - pair.f_n "The same of the force";
  output Real d_t=circle.f_t - pair.f_t "The same of the tangential force";
  output Real E_body=onBody.energy "Energy";
  output Real E_drum=inCircle.energy "Energy";
  output Real drum_y=inCircle.up.s "The ellipse starts below";
  output Real d_gap=same.gap "Gap, zero by the joint";
  output Real d_point=sum(abs(same.r_C_a - drum.r_C_a)) + sum(abs(same.r_C_b - drum.r_C_b)) + sum(abs(same.e_n - drum.e_n)) + abs(same.kappa - drum.kappa) "Contact seen by both";
  output Real d_rolling=same.v_s_a - same.v_s_b "Rolling: the contact point moves as far along the body as along the circle";
protected
  model Body "Disc or ellipse of mass 1 and inertia 0.005"
    outer Modelica.Mechanics.MultiBody.World world;
    parameter Real x "Start";
    Modelica.Mechanics.MultiBody.Joints.Prismatic along(n={1,0,0}, animation=false, s(start=x, fixed=true));
    Modelica.Mechanics.MultiBody.Joints.Prismatic up(n={0,1,0}, animation=false);
    Modelica.Mechanics.MultiBody.Joints.Revolute turn(animation=false, phi(start=0, fixed=true), w(start=0, fixed=true));
    Modelica.Mechanics.MultiBody.Parts.Body body(r_CM={0,0,0}, m=1, I_33=0.005, animation=false);
    Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame "Body";
    Real energy=(along.v^2 + up.v^2)/2 + 0.0025*turn.w^2 + 9.81*up.s "Energy";
  equation
    connect(world.frame_b, along.frame_a);
    connect(along.frame_b, up.frame_a);
    connect(up.frame_b, turn.frame_a);
    connect(turn.frame_b, body.frame_a);
    connect(turn.frame_b, frame);
  end Body;
equation
  connect(onDisc.frame, disc.frame_a);
  connect(world.frame_b, disc.frame_b);
  connect(inDisc.frame, hollow.frame_a);
  connect(world.frame_b, hollow.frame_b);
  connect(onCircle.frame, circle.frame_a);
  connect(world.frame_b, circle.frame_b);
  connect(onBody.frame, pair.frame_a);
  connect(world.frame_b, pair.frame_b);
  connect(inCircle.frame, drum.frame_a);
  connect(world.frame_b, drum.frame_b);
  connect(inCircle.frame, same.frame_a);
  connect(world.frame_b, same.frame_b);
  annotation (experiment(StopTime=0.6, Interval=0.01, Tolerance=1e-9));
end RollingCircles;
