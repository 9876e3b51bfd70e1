within NormalContact.Joints;
model CamFlat "Convex cam that stays in contact with a flat follower"
  extends NormalContact.Icons.FlatFace;
  extends NormalContact.Icons.Cam;
  extends NormalContact.Icons.Shaft;
  extends NormalContact.Interfaces.LineConstraint(shape=if shapeFile == "" then Shapes.Planar.eccentric(r=0.03, e=0.005) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0));
equation
  f_t = 0;
  annotation (defaultComponentName="cam",
    Documentation(info="<html>
<p>A convex cam at frame_a slides without friction on the flat face of a follower: the face is the line through frame_b along x, its
normal is y. This is the constraint of <a href=\"modelica://NormalContact.Joints.SlidingOnLine\">SlidingOnLine</a> under the name
that is used for cams: the generating potential of the cam is the lift of the follower as a function of the cam angle.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the cam, behind the joint of its shaft, and <code>frame_b</code> with the follower, behind the joint that guides it. Both move in the plane normal to <code>n</code>.
Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchLine.svg\" alt=\"Frames, normal, gap and forces of a body on a line\"></p>
<h4>Limitations</h4>
<p>As for <a href=\"modelica://NormalContact.Joints.CamRoller\">CamRoller</a>: the angle of the cam must be the state.</p>
<h4>Examples</h4>
<p>No example has it: <a href=\"modelica://NormalContact.Examples.ValveTrain.CamFlatTappet\">CamFlatTappet</a> has the same arrangement with an elastic contact</p>
</html>"));
end CamFlat;
