within NormalContact.Functions.Start;
pure function heightOnPlane "Height of a body that touches a plane"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: generating potential of the body";
  input Modelica.Mechanics.MultiBody.Frames.Orientation R=Modelica.Mechanics.MultiBody.Frames.nullRotation() "Orientation of the body relative to the plane, such as Frames.axesRotations(...)";
  input Real normal[3]={0,1,0} "Normal of the plane, on the side of the body";
  output Modelica.Units.SI.Height y "Height of its reference point, frame_a, above the plane";
protected
  Real n[3]=-Modelica.Mechanics.MultiBody.Frames.resolve2(R, Modelica.Math.Vectors.normalizeWithAssert(normal)) "Outer normal in frame_a";
algorithm
  y := Functions.Spatial.potential(shape, n[1], n[2], n[3]);
  annotation (Documentation(info="<html>
<p>The potential in the direction of the plane, for <a href=\"modelica://NormalContact.Contacts.BodyPlane\">Contacts.BodyPlane</a>.</p>
</html>"));
end heightOnPlane;
