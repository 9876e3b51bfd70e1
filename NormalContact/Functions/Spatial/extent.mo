within NormalContact.Functions.Spatial;
pure function extent "Mean extent of a body along its three axes"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  output Modelica.Units.SI.Length s "Mean extent";
algorithm
  s := (potential(shape, {1,0,0}) + potential(shape, {-1,0,0}) + potential(shape, {0,1,0}) + potential(shape, {0,-1,0})
    + potential(shape, {0,0,1}) + potential(shape, {0,0,-1}))/3;
  annotation (Documentation(info="<html>
<p>The extent along an axis is the sum of the potentials of both its directions. For drawing in a fitting size.</p>
</html>"));
end extent;
