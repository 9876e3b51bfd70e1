within NormalContact.Interfaces;
partial model PlanarForce "Force of a contact in a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarPair;
  parameter Modelica.Units.SI.Diameter pointDiameter=0.01 "Diameter of the contact point"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Velocity v_t "Sliding velocity of the body along e_t";
  Modelica.Units.SI.Force f_n "Normal force on the body";
  Modelica.Units.SI.Force f_t "Tangential force on the body along e_t";
protected
  Modelica.Units.SI.Force f_b[3] "Force on the body, resolved in frame_b";
  NormalContact.Visualizers.Contact point(
    diameter=pointDiameter,
    pointColor=pointColor,
    forceColor=forceColor,
    R=frame_b.R,
    r=frame_b.r_0,
    r_C=r_C_b,
    f=f_b) if draw "Contact point and force";
equation
  f_b = f_n*e_n + f_t*e_t;
  frame_b.f = f_b;
  frame_a.f = -Frames.resolve2(R_rel, f_b);
  assert(noEvent(e_z*Frames.resolve2(R_rel, e_z) > 1 - 1e-6), "The planar element " + getInstanceName() +
    " is used out of its plane: the axis n of frame_a has turned away from that of frame_b. Guide the body by a joint that keeps it in the plane (for example Modelica.Mechanics.MultiBody.Joints.Planar), or use a spatial element.");
  annotation (Documentation(info="<html>
<p>Base class of the laws of planar contacts: opposite forces on both frames.</p>
</html>"));
end PlanarForce;
