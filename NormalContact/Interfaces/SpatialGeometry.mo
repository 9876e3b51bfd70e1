within NormalContact.Interfaces;
partial model SpatialGeometry "What a geometry says about a contact in space"
  extends NormalContact.Interfaces.SpatialPair;
  Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  Modelica.Units.SI.Position r_C_a[3] "Contact point on the body, from frame_a, resolved in frame_a";
  Modelica.Units.SI.Position r_C_b[3] "Contact point on the counterpart, from frame_b, resolved in frame_b";
  Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body, resolved in frame_b";
  annotation (Documentation(info="<html>
<p>A geometry and a law both extend it, and an element extends both of them: so it has declarations only, which Modelica merges, and no equations,
which would count twice.</p>
</html>"));
end SpatialGeometry;
