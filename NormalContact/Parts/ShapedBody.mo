within NormalContact.Parts;
model ShapedBody "Homogeneous convex body: mass, inertia and drawing from its shape"
  parameter Real shape[:]=if shapeFile == "" then Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) else Shapes.Spatial.fromFile(shapeFile, element=getInstanceName())
    "Shape of the body: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=NormalContact.Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=NormalContact.Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=NormalContact.Shapes.Spatial.revolved(profile=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=NormalContact.Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, NormalContact.Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), NormalContact.Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
  parameter String shapeFile="" "Shape file of the body (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Density density(min=Modelica.Constants.small)=settings.density "Density"
    annotation (Dialog(group="Shape"));
  parameter Boolean principal=true "= true, if the axes of frame_a are parallel to principal axes of inertia"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Boolean drawShape=settings.animation "= true, if the outlines of the body are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Integer wireCount(min=3)=settings.wireCount "Number of rods of each of the three outlines"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=drawShape));
  parameter Modelica.Mechanics.MultiBody.Types.Color wireColor=settings.bodyColor "Color of the outlines"
    annotation (Dialog(tab="Animation", enable=drawShape, colorSelector=true));
  final parameter Functions.Spatial.MassData unit=Functions.Spatial.massProperties(shape, 1, name=getInstanceName()) "Mass properties for the mass 1 kg";
  final parameter Functions.Spatial.MassData mass=Functions.Spatial.massProperties(shape, density*unit.volume, name=getInstanceName()) "Mass properties";
  extends Modelica.Mechanics.MultiBody.Parts.Body(
    animation=false,
    final m=mass.m,
    final r_CM=mass.r_CM,
    final I_11=mass.I[1, 1],
    final I_22=mass.I[2, 2],
    final I_33=mass.I[3, 3],
    final I_21=if principal then 0 else mass.I[2, 1],
    final I_31=if principal then 0 else mass.I[3, 1],
    final I_32=if principal then 0 else mass.I[3, 2]);
protected
  outer NormalContact.Settings settings "Common settings";
  NormalContact.Visualizers.SpatialBody wire(
    shape=shape,
    count=wireCount,
    diameter=0.04*Functions.Spatial.width(shape, getInstanceName()),
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if world.enableAnimation and drawShape "Outlines of the body";
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Spatial.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  assert(Functions.Spatial.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
  assert(not principal or max({abs(mass.I[2, 1]),abs(mass.I[3, 1]),abs(mass.I[3, 2])}) < 1e-9*(mass.I[1, 1] + mass.I[2, 2] + mass.I[3, 3]),
    "The axes of " + getInstanceName() + " are not parallel to the principal axes of its inertia: set principal = false (tab Advanced).");
  annotation (defaultComponentName="body", Icon(graphics={
        Rectangle(extent={{-100,60},{100,-60}}, lineColor={255,255,255}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-76,46},{76,-46}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-76,14},{76,-14}}, lineColor={0,60,130}),
        Ellipse(extent={{-26,46},{26,-46}}, lineColor={0,60,130}),
        Ellipse(extent={{-14,14},{14,-14}}, lineColor={0,60,130}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Polygon(points={{0,0},{0,14},{-8,12},{-12,8},{-14,0},{0,0}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{0,0},{0,-14},{8,-12},{12,-8},{14,0},{0,0}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>A <code>Modelica.Mechanics.MultiBody.Parts.Body</code> of which mass, centre of mass and inertia follow from a shape and a density. The shape is resolved in
frame_a. Connect frame_a with frame_a of a contact element that has the same shape; of the two, one draws the body.</p>
<h4>Implementation</h4>
<p>Products of inertia that vanish up to rounding must vanish by structure: OpenModelica 1.26.9 may divide by them. Hence the parameter <code>principal</code>, which is checked at the
start.</p>
</html>"));
end ShapedBody;
