within NormalContact.Functions.Planar;
pure function semiAxes "Semi-axes of a planar body whose shape is one term, a circle or an ellipse"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  output Modelica.Units.SI.Length r[2] "Semi-axes; zero, if the shape is something else";
protected
  Integer kind=integer(shape[1]) "Kind of the first term";
algorithm
  r := zeros(2);
  if size(shape, 1) == 3 and (kind == Shapes.Kinds.planarOffset or kind == Shapes.Kinds.planarFourier) then
    r := fill(shape[3], 2);
  elseif size(shape, 1) == 4 and kind == Shapes.Kinds.planarEllipse then
    r := shape[3:4];
  end if;
  annotation (Documentation(info="<html>
<p>A shape of three numbers is a circle; one of four is an ellipse or a lone shift, which is no body. So the size of a shape tells before the
simulation whether it can be drawn as a scaled disc.</p>
</html>"));
end semiAxes;
