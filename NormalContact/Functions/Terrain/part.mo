within NormalContact.Functions.Terrain;
pure function part "One quantity of the contact of a body with a terrain"
  extends Modelica.Icons.Function;
  input BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Integer component(min=1, max=10) "Which: 1-3 outer normal of the terrain, resolved in it; 4-6 contact point on the body, resolved in the body; 7, 8 parameters; 9, 10 relative curvatures";
  output Real value "Its value";
external "C" value = NormalContact_terrainPart(onTerrain, uv, pose, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=uv, noDerivative=component) = NormalContact.Functions.Internal.Terrain.part_der,
    Documentation(info="<html>
<p>One component at a time, since only scalar functions are differentiated safely by index reduction. The first six have derivatives.</p>
</html>"));
end part;
