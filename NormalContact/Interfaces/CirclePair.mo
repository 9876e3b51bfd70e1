within NormalContact.Interfaces;
partial model CirclePair "Direction and distance of the centre of a circle, seen from a planar body"
  extends NormalContact.Interfaces.PlanarPair;
  Modelica.Units.SI.Angle psi "Polar angle of the centre of the circle, seen from frame_a, in frame_a"
    annotation (__OpenModelica_tearingSelect=TearingSelect.avoid);
  Modelica.Units.SI.Length distance "Distance of the centre of the circle from frame_a"
    annotation (__OpenModelica_tearingSelect=TearingSelect.avoid);
  annotation (Documentation(info="<html>
<p>What a circle and its polar potential G(&psi;) have in common, whichever of the two surrounds the other.</p>
</html>"));
end CirclePair;
