within NormalContact.Functions.Surfaces;
pure function gap_der "First time derivative of gap"
  extends Modelica.Icons.Function;
  input Real surface_a[:] "Surface of the body: a vector built by the constructors in Shapes.Surfaces";
  input Real surface_b[:] "Surface of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real gap_der "Time derivative of the gap";
algorithm
  gap_der := contact(surface_a, surface_b, uv, pose, 1)*(pose_der[1] + pose_der[4]*contact(surface_a, surface_b, uv, pose, 4) + pose_der[5]*contact(surface_a, surface_b, uv, pose, 5) + pose_der[6]*contact(surface_a, surface_b, uv, pose, 6))
    + contact(surface_a, surface_b, uv, pose, 2)*(pose_der[2] + pose_der[7]*contact(surface_a, surface_b, uv, pose, 4) + pose_der[8]*contact(surface_a, surface_b, uv, pose, 5) + pose_der[9]*contact(surface_a, surface_b, uv, pose, 6))
    + contact(surface_a, surface_b, uv, pose, 3)*(pose_der[3] + pose_der[10]*contact(surface_a, surface_b, uv, pose, 4) + pose_der[11]*contact(surface_a, surface_b, uv, pose, 5) + pose_der[12]*contact(surface_a, surface_b, uv, pose, 6));
  annotation (LateInline=true, derivative(noDerivative=surface_a, noDerivative=surface_b, noDerivative=uv, order=2) = gap_der2,
    Documentation(info="<html>
<p>Velocity of the material point of the body along the normal: the motion of the contact point drops out. Linear in the rates, and inlined, so that a tool sees it.</p>
</html>"));
end gap_der;
