within NormalContact.Joints;
model CamRoller "Cam that stays in contact with a roller"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Icons.Circle;
  extends NormalContact.Icons.Cam;
  extends NormalContact.Icons.Shaft;
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.CircleGeometry;
  extends NormalContact.Interfaces.PlanarPoints;
  extends NormalContact.Interfaces.PlanarConstraint(pointDiameter=3*diameter);
  Modelica.Units.SI.Length G "Polar potential";
protected
  final parameter Integer sigma=if concave then -1 else 1 "Sign of the two cases";
  Modelica.Units.SI.Position r_O[3] "Position of the axis of the roller, from frame_a, resolved in frame_a"
    annotation (__OpenModelica_tearingSelect=TearingSelect.avoid);
equation
  distance = sqrt((r_rel*e_x)^2 + (r_rel*e_y)^2);
  r_O = -Frames.resolve2(R_rel, r_rel);
  psi = Functions.Planar.angle(r_O*e_x, r_O*e_y);
  G = Functions.Planar.potential(shape, psi);
  gap = sigma*(distance - G);
  gap = 0;
  f_t = 0;
  (, , n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.circle(shape, R, concave, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  v_t = e_t*(v_rel + w_rel*cross(e_z, r_C_b - r_rel));
  annotation (defaultComponentName="cam", Icon(graphics={
        Ellipse(extent={{-13,-69},{-3,-79}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>The cam at frame_a and the roller of radius R around frame_b stay in contact, without friction: the distance of the two frames
is the polar potential, |PO| = G(&psi;). The potential is the constraint; its time derivatives follow from G&prime; and G&Prime;.</p>
<p>The force acts along the common normal; <code>liftOff</code> tells when a real roller would leave the cam.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the cam, behind the joint of its shaft, and <code>frame_b</code> with the axis of the roller, behind the joint that guides it. Both move in the plane normal to
<code>n</code>. Here f<sub>t</sub> = 0.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCircle.svg\" alt=\"Frames, polar potential and forces of a body on a circle\"></p>
<h4>Limitations</h4>
<p>On the base circle the position of the roller does not tell the angle of the cam, so only the angle can be a state. Set
<code>stateSelect = StateSelect.always</code> in the joint that carries the cam and <code>stateSelect = StateSelect.never</code> in
the one that guides the roller (Advanced tab) when the shaft is free or driven by a speed. A shaft that is driven by
<code>Rotational.Sources.Position(exact=true)</code> needs neither. Without these settings a tool selects the states during the
simulation, and may fail on the base circle or already in index reduction.</p>
<p>A roller on the opposite side of the cam axis solves the constraint as well: give the joint that guides the roller, and the body
on it, a start position on the intended side.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.IdealCam\">IdealCam</a>; <a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a> has the same arrangement with an elastic contact</p>
</html>"));
end CamRoller;
