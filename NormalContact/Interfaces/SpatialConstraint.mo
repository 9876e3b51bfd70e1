within NormalContact.Interfaces;
partial model SpatialConstraint "Ideal, bilateral contact in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialPair;
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=0.5 "Coefficient of static friction, to tell when a real contact would slip"
    annotation (Dialog(group="Limits of the ideal contact"));
  Modelica.Units.SI.Length gap "Gap, zero by the constraint";
  Modelica.Units.SI.Position r_C_a[3] "Contact point, from frame_a, resolved in frame_a";
  Modelica.Units.SI.Position r_C_b[3] "Contact point, from frame_b, resolved in frame_b";
  Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body, resolved in frame_b";
  Modelica.Units.SI.Force f_n "Normal force on the body";
  Modelica.Units.SI.Force f_t[3] "Tangential force on the body, resolved in frame_b";
  Real mu_required(unit="1") "Friction that the contact needs: |f_t/f_n|";
  Boolean liftOff "= true, if a real contact would lift off (f_n < 0)";
  Boolean slip "= true, if a real contact would slip (|f_t| > mu*f_n)";
protected
  Modelica.Units.SI.Force f_b[3] "Force on the body, resolved in frame_b";
  NormalContact.Visualizers.Contact point(
    diameter=pointDiameter,
    pointColor=pointColor,
    forceColor=forceColor,
    R=frame_b.R,
    r=frame_b.r_0,
    r_C=r_C_b,
    f=f_b) if draw "Contact point and force";
equation
  f_b = f_n*e_n + f_t;
  r_C_b = r_rel + Frames.resolve1(R_rel, r_C_a);
  frame_b.f = f_b;
  frame_b.t = cross(r_C_b, f_b);
  frame_a.f = -Frames.resolve2(R_rel, f_b);
  frame_a.t = cross(r_C_a, frame_a.f);
  mu_required = noEvent(sqrt(f_t*f_t)/max(abs(f_n), Modelica.Constants.small));
  liftOff = f_n < 0;
  slip = sqrt(f_t*f_t) > mu*f_n;
  annotation (Documentation(info="<html>
<p>Base class of the ideal spatial contacts: the constraint forces act at the contact point. The constraint is bilateral; the
outputs <code>liftOff</code> and <code>slip</code> tell when a real contact would not hold.</p>
</html>"));
end SpatialConstraint;
