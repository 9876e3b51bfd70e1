within NormalContact.Interfaces;
partial model SpatialForce "Force of a contact in space"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialGeometry;
  parameter Modelica.Units.SI.Diameter pointDiameter=0.01 "Diameter of the contact point"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  Modelica.Units.SI.Force f_n "Normal force on the body";
  Modelica.Units.SI.Force f_t[3] "Tangential force on the body, resolved in frame_b";
protected
  Modelica.Units.SI.Force f_b[3] "Force on the body, resolved in frame_b";
  NormalContact.Visualizers.Contact point(
    diameter=pointDiameter,
    pointColor=pointColor,
    forceColor=forceColor,
    R=frame_b.R,
    r=frame_b.r_0,
    r_C=r_C_b,
    f=f_n*e_n + f_t) if draw "Contact point and force"; // f_b here, and OpenModelica finds no states of a drawn SlidingOnBody
equation
  f_b = f_n*e_n + f_t;
  frame_b.f = f_b;
  frame_a.f = -Frames.resolve2(R_rel, f_b);
  annotation (Documentation(info="<html>
<p>Base class of the laws of spatial contacts: opposite forces on both frames.</p>
</html>"));
end SpatialForce;
