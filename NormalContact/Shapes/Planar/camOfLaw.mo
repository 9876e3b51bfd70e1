within NormalContact.Shapes.Planar;
pure function camOfLaw "Cam: base circle with a lift law"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length r=0.02 "Distance of the follower on the base circle: of a flat face its radius, of the axis of a roller its radius and that of the roller";
  input Modelica.Units.SI.Length lift=0.005 "Height of the lift";
  input NormalContact.Types.LiftLaw law=NormalContact.Types.LiftLaw.Polynomial4567 "Law of rise and fall";
  input Modelica.Units.SI.Angle start=0 "Angle at which the rise starts";
  input Modelica.Units.SI.Angle rise=1.6 "Angle of the rise";
  input Modelica.Units.SI.Angle dwell=0 "Angle of the upper dwell";
  input Modelica.Units.SI.Angle fall=rise "Angle of the fall";
  output Real shape[11] "Shape vector";
algorithm
  shape := cat(1, NormalContact.Shapes.Planar.offset(r), NormalContact.Shapes.Planar.lift(law, lift, start, rise, dwell, fall));
  annotation (Documentation(info="<html>
<p><code>cat(1, offset(r), lift(law, lift, start, rise, dwell, fall))</code>: the lift of the follower over the angle of the cam. As generating potential it is the cam of a flat
follower, as polar potential that of a roller.</p>
</html>"));
end camOfLaw;
