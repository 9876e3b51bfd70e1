within NormalContact.Shapes.Curves;
pure function helix "Helix"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Radius r=0.1 "Radius";
  input Real rise(unit="m/rad")=0.02 "Rise per angle; positive: right-handed";
  input Real turns=1 "Number of turns";
  output Real curve[5] "Curve vector";
algorithm
  assert(r > 0 and turns > 0, "Shapes.Curves.helix: r = " + String(r) + " and turns = " + String(turns) + " must be positive.");
  curve := {Kinds.curveHelix, 3, r, rise, turns};
  annotation (
    Documentation(info="<html>
<p>(r cos s, r sin s, rise s), 0 &le; s &le; 2&pi; turns.</p>
</html>"));
end helix;
