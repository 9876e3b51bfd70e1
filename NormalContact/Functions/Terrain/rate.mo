within NormalContact.Functions.Terrain;
pure function rate "Rate of the estimate of the parameters"
  extends Modelica.Icons.Function;
  input BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the frame of the body, seen from the terrain";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body, seen from the terrain";
  input Modelica.Units.SI.Time T "Time constant of the return to the solution";
  input Integer component(min=1, max=2) "Which parameter";
  output Real rate "Time derivative of the estimate";
external "C" rate = NormalContact_terrainRate(onTerrain, uv, pose, v, w, T, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Rate of the contact point, and a return to the solved parameters.</p>
</html>"));
end rate;
