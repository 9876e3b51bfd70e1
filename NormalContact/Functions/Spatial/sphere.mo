within NormalContact.Functions.Spatial;
pure function sphere "Contact of a body with a sphere"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Integer description(min=1, max=3) "1 polar potential, 2 polar potential of a surrounding body, 3 generating potential";
  input Modelica.Units.SI.Radius R "Radius of the sphere";
  input Modelica.Units.SI.Position c[3] "Centre of the sphere, resolved in the body's frame";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the centre of the sphere relative to the body, resolved in the body's frame";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the sphere relative to the body, resolved in the body's frame";
  output Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  output Real e_n[3](each unit="1") "Contact normal, from the sphere into the body";
  output Modelica.Units.SI.Position p[3] "Contact point on the body";
  output Real kappa[2](each unit="1/m") "Principal curvatures of the body";
  output Modelica.Units.SI.Velocity v_s[3] "Velocity of the contact point along the boundary of the body";
external "C" gap = NormalContact_sphere(shape, size(shape, 1), description, R, c, v, w, e_n, p, kappa, v_s) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>All vectors are resolved in the frame of the body.</p>
</html>"));
end sphere;
