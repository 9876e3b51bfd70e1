within NormalContact.Functions.Surfaces;
pure function point "Point of a surface"
  extends Modelica.Icons.Function;
  input Real surface[:] "Surface: a vector built by the constructors in Shapes.Surfaces";
  input Real u "First parameter";
  input Real v "Second parameter";
  output Modelica.Units.SI.Position p[3] "Point";
external "C" NormalContact_surfacePoint(surface, size(surface, 1), u, v, p) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>For drawing.</p>
</html>"));
end point;
