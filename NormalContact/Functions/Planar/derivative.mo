within NormalContact.Functions.Planar;
pure function derivative "One derivative of the potential by its angle"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Angle phi "Polar angle of the outer normal";
  input Integer order(min=0, max=3) "Order of the derivative";
  output Modelica.Units.SI.Length h "Value";
external "C" h = NormalContact_planarDerivative(shape, size(shape, 1), phi, order) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>h, h&prime;, h&Prime; or h&#8244; as a scalar.</p>
</html>"));
end derivative;
