within NormalContact.Mechanisms;
model FlatFollower "Cam shaft that drives a flat follower (bucket tappet)"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.fourier(a0=0.024, a={0.004,0.0005}, b={0,0}) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=0)
    "Shape of the cam: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.camOfLaw(r=0.02, lift=0.006, start=0.5, rise=1.6) "Cam with a standard lift law",
      choice=NormalContact.Shapes.Planar.eccentric(r=0.03, e=0.005) "Eccentric",
      choice=NormalContact.Shapes.Planar.ellipse(a=0.03, b=0.025) "Ellipse"));
  parameter String shapeFile="" "Shape file of the cam (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  extends NormalContact.Interfaces.CamFollower(s_0=Functions.Planar.potential(Functions.Internal.Planar.checked(shape, getInstanceName() + ", shape"), direction), penetration_max=0.1*Functions.Planar.width(shape, getInstanceName()), v_gap=v_n);
  Modelica.Units.SI.Length h "Generating potential: distance of the face in contact";
protected
  final parameter Modelica.Units.SI.Angle edges[24]=Functions.Planar.edges(shape, getInstanceName()) "Edges of the cam, which no step leaves out";
  Real h_all[4](each unit="m") "Potential and derivatives, not used in the constraint";
  outer NormalContact.Settings settings "Common settings";
  NormalContact.Visualizers.CamAndFollower drawing(
    shape=shape,
    roller=false,
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
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Planar.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  sector = integer(Functions.Planar.sector(edges, angle));
  h = if ideal then Functions.Planar.potential(shape, angle) else h_all[1];
  h_all = Functions.Planar.evaluate(shape, angle);
  assert(noEvent(h_all[1] + h_all[3] > 0), "The cam of " + getInstanceName() + " is not convex at the contact, so a flat follower cannot reach it: lower the lift, widen the rise, or enlarge the base circle.");
  kappa = 1/(h_all[1] + h_all[3]);
  kappa_rel = kappa;
  gap = distance - h;
  e_n = {-1, 0};
  r_C = {h_all[1], h_all[2]};
  v_n = v + w*h_all[2];
  v_t = w*h_all[1];
  u_cam = w*(h_all[1] + h_all[3]);
  u_follower = w*h_all[3];
  annotation (defaultComponentName="cam", Icon(graphics={
        Rectangle(extent={{-100,6},{-52,-6}}, lineColor={64,64,64}, fillColor={192,192,192}, fillPattern=FillPattern.HorizontalCylinder),
        Polygon(points={{-76,-20},{-60,-48},{-24,-50},{-2,-24},{6,0},{-2,24},{-24,50},{-60,48},{-76,20},{-80,0},{-76,-20}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Ellipse(extent={{-46,8},{-30,-8}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{6,50},{20,-50}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{20,6},{96,-6}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-3,9},{15,-9}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,100},{150,60}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A convex cam turns about a fixed axis and drives a follower with a flat face at right angles to its guide. The generating
potential of the cam is the distance of the face from the cam axis in contact, that is the lift law plus the base radius. The contact
point moves along the face by h&prime;.</p>
<h4>Connections</h4>
<p>Connect <code>camshaft</code> with the drive (an inertia, <code>Rotational.Sources.ConstantSpeed</code>) and <code>follower</code> with the mass of the follower, and this with its
spring. <code>follower.s</code> grows away from the cam axis; <code>direction</code> is where the follower is, seen from the axis. The flanges <code>supportR</code> and
<code>supportT</code> appear when the housing moves (tab Ports). The sketch has a roller in place of the face.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCam.svg\" alt=\"Flanges, distance and force of a cam with a follower\"></p>
<h4>Limitations</h4>
<p>The cam must be strictly convex: a flat follower does not reach a hollow flank. A cam that is proved not to be is refused at the
start, with the place and the smallest enlargement of the base circle that helps.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.BucketTappet\">BucketTappet</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.CylinderHead\">CylinderHead</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.Desmodromic\">Desmodromic</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.PushRod\">PushRod</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.VariableLift\">VariableLift</a></p>
</html>"));
end FlatFollower;
