within NormalContactTest.Spatial;
partial model ElasticEllipsoid "The ellipsoid of the example on an elastic contact: approaches the ideal one"
  parameter Real K;
  parameter Real v_d;
  inner Modelica.Mechanics.MultiBody.World world;
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=1,
    r_CM={0,0,0},
    I_11=0.01,
    I_22=0.02,
    I_33=0.026,
    r_0(start={0,h,0}, each fixed=true),
    v_0(start=-Modelica.Mechanics.MultiBody.Frames.resolve1(body.R_start, cross({1,2,-3}, p)), each fixed=true),
    angles_fixed=true,
    angles_start={0.3,0.2,0.1},
    w_a(start={1,2,-3}, each fixed=true),
    animation=false);
  NormalContact.Contacts.BodyPlane contact(
    animation=false,
    shape=shape,
    redeclare NormalContact.Forces.Normal.Linear normalForce(c=K, d=sqrt(K)),
    redeclare NormalContact.Forces.Friction.Coulomb friction(mu=2, v_d=v_d));
  Real x=body.r_0[1];
  Real z=body.r_0[3];
protected
  parameter Real shape[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1);
  parameter Real n[3]=Modelica.Mechanics.MultiBody.Frames.resolve2(body.R_start, {0,-1,0});
  parameter Real h=NormalContact.Functions.Spatial.potential(shape, n[1], n[2], n[3]);
  parameter Real p[3]={NormalContact.Functions.Spatial.point(shape, n[1], n[2], n[3], i) for i in 1:3};
equation
  connect(world.frame_b, contact.frame_b);
  connect(contact.frame_a, body.frame_a);
end ElasticEllipsoid;
