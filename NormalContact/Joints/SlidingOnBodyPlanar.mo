within NormalContact.Joints;
model SlidingOnBodyPlanar "Planar convex body that slides on another one without friction"
  extends NormalContact.Icons.OtherPlanarBody;
  extends NormalContact.Icons.PlanarBody;
  extends NormalContact.Icons.Sliding;
  extends NormalContact.Interfaces.PlanarBodyConstraint;
equation
  f_t = 0;
  annotation (defaultComponentName="sliding",
    Documentation(info="<html>
<p>The planar body at frame_a keeps contact with the planar body at frame_b and slides on it without friction: gap = 0. Frames and signs as in
<a href=\"modelica://NormalContact.Joints.RollingOnBodyPlanar\">RollingOnBodyPlanar</a>.</p>
<h4>Limitations</h4>
<p>As for RollingOnBodyPlanar.</p>
</html>"));
end SlidingOnBodyPlanar;
