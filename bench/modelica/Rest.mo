package Rest "Bodies of steel that are dropped and come to rest, or go on rolling"
  model Ball "Ball of 25 mm that bounces on a plane and rolls on"
    extends Spatial(shape=NormalContact.Shapes.Spatial.sphere(r=0.025), body(r_0(start={0,0.125,0}), v_0(start={0.3,0,0.1})));
  end Ball;

  model Ellipsoid "Ellipsoid that tumbles on a plane and rocks"
    extends Spatial(shape=NormalContact.Shapes.Spatial.ellipsoid(a=0.03, b=0.02, c=0.025), body(r_0(start={0,0.1,0}), w_0_start={1,0.5,-2}));
  end Ellipsoid;

  model Ellipse "Plate in the shape of an ellipse that bounces on a line and rocks"
    extends Motion;
    parameter Real shape[:]=NormalContact.Shapes.Planar.ellipse(a=0.03, b=0.02) "Shape";
    Modelica.Mechanics.MultiBody.Joints.Planar planar(s_x(fixed=true), s_y(start=0.1, fixed=true), phi(start=0.5, fixed=true), v_x(start=0.1, fixed=true), v_y(fixed=true), w(start=-1, fixed=true));
    NormalContact.Parts.ShapedPlate plate(shape=shape);
    NormalContact.Contacts.BodyLine contact(shape=shape, gapState=gapState);
  equation
    depth = -contact.normalForce.gap;
    energy = plate.m*(planar.v_x^2 + planar.v_y^2)/2 + plate.I_33*planar.w^2/2 + plate.m*world.g*planar.s_y + contact.normalForce.energy;
    connect(world.frame_b, planar.frame_a);
    connect(planar.frame_b, plate.frame_a);
    connect(plate.frame_a, contact.frame_a);
    connect(world.frame_b, contact.frame_b);
    annotation (experiment(StopTime=5, Interval=0.01));
  end Ellipse;

  model Bounces "Ball that loses little and bounces for minutes"
    extends Motion;
    parameter Real restitution=0.99 "Coefficient of restitution";
    parameter Real shape[:]=NormalContact.Shapes.Planar.circle(r=0.025) "Shape";
    Modelica.Mechanics.MultiBody.Joints.Prismatic up(n={0,1,0}, s(start=0.125, fixed=true), v(fixed=true));
    NormalContact.Parts.ShapedPlate plate(shape=shape);
    NormalContact.Contacts.BodyLine contact(shape=shape, gapState=gapState, normalForce(restitution=restitution, v_small=1e-6));
    discrete Integer bounces(start=0, fixed=true) "Number of times that the ball has touched the line";
  equation
    when contact.contact then
      bounces = pre(bounces) + 1;
    end when;
    depth = -contact.normalForce.gap;
    energy = plate.m*up.v^2/2 + plate.m*world.g*up.s + contact.normalForce.energy;
    connect(world.frame_b, up.frame_a);
    connect(up.frame_b, plate.frame_a);
    connect(plate.frame_a, contact.frame_a);
    connect(world.frame_b, contact.frame_b);
    annotation (experiment(StopTime=320, Interval=0.1));
  end Bounces;

  partial model Motion "What is measured"
    parameter Boolean gapState=true "= true, if the penetration is a state" annotation (Evaluate=true);
    inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
    inner NormalContact.Settings settings(animation=false);
    output Real depth "Penetration";
    output Real energy "Kinetic, potential and elastic energy";
  end Motion;

  partial model Spatial "Free body on a plane"
    extends Motion;
    parameter Real shape[:] "Shape";
    NormalContact.Parts.ShapedBody body(shape=shape, r_0(each fixed=true), v_0(each fixed=true), angles_fixed=true, w_0_fixed=true, useQuaternions=false);
    NormalContact.Contacts.BodyPlane contact(shape=shape, gapState=gapState);
  equation
    depth = -contact.normalForce.gap;
    energy = body.m*(body.v_0*body.v_0)/2 + body.w_a*(body.I*body.w_a)/2 + body.m*world.g*body.r_0[2] + contact.normalForce.energy;
    connect(body.frame_a, contact.frame_a);
    connect(world.frame_b, contact.frame_b);
    annotation (experiment(StopTime=5, Interval=0.01));
  end Spatial;
end Rest;
