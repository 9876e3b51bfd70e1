within NormalContact.Shapes;
impure function fileSize "Numbers of the shape vector in a file"
  extends Modelica.Icons.Function;
  input String fileName "File that 'normalcontact fit' has written: shape.txt or shape.json" annotation (Dialog(loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  output Integer n "Numbers of the shape vector";
protected
  String line;
  Boolean isEnd=not Modelica.Utilities.Files.exist(fileName);
  Integer number=1;
algorithm
  n := 1;
  while not isEnd loop
    (line,isEnd) := Modelica.Utilities.Streams.readLine(fileName, number);
    if Modelica.Utilities.Strings.find(line, "//") <> 1 then
      n := n + Modelica.Utilities.Strings.count(line, ",");
    end if;
    if Modelica.Utilities.Strings.find(line, "\"vector\"") > 0 then
      n := n - 3;
    end if;
    number := number + 1;
  end while;
  n := max(n, 3);
  annotation (Documentation(info="<html>
<p>Counts the commas between the numbers; comments, and in JSON the three other entries, are left out. It consists of functions of
<code>Modelica.Utilities</code> only, which OpenModelica evaluates when it translates: so the size of a vector may depend on a file. A
function in C could not be used here. A file that is missing counts as the smallest shape: <code>fromFile</code> refuses it when the simulation starts.</p>
</html>"));
end fileSize;
