within NormalContact.Functions.Internal.Terrain;
pure function bend "Part of the second derivative of the gap that depends on velocities only"
  extends Modelica.Icons.Function;
  input Functions.Terrain.BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real bend "Part of the second time derivative of the gap";
external "C" bend = NormalContact_terrainBend(onTerrain, uv, pose, pose_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>From the curvatures of body and terrain.</p>
</html>"));
end bend;
