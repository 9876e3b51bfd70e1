within NormalContact.Shapes.Spatial;
pure function revolved "Body of revolution about z"
  extends Modelica.Icons.Function;
  input Real profile[:] "Planar shape in the half-plane (radius, z)";
  output Real shape[2 + size(profile, 1)] "Shape vector";
algorithm
  shape := cat(1, {Kinds.spatialRevolved, size(profile, 1)}, profile);
  annotation (Documentation(info="<html>
<p>h(n) = profile(&phi;) with &phi; the elevation of the normal above the x-y plane; the profile must be symmetric about the axis, so that the body is smooth at the poles.</p>
</html>"));
end revolved;
