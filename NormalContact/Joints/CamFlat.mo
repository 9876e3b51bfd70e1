within NormalContact.Joints;
model CamFlat "Convex cam that stays in contact with a flat follower"
  extends NormalContact.Icons.FlatFace;
  extends NormalContact.Icons.Cam;
  extends NormalContact.Icons.Shaft;
  extends NormalContact.Interfaces.LineConstraint(shape=if shapeFile == "" then cat(1, Shapes.Planar.circle(r=0.03), Shapes.Planar.shift(x=0.005)) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0));
equation
  f_t = 0;
  annotation (defaultComponentName="cam",
    Documentation(info="<html>
<p>A convex cam at frame_a slides without friction on the flat face of a follower: the face is the line through frame_b along x, its
normal is y. This is the constraint of <a href=\"modelica://NormalContact.Joints.SlidingOnLine\">SlidingOnLine</a> under the name
that is used for cams: the generating potential of the cam is the lift of the follower as a function of the cam angle.</p>
<h4>Limitations</h4>
<p>As for <a href=\"modelica://NormalContact.Joints.CamRoller\">CamRoller</a>: the angle of the cam must be the state.</p>
</html>"));
end CamFlat;
