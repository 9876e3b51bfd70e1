within NormalContact.Functions.Internal.Planar;
pure function pairGap_der2 "Second time derivative of pairGap"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Position y "Position of the body";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  input Real x_der "der(x)";
  input Real y_der "der(y)";
  input Real c_der "der(c)";
  input Real s_der "der(s)";
  input Real x_der2 "der(der(x))";
  input Real y_der2 "der(der(y))";
  input Real c_der2 "der(der(c))";
  input Real s_der2 "der(der(s))";
  output Real gap_der2 "Second time derivative of the gap";
algorithm
  gap_der2 := pairPart(shape_a, shape_b, x, y, c, s, 1)*x_der2 + pairPart(shape_a, shape_b, x, y, c, s, 2)*y_der2 + pairPart(shape_a, shape_b, x, y, c, s, 3)*(c*s_der2 - s*c_der2)
    + pairBend(shape_a, shape_b, x, y, c, s, x_der, y_der, c*s_der - s*c_der);
  annotation (LateInline=true, Documentation(info="<html>
<p>Linear in the second rates; the curvatures of both bodies stand in the rest.</p>
</html>"));
end pairGap_der2;
