within NormalContact.Contacts;
model BodyCircle "Contact of a planar body with a circle"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarContact;
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.01 "Radius of the circle around frame_b"
    annotation (Dialog(group="Shape"));
  parameter Real shape[:]=cat(1, Shapes.Planar.offset(d=2*R), Shapes.Planar.lobe(amplitude=R/3))
    "Shape of the body at frame_a: its polar potential for this radius"
    annotation (Dialog(group="Shape"), choices(
      choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.02), NormalContact.Shapes.Planar.lobe(amplitude=0.01/3)) "Cam with a polynomial lobe",
      choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.03), NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial345, lift=0.01, start=0, rise=1, dwell=0.2, fall=1)) "Cam with a standard lift law",
      choice=NormalContact.Shapes.Planar.circle(r=0.03) "Eccentric or circular cam: circle",
      choice=cat(1, NormalContact.Shapes.Planar.circle(r=0.03), NormalContact.Shapes.Planar.shift(x=0.005)) "Offset of a roller path"));
  parameter Boolean concave=false "= true, if the body surrounds the circle (almost concave)"
    annotation (Evaluate=true, Dialog(group="Shape"), choices(checkBox=true));
  parameter Modelica.Units.SI.Diameter diameter=0.05*Functions.Planar.potential(shape, 0) "Diameter of the rods of the contour"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color circleColor={192,192,192} "Color of the circle"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  Modelica.Units.SI.Angle psi "Polar angle of the centre of the circle, seen from frame_a, in frame_a";
  Modelica.Units.SI.Length distance "Distance of the centre of the circle from frame_a";
protected
  final parameter Integer sigma=if concave then -1 else 1 "Sign of the two cases";
  Real G[4](each unit="m") "Polar potential and derivatives";
  Modelica.Units.SI.Length L "sqrt(G^2 + G'^2)";
  Real kappa_e(unit="1/m") "Curvature of the path of the centre of the circle";
  Real u_b[3](each unit="1") "Direction from frame_a to the centre of the circle, resolved in frame_b";
  Real u_a[3](each unit="1") "The same, resolved in frame_a";
  Real n_b[3](each unit="1") "Outer normal of the path of the centre, resolved in frame_b";
  Modelica.Units.SI.AngularVelocity psi_der "Rate of psi";
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
  assert(noEvent(distance > 1e-9*R), "The centre of the circle of " + getInstanceName() + " lies on frame_a, so its direction is undefined.");
  u_b = -((r_rel*e_x)*e_x + (r_rel*e_y)*e_y)/noEvent(max(distance, 1e-9*R));
  u_a = Frames.resolve2(R_rel, u_b);
  psi = Functions.Planar.angle(u_a*e_x, u_a*e_y);
  G = Functions.Planar.evaluate(shape, psi);
  assert(noEvent(G[1] > 0), "The polar potential of " + getInstanceName() + " is not positive: it is the distance of frame_a from the centre of the circle in contact.");
  L = sqrt(G[1]^2 + G[2]^2);
  kappa_e = (G[1]^2 + 2*G[2]^2 - G[1]*G[3])/L^3;
  assert(noEvent(1 - sigma*R*kappa_e > 0), "The contact point of " + getInstanceName() + " is not unique: the circle is too large for the concave flank of the body. Use a smaller R, or a less concave shape.");
  n_b = (G[1]*u_b - G[2]*cross(e_z, u_b))/L;
  e_n = -sigma*n_b;
  e_t = cross(e_n, e_z);
  gap = sigma*(distance - G[1])*G[1]/L;
  r_C_a = Frames.resolve2(R_rel, G[1]*u_b - sigma*R*n_b);
  r_C = r_C_b;
  r_C_b = -sigma*R*n_b;
  kappa = sigma*kappa_e/(1 - sigma*R*kappa_e);
  kappa_b = 1/R;
  v_n = e_n*(v_rel + w_rel*cross(e_z, r_C - r_rel));
  v_t = e_t*(v_rel + w_rel*cross(e_z, r_C - r_rel));
  psi_der = -(cross(e_z, u_b)*v_rel)/noEvent(max(distance, 1e-9*R)) - w_rel;
  v_s_a = sigma*L*(1 - sigma*R*kappa_e)*psi_der;
  v_s_b = v_s_a + v_t;
  annotation (defaultComponentName="contact", Icon(graphics={
        Polygon(points={{-52,-10},{-40,-46},{0,-62},{40,-46},{54,-8},{50,30},{34,70},{0,84},{-30,64},{-50,26},{-52,-10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-28,-62},{28,-118}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-6,-56},{6,-68}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{0,-62},{0,-4}}, color={217,95,2}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}),
        Text(extent={{-150,130},{150,92}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A planar body touches a circle of radius R around frame_b. The body is described by its polar potential G(&psi;): the
distance from frame_a to the centre of the circle while they touch, as a function of the direction &psi; of the centre in
frame_a. It belongs to this radius. The body may have concave stretches, as long as the contact point is unique, or
surround the circle (<code>concave = true</code>).</p>
<p>The contact is explicit (Römer, Fidlin, Seemann: explicit analytical solutions, eqs. (55), (56), (71)). Away from contact,
<code>gap</code> is the separation of the potential contact points along the normal, eq. (101), which equals the distance up to
second order in the gap. The forces act at the contact point on the circle, so that the normal force has no moment about its
centre.</p>
<h4>Limitations</h4>
<p>The body must move in the plane; an assert says so otherwise. The polar potential must be positive and the contact point unique in
all directions; this is checked at the start.</p>
</html>"));
end BodyCircle;
