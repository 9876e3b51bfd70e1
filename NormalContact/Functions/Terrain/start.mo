within NormalContact.Functions.Terrain;
pure function start "Parameters of the lowest contact, found without an estimate"
  extends Modelica.Icons.Function;
  input BodyOnTerrain onTerrain "Body and terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Integer component(min=1, max=2) "Which: 1 for u, 2 for v";
  output Real value "Its value";
external "C" value = NormalContact_terrainStart(onTerrain, pose, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Searched for over the whole terrain.</p>
</html>"));
end start;
