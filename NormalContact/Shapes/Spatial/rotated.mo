within NormalContact.Shapes.Spatial;
pure function rotated "One term turned in its frame"
  extends Modelica.Icons.Function;
  input Real term[:] "Shape with one term, not itself rotated";
  input Modelica.Units.SI.Angle angles[3]={0,0,0} "Angles of the rotations about the axes of sequence";
  input Modelica.Mechanics.MultiBody.Types.RotationSequence sequence={1,2,3} "Sequence of rotation axes";
  output Real shape[11 + size(term, 1)] "Shape vector";
protected
  Modelica.Mechanics.MultiBody.Frames.Orientation R "Rotation from the frame of the body to the turned axes";
algorithm
  R := Modelica.Mechanics.MultiBody.Frames.axesRotations(sequence, angles, zeros(3));
  shape := cat(1, {Kinds.spatialRotated, 9 + size(term, 1)}, R.T[:, 1], R.T[:, 2], R.T[:, 3], term);
  annotation (Documentation(info="<html>
<p>The axes of the term are turned relative to the frame of the body by the given sequence of rotations, as in
<code>Modelica.Mechanics.MultiBody.Parts.FixedRotation</code>. To turn a sum, turn each of its terms.</p>
</html>"));
end rotated;
