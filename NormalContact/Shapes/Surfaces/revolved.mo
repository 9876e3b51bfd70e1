within NormalContact.Shapes.Surfaces;
pure function revolved "Surface of revolution about z"
  extends Modelica.Icons.Function;
  input Real curve[:] "Profile: a curve built by the constructors in Shapes.Curves";
  output Real surface[2 + size(curve, 1)] "Surface vector";
algorithm
  surface := cat(1, {Kinds.surfaceRevolved, size(curve, 1)}, curve);
  annotation (
    Documentation(info="<html>
<p>The curve c(v) turned about z by the angle u. The normal of a closed profile in the half-plane x &gt; 0, y = 0 points outwards if the profile runs from x to z.</p>
</html>"));
end revolved;
