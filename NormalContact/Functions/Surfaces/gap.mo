within NormalContact.Functions.Surfaces;
pure function gap "Gap between two surfaces"
  extends Modelica.Icons.Function;
  input Pair pair "Surfaces of the body and of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  output Modelica.Units.SI.Length gap "Signed distance of the surfaces along their common normal";
external "C" gap = NormalContact_freeformGap(pair, uv, pose) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=uv) = NormalContact.Functions.Internal.Surfaces.gap_der,
    Documentation(info="<html>
<p>The common normal is solved for from the estimate <code>uv</code>, so the gap is a function of the pose alone.</p>
</html>"));
end gap;
