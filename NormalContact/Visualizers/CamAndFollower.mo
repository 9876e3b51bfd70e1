within NormalContact.Visualizers;
model CamAndFollower "Cam of a one-dimensional mechanism, and its follower"
  extends NormalContact.Icons.Visualizer;
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Real shape[:]=Shapes.Planar.circle(r=0.03) "Shape of the cam: polar potential for a roller, generating potential for a flat follower"
    annotation (Dialog(group="Shape"));
  parameter Boolean roller=true "= true, if the follower has a roller; else it is flat"
    annotation (Evaluate=true, Dialog(group="Shape"), choices(checkBox=true));
  parameter Modelica.Units.SI.Radius R=0.01 "Radius of the roller"
    annotation (Dialog(group="Shape", enable=roller));
  parameter Modelica.Units.SI.Angle direction=-Modelica.Constants.pi/2 "Direction of the follower, seen from the cam axis"
    annotation (Dialog(group="Place"));
  parameter Modelica.Units.SI.Position r_0[3]={0,0,0} "Position of the cam in the world; its axis is along z"
    annotation (Dialog(group="Place"));
  parameter String meshFile="" "File with a mesh of the cam (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(group="Drawing", loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Modelica.Units.SI.Angle meshAngle=0 "Angle by which the cam of this mesh must be turned to be the cam of this shape"
    annotation (Dialog(group="Drawing", enable=meshFile <> ""));
  parameter Integer count(min=3)=16 "Number of rods of a cam without a mesh"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Length width=0.04 "Width of the cam, to which the drawing is proportioned"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color of the cam"
    annotation (Dialog(group="Drawing", colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color followerColor={150,150,150} "Color of the follower"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Units.SI.Angle phi "Angle of the cam";
  input Modelica.Units.SI.Length distance "Distance of the follower from the cam axis";
protected
  parameter Real e[3]={cos(direction),sin(direction),0} "Direction of the follower";
  parameter Modelica.Units.SI.Length thickness=0.15*width "Thickness of cam and roller";
  parameter Real rgb[3]=followerColor "Color of the follower, as the shape takes it";
  NormalContact.Visualizers.PlanarBody cam(
    shape=shape,
    polar=roller,
    R=if roller then R else 0,
    meshFile=meshFile,
    count=count,
    diameter=0.03*width,
    thickness=thickness,
    color=color,
    R_frame=Frames.planarRotation({0,0,1}, if meshFile == "" then phi else phi + meshAngle, 0),
    r=r_0) "Cam";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape follower(
    shapeType="cylinder",
    color=rgb,
    specularCoefficient=0.2,
    length=thickness,
    width=if roller then 2*R else 0.8*width,
    height=if roller then 2*R else 0.8*width,
    lengthDirection=if roller then {0,0,1} else e,
    widthDirection=if roller then e else {0,0,1},
    r_shape=if roller then {0,0,-thickness/2} else zeros(3),
    r=r_0 + distance*e) "Follower";
  annotation (Documentation(info="<html>
<p>Mechanisms with flanges have no frames; their drawing stands at a given place of the world, in the plane of x and y. A model needs no <code>world</code> for it.</p>
</html>"));
end CamAndFollower;
