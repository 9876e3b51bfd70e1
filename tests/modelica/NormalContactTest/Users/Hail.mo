within NormalContactTest.Users;
model Hail "An array of bodies falls from different heights, and rebounds as it should"
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real e=0.7;
  parameter Real h[3]={0.1,0.2,0.3};
  Modelica.Mechanics.MultiBody.Joints.Prismatic guide[3](each n={0,1,0}, s(start=h + fill(0.05, 3), each fixed=true), v(each start=0, each fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body body[3](each m=1, each r_CM={0,0,0}, each animation=false);
  NormalContact.Contacts.BodyLine contact[3](each shape=NormalContact.Shapes.Planar.circle(r=0.05), each animation=false,
    redeclare each NormalContact.Forces.Normal.Hertz normalForce(restitution=e), redeclare each NormalContact.Forces.Friction.None friction);
  discrete Real t_touch[3](each start=-1, each fixed=true) "Time of the first touch";
  discrete Real v_rise[3](each start=0, each fixed=true) "Velocity after it";
equation
  for i in 1:3 loop
    connect(world.frame_b, guide[i].frame_a);
    connect(guide[i].frame_b, body[i].frame_a);
    connect(body[i].frame_a, contact[i].frame_a);
    connect(world.frame_b, contact[i].frame_b);
    when contact[i].contact then
      t_touch[i] = if pre(t_touch[i]) < 0 then time else pre(t_touch[i]);
    end when;
    when not contact[i].contact then
      v_rise[i] = if pre(v_rise[i]) > 0 then pre(v_rise[i]) else guide[i].v;
    end when;
    assert(t_touch[i] < 0 or abs(t_touch[i] - sqrt(2*h[i]/world.g)) < 1e-6, "The time of the fall is not sqrt(2 h/g).");
    assert(v_rise[i] <= 0 or abs(v_rise[i] - e*sqrt(2*world.g*h[i])) < 2e-3, "The body does not rebound with e v.");
  end for;
  when terminal() then
    assert(min(v_rise) > 0, "A body has not touched.");
  end when;
end Hail;
