within NormalContactTest.Spatial;
partial model TwoBodies "Two free bodies in contact: momentum, angular momentum and energy balance"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Boolean exchanged=false "= true, if frame_a of the contact is at body b" annotation (Evaluate=true);
  inner Modelica.Mechanics.MultiBody.World world(gravityType=Modelica.Mechanics.MultiBody.Types.GravityTypes.NoGravity);
  Modelica.Mechanics.MultiBody.Parts.Body a(
    m=2,
    r_CM={0.01,-0.02,0.03},
    I_11=0.02,
    I_22=0.03,
    I_33=0.04,
    I_21=0.002,
    r_0(start={0,0.5,0}, each fixed=true),
    v_0(start={0.3,-2,0.1}, each fixed=true),
    angles_fixed=true,
    angles_start={0.4,0.2,-0.3},
    w_a(start={2,-1,3}, each fixed=true));
  Modelica.Mechanics.MultiBody.Parts.Body b(
    m=3,
    r_CM={-0.02,-0.01,0.01},
    I_11=0.05,
    I_22=0.06,
    I_33=0.07,
    I_32=0.003,
    r_0(start={0.05,0,0.02}, each fixed=true),
    v_0(start={-0.1,0.4,0.2}, each fixed=true),
    angles_fixed=true,
    angles_start={0.1,0.5,0.2},
    w_a(start={0.5,1,-0.7}, each fixed=true));
  replaceable NormalContact.Interfaces.SpatialContact contact(animation=false);
  Real p[3]=momentum(a.m, a.frame_a.R, a.v_0, a.w_a, a.r_CM) + momentum(b.m, b.frame_a.R, b.v_0, b.w_a, b.r_CM) "Momentum";
  Real L[3]=spin(a.m, a.I, a.frame_a.R, a.r_0, a.v_0, a.w_a, a.r_CM) + spin(b.m, b.I, b.frame_a.R, b.r_0, b.v_0, b.w_a, b.r_CM)
    "Angular momentum about the origin";
  Real E=kinetic(a.m, a.I, a.frame_a.R, a.v_0, a.w_a, a.r_CM) + kinetic(b.m, b.I, b.frame_a.R, b.v_0, b.w_a, b.r_CM) + work
    "Kinetic energy and what the contact has taken";
  Real work(start=0, fixed=true) "Energy that went into the contact";
  function momentum
    input Real m;
    input Frames.Orientation R;
    input Real v[3], w[3], c[3];
    output Real p[3]=m*(v + Frames.resolve1(R, cross(w, c)));
  algorithm
  end momentum;
  function spin
    input Real m, I[3, 3];
    input Frames.Orientation R;
    input Real r[3], v[3], w[3], c[3];
    output Real L[3]=Frames.resolve1(R, I*w) + cross(r + Frames.resolve1(R, c), m*(v + Frames.resolve1(R, cross(w, c))));
  algorithm
  end spin;
  function kinetic
    input Real m, I[3, 3];
    input Frames.Orientation R;
    input Real v[3], w[3], c[3];
    output Real E;
  protected
    Real u[3]=v + Frames.resolve1(R, cross(w, c));
  algorithm
    E := 0.5*m*u*u + 0.5*w*(I*w);
  end kinetic;
equation
  der(work) = contact.power;
  if exchanged then
    connect(b.frame_a, contact.frame_a);
    connect(a.frame_a, contact.frame_b);
  else
    connect(a.frame_a, contact.frame_a);
    connect(b.frame_a, contact.frame_b);
  end if;
end TwoBodies;
