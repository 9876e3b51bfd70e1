within NormalContact.Functions.Internal.Terrain;
pure function gap_der2 "Second time derivative of gap"
  extends Modelica.Icons.Function;
  import NormalContact.Functions.Terrain.part;
  input Functions.Terrain.BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Real pose_der[12] "der(pose)";
  input Real pose_der2[12] "der(der(pose))";
  output Real gap_der2 "Second time derivative of the gap";
algorithm
  gap_der2 := part(onTerrain, uv, pose, 1)*(pose_der2[1] + pose_der2[4]*part(onTerrain, uv, pose, 4) + pose_der2[5]*part(onTerrain, uv, pose, 5) + pose_der2[6]*part(onTerrain, uv, pose, 6))
    + part(onTerrain, uv, pose, 2)*(pose_der2[2] + pose_der2[7]*part(onTerrain, uv, pose, 4) + pose_der2[8]*part(onTerrain, uv, pose, 5) + pose_der2[9]*part(onTerrain, uv, pose, 6))
    + part(onTerrain, uv, pose, 3)*(pose_der2[3] + pose_der2[10]*part(onTerrain, uv, pose, 4) + pose_der2[11]*part(onTerrain, uv, pose, 5) + pose_der2[12]*part(onTerrain, uv, pose, 6))
    + bend(onTerrain, uv, pose, pose_der);
  annotation (LateInline=true,
    Documentation(info="<html>
<p>Needs only the rates of the normal and of the contact point on the body, which follow from the curvatures of both.</p>
</html>"));
end gap_der2;
