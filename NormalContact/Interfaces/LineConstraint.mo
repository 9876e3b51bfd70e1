within NormalContact.Interfaces;
partial model LineConstraint "Ideal, bilateral contact with a straight line"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.LineGeometry;
  extends NormalContact.Interfaces.PlanarConstraint(pointDiameter=3*diameter);
  Modelica.Units.SI.Length h "Potential: height of frame_a above the line";
protected
  final parameter Real checked[size(shape, 1)]=Functions.Internal.Planar.checked(shape, getInstanceName() + ", shape") "The shape, checked before the constraint needs it";
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
equation
  n_a = Frames.resolve2(R_rel, -e_y);
  phi = Functions.Planar.angle(n_a*e_x, n_a*e_y);
  h = Functions.Planar.potential(checked, phi);
  gap = r_rel*e_y - h;
  gap = 0;
  v_t = v_rel*e_x + w_rel*h;
  (, , p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.line(shape, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  annotation (Documentation(info="<html>
<p>Base class of the ideal contacts with a line. The potential is the constraint: gap = y - h(&phi;) = 0.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates h twice, hence it is a scalar function of its own; what is not differentiated comes from the same call as in
<a href=\"modelica://NormalContact.Contacts.BodyLine\">Contacts.BodyLine</a>.</p>
</html>"));
end LineConstraint;
