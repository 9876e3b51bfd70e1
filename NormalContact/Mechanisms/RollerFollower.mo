within NormalContact.Mechanisms;
model RollerFollower "Cam shaft that drives a follower with a roller"
  extends NormalContact.Interfaces.PolarShape;
  extends NormalContact.Interfaces.CamFollower(s_0=Functions.Planar.potential(Functions.Internal.Planar.checked(shape, getInstanceName() + ", shape"), direction), penetration_max=0.2*R,
    v_gap=if ideal then 0 else (v + w*G_all[2])*G_all[1]/L - w*(distance - G)*G_all[2]*(G_all[2]^2 - G_all[1]*G_all[3])/L^3);
  parameter Modelica.Units.SI.Inertia J(min=Modelica.Constants.small)=1e-6 "Inertia of the roller about its axis"
    annotation (Dialog(group="Roller", enable=not ideal));
  parameter Modelica.Units.SI.AngularVelocity w_roller_start=0 "Initial angular velocity of the roller"
    annotation (Dialog(group="Initialization", enable=not ideal));
  Modelica.Units.SI.AngularVelocity w_roller "Angular velocity of the roller (ideal: as if it rolled)";
  Modelica.Units.SI.Length G "Polar potential";
protected
  final parameter Modelica.Units.SI.Angle edges[24]=Functions.Planar.edges(shape, getInstanceName()) "Edges of the cam, which no step leaves out";
  Real G_all[4](each unit="m") "Polar potential and derivatives, not used in the constraint";
  Modelica.Units.SI.Length L "sqrt(G^2 + G'^2)";
  Real kappa_e(unit="1/m") "Curvature of the path of the roller's axis";
  Modelica.Units.SI.Velocity v_rel[2] "Velocity of the cam relative to the roller at the contact point";
  outer NormalContact.Settings settings "Common settings";
  NormalContact.Visualizers.CamAndFollower drawing(
    shape=shape,
    R=R,
    direction=direction,
    r_0=r_0,
    meshFile=meshFile,
    meshAngle=meshAngle,
    count=settings.contourCount,
    width=Functions.Planar.width(shape, getInstanceName()),
    color=settings.bodyColor,
    followerColor=settings.counterpartColor,
    phi=camshaft.phi - phi_support,
    distance=distance) if animation "Cam and follower";
initial algorithm
  assert(Functions.Planar.polar(shape, R, false, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
initial equation
  if not ideal then
    w_roller = w_roller_start;
  end if;
equation
  sector = integer(Functions.Planar.sector(edges, angle));
  G = if ideal then Functions.Planar.potential(shape, angle) else G_all[1];
  G_all = Functions.Planar.evaluate(shape, angle);
  L = sqrt(G_all[1]^2 + G_all[2]^2);
  kappa_e = (G_all[1]^2 + 2*G_all[2]^2 - G_all[1]*G_all[3])/L^3;
  assert(noEvent(1 - R*kappa_e > 0), "The contact point of " + getInstanceName() + " is not unique: the path of the roller's axis bends more sharply than R allows, so that the cam would be undercut at its nose. Use a smaller R, a larger base circle, or a blunter nose.");
  kappa = kappa_e/(1 - R*kappa_e);
  kappa_rel = kappa + 1/R;
  if ideal then
    gap = distance - G;
    v_t = 0;
  else
    gap = (distance - G)*G_all[1]/L;
    J*der(w_roller) = r_C[2]*f[1] - (r_C[1] - distance)*f[2];
  end if;
  e_n = -{G_all[1], -G_all[2]}/L;
  r_C = {distance, 0} + R*e_n;
  v_rel = w*{-r_C[2], r_C[1]} - {v, 0} - w_roller*{-r_C[2], r_C[1] - distance};
  v_n = e_n*v_rel;
  v_t = e_t*v_rel;
  u_cam = w*L*(1 - R*kappa_e);
  u_follower = u_cam - v_t;
  annotation (defaultComponentName="cam", Icon(graphics={
        Rectangle(extent={{-100,6},{-52,-6}}, lineColor={64,64,64}, fillColor={192,192,192}, fillPattern=FillPattern.HorizontalCylinder),
        Polygon(points={{-76,-20},{-60,-48},{-24,-50},{-2,-24},{6,0},{-2,24},{-24,50},{-60,48},{-76,20},{-80,0},{-76,-20}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-46,8},{-30,-8}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{6,22},{50,-22}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{28,6},{96,-6}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-3,9},{15,-9}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,100},{150,60}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-60},{150,-90}}, textColor={0,0,0}, textString="R=%R")}),
    Documentation(info="<html>
<p>A cam turns about a fixed axis and drives a roller that is guided along a straight line through this axis. The cam is described by
its polar potential G(&psi;): the distance of the roller's axis from the cam axis in contact, that is the lift law plus the base
radius. Elastic: lift-off, impact, friction and the spin of the roller (Römer, Fidlin, Seemann: explicit analytical solutions,
section 6.2). Ideal: the distance is G.</p>
<h4>Connections</h4>
<p>Connect <code>camshaft</code> with the drive (an inertia, <code>Rotational.Sources.ConstantSpeed</code>) and <code>follower</code> with the mass of the follower, and this with its
spring. <code>follower.s</code> grows away from the cam axis; <code>direction</code> is where the follower is, seen from the axis. The flanges <code>supportR</code> and
<code>supportT</code> appear when the housing moves (tab Ports).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCam.svg\" alt=\"Flanges, distance and force of a cam with a follower\"></p>
<h4>Limitations</h4>
<p>The guide passes through the cam axis. The contact point must be unique: a roller that would undercut the nose of the cam is refused. In a mechanism of
<code>MultiBody</code> take <a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a>.
<code>gap</code> and its rate agree up to second order in the penetration: <code>power</code> is exact, the part
of it that <code>lossPower</code> tells is so up to this order.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.RollerTappet\">RollerTappet</a>, elastic and ideal; <a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a>
has the same cam in <code>MultiBody</code></p>
</html>"));
end RollerFollower;
