within NormalContact.Functions.Terrain;
pure function search "All contacts that matter, found without a start"
  extends Modelica.Icons.Function;
  input BodyOnTerrain onTerrain "Body and terrain";
  input Modelica.Units.SI.Position r[3] "Position of the body, seen from the terrain";
  input Real q[3, 3] "Rotation from the frame of the body to that of the terrain";
  input Modelica.Units.SI.Length margin "Contacts up to this gap are wanted";
  input Real old[:, 3] "Starts of the contacts so far: u, v, 1 (0: none); the last row is for the rival of the others";
  output Real fresh "Number of penetrating contacts that were not there before";
  output Real starts[size(old, 1), 3] "Starts of the contacts, each in its row as before";
  output Modelica.Units.SI.Length lowest "The smallest gap";
external "C" fresh = NormalContact_terrainSearch(onTerrain, r, q, margin, old, size(old, 1), size(old, 2), starts, size(starts, 1), size(starts, 2), lowest) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>The lowest contacts stand in the first rows, the next one, their rival, in the last. A contact keeps its row.</p>
</html>"));
end search;
