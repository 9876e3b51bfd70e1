within NormalContact.Functions.Spatial;
pure function pairGap "Gap between two bodies"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Spatial";
  input Real shape_b[:] "Shape of the counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  output Modelica.Units.SI.Distance gap "Signed distance of the bodies";
external "C" gap = NormalContact_pairGap(shape_a, size(shape_a, 1), shape_b, size(shape_b, 1), pose) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=shape_a, noDerivative=shape_b) = pairGap_der,
    Documentation(info="<html>
<p>The signed distance as a function of the pose alone.</p>
</html>"));
end pairGap;
