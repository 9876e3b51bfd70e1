within NormalContact.Functions.Internal.Surfaces;
pure function bend "Part of the second derivative of the gap that depends on velocities only"
  extends Modelica.Icons.Function;
  input Functions.Surfaces.Pair pair "Surfaces of the body and of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real bend "Part of the second time derivative of the gap";
external "C" bend = NormalContact_freeformBend(pair, uv, pose, pose_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>From the curvatures of both surfaces.</p>
</html>"));
end bend;
