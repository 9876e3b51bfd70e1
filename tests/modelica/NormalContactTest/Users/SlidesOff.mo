within NormalContactTest.Users;
model SlidesOff "A small body slides off a sphere without friction: it leaves where the cosine of its angle is 2/3 of that at the start"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real r=0.02;
  parameter Real R=0.5;
  parameter Real angle=0.3;
  Modelica.Mechanics.MultiBody.Parts.Body body(m=1, r_CM={0,0,0}, I_11=1e-3, I_22=1e-3, I_33=1e-3, useQuaternions=false, animation=false, r_0(start=(R + r)*{sin(angle),cos(angle),0}, each fixed=true), v_0(each start=0, each fixed=true), angles_fixed=true, w_0_fixed=true);
  NormalContact.Contacts.BodySphere contact(R=R, shape=NormalContact.Shapes.Spatial.sphere(r=r), animation=false, redeclare NormalContact.Forces.Normal.Linear normalForce(c=1e7, d=2e3), redeclare NormalContact.Forces.Friction.None friction);
  discrete Real cosine(start=0, fixed=true) "Where it left the sphere";
equation
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  when not contact.contact then
    cosine = body.r_0[2]/sqrt(body.r_0*body.r_0);
  end when;
  when terminal() then
    assert(abs(cosine - 2/3*cos(angle)) < 1e-3, "The body leaves the sphere at the cosine " + String(cosine));
  end when;
end SlidesOff;
