within NormalContact.Functions.Planar;
pure function evaluate "Potential and its first three derivatives by the angle"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  output Real h[4] "Value and derivatives of order 1, 2, 3";
external "C" NormalContact_planarEvaluate(shape, size(shape, 1), phi, h) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The boundary point with outer normal e<sub>n</sub> = (cos &phi;, sin &phi;) is h e<sub>n</sub> + h&prime; e<sub>&phi;</sub>, the curvature radius is h + h&Prime; (Römer, Fidlin, Seemann: normal parameterization, eqs. (2), (7)).</p>
</html>"));
end evaluate;
