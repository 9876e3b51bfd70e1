within NormalContact.Visualizers;
model Rods "Thin rods, such as those along a line"
  extends NormalContact.Icons.Visualizer;
  parameter Modelica.Units.SI.Position rods[:, 7]=[0,0,0,1,0,0,1] "Of each rod: start, vector to the end, length; resolved in the frame"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame";
  input Modelica.Units.SI.Position r[3] "Position of the frame in the world";
protected
  parameter Real rgb[3]=color "Color, as the shape takes it";
  parameter Real across[3]={0.3,0.2,0.93} "Width direction, not along any rod by chance";
  parameter Modelica.Mechanics.MultiBody.Types.ShapeExtra extra=0 "Not used by cylinders";
  parameter Modelica.Mechanics.MultiBody.Types.SpecularCoefficient specular=0.7 "Reflection of ambient light";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape rod[size(rods, 1)](
    each shapeType="cylinder",
    each color=rgb,
    each specularCoefficient=specular,
    each extra=extra,
    r_shape=rods[:, 1:3],
    lengthDirection=rods[:, 4:6],
    each widthDirection=across,
    length=rods[:, 7],
    each width=diameter,
    each height=diameter,
    each R=R,
    each r=r);
  annotation (Documentation(info="<html>
<p>All that describes a rod is a parameter, so that drawing it needs no equation, which would cost time to compile.</p>
</html>"));
end Rods;
