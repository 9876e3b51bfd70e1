within NormalContact.Shapes.Spatial;
pure function fromFile "Shape of a file"
  extends Modelica.Icons.Function;
  input String fileName="" "File that 'normalcontact fit' has written: shape.txt or shape.json" annotation (Dialog(loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  input Integer n(min=3)=pure(NormalContact.Shapes.fileSize(fileName)) "Numbers of the shape vector";
  input String element="Shapes.fromFile" "Name for messages";
  output Real shape[n] "Shape vector";
external "C" NormalContact_readShape(fileName, element, 3, 0, shape, size(shape, 1)) annotation (Include="#include \"NormalContactFit.h\"");
  annotation (Documentation(info="<html>
<p>Reads a shape that <code>normalcontact fit</code> has made from a lift table, a contour, points or a mesh. A tool must know
the size of a vector when it translates the model: OpenModelica evaluates
<a href=\"modelica://NormalContact.Shapes.fileSize\">fileSize</a> then. Where a tool doesn't, give <code>n</code>; a wrong one ends with a
message that names the right one. Messages name file and line. The file is read again at the start of each simulation, so a new fit of
the same size needs no new translation. A relative name is that of a file in the folder of the simulation. Instead of the file, the
function in <code>shape.mo</code> beside it may be put into a package.</p>
</html>"));
end fromFile;
