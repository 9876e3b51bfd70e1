within NormalContactTest.Planar;
model RockingPlates "Plates that rock and change many times between rolling and sliding, on the ground and on a lift: energy falls, whatever the integration has left of the slip"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=12.7);
  inner NormalContact.Settings settings(animation=false);
  Modelica.Mechanics.MultiBody.Joints.Prismatic lift(n={0,1,0}, useAxisFlange=true);
  Modelica.Mechanics.Translational.Sources.Accelerate drive(s(fixed=true), v(fixed=true));
  Modelica.Blocks.Sources.Constant acceleration(k=3);
  NormalContact.Parts.PlateOnLine plates[2](each phi_start=0.4, each v_x_start=1, each restitution=0.5, each mu=0.1);
  Modelica.Units.SI.Energy E[2]={0.5*plates[i].mass.m*(plates[i].v_x^2 + plates[i].v_y^2) + 0.5*plates[i].mass.J*plates[i].w^2
     + plates[i].mass.m*(world.g + (if i == 2 then acceleration.k else 0))*plates[i].y for i in 1:2} "Energy, seen from the ground and from the lift";
  discrete Modelica.Units.SI.Energy E_before[2](each start=100, each fixed=true) "0.01 s ago";
equation
  connect(acceleration.y, drive.a_ref);
  connect(drive.flange, lift.axis);
  connect(world.frame_b, lift.frame_a);
  connect(world.frame_b, plates[1].frame_b);
  connect(lift.frame_b, plates[2].frame_b);
  when sample(0.01, 0.01) then
    E_before = E;
    for i in 1:2 loop
      assert(E[i] < pre(E_before[i]) + 1e-4, "The energy of a plate grows.");
    end for;
  end when;
  when terminal() then
    assert(plates[1].contact and plates[2].contact, "The plates do not rest on their ground.");
    assert(max(abs(plates.gap)) < 1e-4, "They leave it.");
  end when;
  annotation (experiment(StopTime=1.5));
end RockingPlates;
