within NormalContactTest.Elements;
model IdealCams "Cams that never leave their followers, on shafts that turn freely, against a spring"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=0);
  inner NormalContact.Settings settings(animation=false);
  parameter Real size_face=1 "Size of the cam";
  parameter Real s_face[:]=cat(1, NormalContact.Shapes.Planar.circle(r=0.03*size_face), NormalContact.Shapes.Planar.shift(x=0.005*size_face)) "Default shape";
  Shaft roller_drive;
  NormalContact.Joints.CamRoller roller;
  Shaft face_drive;
  NormalContact.Joints.CamFlat face(shape=s_face);
  Flanges rollerFollower_drive;
  NormalContact.Mechanisms.RollerFollower rollerFollower(ideal=true);
  Flanges flatFollower_drive;
  NormalContact.Mechanisms.FlatFollower flatFollower(ideal=true);
  output Real E_roller=roller_drive.E;
  output Real E_face=face_drive.E;
  output Real E_rollerFollower=rollerFollower_drive.E;
  output Real E_flatFollower=flatFollower_drive.E;
  output Real K_roller=roller_drive.E;
  output Real K_face=face_drive.E;
  output Real K_rollerFollower=rollerFollower_drive.E;
  output Real K_flatFollower=flatFollower_drive.E;
protected
  model Shaft "Shaft with inertia, tappet and spring, of frames"
    outer Modelica.Mechanics.MultiBody.World world;
    Modelica.Mechanics.MultiBody.Joints.Revolute shaft(useAxisFlange=true, stateSelect=StateSelect.always, phi(fixed=true), w(start=-30, fixed=true));
    Modelica.Mechanics.MultiBody.Joints.Prismatic guide(n={0,-1,0}, useAxisFlange=true, stateSelect=StateSelect.never, s(start=0.03));
    Modelica.Mechanics.MultiBody.Parts.Body tappet(m=0.1, r_CM={0,0,0}, r_0(start={0,-0.03,0}));
    Modelica.Mechanics.Rotational.Components.Inertia inertia(J=1e-3);
    Modelica.Mechanics.Translational.Components.Spring spring(c=1000);
    Modelica.Mechanics.MultiBody.Interfaces.Frame_b cam "Cam";
    Modelica.Mechanics.MultiBody.Interfaces.Frame_b follower "Roller or face";
    Real E=(1e-3*shaft.w^2 + 0.1*guide.v^2 + 1000*guide.s^2)/2 "Energy";
  equation
    connect(world.frame_b, shaft.frame_a);
    connect(shaft.frame_b, cam);
    connect(world.frame_b, guide.frame_a);
    connect(guide.frame_b, tappet.frame_a);
    connect(guide.frame_b, follower);
    connect(inertia.flange_a, shaft.axis);
    connect(spring.flange_a, guide.support);
    connect(spring.flange_b, guide.axis);
  end Shaft;
  model Flanges "The same, of flanges"
    Modelica.Mechanics.Rotational.Components.Inertia inertia(J=1e-3, stateSelect=StateSelect.always, phi(fixed=true), w(start=-30, fixed=true));
    Modelica.Mechanics.Translational.Components.Mass mass(m=0.1, stateSelect=StateSelect.never);
    Modelica.Mechanics.Translational.Components.Spring spring(c=1000);
    Modelica.Mechanics.Translational.Components.Fixed fixed(s0=-0.02);
    Modelica.Mechanics.Rotational.Interfaces.Flange_b shaft;
    Modelica.Mechanics.Translational.Interfaces.Flange_a follower;
    Real E=(1e-3*inertia.w^2 + 0.1*mass.v^2 + 1000*(mass.s + 0.02)^2)/2 "Energy";
  equation
    connect(inertia.flange_b, shaft);
    connect(fixed.flange, spring.flange_a);
    connect(spring.flange_b, mass.flange_a);
    connect(mass.flange_b, follower);
  end Flanges;
equation
  connect(roller_drive.cam, roller.frame_a);
  connect(roller_drive.follower, roller.frame_b);
  connect(face_drive.cam, face.frame_a);
  connect(face_drive.follower, face.frame_b);
  connect(rollerFollower_drive.shaft, rollerFollower.camshaft);
  connect(rollerFollower.follower, rollerFollower_drive.follower);
  connect(flatFollower_drive.shaft, flatFollower.camshaft);
  connect(flatFollower.follower, flatFollower_drive.follower);
  annotation (experiment(StopTime=0.25, Interval=0.002, Tolerance=1e-8));
end IdealCams;
