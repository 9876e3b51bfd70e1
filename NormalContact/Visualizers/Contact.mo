within NormalContact.Visualizers;
model Contact "Contact point and force"
  extends NormalContact.Icons.Visualizer;
  parameter Modelica.Units.SI.Diameter diameter=0.01 "Diameter of the contact point";
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor={200,0,0} "Color of the contact point";
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor={217,95,2} "Color of the force";
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame in which point and force are resolved";
  input Modelica.Units.SI.Position r[3] "Position of that frame in the world";
  input Modelica.Units.SI.Position r_C[3] "Contact point, resolved in the frame";
  input Modelica.Units.SI.Force f[3] "Force, resolved in the frame";
protected
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape point(
    shapeType="sphere",
    color=pointColor,
    length=diameter,
    width=diameter,
    height=diameter,
    lengthDirection={1,0,0},
    widthDirection={0,1,0},
    r_shape=r_C - {diameter/2,0,0},
    r=r,
    R=R);
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Vector force(
    coordinates=f,
    color=forceColor,
    quantity=Modelica.Mechanics.MultiBody.Types.VectorQuantity.Force,
    r=r + Modelica.Mechanics.MultiBody.Frames.resolve1(R, r_C),
    R=R);
  annotation (Documentation(info="<html>
<p>A small sphere at the contact point and an arrow for the force.</p>
</html>"));
end Contact;
