within NormalContact.Shapes.Planar;
pure function fromFile "Shape of a file"
  extends Modelica.Icons.Function;
  input String fileName="" "File that 'normalcontact fit' has written: shape.txt or shape.json" annotation (Dialog(loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  input Integer n(min=3) "Numbers of the shape vector; the first run tells them";
  output Real shape[n] "Shape vector";
external "C" NormalContact_readShape(fileName, 0, shape, size(shape, 1)) annotation (Include="#include \"NormalContactFit.h\"");
  annotation (Documentation(info="<html>
<p>Reads a shape that <code>normalcontact fit</code> has made from a lift table, a contour, points or a mesh. A tool must know
the size of a vector when it translates the model, hence <code>n</code>: a wrong one ends with a message that names the right
one. Messages name file and line. In OpenModelica the file is read at the start of each simulation, so a new fit of the same
size needs no new translation. Instead of the file, the function in <code>shape.mo</code> beside it may be put into a
package.</p>
</html>"));
end fromFile;
