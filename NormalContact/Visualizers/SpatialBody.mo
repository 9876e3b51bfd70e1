within NormalContact.Visualizers;
model SpatialBody "Wire frame of a spatial body"
  extends NormalContact.Icons.Visualizer;
  parameter Real shape[:] "Shape: generating potential";
  parameter Integer count(min=3)=32 "Number of rods of each line";
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods";
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color";
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame of the body";
  input Modelica.Units.SI.Position r[3] "Position of the frame of the body in the world";
protected
  Polyline line[5](
    points={Functions.Spatial.wire(shape, count, i) for i in 1:5},
    each diameter=diameter,
    each color=color,
    each R=R,
    each r=r);
  annotation (Documentation(info="<html>
<p>The curves of the boundary where the normal lies in the planes x-y, y-z and z-x and in two planes between them: the outlines of the
body seen along these directions.</p>
</html>"));
end SpatialBody;
