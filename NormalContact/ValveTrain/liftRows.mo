within NormalContact.ValveTrain;
impure function liftRows "Number of rows of a lift table"
  extends Modelica.Icons.Function;
  input String fileName "File of the lift table";
  output Integer rows "Lines that begin with a number";
protected
  String line;
  Boolean isEnd=not Modelica.Utilities.Files.exist(fileName);
  Integer number=1;
algorithm
  rows := 0;
  while not isEnd loop
    (line,isEnd) := Modelica.Utilities.Streams.readLine(fileName, number);
    rows := rows + (if isLiftRow(line) then 1 else 0);
    number := number + 1;
  end while;
  rows := max(rows, 8);
  annotation (Documentation(info="<html>
<p>Counts the lines that <a href=\"modelica://NormalContact.ValveTrain.readLift\">readLift</a> reads, with functions that OpenModelica evaluates when it
translates. A file that is missing counts as the shortest table: <code>readLift</code> refuses it when the simulation starts.</p>
</html>"));
end liftRows;
