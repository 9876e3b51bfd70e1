within NormalContact.Shapes.Spatial;
pure function shift "Shift of the body in its frame"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position r[3]={0,0,0} "Shift";
  output Real shape[5] "Shape vector";
algorithm
  shape := {Kinds.spatialShift, 3, r[1], r[2], r[3]};
  annotation (Documentation(info="<html>
<p>h = r &middot; n. Moves the body by r.</p>
</html>"));
end shift;
