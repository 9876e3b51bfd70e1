within NormalContact.Functions.Start;
pure function distanceOfCircle "Distance of a circle or roller that touches a body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: polar potential of the body for the circle";
  input Modelica.Units.SI.Angle psi "Direction of the centre of the circle, seen from frame_a, in frame_a";
  output Modelica.Units.SI.Length distance "Distance of the centre from frame_a";
algorithm
  distance := Functions.Planar.potential(shape, psi);
  annotation (Documentation(info="<html>
<p>The polar potential itself, for <a href=\"modelica://NormalContact.Contacts.BodyCircle\">Contacts.BodyCircle</a> and followers with a roller. For a cam that has turned by the angle &phi; and a
roller in the direction &beta; of the housing, &psi; = &beta; - &phi;.</p>
</html>"));
end distanceOfCircle;
