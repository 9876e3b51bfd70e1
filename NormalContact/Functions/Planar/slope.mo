within NormalContact.Functions.Planar;
pure function slope "Derivative of the potential by its angle, h'(phi)"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  output Modelica.Units.SI.Length h "Value";
external "C" h = NormalContact_planarSlope(shape, size(shape, 1), phi) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape) = NormalContact.Functions.Internal.Planar.slope_der,
    Documentation(info="<html>
<p>Coordinate of the contact point along the tangent, counted from the foot of the perpendicular from the reference point.</p>
</html>"));
end slope;
