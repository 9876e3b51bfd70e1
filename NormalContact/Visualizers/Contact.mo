within NormalContact.Visualizers;
model Contact "Contact point and force"
  extends NormalContact.Icons.Visualizer;
  parameter Modelica.Units.SI.Diameter diameter=0.01 "Diameter of the contact point"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor={200,0,0} "Color of the contact point"
    annotation (Dialog(group="Drawing", colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor={217,95,2} "Color of the force"
    annotation (Dialog(group="Drawing", colorSelector=true));
  parameter Real N_to_m(unit="N/m", min=0)=world.defaultN_to_m "Force over the length of its arrow"
    annotation (Dialog(group="Drawing"));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame in which point and force are resolved";
  input Modelica.Units.SI.Position r[3] "Position of that frame in the world";
  input Modelica.Units.SI.Position r_C[3] "Contact point, resolved in the frame";
  input Modelica.Units.SI.Force f[3] "Force, resolved in the frame";
protected
  outer Modelica.Mechanics.MultiBody.World world;
  parameter Real rgb[3]=pointColor "Color of the point, as the shape takes it";
  parameter Real rgb_f[3]=forceColor "Color of the force, as the shape takes it";
  Modelica.Units.SI.Length length "Length of the arrow";
  Real direction[3](each unit="1") "Direction of the force";
  Modelica.Units.SI.Position r_0[3]=r + Modelica.Mechanics.MultiBody.Frames.resolve1(R, r_C) "Contact point in the world";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape point(
    shapeType="sphere",
    color=rgb,
    length=diameter,
    width=diameter,
    height=diameter,
    r_shape={-diameter/2,0,0},
    r=r_0) "Contact point";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape force(
    shapeType="modelica://NormalContact/Resources/Meshes/arrow.stl",
    extra=1,
    color=rgb_f,
    specularCoefficient=0.2,
    length=length/8,
    width=1.6*diameter,
    height=1.6*diameter,
    lengthDirection=direction,
    widthDirection={0.3,0.2,0.93},
    R=R,
    r=r_0) "Arrow, whose mesh has the length 8";
equation
  length = sqrt(f*f)/N_to_m;
  direction = noEvent(if length > 0 then f/(N_to_m*length) else {0,1,0});
  annotation (Documentation(info="<html>
<p>A small sphere at the contact point and an arrow for the force, a mesh that is scaled. The length of the arrow is
force/N_to_m; choose the scale by <code>world.defaultN_to_m</code>. There is no arrow while there is no force.</p>
</html>"));
end Contact;
