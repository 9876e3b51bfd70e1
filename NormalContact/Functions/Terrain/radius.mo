within NormalContact.Functions.Terrain;
pure function radius "Radius of a sphere around the body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape of the body: a vector built by the constructors in Shapes.Spatial";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Radius radius "Radius of a sphere around the origin of the frame of the body that holds it";
external "C" radius = NormalContact_terrainRadius(shape, size(shape, 1), name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>It tells how far the body moves when it turns.</p>
</html>"));
end radius;
