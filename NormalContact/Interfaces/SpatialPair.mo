within NormalContact.Interfaces;
partial model SpatialPair "Two frames that move in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.TwoFrames;
  parameter Boolean animation=settings.animation "= true, if the body, the contact point and the force are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor=settings.pointColor "Color of the contact point"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor=settings.forceColor "Color of the force"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
protected
  outer NormalContact.Settings settings "Common settings";
  final parameter Boolean draw=world.enableAnimation and animation "= true, if something is drawn" annotation (Evaluate=true);
  Frames.Orientation R_rel=Frames.relativeRotation(frame_b.R, frame_a.R) "Rotation from frame_b to frame_a";
  Modelica.Units.SI.Position r_rel[3]=Frames.resolve2(frame_b.R, frame_a.r_0 - frame_b.r_0) "Position of frame_a relative to frame_b, resolved in frame_b";
  Modelica.Units.SI.Velocity v_rel[3]=der(r_rel) "Its derivative";
  Modelica.Units.SI.AngularVelocity w_rel[3]=Frames.resolve1(R_rel, R_rel.w) "Angular velocity of frame_a relative to frame_b, resolved in frame_b";
  annotation (Documentation(info="<html>
<p>Base class of all spatial elements: the motion of frame_a relative to frame_b.</p>
</html>"));
end SpatialPair;
