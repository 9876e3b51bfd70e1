within NormalContact.Shapes.Planar;
pure function shift "Shift of the body in its frame"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position x=0 "Shift along x";
  input Modelica.Units.SI.Position y=0 "Shift along y";
  output Real shape[4] "Shape vector";
algorithm
  shape := {Kinds.planarShift, 2, x, y};
  annotation (Documentation(info="<html>
<p>h = x cos &phi; + y sin &phi;. Moves the body by (x, y), that is the reference point by (-x, -y) relative to the body (eq. (10)).</p>
</html>"));
end shift;
