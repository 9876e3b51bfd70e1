within NormalContact.Joints;
model CamRoller "Cam that stays in contact with a roller"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarConstraint;
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.01 "Radius of the roller around frame_b"
    annotation (Dialog(group="Shape"));
  parameter Real shape[:]=cat(1, Shapes.Planar.offset(d=2*R), Shapes.Planar.lobe(amplitude=R/3))
    "Shape of the cam at frame_a: its polar potential for this radius"
    annotation (Dialog(group="Shape"), choices(
      choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.02), NormalContact.Shapes.Planar.lobe(amplitude=0.01/3)) "Cam with a polynomial lobe",
      choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.03), NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial345, lift=0.01, start=0, rise=1, dwell=0.2, fall=1)) "Cam with a standard lift law",
      choice=NormalContact.Shapes.Planar.circle(r=0.03) "Eccentric or circular cam: circle",
      choice=cat(1, NormalContact.Shapes.Planar.circle(r=0.03), NormalContact.Shapes.Planar.shift(x=0.005)) "Offset of a roller path"));
  parameter Boolean concave=false "= true, if the cam surrounds the roller (almost concave)"
    annotation (Evaluate=true, Dialog(group="Shape"), choices(checkBox=true));
  parameter Modelica.Units.SI.Diameter diameter=0.05*Functions.Planar.potential(shape, 0) "Diameter of the rods of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color circleColor={192,192,192} "Color of the circle"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  Modelica.Units.SI.Angle psi "Polar angle of the axis of the roller, seen from frame_a, in frame_a";
  Modelica.Units.SI.Length distance "Distance of the axis of the roller from frame_a";
  Modelica.Units.SI.Length G "Polar potential";
protected
  final parameter Integer sigma=if concave then -1 else 1 "Sign of the two cases";
  Real G_all[4](each unit="m") "Polar potential and derivatives, not used in the constraint";
  Modelica.Units.SI.Length L "sqrt(G^2 + G'^2)";
  Real kappa_e(unit="1/m") "Curvature of the path of the axis of the roller";
  Real u_b[3](each unit="1") "Direction from frame_a to the axis of the roller, resolved in frame_b";
  Real u_a[3](each unit="1") "The same, resolved in frame_a";
  Real n_b[3](each unit="1") "Outer normal of the path of the axis, resolved in frame_b";
  NormalContact.Visualizers.PlanarBody contour(
    shape=shape,
    R=R,
    concave=concave,
    count=contourCount,
    e_x=e_x,
    e_y=e_y,
    diameter=diameter,
    color=contourColor,
    R_frame=frame_a.R,
    r=frame_a.r_0) if draw "Contour of the body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape circle(
    shapeType="cylinder",
    color=circleColor,
    length=2*diameter,
    width=2*R,
    height=2*R,
    lengthDirection=e_z,
    widthDirection=e_x,
    r_shape=-diameter*e_z,
    R=frame_b.R,
    r=frame_b.r_0) if draw "Circle";
  NormalContact.Visualizers.Contact point(
    diameter=2*diameter,
    pointColor=pointColor,
    forceColor=forceColor,
    R=frame_b.R,
    r=frame_b.r_0,
    r_C=r_C_b,
    f=f_b) if draw "Contact point and force";
initial algorithm
  assert(Functions.Planar.polar(shape, R, concave, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  distance = sqrt((r_rel*e_x)^2 + (r_rel*e_y)^2);
  u_b = -((r_rel*e_x)*e_x + (r_rel*e_y)*e_y)/distance;
  u_a = Frames.resolve2(R_rel, u_b);
  psi = Functions.Planar.angle(u_a*e_x, u_a*e_y);
  G = Functions.Planar.potential(shape, psi);
  gap = sigma*(distance - G);
  gap = 0;
  f_t = 0;
  G_all = Functions.Planar.evaluate(shape, psi);
  L = sqrt(G_all[1]^2 + G_all[2]^2);
  kappa_e = (G_all[1]^2 + 2*G_all[2]^2 - G_all[1]*G_all[3])/L^3;
  assert(noEvent(1 - sigma*R*kappa_e > 0), "The contact point of " + getInstanceName() + " is not unique: the roller is too large for the concave flank of the cam. Use a smaller R, or a less concave shape.");
  n_b = (G_all[1]*u_b - G_all[2]*cross(e_z, u_b))/L;
  e_n = -sigma*n_b;
  e_t = cross(e_n, e_z);
  r_C_b = -sigma*R*n_b;
  r_C_a = Frames.resolve2(R_rel, r_C_b - r_rel);
  kappa = sigma*kappa_e/(1 - sigma*R*kappa_e);
  v_t = e_t*(v_rel + w_rel*cross(e_z, r_C_b - r_rel));
  annotation (defaultComponentName="cam", Icon(graphics={
        Polygon(points={{-52,-10},{-40,-46},{0,-62},{40,-46},{54,-8},{50,30},{34,70},{0,84},{-30,64},{-50,26},{-52,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-28,-62},{28,-118}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-4,-86},{4,-94}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-6,-56},{6,-68}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,130},{150,92}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The cam at frame_a and the roller of radius R around frame_b stay in contact, without friction: the distance of the two frames
is the polar potential, |PO| = G(&psi;). The potential is the constraint; its time derivatives follow from G&prime; and G&Prime;.</p>
<p>The force acts along the common normal; <code>liftOff</code> tells when a real roller would leave the cam.</p>
<h4>Limitations</h4>
<p>On the base circle the position of the roller does not tell the angle of the cam, so only the angle can be a state. Set
<code>stateSelect = StateSelect.always</code> in the joint that carries the cam and <code>stateSelect = StateSelect.never</code> in
the one that guides the roller (Advanced tab) when the shaft is free or driven by a speed. A shaft that is driven by
<code>Rotational.Sources.Position(exact=true)</code> needs neither. Without these settings a tool selects the states during the
simulation, and may fail on the base circle or already in index reduction.</p>
<p>The integrator sees nothing of a lobe that lies between two steps, and on the base circle steps may grow long. Limit the step
size to a part of the lobe (OpenModelica: Maximum Step Size in the integration settings, or <code>-maxStepSize</code>).</p>
<p>A roller on the opposite side of the cam axis solves the constraint as well: give the joint that guides the roller, and the body
on it, a start position on the intended side.</p>
</html>"));
end CamRoller;
