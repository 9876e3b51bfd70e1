within NormalContact.Shapes.Planar;
pure function lift "Lift law of a cam: dwell, rise, dwell, fall"
  extends Modelica.Icons.Function;
  input NormalContact.Types.LiftLaw law=NormalContact.Types.LiftLaw.Polynomial345 "Law of rise and fall";
  input Modelica.Units.SI.Length lift=0.01 "Height of the lift";
  input Modelica.Units.SI.Angle start=0 "Angle at which the rise starts";
  input Modelica.Units.SI.Angle rise=1 "Angle of the rise";
  input Modelica.Units.SI.Angle dwell=0 "Angle of the upper dwell";
  input Modelica.Units.SI.Angle fall=rise "Angle of the fall";
  output Real shape[8] "Shape vector";
algorithm
  assert(rise > 0 and fall > 0 and dwell >= 0 and rise + dwell + fall <= 2*Modelica.Constants.pi + 1e-9, "Shapes.Planar.lift: rise and fall must be positive, dwell not negative, and all three together at most one turn.");
  shape := {Kinds.planarLift, 6, Integer(law), lift, start, rise, dwell, fall};
  annotation (Documentation(info="<html>
<p>Zero up to the angle start, then rise, dwell and fall by the law, zero for the rest of the turn. Add an offset for the base circle:</p><pre>cat(1, offset(d=0.02), lift(lift=0.01, start=1, rise=1, dwell=0.2))</pre>
</html>"));
end lift;
