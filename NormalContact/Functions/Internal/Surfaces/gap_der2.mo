within NormalContact.Functions.Internal.Surfaces;
pure function gap_der2 "Second time derivative of gap"
  extends Modelica.Icons.Function;
  import NormalContact.Functions.Surfaces.contact;
  input Functions.Surfaces.Pair pair "Surfaces of the body and of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  input Real pose_der2[12] "der(der(pose))";
  output Real gap_der2 "Second time derivative of the gap";
algorithm
  gap_der2 := contact(pair, uv, pose, 1)*(pose_der2[1] + pose_der2[4]*contact(pair, uv, pose, 4) + pose_der2[5]*contact(pair, uv, pose, 5) + pose_der2[6]*contact(pair, uv, pose, 6))
    + contact(pair, uv, pose, 2)*(pose_der2[2] + pose_der2[7]*contact(pair, uv, pose, 4) + pose_der2[8]*contact(pair, uv, pose, 5) + pose_der2[9]*contact(pair, uv, pose, 6))
    + contact(pair, uv, pose, 3)*(pose_der2[3] + pose_der2[10]*contact(pair, uv, pose, 4) + pose_der2[11]*contact(pair, uv, pose, 5) + pose_der2[12]*contact(pair, uv, pose, 6))
    + bend(pair, uv, pose, pose_der);
  annotation (LateInline=true,
    Documentation(info="<html>
<p>Needs only the velocities of the contact point along both surfaces, its centripetal acceleration (Tasora and Righettini, eqs. (35)-(39)).</p>
</html>"));
end gap_der2;
