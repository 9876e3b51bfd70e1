within NormalContactTest.Spatial;
model FastEllipsoid "An ellipsoid that a joint turns at constant speed touches a plane twice a turn, though nothing else limits the steps"
  parameter Real w=100 "Speed";
  parameter Boolean turnEvents=true "Events while apart";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, gravityType=Modelica.Mechanics.MultiBody.Types.GravityTypes.NoGravity);
  inner NormalContact.Settings settings(animation=false);
  Modelica.Mechanics.MultiBody.Parts.FixedTranslation up(r={0,0.0995,0});
  Modelica.Mechanics.MultiBody.Joints.Revolute axis(useAxisFlange=true);
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=w, phi(start=0.2, fixed=true));
  NormalContact.Contacts.BodyPlane contact(shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.06), turnEvents=turnEvents,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e6), redeclare NormalContact.Forces.Friction.None friction);
  Integer hits(start=0, fixed=true) "Number of contacts";
  output Real missed=w*time/Modelica.Constants.pi - hits "Half turns without a contact";
equation
  when contact.contact then
    hits = pre(hits) + 1;
  end when;
  connect(world.frame_b, up.frame_a);
  connect(up.frame_b, axis.frame_a);
  connect(speed.flange, axis.axis);
  connect(axis.frame_b, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  annotation (experiment(StopTime=1, Interval=0.1, Tolerance=1e-6));
end FastEllipsoid;
