within NormalContactTest.Planar;
model EnergyCloses "Plate that bounces, slides and rolls to rest: what it loses warms the heat port, and energy closes"
  parameter Real shape[:]=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Shape";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  Modelica.Mechanics.MultiBody.Joints.Planar planar(s_y(start=0.2, fixed=true), s_x(fixed=true), phi(start=0.3, fixed=true), v_x(start=0.5, fixed=true),
    v_y(fixed=true), w(start=-3, fixed=true));
  NormalContact.Parts.ShapedPlate plate(shape=shape);
  NormalContact.Contacts.BodyLine contact(shape=shape, useHeatPort=true, rollingArm=0.002,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7), redeclare NormalContact.Forces.Friction.Coulomb friction);
  Modelica.Thermal.HeatTransfer.Components.HeatCapacitor heat(C=1, T(start=300, fixed=true));
  output Real E=plate.m*(planar.v_x^2 + planar.v_y^2)/2 + plate.I_33*planar.w^2/2 + plate.m*world.g*planar.s_y + contact.normalForce.energy + heat.T - 300
    "Energy and heat";
  output Real lossPower=contact.lossPower "Power lost";
  output Real m=plate.m/(7800*0.01*Modelica.Constants.pi*0.1*0.05) "Mass over that of the closed form";
  output Real J=plate.I_33/(plate.m*(0.1^2 + 0.05^2)/4) "Inertia over that of the closed form";
equation
  connect(world.frame_b, planar.frame_a);
  connect(planar.frame_b, plate.frame_a);
  connect(plate.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  connect(contact.heatPort, heat.port);
  annotation (experiment(StopTime=1.5, Interval=0.002, Tolerance=1e-8));
end EnergyCloses;
