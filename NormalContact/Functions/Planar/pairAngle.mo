within NormalContact.Functions.Planar;
pure function pairAngle "Polar angle of the common normal of two planar bodies"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Planar";
  input Real shape_b[:] "Shape of the counterpart";
  input Modelica.Units.SI.Position x "Position of the body, seen from the counterpart";
  input Modelica.Units.SI.Position y "Position of the body";
  input Real c(unit="1") "Cosine of the angle of the body relative to the counterpart";
  input Real s(unit="1") "Sine of that angle";
  output Modelica.Units.SI.Angle phi "Polar angle of the outer normal of the counterpart, in its frame";
external "C" phi = NormalContact_planarPairAngle(shape_a, size(shape_a, 1), shape_b, size(shape_b, 1), x, y, c, s) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape_a, noDerivative=shape_b) = NormalContact.Functions.Internal.Planar.pairAngle_der, Documentation(info="<html>
<p>The angle at which n&middot;r - h<sub>b</sub>(&phi;) - h<sub>a</sub>(&phi; + &pi; - &theta;) is largest, &theta; being the angle of the body.</p>
</html>"));
end pairAngle;
