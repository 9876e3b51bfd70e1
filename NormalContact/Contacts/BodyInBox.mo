within NormalContact.Contacts;
model BodyInBox "Contact of a planar convex body with the four walls of a box around it"
  extends NormalContact.Icons.Box;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.TwoFrames;
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.ellipse(a=0.1, b=0.05) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
      choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
      choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
      choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
      choice=NormalContact.Shapes.Planar.roundedEllipse(a=0.1, b=0.05, r=0.01) "Ellipse with a skin"));
  parameter String shapeFile="" "Shape file of the body at frame_a (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Length width=0.8 "Inner width of the box, along x; frame_b is its middle"
    annotation (Dialog(group="Box"));
  parameter Modelica.Units.SI.Length height=0.5 "Inner height of the box, along y"
    annotation (Dialog(group="Box"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,0,1}
    "Axis normal to the plane of motion, the same in frame_a and frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n_x={1,0,0}
    "Direction of x in the plane of motion: of the shape in frame_a, of the box in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Boolean animation=settings.animation "= true, if the body and the walls are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String meshFile="" "File with a mesh of the body (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  Modelica.Units.SI.Force f_n[4]=wall.f_n "Normal forces on the body: of the floor, the wall at +x, the ceiling, the wall at -x";
  NormalContact.Contacts.BodyLine wall[4](
    each shape=shape,
    each n=n,
    each n_x=n_x,
    animation={animation,false,false,false},
    each meshFile=meshFile,
    each drawLine=false) "Floor, wall at +x, ceiling, wall at -x" annotation (Placement(transformation(extent={{-10,-10},{10,10}})));
protected
  outer NormalContact.Settings settings "Common settings";
  final parameter Real e_z[3]=Functions.Internal.direction(n, "n", getInstanceName()) "Unit axis" annotation (Evaluate=true);
  final parameter Real e_x[3]=Functions.Internal.direction(n_x, "n_x", getInstanceName(), e_z) "Unit vector x" annotation (Evaluate=true);
  final parameter Real e_y[3]=cross(e_z, e_x) "Unit vector y" annotation (Evaluate=true);
  Modelica.Mechanics.MultiBody.Parts.FixedRotation place[4](
    each animation=false,
    r={-height/2*e_y,width/2*e_x,height/2*e_y,-width/2*e_x},
    each n=e_z,
    angle={0,90,180,270}) "Places of the walls" annotation (Placement(transformation(extent={{60,-10},{40,10}})));
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape plate[4](
    each shapeType="box",
    each color=settings.counterpartColor,
    each specularCoefficient=0.2,
    each length=0.02*min(width, height),
    width={width,height,width,height},
    each height=0.2*min(width, height),
    lengthDirection={-e_y,e_x,e_y,-e_x},
    widthDirection={e_x,e_y,e_x,e_y},
    r_shape={-height/2*e_y,width/2*e_x,height/2*e_y,-width/2*e_x},
    each R=frame_b.R,
    each r=frame_b.r_0) if world.enableAnimation and animation "Walls";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
equation
  for i in 1:4 loop
    connect(frame_b, place[i].frame_a) annotation (Line(points={{100,0},{60,0}}, color={95,95,95}, thickness=0.5));
    connect(place[i].frame_b, wall[i].frame_b) annotation (Line(points={{40,0},{10,0}}, color={95,95,95}, thickness=0.5));
    connect(wall[i].frame_a, frame_a) annotation (Line(points={{-10,0},{-100,0}}, color={95,95,95}, thickness=0.5));
  end for;
  annotation (defaultComponentName="box",
    Documentation(info="<html>
<p>Four contacts with lines, <a href=\"modelica://NormalContact.Contacts.BodyLine\">BodyLine</a>, that enclose a planar convex body. frame_b is the middle of the box; the box may move and turn with it. The
laws of force are those of the four walls, with the defaults of the <a href=\"modelica://NormalContact.Settings\">Settings</a>; another law for all of them:</p>
<pre>BodyInBox box(wall(redeclare each Forces.Normal.PowerLaw normalForce(each K=1e7)));</pre>
<p>In space, a box is an array of <a href=\"modelica://NormalContact.Contacts.BodyPlane\">BodyPlane</a>, one for each wall, see
<a href=\"modelica://NormalContact.Examples.Spatial.EllipsoidsInBox\">EllipsoidsInBox</a>.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with what carries the box, often <code>world.frame_b</code>: its origin is the middle of the box. Both frames move in the plane normal to <code>n</code>: guide the body by <code>Joints.Planar</code> or by joints in that plane.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchBox.svg\" alt=\"A body in a box of four walls\"></p>
<h4>Limitations</h4>
<p>The walls are lines without end: the body can't leave the box through a corner, nor meet it from outside. Of contact points and forces, those at the floor are drawn.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Planar.EllipseInBox\">EllipseInBox</a></p>
</html>"));
end BodyInBox;
