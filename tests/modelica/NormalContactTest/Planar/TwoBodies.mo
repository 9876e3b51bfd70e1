within NormalContactTest.Planar;
partial model TwoBodies "Two free bodies in a plane that collide"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Real n[3]={0,0,1} "Axis of the plane";
  parameter Real n_x[3]={1,0,0} "Direction of x";
  replaceable NormalContact.Contacts.BodyLine contact constrainedby NormalContact.Interfaces.PlanarContact(
    n=n, n_x=n_x, animation=false);
  inner Modelica.Mechanics.MultiBody.World world(g=0, enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar joint_a(
    n=n,
    n_x=n_x,
    s_x(start=0.02, fixed=true),
    s_y(start=0.3, fixed=true),
    phi(start=0.4, fixed=true),
    v_x(start=0.5, fixed=true),
    v_y(start=-1, fixed=true),
    w(start=3, fixed=true),
    stateSelect=StateSelect.always);
  Modelica.Mechanics.MultiBody.Joints.Planar joint_b(
    n=n,
    n_x=n_x,
    s_x(start=0, fixed=true),
    s_y(start=0, fixed=true),
    phi(start=0.1, fixed=true),
    v_x(start=0, fixed=true),
    v_y(start=0.5, fixed=true),
    w(start=-0.5, fixed=true),
    stateSelect=StateSelect.always);
  Modelica.Mechanics.MultiBody.Parts.Body body_a(r_CM={0,0,0}, m=1, I_11=0.01, I_22=0.01, I_33=0.01);
  Modelica.Mechanics.MultiBody.Parts.Body body_b(r_CM={0,0,0}, m=2, I_11=0.05, I_22=0.05, I_33=0.05);
  output Real p_x=1 + body_a.m*joint_a.v_x + body_b.m*joint_b.v_x "Momentum along x, plus 1";
  output Real p_y=1 + body_a.m*joint_a.v_y + body_b.m*joint_b.v_y "Momentum along y, plus 1";
  output Real L=1 + body_a.I_33*joint_a.w + body_b.I_33*joint_b.w
    + body_a.m*(joint_a.s_x*joint_a.v_y - joint_a.s_y*joint_a.v_x)
    + body_b.m*(joint_b.s_x*joint_b.v_y - joint_b.s_y*joint_b.v_x) "Angular momentum, plus 1";
  output Real E=body_a.m*(joint_a.v_x^2 + joint_a.v_y^2)/2 + body_a.I_33*joint_a.w^2/2
    + body_b.m*(joint_b.v_x^2 + joint_b.v_y^2)/2 + body_b.I_33*joint_b.w^2/2 + lost "Energy, with the one that was taken by the contact";
  output Real gap=contact.gap "Gap";
  Real lost(start=0, fixed=true) "Energy taken by the contact";
equation
  connect(world.frame_b, joint_a.frame_a);
  connect(joint_a.frame_b, body_a.frame_a);
  connect(joint_a.frame_b, contact.frame_a);
  connect(world.frame_b, joint_b.frame_a);
  connect(joint_b.frame_b, body_b.frame_a);
  connect(joint_b.frame_b, contact.frame_b);
  der(lost) = contact.power;
end TwoBodies;
