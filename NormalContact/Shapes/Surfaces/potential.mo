within NormalContact.Shapes.Surfaces;
pure function potential "Boundary of a spatial body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Spatial shape";
  output Real surface[2 + size(shape, 1)] "Surface vector";
algorithm
  surface := cat(1, {Kinds.surfacePotential, size(shape, 1)}, shape);
  annotation (
    Documentation(info="<html>
<p>Parameters are the longitude u and the latitude v of the normal. They are singular where the normal is along z: keep the contact away from there, or turn the shape and place the surface turned back.</p>
</html>"));
end potential;
