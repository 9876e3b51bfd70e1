within NormalContact.ValveTrain;
pure function isLiftRow "Does a line of a lift table begin with a number?"
  extends Modelica.Icons.Function;
  input String line "Line of a file";
  output Boolean yes "= true, if it begins with a number";
protected
  Integer first=Modelica.Utilities.Strings.Advanced.skipWhiteSpace(line);
algorithm
  yes := if first > Modelica.Utilities.Strings.length(line) then false else
    Modelica.Utilities.Strings.find("0123456789-+.", Modelica.Utilities.Strings.substring(line, first, first)) > 0;
  annotation (Documentation(info="<html>
<p>Other lines of a lift table, a header or comments, are skipped.</p>
</html>"));
end isLiftRow;
