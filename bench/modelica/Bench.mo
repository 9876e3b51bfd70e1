package Bench "The same cam with NormalContact and in plain Modelica"
  model Explicit "Cam and roller with NormalContact"
    Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=-100, phi(start=0, fixed=true));
    NormalContact.Mechanisms.RollerFollower cam(
      s_0=0,
      J=1.25e-6,
      redeclare NormalContact.Forces.Normal.Hertz normalForce(dissipation=NormalContact.Types.Dissipation.HuntCrossley),
      redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.6, v_d=100));
    Modelica.Mechanics.Translational.Components.Mass tappet(m=0.025, s(start=0.02 - 5.1e-7, fixed=true), v(start=0, fixed=true));
    Modelica.Mechanics.Translational.Components.Spring spring(c=200);
    Modelica.Mechanics.Translational.Components.Fixed fixed;
    output Real distance=tappet.s "Distance of the roller from the cam axis";
    output Real w_roller=cam.w_roller "Angular velocity of the roller";
  equation
    connect(speed.flange, cam.camshaft);
    connect(cam.follower, tappet.flange_a);
    connect(tappet.flange_b, spring.flange_b);
    connect(spring.flange_a, fixed.flange);
    annotation (experiment(StopTime=1, Interval=1e-4, Tolerance=1e-8));
  end Explicit;

  function lobe "Lift of the cam and its derivatives by the angle"
    input Real x "Angle";
    input Real R "Radius of the roller";
    input Integer order "Order of the derivative";
    output Real y "Value";
  protected
    Real z=mod(x, 2*Modelica.Constants.pi);
    Real p=z - Modelica.Constants.pi/6;
    Real q=5*Modelica.Constants.pi/6 - z;
  algorithm
    if p <= 0 or q <= 0 then
      y := 0;
    elseif order == 0 then
      y := R/3*p^3*q^4;
    elseif order == 1 then
      y := R/3*(3*p^2*q^4 - 4*p^3*q^3);
    else
      y := R/3*(6*p*q^4 - 24*p^2*q^3 + 12*p^3*q^2);
    end if;
  end lobe;

  model Implicit "Cam and roller in plain Modelica: the contact point is where the boundaries have a common normal"
    constant Real pi=Modelica.Constants.pi;
    parameter Real R=0.01 "Radius of the roller";
    parameter Real m=0.025 "Mass of the tappet";
    parameter Real J=1.25e-6 "Inertia of the roller";
    parameter Real c=200 "Stiffness of the spring";
    parameter Real E=2.1e11/(2*(1 - 0.3^2)) "Effective modulus";
    Real phi(start=0, fixed=true) "Angle of the cam";
    Real distance(start=0.02 - 5.1e-7, fixed=true) "Distance of the roller from the cam axis";
    Real v(start=0, fixed=true) "Its velocity";
    Real w_roller(start=0, fixed=true) "Angular velocity of the roller";
    Real a(start=-pi/2) "Parameter of the contact point on the boundary of the cam";
    Real b(start=pi/2) "Parameter of the contact point on the roller";
    Real p[2] "Contact point on the cam, in the frame of the cam";
    Real t[2] "Tangent of the cam";
    Real q[2] "Contact point on the roller, in the frame of the cam";
    Real M[2] "Centre of the roller, in the frame of the cam";
    Real n[2] "Outer normal of the cam";
    Real g, g1, g2 "Parametric form of the boundary";
    Real L, kappa "Length and curvature of the path of the roller";
    Real gap, v_n, v_t "Gap, its rate, sliding velocity";
    Real f_n, f_t "Forces";
    Real r[2], v_rel[2] "Contact point from the cam axis along the guide, relative velocity";
    Real e_n[2], e_t[2], f[2] "Normal, tangent and force along the guide";
    Boolean contact "= true, if cam and roller touch";
    discrete Real chi(start=0, fixed=true) "Damping factor";
  equation
    der(phi) = -100;
    // boundary of the cam as a parametric curve
    g = 2*R + lobe(a, R, 0);
    g1 = lobe(a, R, 1);
    g2 = lobe(a, R, 2);
    L = sqrt(g^2 + g1^2);
    n = {g*cos(a) + g1*sin(a),g*sin(a) - g1*cos(a)}/L;
    p = g*{cos(a),sin(a)} - R*n;
    t = {-n[2],n[1]};
    kappa = (g^2 + 2*g1^2 - g*g2)/L^3;
    // roller
    M = distance*{cos(-pi/2 - phi),sin(-pi/2 - phi)};
    q = M + R*{cos(b),sin(b)};
    // common normal: the tangents are parallel, and the connection of the points is normal to them
    0 = t*{cos(b),sin(b)};
    0 = t*(q - p);
    gap = n*(q - p);
    contact = gap < 0;
    // forces
    e_n = -{n*{cos(-pi/2 - phi),sin(-pi/2 - phi)},n*{-sin(-pi/2 - phi),cos(-pi/2 - phi)}};
    e_t = {e_n[2],-e_n[1]};
    r = {distance,0} + R*e_n;
    v_rel = -100*{-r[2],r[1]} - {v,0} - w_roller*{-r[2],r[1] - distance};
    v_n = e_n*v_rel;
    v_t = e_t*v_rel;
    when contact then
      chi = 0.6/max(-v_n, 1e-3);
    end when;
    f_n = noEvent(if contact then max(0, 4/3*E*sqrt(R*(1 - R*kappa))*max(-gap, 0)^1.5*(1 - chi*v_n)) else 0);
    f_t = -0.6*f_n*tanh(v_t/100);
    f = f_n*e_n + f_t*e_t;
    der(distance) = v;
    m*der(v) = -f[1] - c*distance;
    J*der(w_roller) = r[2]*f[1] - (r[1] - distance)*f[2];
    annotation (experiment(StopTime=1, Interval=1e-4, Tolerance=1e-8));
  end Implicit;

  model ImplicitCircle "What BodyCircle does, by the common normal in plain Modelica"
    import Modelica.Mechanics.MultiBody.Frames;
    parameter Real R=0.01 "Radius of the roller";
    extends NormalContact.Interfaces.PlanarContact(share=1, penetration_max=0.2*R);
    Real a(start=-Modelica.Constants.pi/2) "Parameter of the contact point on the boundary of the cam";
    Real b(start=Modelica.Constants.pi/2) "Parameter of the contact point on the roller";
    Real p[2], q[2] "Contact points, in frame_a";
    Real M[3] "Centre of the roller, in frame_a";
    Real N[2], t_a[2] "Normal and tangent of the cam, in frame_a";
    Real g, g1, g2, L, kappa_M "Parametric form of the boundary; length and curvature of the path of the roller";
  equation
    g = 2*R + lobe(a, R, 0);
    g1 = lobe(a, R, 1);
    g2 = lobe(a, R, 2);
    L = sqrt(g^2 + g1^2);
    N = {g*cos(a) + g1*sin(a),g*sin(a) - g1*cos(a)}/L;
    p = g*{cos(a),sin(a)} - R*N;
    t_a = {-N[2],N[1]};
    kappa_M = (g^2 + 2*g1^2 - g*g2)/L^3;
    M = -Frames.resolve2(R_rel, r_rel);
    q = {e_x*M,e_y*M} + R*{cos(b),sin(b)};
    0 = t_a*{cos(b),sin(b)};
    0 = t_a*(q - p);
    gap = N*(q - p);
    kappa = kappa_M/(1 - R*kappa_M);
    kappa_b = 1/R;
    e_n = -Frames.resolve1(R_rel, N[1]*e_x + N[2]*e_y);
    e_t = -cross(e_z, e_n);
    r_C_a = p[1]*e_x + p[2]*e_y;
    r_C_b = R*e_n;
    v_s_a = 0;
    v_s_b = 0;
  end ImplicitCircle;

  partial model Frame "Cam and roller of parts of Modelica.Mechanics.MultiBody"
    inner Modelica.Mechanics.MultiBody.World world(g=0, enableAnimation=false);
    inner NormalContact.Settings settings;
    Modelica.Mechanics.Rotational.Sources.ConstantSpeed speed(w_fixed=-100, phi(start=0, fixed=true));
    Modelica.Mechanics.MultiBody.Joints.Revolute camshaft(useAxisFlange=true);
    Modelica.Mechanics.MultiBody.Joints.Prismatic guide(useAxisFlange=true, n={0,-1,0}, s(start=0.02 - 5.1e-7, fixed=true), v(start=0, fixed=true));
    Modelica.Mechanics.Translational.Components.Spring spring(c=200);
    Modelica.Mechanics.MultiBody.Parts.Body tappet(r_CM={0,0,0}, m=0.025);
    Modelica.Mechanics.MultiBody.Joints.Revolute axle(phi(start=0, fixed=true), w(start=0, fixed=true));
    Modelica.Mechanics.MultiBody.Parts.Body roller(r_CM={0,0,0}, m=0, I_33=1.25e-6);
    replaceable NormalContact.Contacts.BodyCircle contact constrainedby NormalContact.Interfaces.PlanarContact(
      redeclare NormalContact.Forces.Normal.Hertz normalForce(dissipation=NormalContact.Types.Dissipation.HuntCrossley),
      redeclare NormalContact.Forces.Friction.Coulomb friction(mu=0.6, v_d=100));
    output Real distance=guide.s "Distance of the roller from the cam axis";
    output Real w_roller=axle.w "Angular velocity of the roller";
  equation
    connect(world.frame_b, camshaft.frame_a);
    connect(speed.flange, camshaft.axis);
    connect(world.frame_b, guide.frame_a);
    connect(guide.support, spring.flange_a);
    connect(spring.flange_b, guide.axis);
    connect(guide.frame_b, tappet.frame_a);
    connect(guide.frame_b, axle.frame_a);
    connect(axle.frame_b, roller.frame_a);
    connect(camshaft.frame_b, contact.frame_a);
    connect(axle.frame_b, contact.frame_b);
    annotation (experiment(StopTime=1, Interval=1e-4, Tolerance=1e-8));
  end Frame;

  model ExplicitFrames "With NormalContact"
    extends Frame;
  end ExplicitFrames;

  model ImplicitFrames "With the common normal"
    extends Frame(redeclare ImplicitCircle contact);
  end ImplicitFrames;
end Bench;
