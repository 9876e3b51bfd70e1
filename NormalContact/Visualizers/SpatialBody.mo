within NormalContact.Visualizers;
model SpatialBody "Body in space: solid, or a wire frame"
  extends NormalContact.Icons.Visualizer;
  parameter Real shape[:]=Shapes.Spatial.sphere(r=0.1) "Shape: generating potential, or polar potential for radius R_sphere > 0"
    annotation (Dialog(group="Shape"));
  parameter Boolean polar=false "= true, if the shape is a polar potential"
    annotation (Evaluate=true, Dialog(group="Shape"), choices(checkBox=true));
  parameter Modelica.Units.SI.Radius R_sphere=0 "Radius of the sphere to which a polar potential belongs"
    annotation (Dialog(group="Shape", enable=polar));
  parameter Boolean concave=false "= true, if the body surrounds the sphere"
    annotation (Evaluate=true, Dialog(group="Shape", enable=polar), choices(checkBox=true));
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), which is drawn as it is"
    annotation (Evaluate=true, Dialog(group="Drawing", loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Real meshScale=1 "Factor by which the mesh is enlarged"
    annotation (Dialog(group="Drawing", enable=meshFile <> ""));
  parameter Boolean counterpart=false "= true, if a ready mesh is grey: some tools take the color of the mesh instead of the given one"
    annotation (Evaluate=true, Dialog(group="Drawing"), choices(checkBox=true));
  parameter Integer count(min=3)=12 "Number of rods of each line of a wire frame"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Units.SI.Diameter diameter=0.002 "Diameter of the rods"
    annotation (Dialog(group="Drawing"));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={0,60,130} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame of the body";
  input Modelica.Units.SI.Position r[3] "Position of the frame of the body in the world";
protected
  final parameter Boolean ready=(size(shape, 1) == 3 or size(shape, 1) == 5 and not polar) and not concave
    "= true, if by its size the shape is one term that is a sphere or an ellipsoid" annotation (Evaluate=true);
  final parameter Boolean solid=ready or meshFile <> "" "= true, if there is a mesh" annotation (Evaluate=true);
  final parameter String file=if meshFile <> "" then meshAddress(meshFile) elseif counterpart then "modelica://NormalContact/Resources/Meshes/greySphere.stl" else "modelica://NormalContact/Resources/Meshes/sphere.stl"
    "Address of the mesh" annotation (Evaluate=true);
  parameter Modelica.Units.SI.Length extent[3]=if meshFile <> "" then fill(meshScale, 3) else 2*(Functions.Spatial.semiAxes(shape) - fill(R_sphere, 3)) if solid
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
    R=R,
    r=r) if solid "Mesh";
  parameter Modelica.Units.SI.Position p[3*count, 7]=Functions.Spatial.rods(shape, count, if polar then R_sphere else 0, concave) if not solid "Rods";
  Rods outlines(
    rods=p,
    diameter=diameter,
    color=color,
    R=R,
    r=r) if not solid "Outlines";
  annotation (Documentation(info="<html>
<p>A sphere or an ellipsoid (a shape of just this term) is a mesh that is scaled with the parameters of the shape. Any other body is drawn solid with a mesh of its
own, which the program writes from the same expression, in meters:</p>
<pre>normalcontact draw 'superellipsoid(0.3, 0.2, 0.1, 3, 3, 0.03)' --out body.stl</pre>
<p>Without one, rods show the curves of the boundary where the normal lies in the planes x-y, y-z and z-x: the outlines of the body seen along these axes.
Each rod costs translation and compile time; a mesh costs as much as one rod.</p>
<h4>Limitations</h4>
<p>OMEdit 1.26.9 draws a mesh in the colors of its file, not in <code>color</code>, and turns .obj files by 90 degrees about x: take .stl, and give
<code>normalcontact draw</code> the option <code>--color</code>.</p>
</html>"));
end SpatialBody;
