within NormalContact.Visualizers;
model SpatialBody "Wire frame of a spatial body"
  extends NormalContact.Icons.Visualizer;
  parameter Real shape[:] "Shape: generating potential, or polar potential for radius R_sphere > 0"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Units.SI.Radius R_sphere=0
    "Radius of the sphere to which a polar potential belongs; 0: the shape is a generating potential"
    annotation (Dialog(group="Shape"));
  parameter Boolean concave=false "= true, if the body surrounds the sphere"
    annotation (Dialog(group="Shape"));
  parameter Integer count(min=3)=12 "Number of rods of each line"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame of the body";
  input Modelica.Units.SI.Position r[3] "Position of the frame of the body in the world";
protected
  parameter Modelica.Units.SI.Position p[3*count, 7]=Functions.Spatial.rods(shape, count, R_sphere, concave) "Rods";
  Rods outlines(
    rods=p,
    diameter=diameter,
    color=color,
    R=R,
    r=r) "Outlines";
  annotation (Documentation(info="<html>
<p>The curves of the boundary where the normal lies in the planes x-y, y-z and z-x: the outlines of the body seen along these axes.
Each rod costs translation and compile time, hence the small default; 24 look smoother.</p>
</html>"));
end SpatialBody;
