within NormalContact.Functions.Spatial;
pure function boundary "Potential, boundary point, curvature radii and principal curvatures"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Real n[3] "Outer unit normal, resolved in the body's frame";
  output Modelica.Units.SI.Length h "Potential";
  output Modelica.Units.SI.Position p[3] "Boundary point with outer normal n";
  output Real H[3, 3](each unit="m") "Matrix of the curvature radii: dp = H*dn";
  output Real kappa[2](each unit="1/m") "Principal curvatures, the larger one first";
external "C" h = NormalContact_spatialBoundary(shape, size(shape, 1), n, p, H, kappa) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>All that an elastic contact needs at one normal.</p>
</html>"));
end boundary;
