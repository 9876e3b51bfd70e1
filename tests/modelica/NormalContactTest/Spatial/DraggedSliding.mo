within NormalContactTest.Spatial;
model DraggedSliding "Joint, then body, drawn, with their default shapes: OpenModelica finds states, and the energy stays"
  inner Modelica.Mechanics.MultiBody.World world;
  NormalContact.Joints.SlidingOnBody sliding;
  Modelica.Mechanics.MultiBody.Parts.Body body(
    useQuaternions=false,
    m=1,
    r_CM={0,0,0},
    I_11=0.01,
    I_22=0.01,
    I_33=0.01,
    r_0(start={0.02,0.4,0.01}, fixed={true,false,true}),
    v_0(start={0.3,0,0}, fixed={true,false,true}),
    angles_fixed=true,
    w_a(start={1,2,-0.5}, each fixed=true));
  Real E=0.5*(body.v_0*body.v_0 + body.w_a*(body.I*body.w_a)) + world.g*body.r_0[2] "Energy over mass";
protected
  parameter Real E_0(fixed=false) "Energy at the start";
initial equation
  E_0 = E;
equation
  connect(world.frame_b, sliding.frame_b);
  connect(sliding.frame_a, body.frame_a);
  assert(noEvent(abs(E - E_0) < 1e-6), "The energy changes by " + String(E - E_0) + " J/kg.");
  annotation (experiment(StopTime=0.2, Interval=0.01, Tolerance=1e-8));
end DraggedSliding;
