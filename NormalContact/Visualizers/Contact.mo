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
  Modelica.Units.SI.Length length "Length of the arrow";
  Real direction[3](each unit="1") "Direction of the force";
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
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape shaft(
    shapeType="cylinder",
    color=forceColor,
    length=length,
    width=0.4*diameter,
    height=0.4*diameter,
    lengthDirection=direction,
    widthDirection={0.3,0.2,0.93},
    r_shape=r_C,
    r=r,
    R=R) "Shaft of the arrow";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape head(
    shapeType="cone",
    color=forceColor,
    length=noEvent(if length > 0 then 2*diameter else 0),
    width=diameter,
    height=diameter,
    lengthDirection=direction,
    widthDirection={0.3,0.2,0.93},
    r_shape=r_C + length*direction,
    r=r,
    R=R) "Head of the arrow";
equation
  length = sqrt(f*f)/N_to_m;
  direction = noEvent(if length > 0 then f/(N_to_m*length) else {0,1,0});
  annotation (Documentation(info="<html>
<p>A small sphere at the contact point and an arrow for the force, both made of elementary shapes. The length of the arrow is
force/N_to_m; choose the scale by <code>world.defaultN_to_m</code>. There is no arrow while there is no force.</p>
</html>"));
end Contact;
