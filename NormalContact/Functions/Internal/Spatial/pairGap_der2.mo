within NormalContact.Functions.Internal.Spatial;
pure function pairGap_der2 "Second time derivative of pairGap"
  extends Modelica.Icons.Function;
  import NormalContact.Functions.Spatial.pairContact;
  input Functions.Spatial.TwoBodies bodies "Body and counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  input Real pose_der2[12] "der(der(pose))";
  output Real gap_der2 "Second time derivative of the gap";
algorithm
  gap_der2 := pairContact(bodies, pose, 1)*(pose_der2[1] + pose_der2[4]*pairContact(bodies, pose, 4) + pose_der2[5]*pairContact(bodies, pose, 5) + pose_der2[6]*pairContact(bodies, pose, 6))
    + pairContact(bodies, pose, 2)*(pose_der2[2] + pose_der2[7]*pairContact(bodies, pose, 4) + pose_der2[8]*pairContact(bodies, pose, 5) + pose_der2[9]*pairContact(bodies, pose, 6))
    + pairContact(bodies, pose, 3)*(pose_der2[3] + pose_der2[10]*pairContact(bodies, pose, 4) + pose_der2[11]*pairContact(bodies, pose, 5) + pose_der2[12]*pairContact(bodies, pose, 6))
    + pairBend(bodies, pose, pose_der);
  annotation (LateInline=true,
    Documentation(info="<html>
<p>Needs only the rates of the normal and of the contact point on the body, which follow from the curvatures of both.</p>
</html>"));
end pairGap_der2;
