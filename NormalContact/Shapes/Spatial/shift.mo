within NormalContact.Shapes.Spatial;
pure function shift "Shift of the body in its frame"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position r[3]={0,0,0} "Shift";
  output Real shape[5] "Shape vector";
algorithm
  shape := {Kinds.spatialShift, 3, r[1], r[2], r[3]};
  annotation (Documentation(info="<html>
<p>h = r &middot; n. Moves the body by r.</p>
<p>In a polar potential, for contact with a sphere of one radius, it adds r &middot; u to the distance of the centre of the sphere in the direction u, which moves a body only up to first
order in r.</p>
</html>"));
end shift;
