within NormalContact.Joints;
model SlidingOnPlane "Convex body that slides on a plane without friction"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialConstraint;
  parameter Real shape[:]=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1)
    "Shape of the body at frame_a: its generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=Shapes.Spatial.sphere(r=0.1) "Sphere",
      choice=Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1) "Ellipsoid",
      choice=Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.1, delta=3, epsilon=3, eta=0.02) "Superellipsoid, rounded",
      choice=Shapes.Spatial.capsule(length=0.2, r=0.05) "Capsule",
      choice=Shapes.Spatial.roundedBox(length=0.3, width=0.2, height=0.1, r=0.02) "Box with rounded edges",
      choice=Shapes.Spatial.revolved(profile=Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=3, eta=0.01)) "Body of revolution",
      choice=Shapes.Spatial.hull(vertices=[1,1,1;-1,-1,1;-1,1,-1;1,-1,-1]*0.1, p=12) "Smoothed hull of points",
      choice=cat(1, Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), Shapes.Spatial.offset(d=0.01)) "Ellipsoid with a skin"));
  parameter Modelica.Mechanics.MultiBody.Types.Axis n={0,1,0}
    "Normal of the plane through frame_b, on the side of the body, resolved in frame_b"
    annotation (Evaluate=true, Dialog(group="Plane"));
protected
  final parameter Real e[3]=Modelica.Math.Vectors.normalizeWithAssert(n) "Unit normal of the plane";
  final parameter Real e_1[3]=Modelica.Math.Vectors.normalizeWithAssert(if abs(e[1]) > 0.9 then cross(e, {0,1,0}) else cross(e, {1,0,0}))
    "First tangent of the plane";
  final parameter Real e_2[3]=cross(e, e_1) "Second tangent of the plane";
  Real n_a[3](each unit="1") "Outer normal at the contact point, resolved in frame_a";
  Modelica.Units.SI.Length h "Potential";
initial algorithm
  assert(Functions.Spatial.check(shape), "The shape of " + getInstanceName() + " is not valid.");
equation
  n_a = Frames.resolve2(R_rel, -e);
  h = Functions.Spatial.potential(shape, n_a);
  e_n = e;
  gap = e*r_rel - h;
  gap = 0;
  for i in 1:3 loop
    r_C_a[i] = Functions.Spatial.point(shape, n_a, i);
  end for;
  f_t = zeros(3);
  annotation (Icon(graphics={
        Polygon(points={{-100,-50},{40,-90},{100,-56},{-30,-24},{-100,-50}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-62,62},{62,-52}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Sphere, lineThickness=0.5),
        Ellipse(extent={{-6,-46},{6,-58}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-40,10},{40,10}}, color={0,60,130}, thickness=0.75, arrow={Arrow.Filled,Arrow.Filled}),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the plane through frame_b and slides on it without friction. The potential is the constraint: gap = n*r - h(n<sub>a</sub>) = 0.</p>
</html>"));
end SlidingOnPlane;
