within NormalContact.Interfaces;
partial model PlanarConstraint "Ideal, bilateral contact in a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarForce;
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=0.5 "Coefficient of static friction, to tell when a real contact would slip"
    annotation (Dialog(group="Limits of the ideal contact"));
  Real mu_required(unit="1") "Friction that the contact needs: |f_t/f_n|";
  Boolean liftOff "= true, if a real contact would lift off (f_n < 0)";
  Boolean slip "= true, if a real contact would slip (|f_t| > mu*f_n)";
equation
  frame_b.t = cross(r_C_b, f_b);
  frame_a.t = cross(r_C_a, frame_a.f);
  mu_required = noEvent(abs(f_t)/max(abs(f_n), Modelica.Constants.small));
  liftOff = f_n < 0;
  slip = abs(f_t) > mu*f_n;
  annotation (Documentation(info="<html>
<p>Base class of the ideal planar contacts: the constraint forces act at the contact point. The constraint is bilateral; the
outputs <code>liftOff</code> and <code>slip</code> tell when a real contact would not hold (Römer, Fidlin, Seemann: explicit
analytical solutions, eq. (89)).</p>
</html>"));
end PlanarConstraint;
