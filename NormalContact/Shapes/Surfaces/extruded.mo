within NormalContact.Shapes.Surfaces;
pure function extruded "Curve moved along z"
  extends Modelica.Icons.Function;
  input Real curve[:] "Curve built by the constructors in Shapes.Curves";
  input Modelica.Units.SI.Length width=0.1 "Width along z";
  output Real surface[3 + size(curve, 1)] "Surface vector";
algorithm
  assert(width > 0, "Shapes.Surfaces.extruded: the width = " + String(width) + " must be positive.");
  surface := cat(1, {Kinds.surfaceExtruded, 1 + size(curve, 1), width}, curve);
  annotation (Documentation(info="<html>
<p>c(u) + {0, 0, v}, |v| &le; width/2. The normal of a closed curve points outwards if it runs counter-clockwise, from x to y.</p>
</html>"));
end extruded;
