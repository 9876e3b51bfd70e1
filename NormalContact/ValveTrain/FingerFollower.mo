within NormalContact.ValveTrain;
model FingerFollower "Cam shaft that turns a finger or rocker with a roller"
  extends NormalContact.Interfaces.UnilateralContact(penetration_max=0.2*R,
    v_gap=v_n - gap*kappa*v_s*(e_n[2]*r_M[1] - e_n[1]*r_M[2])/(e_n*r_M),
    place="Raise phi_0, the angle of the arm from its place on the base circle for arm.phi = 0, or start arm.phi larger (with usePivot: pivot.s).");
  parameter Real shape[:]=if shapeFile == "" then fingerCam(Shapes.Planar.lift(law=Types.LiftLaw.Cycloidal, lift=0.16, start=1, rise=1.15, dwell=0.1, fall=1.15), r, R, l, a, side, name=getInstanceName()) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=R)
    "Shape of the cam: its polar potential for this roller"
    annotation (Dialog(group="Shape"));
  parameter String shapeFile="" "Shape file of the cam (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Radius r(min=Modelica.Constants.small)=0.018 "Radius of the base circle of the cam"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.01 "Radius of the roller"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length l(min=Modelica.Constants.small)=0.04 "Length of the arm, from the pivot to the centre of the roller"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length a(min=Modelica.Constants.small)=0.05 "Distance of the pivot from the cam axis"
    annotation (Dialog(group="Geometry"));
  parameter Integer side=1 "1 or -1: on which side of the line from the cam axis to the pivot the arm lies"
    annotation (Dialog(group="Geometry"), choices(choice=1 "left of the line to the pivot, seen from above", choice=-1 "right of it"));
  parameter Modelica.Units.SI.Angle direction=0 "Direction of the pivot, seen from the cam axis in the housing"
    annotation (Dialog(group="Arrangement"));
  parameter Modelica.Units.SI.Angle phi_0=0 "Angle of the arm from its place on the base circle for arm.phi = 0, that is the lash"
    annotation (Dialog(group="Arrangement"));
  parameter Boolean usePivot=false "= true, if the pivot moves, as on a lash adjuster, along the flange pivot"
    annotation (Evaluate=true, choices(checkBox=true), Dialog(group="Arrangement"));
  parameter Modelica.Units.SI.Angle beta_pivot=beta_0 "Angle of the arm from the line between the axes at which it is normal to the motion of the pivot"
    annotation (Dialog(group="Arrangement", enable=usePivot));
  parameter Boolean useSupport=false "= true, if the housing turns: flange support, else it stands still"
    annotation (Evaluate=true, HideResult=true, choices(checkBox=true), Dialog(group="Arrangement"));
  replaceable NormalContact.Forces.Normal.HertzLine normalForce(width=0.01)
    constrainedby NormalContact.Interfaces.NormalForce(gap=gap_law, v_n=v_n, contact=contact, kappa=fill(kappa_rel, 2))
    "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Forces"));
  parameter Boolean useFilm=false "= true, if film tells the oil film, its ratio to the roughness, and the figure of wear"
    annotation (Evaluate=true, choices(checkBox=true), Dialog(group="Oil film"));
  NormalContact.ValveTrain.OilFilm film(f_n=f_n, kappa=kappa_rel, u_a=v_s, u_b=v_s) if useFilm "Oil film of a roller that rolls; set its width as that of the contact"
    annotation (Dialog(group="Oil film", enable=useFilm), Placement(transformation(extent={{-10,-90},{10,-70}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a camshaft "Cam shaft"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_b arm "Arm; its angle grows with the lift"
    annotation (Placement(transformation(extent={{90,-10},{110,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b pivot(s=s_pivot, f=f_pivot) if usePivot "Pivot; its position grows away from the cam, as the lift does"
    annotation (Placement(transformation(extent={{90,-70},{110,-50}})));
  Modelica.Mechanics.Rotational.Interfaces.Support support(phi=phi_support, tau=-camshaft.tau - side*arm.tau) if useSupport "Housing, which bears cam and arm"
    annotation (Placement(transformation(extent={{-110,-70},{-90,-50}})));
  final parameter Modelica.Units.SI.Angle beta_0=acos((a^2 + l^2 - (r + R)^2)/(2*a*l)) "Angle of the arm from the line between the axes, on the base circle";
  Modelica.Units.SI.Angle beta "Angle of the arm from the line between the axes";
  Modelica.Units.SI.AngularVelocity w "Angular velocity of the cam";
  Real kappa(unit="1/m") "Curvature of the cam at the contact point";
  Real kappa_rel(unit="1/m") "Relative curvature at the contact point";
  Modelica.Units.SI.Velocity v_n "Rate of the gap";
  Modelica.Units.SI.Velocity v_s "Speed of the contact point along the cam, that is the entrainment speed of a roller that rolls";
  Real e_n[3](each unit="1") "Contact normal, from the roller into the cam; first axis towards the pivot";
  Modelica.Units.SI.Position r_C[3] "Contact point on the roller from the cam axis, in the same axes";
  Modelica.Units.SI.Angle pressureAngle "Pressure angle: from the normal to the motion of the roller";
  Modelica.Units.SI.Torque tau "Torque of the contact on the cam";
protected
  Modelica.Units.SI.Length gap_law(start=-1e-5) "Gap that the law sees: no deeper than it may be, so that the search for an equilibrium does not run away";
  Modelica.Units.SI.Angle phi_support "Angle of the housing";
  Modelica.Units.SI.Position s_pivot "Displacement of the pivot";
  Modelica.Units.SI.Force f_pivot "Force of the pivot on the finger, less that of its other bodies";
  final parameter Real e_p[3]={sin(beta_pivot),-side*cos(beta_pivot),0} "Direction in which the pivot moves";
  final parameter Real e_z[3]={0,0,1} "Axis of the cam";
  Modelica.Units.SI.Position r_M[3] "Centre of the roller from the cam axis; first axis towards the pivot";
  Real r_beta[3](each unit="m") "Its derivative by beta";
  Modelica.Units.SI.Velocity v_M[3] "Velocity of the centre of the roller";
  Modelica.Units.SI.Angle phi "Angle of the cam";
  Modelica.Units.SI.Angle psi "Direction of the roller, seen from the cam";
  final parameter Modelica.Units.SI.Angle edges[24]=Functions.Planar.edges(shape, getInstanceName()) "Edges of the cam, which no step leaves out";
  Integer sector "Sector of the cam that faces the roller: its change is an event";
  Modelica.Units.SI.Position p_b[3] "Contact point on the roller from its centre";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(abs(a - l) < r + R and r + R < a + l, "The roller of " + getInstanceName() + " does not reach its base circle: change l, a, r or R.");
  assert(abs(side) == 1, "The parameter side of " + getInstanceName() + " is 1 or -1.");
  assert(Functions.Planar.polar(shape, R, false, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  if not useSupport then
    phi_support = 0;
  end if;
  beta = beta_0 + phi_0 + arm.phi - side*phi_support;
  phi = camshaft.phi - phi_support - direction;
  w = der(camshaft.phi - phi_support);
  if not usePivot then
    s_pivot = 0;
  end if;
  r_M = {a - l*cos(beta), -side*l*sin(beta), 0} + s_pivot*e_p;
  r_beta = {l*sin(beta), -side*l*cos(beta), 0};
  v_M = der(arm.phi - side*phi_support)*r_beta + der(s_pivot)*e_p;
  (gap, psi, e_n[1], e_n[2], , , p_b[1], p_b[2], kappa, , v_s) = Functions.Planar.circle(shape, R, false, -r_M[1], -r_M[2], cos(phi), sin(phi), -v_M[1], -v_M[2], w, getInstanceName());
  e_n[3] = 0;
  p_b[3] = 0;
  r_C = r_M + p_b;
  sector = integer(Functions.Planar.sector(edges, psi));
  kappa_rel = kappa + 1/R;
  v_n = e_n*(w*cross(e_z, r_C) - v_M);
  gap_law = noEvent(max(gap_on, -penetration_max));
  f_n = normalForce.f_n;
  tau = f_n*(cross(r_C, e_n)*e_z);
  camshaft.tau = -tau;
  power = -f_n*v_n;
  lossPower = normalForce.loss;
  arm.tau = f_n*(e_n*r_beta);
  f_pivot = f_n*(e_n*e_p);
  pressureAngle = atan2((e_n[2]*r_beta[1] - e_n[1]*r_beta[2]), -e_n*r_beta);
  annotation (defaultComponentName="cam", Icon(graphics={
        Rectangle(extent={{-100,6},{-52,-6}}, lineColor={64,64,64}, fillColor={192,192,192}, fillPattern=FillPattern.HorizontalCylinder),
        Polygon(points={{-76,-30},{-60,-54},{-24,-56},{0,-34},{8,-12},{0,10},{-24,34},{-60,32},{-76,8},{-80,-10},{-76,-30}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Polygon(points={{12,42},{16,30},{88,-6},{92,6},{12,42}}, lineColor={64,64,64}, fillColor={95,95,95}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-8,58},{36,14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{8,42},{20,30}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-46,-3},{-30,-19}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-13,23},{3,7}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{80,10},{100,-10}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Line(points={{90,-10},{90,-60}}, color={0,127,0}, pattern=LinePattern.Dot),
        Text(extent={{-150,100},{150,65}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-65},{150,-95}}, textColor={0,0,0}, textString="R=%R")}),
    Documentation(info="<html>
<p>A cam turns about a fixed axis and moves the roller of a finger or rocker, whose pivot has the distance <code>a</code> from the cam axis.
The angle &beta; of the arm from the line between both axes follows from the flange <code>arm</code>, so the place of the roller is known, and
with it the gap: explicit, without iteration. The contact is elastic, with lift-off and impact; the roller turns without inertia and
friction. With <code>usePivot</code> the pivot moves along the valve, as it does on a lash adjuster; then
<a href=\"modelica://NormalContact.ValveTrain.Finger\">Finger</a> is the body of the finger. The cam is described by its polar potential for this roller;
<a href=\"modelica://NormalContact.ValveTrain.fingerCam\">fingerCam</a> makes it from a lift law.</p>
<p>The housing stands still, or turns with the flange <code>support</code>, which takes the torque of the bearings; the arm turns as the cam shaft does for
<code>side = 1</code> and against it for <code>-1</code>.</p>
<h4>Connections</h4>
<p>Connect <code>camshaft</code> with the drive, <code>arm</code> with the body of the finger (<a href=\"modelica://NormalContact.ValveTrain.Finger\">Finger</a>, or an inertia), and, with
<code>usePivot</code>, <code>pivot</code> with the pivot of the finger and the lash adjuster.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFinger.svg\" alt=\"Axes, lengths and flanges of a finger follower\"></p>
<h4>Limitations</h4>
<p>The roller has no inertia and no friction. The contact point must be unique, as for every roller. <code>gap</code> and its rate agree up to second order in the penetration: <code>power</code> is exact, the part
of it that <code>lossPower</code> tells is so up to this order.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">FingerFollower</a></p>
</html>"));
end FingerFollower;
