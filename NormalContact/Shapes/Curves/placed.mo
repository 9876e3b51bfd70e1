within NormalContact.Shapes.Curves;
pure function placed "A curve turned and moved"
  extends Modelica.Icons.Function;
  input Real curve_0[:] "The curve, not itself placed";
  input Modelica.Units.SI.Position r[3]={0,0,0} "Position";
  input Modelica.Units.SI.Angle angles[3]={0,0,0} "Angles of the rotations about the axes of sequence";
  input Modelica.Mechanics.MultiBody.Types.RotationSequence sequence={1,2,3} "Sequence of rotation axes";
  output Real curve[14 + size(curve_0, 1)] "Curve vector";
protected
  Modelica.Mechanics.MultiBody.Frames.Orientation R "Rotation to the turned axes";
algorithm
  assert(curve_0[1] <> 205, "Shapes.Curves.placed: the curve is placed already; place the original once.");
  R := Modelica.Mechanics.MultiBody.Frames.axesRotations(sequence, angles, zeros(3));
  curve := cat(1, {Kinds.curvePlaced, 12 + size(curve_0, 1)}, R.T[:, 1], R.T[:, 2], R.T[:, 3], r, curve_0);
  annotation (
    Documentation(info="<html>
<p>The curve in axes that are turned as by <code>Modelica.Mechanics.MultiBody.Parts.FixedRotation</code>, with their origin at r.</p>
</html>"));
end placed;
