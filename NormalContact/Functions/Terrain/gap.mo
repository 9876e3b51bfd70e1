within NormalContact.Functions.Terrain;
pure function gap "Gap between a body and a terrain"
  extends Modelica.Icons.Function;
  input BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  output Modelica.Units.SI.Length gap "Signed distance along the common normal";
external "C" gap = NormalContact_terrainGap(onTerrain, uv, pose) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=uv) = NormalContact.Functions.Internal.Terrain.gap_der,
    Documentation(info="<html>
<p>The contact is solved for from the estimate <code>uv</code>, so the gap is a function of the pose alone.</p>
</html>"));
end gap;
