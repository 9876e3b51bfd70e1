within NormalContact.Functions.Internal.Terrain;
pure function part_der "First time derivative of part"
  extends Modelica.Icons.Function;
  input Functions.Terrain.BodyOnTerrain onTerrain "Body and terrain";
  input Real uv[2] "Estimate of the parameters of the terrain";
  input Real pose[12] "Frame of the body seen from the terrain: position, then the axes of the terrain resolved in the body";
  input Integer component(min=1, max=6) "Which: 1-3 outer normal of the terrain, resolved in it; 4-6 contact point on the body, resolved in the body; 7, 8 parameters; 9, 10 relative curvatures";
  input Real pose_der[12] "der(pose)";
  output Real value_der "Time derivative of the component";
external "C" value_der = NormalContact_terrainPart_der(onTerrain, uv, pose, component, pose_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Rate of the normal, and velocity of the contact point along the boundary of the body, seen from it.</p>
</html>"));
end part_der;
