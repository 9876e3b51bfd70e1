within NormalContact.Functions.Internal.Spatial;
pure function pairGap_der "First time derivative of pairGap"
  extends Modelica.Icons.Function;
  import NormalContact.Functions.Spatial.pairContact;
  input Functions.Spatial.TwoBodies bodies "Body and counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real gap_der "Time derivative of the gap";
algorithm
  gap_der := pairContact(bodies, pose, 1)*(pose_der[1] + pose_der[4]*pairContact(bodies, pose, 4) + pose_der[5]*pairContact(bodies, pose, 5) + pose_der[6]*pairContact(bodies, pose, 6))
    + pairContact(bodies, pose, 2)*(pose_der[2] + pose_der[7]*pairContact(bodies, pose, 4) + pose_der[8]*pairContact(bodies, pose, 5) + pose_der[9]*pairContact(bodies, pose, 6))
    + pairContact(bodies, pose, 3)*(pose_der[3] + pose_der[10]*pairContact(bodies, pose, 4) + pose_der[11]*pairContact(bodies, pose, 5) + pose_der[12]*pairContact(bodies, pose, 6));
  annotation (LateInline=true, derivative(order=2) = NormalContact.Functions.Internal.Spatial.pairGap_der2,
    Documentation(info="<html>
<p>Velocity of the material point of the body along the normal: the motion of the contact point drops out. Linear in the rates, and inlined, so that a tool sees it.</p>
</html>"));
end pairGap_der;
