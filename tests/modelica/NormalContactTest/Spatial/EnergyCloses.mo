within NormalContactTest.Spatial;
model EnergyCloses "Body that bounces, slides and rolls: what it loses warms the heat port, and energy closes"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Real shape[:]=NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06) "Shape";
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  NormalContact.Parts.ShapedBody body(shape=shape, density=1000, r_0(start={0,0.2,0}, each fixed=true), v_0(start={1,0,0.3}, each fixed=true), w_a(start={1,2,3}, each fixed=true),
    angles_fixed=true, angles_start={0.3,0.2,0.1});
  NormalContact.Contacts.BodyPlane contact(shape=shape, useHeatPort=true, rollingArm=0.002, spinningArm=0.002,
    redeclare NormalContact.Forces.Normal.PowerLaw normalForce(K=1e7), redeclare NormalContact.Forces.Friction.Coulomb friction);
  Modelica.Thermal.HeatTransfer.Components.HeatCapacitor heat(C=1, T(start=300, fixed=true));
  output Real E=body.m*body.v_0*body.v_0/2 + body.w_a*(body.I*body.w_a)/2 + body.m*world.g*body.r_0[2] + contact.normalForce.energy + heat.T - 300 "Energy and heat";
  output Real lossPower=contact.lossPower "Power lost";
  output Real m=body.m/(1000*4/3*Modelica.Constants.pi*0.1*0.08*0.06) "Mass over that of the closed form";
  output Real I=body.I_11/(body.m*(0.08^2 + 0.06^2)/5) "Inertia over that of the closed form";
equation
  connect(body.frame_a, contact.frame_a);
  connect(world.frame_b, contact.frame_b);
  connect(contact.heatPort, heat.port);
  annotation (experiment(StopTime=0.5, Interval=0.002, Tolerance=1e-8));
end EnergyCloses;
