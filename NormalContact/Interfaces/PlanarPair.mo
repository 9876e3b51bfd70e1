within NormalContact.Interfaces;
partial model PlanarPair "Two frames that move in one plane, and their contact"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.TwoFrames;
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,0,1}
    "Axis normal to the plane of motion, the same in frame_a and frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n_x={1,0,0}
    "Direction of x in the plane of motion: of the shape in frame_a, of the counterpart in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane of motion"));
  parameter Boolean animation=settings.animation "= true, if the body, the contact point and the force are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color contourColor=settings.bodyColor "Color of the body"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor=settings.pointColor "Color of the contact point"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor=settings.forceColor "Color of the force"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  Modelica.Units.SI.Position r_C_a[3] "Contact point on the body, from frame_a, resolved in frame_a";
  Modelica.Units.SI.Position r_C_b[3] "Contact point on the counterpart, from frame_b, resolved in frame_b";
  Real e_n[3](each unit="1") "Contact normal, from the counterpart into the body, resolved in frame_b";
  Real e_t[3](each unit="1") "Tangent: e_n turned by -90 deg about n, resolved in frame_b";
  Real kappa(unit="1/m") "Curvature of the body at the contact point (> 0: convex)";
protected
  outer NormalContact.Settings settings "Common settings";
  final parameter Boolean draw=world.enableAnimation and animation "= true, if something is drawn" annotation (Evaluate=true);
  final parameter Real e_z[3]=Functions.Internal.direction(n, "n", getInstanceName()) "Unit axis" annotation (Evaluate=true);
  final parameter Real e_x[3]=Functions.Internal.direction(n_x, "n_x", getInstanceName(), e_z) "Unit vector x" annotation (Evaluate=true);
  final parameter Real e_y[3]=cross(e_z, e_x) "Unit vector y" annotation (Evaluate=true);
  Frames.Orientation R_rel=Frames.relativeRotation(frame_b.R, frame_a.R) "Rotation from frame_b to frame_a";
  Modelica.Units.SI.Position r_rel[3]=Frames.resolve2(frame_b.R, frame_a.r_0 - frame_b.r_0) "Position of frame_a relative to frame_b, resolved in frame_b";
  Modelica.Units.SI.Velocity v_rel[3]=der(r_rel) "Its derivative";
  Real cosine(unit="1")=(e_x*R_rel.T)*e_x "Cosine of the angle of frame_a relative to frame_b about the axis";
  Real sine(unit="1")=(e_x*R_rel.T)*e_y "Its sine";
  Modelica.Units.SI.AngularVelocity w_rel=e_z*R_rel.w "Angular velocity of frame_a relative to frame_b about the axis";
  annotation (Documentation(info="<html>
<p>Base class of all planar elements: the motion of frame_a relative to frame_b in the plane normal to the axis n, and what a geometry says about the
contact. A geometry and a law both extend it, and an element extends both of them: so it has declarations only, which Modelica merges, and no equations,
which would count twice.</p>
</html>"));
end PlanarPair;
