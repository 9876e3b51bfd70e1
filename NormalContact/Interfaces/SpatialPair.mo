within NormalContact.Interfaces;
partial model SpatialPair "Two frames that move in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
protected
  Frames.Orientation R_rel "Rotation from frame_b to frame_a";
  Modelica.Units.SI.Position r_rel[3] "Position of frame_a relative to frame_b, resolved in frame_b";
  Modelica.Units.SI.Velocity v_rel[3] "Its derivative";
  Modelica.Units.SI.AngularVelocity w_rel[3] "Angular velocity of frame_a relative to frame_b, resolved in frame_b";
equation
  R_rel = Frames.relativeRotation(frame_b.R, frame_a.R);
  r_rel = Frames.resolve2(frame_b.R, frame_a.r_0 - frame_b.r_0);
  v_rel = der(r_rel);
  w_rel = Frames.resolve1(R_rel, R_rel.w);
  annotation (Documentation(info="<html>
<p>Base class of all spatial elements: the motion of frame_a relative to frame_b.</p>
</html>"));
end SpatialPair;
