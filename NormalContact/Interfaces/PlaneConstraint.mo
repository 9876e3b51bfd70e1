within NormalContact.Interfaces;
partial model PlaneConstraint "Ideal, bilateral contact of a convex body with a plane"
  import Modelica.Mechanics.MultiBody.Frames;
  parameter Boolean enforceStates=true
    "= true, if the motion relative to the plane is used as states (StateSelect.always)"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.PlaneGeometry;
  extends NormalContact.Interfaces.SpatialConstraint(pointDiameter=3*diameter);
  Modelica.Units.SI.Position s[2](each start=0, each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Position of frame_a along two tangents of the plane"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.AngularVelocity w_a[3](each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Angular velocity of the body relative to the plane, resolved in frame_a"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
protected
  final parameter Real checked[size(shape, 1)]=Functions.Internal.Spatial.checked(shape, getInstanceName() + ", shape") "The shape, checked before the constraint needs it";
  final parameter Real e_2[3]=cross(e, e_1) "Second tangent of the plane" annotation (Evaluate=true);
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
  Modelica.Units.SI.Length h "Potential: height of frame_a above the plane";
equation
  s = {e_1*r_rel, e_2*r_rel};
  w_a = R_rel.w;
  n_a = Frames.resolve2(R_rel, -e);
  h = Functions.Spatial.potential(checked, n_a[1], n_a[2], n_a[3]);
  gap = e*r_rel - h;
  gap = 0;
  for i in 1:3 loop
    r_C_a[i] = Functions.Spatial.point(checked, n_a[1], n_a[2], n_a[3], i);
  end for;
  annotation (Documentation(info="<html>
<p>Base class of the ideal contacts with a plane. The potential is the constraint: gap = e&middot;r - h(n<sub>a</sub>) = 0, where e is
the normal of the plane, r the position of frame_a relative to frame_b, and n<sub>a</sub> = -e resolved in frame_a.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates h twice and the components of the contact point once, hence they are scalar functions.
With <code>enforceStates</code> the position along the plane and the angular velocity relative to the plane are states; no tool
then selects them during the simulation, which is slower.</p>
</html>"));
end PlaneConstraint;
