within NormalContact.Visualizers;
model PlanarBody "Planar body: a plate, or its contour"
  extends NormalContact.Icons.Visualizer;
  parameter Real shape[:]=Shapes.Planar.circle(r=0.1) "Shape: generating potential, or polar potential for radius R > 0"
    annotation (Dialog(group="Shape"));
  parameter Boolean polar=false "= true, if the shape is a polar potential"
    annotation (Evaluate=true, Dialog(group="Shape"), choices(checkBox=true));
  parameter Modelica.Units.SI.Radius R=0 "Radius of the circle to which a polar potential belongs"
    annotation (Dialog(group="Shape", enable=polar));
  parameter Boolean concave=false "= true, if the body surrounds the circle"
    annotation (Evaluate=true, Dialog(group="Shape", enable=polar), choices(checkBox=true));
  parameter Real e_x[3]={1,0,0} "Direction of x of the shape in the frame"
    annotation (Dialog(group="Shape"));
  parameter Real e_y[3]={0,1,0} "Direction of y of the shape in the frame"
    annotation (Dialog(group="Shape"));
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), which is drawn as it is"
    annotation (Evaluate=true, Dialog(group="Drawing", loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale=1 "Factor by which the mesh is enlarged"
    annotation (Dialog(group="Drawing", enable=meshFile <> ""));
  parameter Boolean counterpart=false "= true, if a ready mesh is grey: some tools take the color of the mesh instead of the given one"
    annotation (Evaluate=true, Dialog(group="Drawing"), choices(checkBox=true));
  parameter Integer count(min=3)=16 "Number of rods of a contour"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Length thickness=2*diameter "Thickness of the plate of a circle or an ellipse"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R_frame "Orientation of the frame of the body";
  input Modelica.Units.SI.Position r[3] "Position of the frame of the body in the world";
protected
  final parameter Boolean ready=(size(shape, 1) == 3 or size(shape, 1) == 4 and not polar) and not concave
    "= true, if by its size the shape is one term that is a circle or an ellipse" annotation (Evaluate=true);
  final parameter Boolean solid=ready or meshFile <> "" "= true, if there is a mesh" annotation (Evaluate=true);
  final parameter String file=if meshFile <> "" then meshAddress(meshFile) elseif counterpart then "modelica://NormalContact/Resources/Meshes/greyDisc.stl" else "modelica://NormalContact/Resources/Meshes/disc.stl"
    "Address of the mesh" annotation (Evaluate=true);
  parameter Modelica.Units.SI.Length extent[3]=if meshFile <> "" then fill(meshScale, 3) else cat(1, 2*(Functions.Planar.semiAxes(shape) - fill(R, 2)), {thickness}) if solid
    "Extents of the mesh";
  parameter Real rgb[3]=color if solid "Color, as the shape takes it";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape mesh(
    shapeType=file,
    extra=1,
    color=rgb,
    specularCoefficient=0.2,
    length=extent[1],
    width=extent[2],
    height=extent[3],
    lengthDirection=e_x,
    widthDirection=e_y,
    R=R_frame,
    r=r) if solid "Mesh";
  parameter Modelica.Units.SI.Position p[count, 7]=Functions.Planar.rods(shape, count, if polar then R else 0, concave, e_x, e_y) if not solid "Rods";
  Rods line(
    rods=p,
    diameter=diameter,
    color=color,
    R=R_frame,
    r=r) if not solid "Contour";
  annotation (Documentation(info="<html>
<p>A circle or an ellipse (a shape of just this term) is a plate that is scaled with the parameters of the shape. Any other body is drawn solid with a mesh of its own,
which the program writes from the same expression, in meters, with x and y of the shape and half of the thickness on either side:</p>
<pre>normalcontact draw 'lobedCam(0.02, 0.003)' --polar --radius 0.01 --out cam.stl</pre>
<p>Without one, rods show the boundary as a closed line. The points are taken at equal steps of the angle, so they are dense where
the boundary is curved. Each rod costs translation and compile time; a mesh costs as much as one rod.</p>
<h4>Limitations</h4>
<p>Those of <a href=\"modelica://NormalContact.Visualizers.SpatialBody\">SpatialBody</a>.</p>
</html>"));
end PlanarBody;
