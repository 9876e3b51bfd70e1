within NormalContact.Functions.Spatial;
pure function pairGap_der2 "Second time derivative of pairGap"
  extends Modelica.Icons.Function;
  input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Spatial";
  input Real shape_b[:] "Shape of the counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  input Real pose_der2[12] "der(der(pose))";
  output Real gap_der2 "Second time derivative of the gap";
algorithm
  gap_der2 := pairContact(shape_a, shape_b, pose, 1)*(pose_der2[1] + pose_der2[4]*pairContact(shape_a, shape_b, pose, 4) + pose_der2[5]*pairContact(shape_a, shape_b, pose, 5) + pose_der2[6]*pairContact(shape_a, shape_b, pose, 6))
    + pairContact(shape_a, shape_b, pose, 2)*(pose_der2[2] + pose_der2[7]*pairContact(shape_a, shape_b, pose, 4) + pose_der2[8]*pairContact(shape_a, shape_b, pose, 5) + pose_der2[9]*pairContact(shape_a, shape_b, pose, 6))
    + pairContact(shape_a, shape_b, pose, 3)*(pose_der2[3] + pose_der2[10]*pairContact(shape_a, shape_b, pose, 4) + pose_der2[11]*pairContact(shape_a, shape_b, pose, 5) + pose_der2[12]*pairContact(shape_a, shape_b, pose, 6))
    + pairBend(shape_a, shape_b, pose, pose_der);
  annotation (LateInline=true,
    Documentation(info="<html>
<p>Needs only the rates of the normal and of the contact point on the body, which follow from the curvatures of both.</p>
</html>"));
end pairGap_der2;
