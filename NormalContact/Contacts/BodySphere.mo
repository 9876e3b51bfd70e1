within NormalContact.Contacts;
model BodySphere "Contact of a body with a sphere"
  extends NormalContact.Interfaces.SpatialShape;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter, penetration_max=0.1*min(Functions.Spatial.width(shape, getInstanceName()), 2*R),
    gapState=description == NormalContact.Types.SphereDescription.Generating);
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.05 "Radius of the sphere around frame_b"
    annotation (Dialog(group="Shape"));
  parameter NormalContact.Types.SphereDescription description=NormalContact.Types.SphereDescription.Generating
    "How the shape describes the body"
    annotation (Evaluate=true, Dialog(group="Shape"));
  parameter Modelica.Mechanics.MultiBody.Types.Color sphereColor=settings.counterpartColor "Color of the sphere"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
protected
  NormalContact.Visualizers.SpatialBody wire(
    shape=shape,
    R_sphere=if description == NormalContact.Types.SphereDescription.Generating then 0 else R,
    concave=description == NormalContact.Types.SphereDescription.PolarConcave,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw "Wire frame of the body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape sphere(
    shapeType="sphere",
    color=sphereColor,
    length=2*R,
    width=2*R,
    height=2*R,
    lengthDirection={1,0,0},
    widthDirection={0,1,0},
    r_shape={-R,0,0},
    R=frame_b.R,
    r=frame_b.r_0) if draw "Sphere";
initial algorithm
  assert(if description == NormalContact.Types.SphereDescription.Generating then Functions.Spatial.convex(shape, getInstanceName()) else Functions.Spatial.polar(shape, R, description == NormalContact.Types.SphereDescription.PolarConcave, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
equation
  (gap, e_n, r_C_a, r_C_b, kappa, v_s_a, v_s_b) = Functions.Spatial.sphere(shape, Integer(description), R, r_rel, transpose(R_rel.T), v_rel, w_rel, getInstanceName());
  kappa_rel = {kappa[1] + 1/R, kappa[2] + 1/R};
  annotation (defaultComponentName="contact", Icon(graphics={
        Ellipse(extent={{-44,-20},{44,-108}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-44,-54},{44,-74}}, lineColor={64,64,64}),
        Ellipse(extent={{-76,72},{76,-20}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-76,38},{76,14}}, lineColor={0,60,130}),
        Ellipse(extent={{-26,72},{26,-20}}, lineColor={0,60,130}),
        Ellipse(extent={{-6,-14},{6,-26}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{0,-20},{0,40}}, color={217,95,2}, thickness=0.75, arrow={Arrow.None,Arrow.Filled}),
        Text(extent={{-150,120}, {150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>A body at frame_a touches a sphere of radius R around frame_b. The body is described either by its polar potential G(u) for this
radius (explicit; it may have dents, or surround the sphere), or by its generating potential h(n) (strictly convex; a short,
safeguarded iteration finds the common normal).</p>
<p>With a polar potential, <code>gap</code> is the separation of the potential contact points along the normal, which equals the distance
up to second order in the gap; with a generating potential it is the distance.</p>
<h4>Limitations</h4>
<p>Checked at the start: a generating potential must be that of a strictly convex body, a polar potential must be positive and the
contact point unique in all directions.</p>
</html>"));
end BodySphere;
