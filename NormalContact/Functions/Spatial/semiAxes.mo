within NormalContact.Functions.Spatial;
pure function semiAxes "Semi-axes of a body whose shape is one term, a sphere or an ellipsoid"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  output Modelica.Units.SI.Length r[3] "Semi-axes; zero, if the shape is something else";
protected
  Integer kind=integer(shape[1]) "Kind of the first term";
algorithm
  r := zeros(3);
  if size(shape, 1) == 3 then
    if kind == Shapes.Kinds.spatialOffset or kind == Shapes.Kinds.spatialHarmonics then
      r := fill(shape[3], 3);
    end if;
  elseif size(shape, 1) == 5 then
    if kind == Shapes.Kinds.spatialEllipsoid then
      r := {sqrt(max(0, shape[3])),sqrt(max(0, shape[4])),sqrt(max(0, shape[5]))};
    elseif kind == Shapes.Kinds.spatialRevolved then
      r := fill(shape[5], 3);
    end if;
  end if;
  annotation (Documentation(info="<html>
<p>A shape of three numbers is a sphere; one of five is an ellipsoid, a revolved circle, or a lone shift, which is no body. So the size of a shape tells before the
simulation whether it can be drawn as a scaled sphere.</p>
</html>"));
end semiAxes;
