within NormalContactTest.Refused;
model WrongParts "Runs as it is; each wrong number of a part is refused at the start by its name"
  parameter Integer side=1 "refused at 2: WrongParts.cam, side (1 or -1), r, R, l, a (positive) of a finger: an option is outside its range; ";
  parameter Modelica.Units.SI.Radius r=0.018 "refused at 0: WrongParts.cam, side (1 or -1), r, R, l, a (positive) of a finger: an option is outside its range; ";
  parameter Modelica.Units.SI.Length l=0.04 "refused at 0.1: .cam, triangle of cam axis, pivot and roller with the sides a, l and r + R, each shorter than the sum of the others: ";
  parameter Modelica.Units.SI.Inertia J=2.5e-5 "refused at 1e-6: The inertia of WrongParts.finger about its pivot is less than that of its mass in its centre: raise J, or lower m or l_cm.";
  parameter Modelica.Units.SI.Angle tilt=0 "refused at 0.3: The axes of WrongParts.solid are not parallel to the principal axes of its inertia: set principal = false (tab Advanced).";
  parameter Modelica.Units.SI.Length aside=0 "refused at 0.1: The centre of mass of WrongParts.solid does not lie in frame_a: set centred = false (tab Advanced).";
  parameter Modelica.Units.SI.Length z_max=1e-5 "refused at 0: .contact.friction: z_max = 0 m, but the displacement before sliding must be positive. For a law without it choose Coulomb.";
  parameter Real chi=0.1 "refused at -1: .contact.normalForce, damped force: a material constant is outside its range; ";
  parameter Modelica.Units.SI.TranslationalDampingConstant d=1 "refused at -1: .line.normalForce: the stiffness c must be positive, d and delta_d must not be negative.";
  parameter Modelica.Units.SI.Position y=0.2 "refused at 0.01: .plate.line: the body starts 0.04 m below the line. Start it higher, see Functions.Start.heightOnLine, or on the line by contact_start = true.";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings;
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed drive(w_fixed=1, phi(fixed=true));
  NormalContact.ValveTrain.FingerFollower cam(side=side, r=r, l=l);
  NormalContact.ValveTrain.Finger finger(J=J);
  NormalContact.ValveTrain.Valve valve;
  NormalContact.ValveTrain.SurgeSpring spring;
  Modelica.Mechanics.Translational.Components.Fixed head;
  NormalContact.Parts.ShapedBody solid(
    centred=true,
    shape=cat(1, NormalContact.Shapes.Spatial.rotated(NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), {0,0,tilt}), NormalContact.Shapes.Spatial.shift({aside,0,0})),
    r_0(start={0,1,0}, each fixed=true),
    v_0(each fixed=true),
    angles_fixed=true,
    w_0_fixed=true);
  NormalContact.Contacts.BodyPlane contact(
    redeclare NormalContact.Forces.Normal.Hertz normalForce(dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=chi),
    redeclare NormalContact.Forces.Friction.Sticking friction(z_max=z_max));
  Modelica.Mechanics.MultiBody.Joints.Planar planar(s_y(start=1, fixed=true), v_y(fixed=true), s_x(fixed=true), v_x(fixed=true), phi(fixed=true), w(fixed=true));
  NormalContact.Parts.ShapedPlate falling;
  NormalContact.Contacts.BodyLine line(redeclare NormalContact.Forces.Normal.Linear normalForce(d=d));
  NormalContact.Parts.PlateOnLine plate(y_start=y);
equation
  connect(drive.flange, cam.camshaft);
  connect(cam.arm, finger.arm);
  connect(finger.tip, valve.flange_a);
  connect(valve.flange_b, spring.flange_a);
  connect(spring.flange_b, head.flange);
  connect(solid.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, falling.frame_a);
  connect(falling.frame_a, line.frame_a);
  connect(world.frame_b, line.frame_b);
  connect(world.frame_b, plate.frame_b);
  annotation (experiment(StopTime=0.01));
end WrongParts;
