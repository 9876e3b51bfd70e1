within NormalContact.Shapes.Surfaces;
pure function torus "Torus about z"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Radius R=0.3 "Distance of the centre of the circle from the axis";
  input Modelica.Units.SI.Radius r=0.1 "Radius of the circle";
  output Real surface[19] "Surface vector";
algorithm
  assert(R > r and r > 0, "Shapes.Surfaces.torus: R = " + String(R) + " > r = " + String(r) + " > 0 is needed.");
  surface := revolved({Kinds.curvePlaced, 15, 1, 0, 0, 0, 0, -1, 0, 1, 0, R, 0, 0, Kinds.curveCircle, 1, r});
  annotation (
    Documentation(info="<html>
<p>((R + r cos v) cos u, (R + r cos v) sin u, r sin v).</p>
</html>"));
end torus;
