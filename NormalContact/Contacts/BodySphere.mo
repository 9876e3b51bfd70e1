within NormalContact.Contacts;
model BodySphere "Contact of a body with a sphere"
  extends NormalContact.Icons.Sphere;
  extends NormalContact.Icons.SpatialBody;
  extends NormalContact.Icons.Force;
  extends NormalContact.Interfaces.ContactOptions;
  extends NormalContact.Interfaces.SpatialShape;
  extends NormalContact.Interfaces.SpatialContact(pointDiameter=3*diameter, penetration_max=0.1*min(Functions.Spatial.width(shape, getInstanceName()), 2*R),
    v_gap=if description == NormalContact.Types.SphereDescription.Generating then v_n else e_n*(v_rel - cross(w_rel, r_rel)) + gap*((v_s_b/R - cross(w_rel, e_n))*r_rel)/(e_n*r_rel));
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
    polar=description <> NormalContact.Types.SphereDescription.Generating,
    R_sphere=if description == NormalContact.Types.SphereDescription.Generating then 0 else R,
    concave=description == NormalContact.Types.SphereDescription.PolarConcave,
    meshFile=meshFile,
    meshScale=meshScale,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw "Body";
  Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape sphere(
    shapeType="sphere",
    color=sphereColor,
    specularCoefficient=0.2,
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
  // with a polar potential: gap = +-(|r_rel| - G(u)) n*u
  (gap, e_n[1], e_n[2], e_n[3], r_C_a[1], r_C_a[2], r_C_a[3], r_C_b[1], r_C_b[2], r_C_b[3], kappa[1], kappa[2], v_s_a[1], v_s_a[2], v_s_a[3], v_s_b[1], v_s_b[2], v_s_b[3]) =
    Functions.Spatial.sphere(shape, Integer(description), R, r_rel[1], r_rel[2], r_rel[3], R_rel.T[1, 1], R_rel.T[1, 2], R_rel.T[1, 3], R_rel.T[2, 1], R_rel.T[2, 2], R_rel.T[2, 3], R_rel.T[3, 1], R_rel.T[3, 2], R_rel.T[3, 3], v_rel[1], v_rel[2], v_rel[3], w_rel[1], w_rel[2], w_rel[3], getInstanceName());
  kappa_rel = {kappa[1] + 1/R, kappa[2] + 1/R};
  annotation (defaultComponentName="contact",
    Documentation(info="<html>
<p>A body at frame_a touches a sphere of radius R around frame_b. The body is described either by its polar potential G(u) for this
radius (explicit; it may have dents, or surround the sphere), or by its generating potential h(n) (strictly convex; a short,
safeguarded iteration finds the common normal).</p>
<p>With a polar potential, <code>gap</code> is the separation of the potential contact points along the normal, which equals the distance
up to second order in the gap; with a generating potential it is the distance.</p>
<h4>Connections</h4>
<p>Connect <code>frame_a</code> with the shaped body (a <code>Parts.Body</code>, a <code>Parts.ShapedBody</code>, or the joint that carries it) and
<code>frame_b</code> with the centre of the sphere (in the sketch: the counterpart, with the radius R instead of <code>shape_b</code>).</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchPair.svg\" alt=\"Frames, normal, gap and forces of two bodies\"></p>
<h4>Limitations</h4>
<p>Checked at the start: a generating potential must be that of a strictly convex body, a polar potential must be positive and the
contact point unique in all directions. With a polar potential <code>gap</code> and its rate agree up to second order in the penetration: <code>power</code> is exact, the part
of it that <code>lossPower</code> tells is so up to this order.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Spatial.BallInBowl\">BallInBowl</a></p>
</html>"));
end BodySphere;
