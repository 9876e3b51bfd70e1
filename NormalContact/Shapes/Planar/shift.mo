within NormalContact.Shapes.Planar;
pure function shift "Shift of the body in its frame, or a lift of one cosine of a cam with a roller"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position x=0 "Shift along x";
  input Modelica.Units.SI.Position y=0 "Shift along y";
  output Real shape[4] "Shape vector";
algorithm
  shape := {Kinds.planarShift, 2, x, y};
  annotation (Documentation(info="<html>
<p>h = x cos &phi; + y sin &phi;. Moves the body by (x, y), that is the reference point by (-x, -y) relative to the body (eq. (10)).</p>
<p>In a polar potential, G = x cos &psi; + y sin &psi;: a lift of one cosine a turn. The body is not moved by it: an eccentric circle has G<sup>2</sup> - 2 G (x cos &psi; + y sin &psi;) + x<sup>2</sup> + y<sup>2</sup> = r<sup>2</sup>,
which agrees up to first order in x/r. The exact one for a roller is made by <a href=\"modelica://NormalContact.Shapes.Planar.forRadius\">forRadius</a> from a circle and a shift.</p>
</html>"));
end shift;
