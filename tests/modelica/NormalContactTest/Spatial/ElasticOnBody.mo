within NormalContactTest.Spatial;
partial model ElasticOnBody "The ellipsoid on an ellipsoid of the example on an elastic contact: approaches the ideal one"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Real K;
  parameter Real v_d;
  inner Modelica.Mechanics.MultiBody.World world;
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,0,0},
    I_11=(0.06^2 + 0.08^2)/5,
    I_22=(0.1^2 + 0.08^2)/5,
    I_33=(0.1^2 + 0.06^2)/5,
    r_0(start={0.05,height,0.03}, each fixed=true),
    angles_fixed=true,
    angles_start={0.2,0.3,0.1},
    w_a(start={1,2,-0.5}, each fixed=true),
    animation=false);
  NormalContact.Contacts.BodyBody contact(
    animation=false,
    shape_a=shape_a,
    shape_b=shape_b,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=K, d=sqrt(K)),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=2, v_d=v_d));
  Real x=body.r_0[1];
  Real z=body.r_0[3];
protected
  NormalContact.Functions.Spatial.TwoBodies bodies=NormalContact.Functions.Spatial.TwoBodies(shape_a, shape_b);
  parameter Real shape_a[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.06, c=0.08);
  parameter Real shape_b[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.4, b=0.25, c=0.3);
  parameter Real height=0.30923622 "Of the centre at the touch";
  parameter Real pose[12]=cat(1, {0.05,height,0.03}, body.R_start.T[:, 1], body.R_start.T[:, 2], body.R_start.T[:, 3]);
initial equation
  body.v_0 = -Frames.resolve1(body.R_start, cross({1,2,-0.5}, {NormalContact.Functions.Spatial.pairContact(bodies, pose, i) for i in 4:6}));
equation
  connect(world.frame_b, contact.frame_b);
  connect(contact.frame_a, body.frame_a);
end ElasticOnBody;
