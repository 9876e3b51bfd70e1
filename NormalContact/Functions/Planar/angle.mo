within NormalContact.Functions.Planar;
pure function angle "Polar angle of a vector"
  extends Modelica.Icons.Function;
  input Real x "Component along x";
  input Real y "Component along y";
  output Modelica.Units.SI.Angle angle "Angle, -pi < angle <= pi";
algorithm
  angle := atan2(y, x);
  annotation (Inline=false, derivative=NormalContact.Functions.Internal.Planar.angle_der, Documentation(info="<html>
<p>atan2(y, x), with derivatives that are right also where x = 0: some tools differentiate atan2 as the arc tangent of y/x.</p>
</html>"));
end angle;
