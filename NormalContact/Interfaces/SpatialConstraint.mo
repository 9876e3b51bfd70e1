within NormalContact.Interfaces;
partial model SpatialConstraint "Ideal, bilateral contact in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialForce;
  extends NormalContact.Interfaces.IdealContact;
equation
  r_C_b = r_rel + Frames.resolve1(R_rel, r_C_a);
  frame_b.t = cross(r_C_b, f_b);
  frame_a.t = cross(r_C_a, frame_a.f);
  liftOff = f_n < 0;
  annotation (Documentation(info="<html>
<p>Base class of the ideal spatial contacts: the constraint forces act at the contact point. The constraint is bilateral; the
outputs <code>liftOff</code> and <code>slip</code> tell when a real contact would not hold.</p>
</html>"));
end SpatialConstraint;
