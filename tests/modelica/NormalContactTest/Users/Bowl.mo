within NormalContactTest.Users;
model Bowl "A disc rolls in a bowl: half a period of pi sqrt(3 (rho - R)/(2 g))"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real m=2;
  parameter Real r=0.05;
  parameter Real rho=0.55;
  parameter Real angle=0.05;
  final parameter Real T=Modelica.Constants.pi*sqrt(1.5*(rho - r)/world.g);
  Modelica.Mechanics.MultiBody.Joints.Planar plane(n={0,0,1}, n_x={1,0,0}, s_x(start=(rho - r)*sin(angle), fixed=true), s_y(start=-(rho - r)*cos(angle), fixed=true), phi(start=0, fixed=true), v_x(start=0, fixed=true), v_y(start=0, fixed=true), w(start=0, fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body disc(m=m, r_CM={0,0,0}, I_33=0.5*m*r^2, animation=false);
  NormalContact.Contacts.BodyCircle contact(R=r, concave=true, shape=NormalContact.Shapes.Planar.circle(r=rho - r), animation=false,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e7, d=2e4), redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.8, v_d=1e-5));
  discrete Real reached(start=0, fixed=true) "Angle after half a period";
equation
  connect(world.frame_b, plane.frame_a);
  connect(plane.frame_b, disc.frame_a);
  connect(world.frame_b, contact.frame_a);
  connect(disc.frame_a, contact.frame_b);
  when time >= T then
    reached = atan2(plane.s_x, -plane.s_y);
  end when;
  when terminal() then
    assert(abs(reached + angle) < 1e-2*angle, "The disc is not on the other side after half a period, but at " + String(reached));
  end when;
end Bowl;
