within NormalContact.Interfaces;
partial model SwitchingLine "Ideal, unilateral contact with a line: rolling, sliding, lift-off, impact"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.LineGeometry;
  extends NormalContact.Interfaces.PlanarForce(pointDiameter=3*diameter);
  parameter Modelica.Units.SI.Mass m "Mass of the body" annotation (Dialog(group="Body"));
  parameter Modelica.Units.SI.Inertia J "Inertia of the body about its centre of mass" annotation (Dialog(group="Body"));
  parameter Modelica.Units.SI.Position r_CM[2] "Centre of mass, along x and y of the shape" annotation (Dialog(group="Body"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=settings.mu "Coefficient of friction" annotation (Dialog(group="Forces"));
  parameter Real restitution(min=0, max=1)=settings.restitution "Coefficient of restitution; 0: plastic impacts" annotation (Dialog(group="Forces"));
  parameter Modelica.Units.SI.Velocity v_small(min=Modelica.Constants.small)=1e-3 "A body that rebounds more slowly stays on the line"
    annotation (Dialog(group="Forces"));
  parameter Boolean contact_start=false "= true, if the body starts on the line"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  parameter Modelica.Units.SI.Frequency correction(min=0)=10 "Rate at which errors of integration of gap and slip are corrected"
    annotation (Dialog(tab="Advanced"));
  Boolean contact(start=contact_start, fixed=true) "= true, if the body stays on the line";
  Boolean rolling(start=contact_start, fixed=true) "= true, if it does not slide";
  Real direction(start=0, fixed=true) "Direction of sliding: 1 or -1; 0 before the first time";
  Boolean hit "= true, at an impact";
  Modelica.Units.SI.Velocity v_n "Rate of the gap";
  discrete Modelica.Units.SI.Impulse P_n(start=0, fixed=true) "Normal impulse of the last impact";
  discrete Modelica.Units.SI.Impulse P_t(start=0, fixed=true) "Its tangential impulse";
protected
  Real h[4](each unit="m") "Potential and derivatives";
  Modelica.Units.SI.Acceleration a_n "Second derivative of the gap";
  Modelica.Units.SI.Acceleration a_t "Derivative of the sliding velocity";
  Modelica.Units.SI.Position c[3] "From the centre of mass to the contact point";
  Real W_nn(unit="1/kg") "Inverse of the mass that the contact sees along the normal";
  Real W_nt(unit="1/kg") "Coupling";
  Real W_tt(unit="1/kg") "Along the tangent";
  Real D(unit="1/kg2") "Determinant";
  discrete Boolean grips(start=true, fixed=true) "= true, if an impact ends without sliding";
  discrete Real s(start=0, fixed=true) "Sign of the sliding velocity before an impact";
  discrete Modelica.Units.SI.Velocity v_back(start=0, fixed=true) "Sliding velocity along direction, not positive, that integration has left when sliding began";
  constant Modelica.Units.SI.Velocity tiny=1e-6 "Velocity of sliding back at which the body begins to roll";
initial equation
  assert(gap > -1e-6*Functions.Planar.width(shape, getInstanceName()), getInstanceName() + ": the body starts " + String(-gap) + " m below the line. Start it higher, see Functions.Start.heightOnLine, or on the line by contact_start = true.");
equation
  (gap, phi, p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.line(shape, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  h = Functions.Planar.evaluate(shape, phi);
  v_n = v_rel*e_y + w_rel*h[2];
  v_t = v_rel*e_x + w_rel*h[1];
  a_n = der(v_rel)*e_y + der(w_rel)*h[2] - w_rel^2*h[3];
  a_t = der(v_rel)*e_x + der(w_rel)*h[1] - w_rel^2*h[2];
  0 = if pre(contact) then a_n + 2*correction*v_n + correction^2*gap else f_n/m;
  0 = if pre(contact) and pre(rolling) then a_t + correction*v_t else (f_t + (if pre(contact) then mu*pre(direction)*f_n else 0))/m;
  c = Frames.resolve1(R_rel, r_C_a - r_CM[1]*e_x - r_CM[2]*e_y);
  W_nn = 1/m + (c*e_x)^2/J;
  W_nt = -(c*e_x)*(c*e_y)/J;
  W_tt = 1/m + (c*e_y)^2/J;
  D = W_nn*W_tt - W_nt^2;
  assert(noEvent(not (contact and not rolling) or W_nn > mu*direction*W_nt), getInstanceName() + ": the body jams. It slides with so much friction that no normal force keeps it on the line (Painleve's paradox): lower mu = " + String(mu) + ", or use Contacts.BodyLine, which is elastic.");
  hit = not pre(contact) and gap < 0 and v_n < 0;
  when hit then
    s = if v_t > 0 then 1 else -1;
    grips = abs(W_nt*(1 + restitution)*v_n - W_nn*v_t) <= mu*(W_nt*v_t - W_tt*(1 + restitution)*v_n);
    P_n = if grips then (W_nt*v_t - W_tt*(1 + restitution)*v_n)/D else -(1 + restitution)*v_n/(W_nn - mu*s*W_nt);
    P_t = if grips then (W_nt*(1 + restitution)*v_n - W_nn*v_t)/D else -mu*s*P_n;
  end when;
  when hit then
    contact = -restitution*v_n < v_small;
  elsewhen pre(contact) and f_n < 0 then
    contact = false;
  end when;
  when hit then
    rolling = grips;
    direction = s;
    v_back = 0;
  elsewhen pre(contact) and pre(rolling) and abs(f_t) > mu*f_n then
    rolling = false;
    direction = if f_t > 0 then -1 else 1;
    v_back = min(0, if f_t > 0 then -v_t else v_t);
  elsewhen pre(contact) and not pre(rolling) and pre(direction)*v_t < pre(v_back) - tiny then
    rolling = true;
    direction = pre(direction);
    v_back = 0;
  end when;
  frame_b.t = cross(r_C_b, f_b);
  frame_a.t = cross(r_C_a, frame_a.f);
  annotation (Documentation(info="<html>
<p>Base class of bodies on a line with contact that comes and goes. While they touch, the force follows from the accelerations: the second derivative of the gap vanishes, and
that of the slip while the body rolls; errors of integration fade with the rate <code>correction</code>.</p>
</html>"));
end SwitchingLine;
