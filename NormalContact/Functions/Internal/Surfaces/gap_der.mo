within NormalContact.Functions.Internal.Surfaces;
pure function gap_der "First time derivative of gap"
  extends Modelica.Icons.Function;
  import NormalContact.Functions.Surfaces.contact;
  input Functions.Surfaces.Pair pair "Surfaces of the body and of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real gap_der "Time derivative of the gap";
algorithm
  gap_der := contact(pair, uv, pose, 1)*(pose_der[1] + pose_der[4]*contact(pair, uv, pose, 4) + pose_der[5]*contact(pair, uv, pose, 5) + pose_der[6]*contact(pair, uv, pose, 6))
    + contact(pair, uv, pose, 2)*(pose_der[2] + pose_der[7]*contact(pair, uv, pose, 4) + pose_der[8]*contact(pair, uv, pose, 5) + pose_der[9]*contact(pair, uv, pose, 6))
    + contact(pair, uv, pose, 3)*(pose_der[3] + pose_der[10]*contact(pair, uv, pose, 4) + pose_der[11]*contact(pair, uv, pose, 5) + pose_der[12]*contact(pair, uv, pose, 6));
  annotation (LateInline=true, derivative(noDerivative=uv, order=2) = NormalContact.Functions.Internal.Surfaces.gap_der2,
    Documentation(info="<html>
<p>Velocity of the material point of the body along the normal: the motion of the contact point drops out. Linear in the rates, and inlined, so that a tool sees it.</p>
</html>"));
end gap_der;
