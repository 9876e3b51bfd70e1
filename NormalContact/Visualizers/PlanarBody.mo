within NormalContact.Visualizers;
model PlanarBody "Contour of a planar body"
  extends NormalContact.Icons.Visualizer;
  parameter Real shape[:] "Shape: generating potential, or polar potential for radius R > 0"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Units.SI.Radius R=0 "Radius of the circle to which a polar potential belongs; 0: the shape is a generating potential"
    annotation (Dialog(group="Shape"));
  parameter Boolean concave=false "= true, if the body surrounds the circle"
    annotation (Dialog(group="Shape"));
  parameter Integer count(min=3)=16 "Number of rods"
    annotation (Dialog(group="Drawing"));
  parameter Real e_x[3]={1,0,0} "Direction of x of the shape in the frame"
    annotation (Dialog(group="Shape"));
  parameter Real e_y[3]={0,1,0} "Direction of y of the shape in the frame"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R_frame "Orientation of the frame of the body";
  input Modelica.Units.SI.Position r[3] "Position of the frame of the body in the world";
protected
  parameter Modelica.Units.SI.Position p[count, 7]=Functions.Planar.rods(shape, count, R, concave, e_x, e_y) "Rods";
  Rods line(
    rods=p,
    diameter=diameter,
    color=color,
    R=R_frame,
    r=r) "Contour";
  annotation (Documentation(info="<html>
<p>The boundary of a planar body as a closed line. The points are taken at equal steps of the normal angle, so they are dense where
the boundary is curved. Each rod costs translation and compile time, hence the small default; 24 or more look smoother.</p>
</html>"));
end PlanarBody;
