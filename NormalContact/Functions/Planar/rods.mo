within NormalContact.Functions.Planar;
pure function rods "Rods along the boundary of a planar body, for drawing"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Integer count(min=3) "Number of rods";
  input Modelica.Units.SI.Radius R=0 "Radius of the circle to which a polar potential belongs; 0: the shape is a generating potential";
  input Boolean concave=false "= true, if the body surrounds the circle";
  input Real e_x[3]={1,0,0} "Direction of x of the shape in the frame";
  input Real e_y[3]={0,1,0} "Direction of y of the shape in the frame";
  output Modelica.Units.SI.Position rods[count, 7] "Of each rod: start, vector to the end, length";
external "C" NormalContact_planarRods(shape, size(shape, 1), count, R, concave, e_x, e_y, rods) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>A closed line of rods between points at equal steps of the angle.</p>
</html>"));
end rods;
