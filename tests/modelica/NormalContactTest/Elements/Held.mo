within NormalContactTest.Elements;
model Held "Ellipsoid near the top of its counterpart, with its energy"
  extends Modelica.Mechanics.MultiBody.Parts.Body(
    m=1,
    r_CM={0,0,0},
    I_11=(0.06^2 + 0.08^2)/5,
    I_22=(0.1^2 + 0.08^2)/5,
    I_33=(0.1^2 + 0.06^2)/5,
    r_0(start={0.05,0.31,0.03}),
    v_0(start={0.3,0,0.2}),
    angles_fixed=true,
    angles_start={0.2,0.3,0.1},
    w_a(start={1,2,-0.5}, each fixed=true),
    useQuaternions=false,
    animation=false);
  Real K=(v_0*v_0 + w_a*(I*w_a))/2 "Kinetic energy";
  Real E=K + world.g*r_0[2] "Energy";
initial equation
  r_0[1] = 0.05;
  r_0[3] = 0.03;
end Held;
