within NormalContact.Shapes.Surfaces;
pure function placed "A surface turned and moved"
  extends Modelica.Icons.Function;
  input Real surface_0[:] "The surface, not itself placed";
  input Modelica.Units.SI.Position r[3]={0,0,0} "Position";
  input Modelica.Units.SI.Angle angles[3]={0,0,0} "Angles of the rotations about the axes of sequence";
  input Modelica.Mechanics.MultiBody.Types.RotationSequence sequence={1,2,3} "Sequence of rotation axes";
  output Real surface[14 + size(surface_0, 1)] "Surface vector";
protected
  Modelica.Mechanics.MultiBody.Frames.Orientation R "Rotation to the turned axes";
algorithm
  assert(surface_0[1] <> 305, "Shapes.Surfaces.placed: the surface is placed already; place the original once.");
  R := Modelica.Mechanics.MultiBody.Frames.axesRotations(sequence, angles, zeros(3));
  surface := cat(1, {Kinds.surfacePlaced, 12 + size(surface_0, 1)}, R.T[:, 1], R.T[:, 2], R.T[:, 3], r, surface_0);
  annotation (
    Documentation(info="<html>
<p>The surface in axes that are turned as by <code>Modelica.Mechanics.MultiBody.Parts.FixedRotation</code>, with their origin at r.</p>
</html>"));
end placed;
