within NormalContact.Functions.Planar;
pure function circleDistance "Exact distance of a planar body from a circle"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape, its polar potential for this radius: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Length R "Radius of the circle around the reference point of the counterpart; of a hollow circle, in which the body moves, with a minus sign";
  input Boolean concave "= true, if the body surrounds the circle";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart, along x of the plane of motion";
  input Modelica.Units.SI.Position y "Position of the body along y";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length gap "Distance (negative: penetration)";
  output Modelica.Units.SI.Angle psi "Polar angle at which the circle would touch the body in the nearest point, in the frame of the body";
  output Real n_x(unit="1") "Normal along x, from the counterpart into the body";
  output Real n_y(unit="1") "The same along y";
  output Modelica.Units.SI.Position a_x "Nearest point of the body along x, in its frame";
  output Modelica.Units.SI.Position a_y "The same along y";
  output Modelica.Units.SI.Position b_x "Nearest point of the counterpart along x";
  output Modelica.Units.SI.Position b_y "The same along y";
  output Real kappa(unit="1/m") "Curvature of the body (> 0: convex)";
external "C" gap = NormalContact_circleDistance(shape, size(shape, 1), R, concave, x, y, c, s, name, psi, n_x, n_y, a_x, a_y, b_x, b_y, kappa) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p><a href=\"modelica://NormalContact.Functions.Planar.circle\">Functions.Planar.circle</a> measures the gap along the normal of the potential contact points, which
is the distance up to second order; here it is the distance, to the foot of the perpendicular from the centre of the circle to the boundary (R&ouml;mer, Fidlin, Seemann:
explicit analytical solutions, appendix A). A bounded descent finds the foot; it is the nearest one if the body is convex and the centre lies outside of it. Where
the centre is so deep inside that several points are equally near, there is none, and a message says so.</p>
</html>"));
end circleDistance;
