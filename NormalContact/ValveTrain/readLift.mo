within NormalContact.ValveTrain;
impure function readLift "Lift table of a file"
  extends Modelica.Icons.Function;
  input String fileName "Rows of angle in degrees and lift in mm, separated by commas, semicolons or blanks; other lines are skipped"
    annotation (Dialog(loadSelector(filter="Lift tables (*.csv *.txt);;All files (*)", caption="Open a lift table")));
  input Integer rows(min=8)=pure(NormalContact.ValveTrain.liftRows(fileName)) "Number of rows";
  output Real table[rows, 2] "Angle in degrees, lift in m";
protected
  Integer row=0;
  Integer next;
  String line;
  constant String separator[3]={",",";","\t"};
algorithm
  for i in 1:Modelica.Utilities.Streams.countLines(fileName) loop
    line := Modelica.Utilities.Streams.readLine(fileName, i);
    if isLiftRow(line) then
      for k in 1:3 loop
        line := Modelica.Utilities.Strings.replace(line, separator[k], " ");
      end for;
      row := row + 1;
      if row <= rows then
        (table[row, 1], next) := Modelica.Utilities.Strings.scanReal(line, 1, message="readLift: " + fileName + ", line " + String(i) + ": ");
        table[row, 2] := 1e-3*Modelica.Utilities.Strings.scanReal(line, next, message="readLift: " + fileName + ", line " + String(i) + ": ");
      end if;
    end if;
  end for;
  assert(row == rows, "readLift: " + fileName + " has " + String(row) + " rows; set rows = " + String(row) + ".");
  annotation (Documentation(info="<html>
<p>Reads the angle of the cam shaft in degrees and the lift in mm, as <code>data/lift.csv</code> has them. A tool must know the size of a
table when it translates a model: OpenModelica evaluates <a href=\"modelica://NormalContact.ValveTrain.liftRows\">liftRows</a> then. Where a tool doesn't, give <code>rows</code>; a wrong one
ends with a message that names the right one. The lift law of
the table is made by <a href=\"modelica://NormalContact.ValveTrain.liftLaw\">liftLaw</a>.</p>
</html>"));
end readLift;
