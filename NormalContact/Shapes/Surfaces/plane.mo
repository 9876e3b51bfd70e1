within NormalContact.Shapes.Surfaces;
pure function plane "Rectangle of a plane"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length length=1 "Length along x";
  input Modelica.Units.SI.Length width=1 "Width along y";
  output Real surface[4] "Surface vector";
algorithm
  assert(length > 0 and width > 0, "Shapes.Surfaces.plane: length = " + String(length) + " and width = " + String(width) + " must be positive.");
  surface := {Kinds.surfacePlane, 2, length, width};
  annotation (
    Documentation(info="<html>
<p>(u, v, 0); the normal is +z. Contact that leaves the rectangle ends the simulation.</p>
</html>"));
end plane;
