within NormalContact.Visualizers;
model Polyline "Line through given points, drawn by thin rods"
  extends NormalContact.Icons.Visualizer;
  parameter Modelica.Units.SI.Position points[:, 3]=[0,0,0; 1,0,0] "Points, resolved in the frame"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame";
  input Modelica.Units.SI.Position r[3] "Position of the frame in the world";
protected
  final parameter Integer count=size(points, 1) - 1 "Number of rods" annotation (Evaluate=true);
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape rod[count](
    each shapeType="cylinder",
    each color=color,
    r_shape={points[i, :] for i in 1:count},
    lengthDirection={points[i + 1, :] - points[i, :] for i in 1:count},
    each widthDirection={0.3,0.2,0.93},
    length={sqrt((points[i + 1, :] - points[i, :])*(points[i + 1, :] - points[i, :])) for i in 1:count},
    each width=diameter,
    each height=diameter,
    each R=R,
    each r=r);
  annotation (Documentation(info="<html>
<p>One rod between each two successive points.</p>
</html>"));
end Polyline;
