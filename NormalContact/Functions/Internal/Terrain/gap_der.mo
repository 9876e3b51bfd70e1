within NormalContact.Functions.Internal.Terrain;
pure function gap_der "First time derivative of gap"
  extends Modelica.Icons.Function;
  import NormalContact.Functions.Terrain.part;
  input Functions.Terrain.BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real gap_der "Time derivative of the gap";
algorithm
  gap_der := part(onTerrain, uv, pose, 1)*(pose_der[1] + pose_der[4]*part(onTerrain, uv, pose, 4) + pose_der[5]*part(onTerrain, uv, pose, 5) + pose_der[6]*part(onTerrain, uv, pose, 6))
    + part(onTerrain, uv, pose, 2)*(pose_der[2] + pose_der[7]*part(onTerrain, uv, pose, 4) + pose_der[8]*part(onTerrain, uv, pose, 5) + pose_der[9]*part(onTerrain, uv, pose, 6))
    + part(onTerrain, uv, pose, 3)*(pose_der[3] + pose_der[10]*part(onTerrain, uv, pose, 4) + pose_der[11]*part(onTerrain, uv, pose, 5) + pose_der[12]*part(onTerrain, uv, pose, 6));
  annotation (LateInline=true, derivative(noDerivative=uv, order=2) = NormalContact.Functions.Internal.Terrain.gap_der2,
    Documentation(info="<html>
<p>Velocity of the material point of the body along the normal: the motion of the contact point drops out. Linear in the rates, and inlined, so that a tool sees it.</p>
</html>"));
end gap_der;
