within NormalContact.Interfaces;
partial model PlanarConstraint "Ideal, bilateral contact in a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarForce;
  extends NormalContact.Interfaces.IdealContact;
equation
  frame_b.t = cross(r_C_b, f_b);
  frame_a.t = cross(r_C_a, frame_a.f);
  liftOff = f_n < 0;
  annotation (Documentation(info="<html>
<p>Base class of the ideal planar contacts: the constraint forces act at the contact point. The constraint is bilateral; the
outputs <code>liftOff</code> and <code>slip</code> tell when a real contact would not hold (Römer, Fidlin, Seemann: explicit
analytical solutions, eq. (89)).</p>
</html>"));
end PlanarConstraint;
