within NormalContact.Interfaces;
partial model PlanarPair "Two frames that move in one plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames;
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,0,1}
    "Axis normal to the plane of motion, the same in frame_a and frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n_x={1,0,0}
    "Direction of x in the plane of motion: of the shape in frame_a, of the counterpart in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Boolean animation=true "= true, if the body, the contact point and the force are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Integer contourCount(min=3)=16 "Number of rods that draw the contour of the body"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color contourColor={0,60,130} "Color of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor={200,0,0} "Color of the contact point"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor={217,95,2} "Color of the force"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
protected
  final parameter Boolean draw=world.enableAnimation and animation "= true, if something is drawn" annotation (Evaluate=true);
  final parameter Real e_z[3]=Modelica.Math.Vectors.normalizeWithAssert(n) "Unit axis" annotation (Evaluate=true);
  final parameter Real e_x[3]=Modelica.Math.Vectors.normalizeWithAssert(n_x - (n_x*e_z)*e_z) "Unit vector x" annotation (Evaluate=true);
  final parameter Real e_y[3]=cross(e_z, e_x) "Unit vector y" annotation (Evaluate=true);
  Frames.Orientation R_rel "Rotation from frame_b to frame_a";
  Modelica.Units.SI.Position r_rel[3] "Position of frame_a relative to frame_b, resolved in frame_b";
  Modelica.Units.SI.Velocity v_rel[3] "Its derivative";
  Modelica.Units.SI.AngularVelocity w_rel "Angular velocity of frame_a relative to frame_b about the axis";
equation
  R_rel = Frames.relativeRotation(frame_b.R, frame_a.R);
  r_rel = Frames.resolve2(frame_b.R, frame_a.r_0 - frame_b.r_0);
  v_rel = der(r_rel);
  w_rel = e_z*R_rel.w;
  assert(noEvent(e_z*Frames.resolve2(R_rel, e_z) > 1 - 1e-6), "The planar element " + getInstanceName() +
    " is used out of its plane: the axis n of frame_a has turned away from that of frame_b. Guide the body by a joint that keeps it in the plane (for example Modelica.Mechanics.MultiBody.Joints.Planar), or use a spatial element.");
  annotation (Documentation(info="<html>
<p>Base class of all planar elements: the motion of frame_a relative to frame_b in the plane normal to the axis n.</p>
</html>"));
end PlanarPair;
