within NormalContact.Visualizers;
pure function meshAddress "Address of a file with a mesh, as shapes take it"
  extends Modelica.Icons.Function;
  input String file "File name, or a modelica:// or file:// address";
  output String address "modelica:// or file:// address";
algorithm
  address := if Modelica.Utilities.Strings.find(file, "://") > 0 then file else "file://" + file;
  annotation (Documentation(info="<html>
<p>Where a dialog puts the name of a file, <code>MultiBody.Visualizers.Advanced.Shape</code> wants an address.</p>
</html>"));
end meshAddress;
