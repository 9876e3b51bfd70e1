within NormalContact.Functions.Planar;
pure function sector "Number of the sector between two edges of a shape"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Angle edges[24] "Edges of the shape";
  input Modelica.Units.SI.Angle phi "Angle, over any number of turns";
  output Real sector "Number of the sector, rising with the angle";
external "C" sector = NormalContact_planarSector(edges, phi) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p><code>integer(sector(edges(shape), phi))</code> is an event at each of the <a href=\"modelica://NormalContact.Functions.Planar.edges\">edges</a>: an integrator
can't step over a lobe.</p>
</html>"));
end sector;
