within NormalContact.Visualizers;
model Terrain "Net of lines on a surface, or a file with its mesh"
  extends NormalContact.Icons.Visualizer;
  parameter Real surface[:] "Surface: a vector built by the constructors in Shapes.Surfaces"
    annotation (Dialog(group="Shape"));
  parameter String file="" "File with a mesh (.stl, .obj) that is drawn instead of the net, as a modelica:// or file:// address"
    annotation (Dialog(group="Drawing"));
  parameter Integer lines[2](each min=2)={5,5} "Number of lines with constant u, and with constant v"
    annotation (Dialog(group="Drawing", enable=file == ""));
  parameter Integer count[2](each min=1)={8,8} "Number of rods of each of them"
    annotation (Dialog(group="Drawing", enable=file == ""));
  parameter Modelica.Units.SI.Diameter diameter=0.01 "Diameter of the rods"
    annotation (Dialog(group="Drawing", enable=file == ""));
  parameter Modelica.Mechanics.MultiBody.Types.Color color={150,150,150} "Color"
    annotation (Dialog(group="Drawing", colorSelector=true));
  input Modelica.Mechanics.MultiBody.Frames.Orientation R "Orientation of the frame of the surface";
  input Modelica.Units.SI.Position r[3] "Position of the frame of the surface in the world";
protected
  parameter Modelica.Units.SI.Position p[lines[1]*count[1] + lines[2]*count[2], 7]=Functions.Surfaces.rods(surface, lines, count) if file == "" "Rods";
  Rods net(
    rods=p,
    diameter=diameter,
    color=color,
    R=R,
    r=r) if file == "" "Net";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape mesh(
    shapeType=meshAddress(file),
    color=color,
    specularCoefficient=0.2,
    length=1,
    width=1,
    height=1,
    R=R,
    r=r) if file <> "" "Mesh";
  annotation (Documentation(info="<html>
<p>OMEdit does not draw <code>MultiBody.Visualizers.Advanced.Surface</code>. What it draws solid is a mesh from a file: the program writes it from the same expression,</p>
<pre>normalcontact draw 'Surfaces.torus(0.3, 0.1)' --out torus.stl</pre>
</html>"));
end Terrain;
