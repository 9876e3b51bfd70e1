within NormalContact.Interfaces;
partial model BodyConstraint "Ideal, bilateral contact of two convex bodies"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Boolean enforceStates=true
    "= true, if the angular velocity relative to the counterpart is used as state (StateSelect.always)"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.PairGeometry(
    w_rel(each stateSelect=if enforceStates then StateSelect.always else StateSelect.default));
  extends NormalContact.Interfaces.SpatialConstraint(pointDiameter=3*diameter,
    w_rel(each stateSelect=if enforceStates then StateSelect.always else StateSelect.default));
protected
  Real pose[12] "Frame_a seen from frame_b: position, then the axes of frame_b resolved in frame_a";
equation
  pose[1:3] = r_rel;
  pose[4:6] = Frames.resolve2(R_rel, {1,0,0});
  pose[7:9] = Frames.resolve2(R_rel, {0,1,0});
  pose[10:12] = Frames.resolve2(R_rel, {0,0,1});
  for i in 1:3 loop
    e_n[i] = Functions.Spatial.pairContact(bodies, pose, i);
    r_C_a[i] = Functions.Spatial.pairContact(bodies, pose, i + 3);
  end for;
  gap = Functions.Spatial.pairGap(bodies, pose);
  gap = 0;
  annotation (Documentation(info="<html>
<p>Base class of the ideal contacts of two convex bodies. The gap is the signed distance of the bodies, the maximum over all unit vectors n of
n&middot;r - h<sub>b</sub>(n) - h<sub>a</sub>(-n), a function of the pose alone; gap = 0 is the constraint. What is proved about it and what iterates is
said in <a href=\"modelica://NormalContact.Contacts.BodyBody\">Contacts.BodyBody</a>.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates the gap twice: its first derivative is the velocity of the material point of the body along the normal, the
motion of the contact point drops out; its second one needs the curvatures of both bodies. Normal and contact point, which rolling differentiates
once, are given component by component; all are scalar functions. With <code>enforceStates</code> the angular velocity relative to the counterpart
is a state. Two of the three coordinates of the position are states as well; the tool selects them, and changes them while the contact
moves around the counterpart.</p>
</html>"));
end BodyConstraint;
