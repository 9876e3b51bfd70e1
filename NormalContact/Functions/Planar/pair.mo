within NormalContact.Functions.Planar;
pure function pair "Contact of two planar bodies"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position r[2] "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Angle angle "Angle of the body, counter-clockwise";
  input Modelica.Units.SI.Velocity v[2] "Velocity of the reference point of the body";
  input Modelica.Units.SI.AngularVelocity w "Angular velocity of the body";
  output Modelica.Units.SI.Length gap "Signed distance (negative: penetration)";
  output Modelica.Units.SI.Angle phi "Polar angle of the outer normal of the counterpart";
  output Modelica.Units.SI.Position p_a[2] "Contact point on the body";
  output Modelica.Units.SI.Position p_b[2] "Contact point on the counterpart";
  output Modelica.Units.SI.Radius rho[2] "Curvature radii of the body and of the counterpart";
  output Modelica.Units.SI.Velocity speed[2]
    "Speeds of the contact point along the boundaries of body and counterpart, counter-clockwise";
external "C" gap = NormalContact_planarPair(shape_a, size(shape_a, 1), shape_b, size(shape_b, 1), r, angle, v, w, phi, p_a, p_b, rho, speed) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>All vectors are resolved in the frame of the counterpart, positions seen from its reference point. The gap is the global signed
distance. The speeds contain the planar contact equations; they hold for any gap.</p>
</html>"));
end pair;
