within NormalContactTest.Refused;
model WrongValues "Runs as it is; each wrong value is refused at the start by the name of the element or of its law"
  parameter Modelica.Units.SI.Length s_0=0.02 "refused at 0: .roller: the body starts 0.02 m inside its counterpart, deeper than penetration_max = 0.002 m. Raise s_0";
  parameter Modelica.Units.SI.Length s_strip=0.02 "refused at 0: .strip: the body starts 0.02 m inside its counterpart, deeper than penetration_max = 0.002 m. Raise s_0";
  parameter Modelica.Units.SI.Length s_flat=0.1 "refused at 0: .flat: the body starts 0.02";
  parameter Modelica.Units.SI.Length height=1 "refused at -0.5: .plane: the body starts 0.7 m inside its counterpart, deeper than penetration_max = 0.02 m. Start the body farther away";
  parameter Modelica.Units.SI.Length middle=0.5 "refused at 0: .circle, contact with a circle: the centre of the counterpart lies on the reference point of the body";
  parameter Modelica.Units.SI.ModulusOfElasticity E=2e11 "refused at 0: .roller.normalForce, materials E_a, nu_a, E_b, nu_b: ";
  parameter Real nu=0.3 "refused at 0.7: .roller.normalForce, materials E_a, nu_a, E_b, nu_b: ";
  parameter Real e=0.6 "refused at 1.2: .roller.normalForce, damping of an impact: ";
  parameter Modelica.Units.SI.Velocity v_small=1e-3 "refused at -1: .roller.normalForce, damping of an impact: an option is outside its range; widths, smoothing velocities";
  parameter Real mu=0.3 "refused at -0.1: .roller.friction, friction: ";
  parameter Modelica.Units.SI.Velocity v_d=0.01 "refused at 0: .roller.friction, friction: an option is outside its range; widths, smoothing velocities";
  parameter Real K=1e8 "refused at 0: .flat.normalForce: the stiffness K must be positive";
  parameter Real m=1.5 "refused at 0.5: .flat.normalForce, elastic force: ";
  parameter Modelica.Units.SI.Velocity v_s=0.1 "refused at 0: .flat.friction, friction: ";
  parameter Modelica.Units.SI.Length width=0.01 "refused at 0: .strip.normalForce, force of a line contact: ";
  parameter Real c=1e6 "refused at 0: .spring.normalForce: the stiffness c must be positive";
  parameter Real kind=1 "refused at 77: .line, shape, term 1 of the shape: the shape vector holds a term of unknown kind";
  parameter Modelica.Units.SI.Radius r=0.1 "refused at 0: .line: ";
  parameter Modelica.Units.SI.Radius R=0.01 "refused at 0: .circle, contact with a circle: a radius is not positive";
  parameter Modelica.Units.SI.Radius R_roller=0.01 "refused at 0.015: .strip: the contact point is not unique where the centre of the circle is at 79.2 deg: there its path bends more sharply";
  parameter Real family=101 "refused at 1: .plane, shape, term 1 of the shape: a planar shape holds a spatial term, or a spatial shape a planar one";
  inner Modelica.Mechanics.MultiBody.World world;
  Modelica.Mechanics.MultiBody.Joints.Prismatic above(n={0,1,0}, s(start=height, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Joints.Prismatic beside(n={0,1,0}, s(start=middle, fixed=true), v(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.PointMass bodies[2](each m=1);
  NormalContact.Contacts.BodyLine line(shape={kind,1,r}, contourCount=3);
  NormalContact.Contacts.BodyCircle circle(R=R, shape=NormalContact.Shapes.Planar.circle(r=0.03), contourCount=3);
  NormalContact.Contacts.BodyPlane plane(shape={family,1,0.2}, penetration_max=0.02, wireCount=3);
  Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=1, phi(start=0, fixed=true));
  NormalContact.Mechanisms.RollerFollower roller(s_0=s_0,
    redeclare NormalContact.Forces.Normal.Hertz normalForce(E_a=E, nu_b=nu, restitution=e, v_small=v_small),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=mu, v_d=v_d));
  NormalContact.Mechanisms.FlatFollower flat(s_0=s_flat,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=K, m=m),
    redeclare NormalContact.Forces.Friction.Stribeck friction(v_s=v_s));
  NormalContact.Mechanisms.RollerFollower strip(R=R_roller, s_0=s_strip, shape=NormalContact.Shapes.Planar.lobedCam(r=0.02, amplitude=0.01/3),
    redeclare NormalContact.Forces.Normal.HertzLine normalForce(width=width));
  NormalContact.Mechanisms.FlatFollower spring(redeclare NormalContact.Forces.Normal.Linear normalForce(c=c));
  Modelica.Mechanics.Translational.Components.Fixed fixed;
equation
  connect(world.frame_b, above.frame_a);
  connect(world.frame_b, beside.frame_a);
  connect(above.frame_b, bodies[1].frame_a);
  connect(beside.frame_b, bodies[2].frame_a);
  connect(above.frame_b, line.frame_a);
  connect(world.frame_b, line.frame_b);
  connect(beside.frame_b, circle.frame_a);
  connect(world.frame_b, circle.frame_b);
  connect(above.frame_b, plane.frame_a);
  connect(world.frame_b, plane.frame_b);
  connect(speed.flange, roller.camshaft);
  connect(speed.flange, flat.camshaft);
  connect(speed.flange, strip.camshaft);
  connect(speed.flange, spring.camshaft);
  connect(roller.follower, fixed.flange);
  connect(flat.follower, fixed.flange);
  connect(strip.follower, fixed.flange);
  connect(spring.follower, fixed.flange);
  annotation (experiment(StopTime=0.01));
end WrongValues;
