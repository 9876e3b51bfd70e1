within NormalContact.Shapes.Planar;
pure function lobedCam "Cam: base circle with a polynomial lobe"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length r=0.02 "Distance of the follower on the base circle: of a flat face its radius, of the axis of a roller its radius and that of the roller";
  input Real amplitude=r/6 "Amplitude; the lift is amplitude*(x - start)^p*(stop - x)^q";
  input Modelica.Units.SI.Angle start=Modelica.Constants.pi/6 "Start of the lobe";
  input Modelica.Units.SI.Angle stop=5*Modelica.Constants.pi/6 "End of the lobe";
  input Integer p(min=2, max=12)=3 "Exponent at the start";
  input Integer q(min=2, max=12)=4 "Exponent at the end";
  output Real shape[10] "Shape vector";
algorithm
  shape := cat(1, NormalContact.Shapes.Planar.offset(r), NormalContact.Shapes.Planar.lobe(amplitude, start, stop, p, q));
  annotation (Documentation(info="<html>
<p><code>cat(1, offset(r), lobe(amplitude, start, stop, p, q))</code>. With r = 2 R and the defaults the cam of R&ouml;mer, Fidlin and Seemann, eq. (90), for a roller of radius R.</p>
</html>"));
end lobedCam;
