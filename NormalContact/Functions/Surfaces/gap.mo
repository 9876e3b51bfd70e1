within NormalContact.Functions.Surfaces;
pure function gap "Gap between two surfaces"
  extends Modelica.Icons.Function;
  input Real surface_a[:] "Surface of the body: a vector built by the constructors in Shapes.Surfaces";
  input Real surface_b[:] "Surface of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  output Modelica.Units.SI.Distance gap "Signed distance of the surfaces along their common normal";
external "C" gap = NormalContact_freeformGap(surface_a, size(surface_a, 1), surface_b, size(surface_b, 1), uv, pose) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=surface_a, noDerivative=surface_b, noDerivative=uv) = gap_der,
    Documentation(info="<html>
<p>The common normal is solved for from the estimate <code>uv</code>, so the gap is a function of the pose alone.</p>
</html>"));
end gap;
