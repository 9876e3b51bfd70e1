within NormalContact.Shapes.Planar;
pure function contour "Convex body by points of its boundary"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Position points[:, 2] "Points x, y of the boundary, in any order";
  input Integer harmonics(min=1)=16 "Harmonics of the Fourier series; at most about a third of the number of points";
  input Modelica.Units.SI.Length noise=-1 "Standard deviation of the points; 0: none; negative: found by cross validation";
  input Modelica.Units.SI.Radius minRadius(min=0)=0 "No curvature radius below this; 0: a thousandth of the mean radius";
  output Real shape[3 + 2*harmonics] "Shape vector";
external "C" NormalContact_fitContour(points, size(points, 1), harmonics, noise, minRadius, shape, size(shape, 1)) annotation (Include="#include \"NormalContactFit.h\"");
  annotation (Documentation(info="<html>
<p>The Fourier series whose boundary is nearest to the points (least squares of the distances), with the proof that no
curvature radius is below <code>minRadius</code>. The points need not be in order, nor all around the body. Points that are
not convex beyond their noise are refused with the number of the deepest one. The fit is made once, at the start of the
simulation.</p>
</html>"));
end contour;
