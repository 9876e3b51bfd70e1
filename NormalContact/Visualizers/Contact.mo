within NormalContact.Visualizers;
model Contact "Contact point and force"
  extends NormalContact.Icons.Visualizer;
  parameter Modelica.Units.SI.Diameter diameter=0.01 "Diameter of the contact point"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor={200,0,0} "Color of the contact point"
    annotation (Dialog(group="Drawing", colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor={217,95,2} "Color of the force"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame in which point and force are resolved";
  input Modelica.Units.SI.Position r[3] "Position of that frame in the world";
  input Modelica.Units.SI.Position r_C[3] "Contact point, resolved in the frame";
  input Modelica.Units.SI.Force f[3] "Force, resolved in the frame";
protected
  parameter Real rgb[3]=pointColor "Color of the point, as the shape takes it";
  Modelica.Units.SI.Position r_0[3]=r + Modelica.Mechanics.MultiBody.Frames.resolve1(R, r_C) "Contact point in the world";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape point(
    shapeType="sphere",
    color=rgb,
    length=diameter,
    width=diameter,
    height=diameter,
    r_shape={-diameter/2,0,0},
    r=r_0) "Contact point";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Vector force(
    coordinates=f,
    color=forceColor,
    quantity=Modelica.Mechanics.MultiBody.Types.VectorQuantity.Force,
    R=R,
    r=r_0) "Force";
  annotation (Documentation(info="<html>
<p>A small sphere at the contact point and an arrow for the force. The tool chooses the scale of the arrow, the same for all forces of a model, so that it is in proportion
with what is drawn; OMEdit shows it in front of the bodies and lets it be changed by a right click.</p>
</html>"));
end Contact;
