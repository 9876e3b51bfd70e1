within NormalContact.Types;
type PlanarShape = Real[:] "Generating potential of a planar body, with choices"
  annotation (choices(
    choice=NormalContact.Shapes.Planar.circle(r=0.1) "Circle",
    choice=NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05) "Ellipse",
    choice=NormalContact.Shapes.Planar.superellipse(a=0.1, b=0.05, epsilon=4, eta=0.01) "Superellipse, rounded",
    choice=NormalContact.Shapes.Planar.fourier(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the normal angle",
    choice=NormalContact.Shapes.Planar.rolling(a0=0.1, a={0,0.01}, b={0,0}) "Fourier series in the rolling angle",
    choice=cat(1, NormalContact.Shapes.Planar.ellipse(a=0.1, b=0.05), NormalContact.Shapes.Planar.offset(d=0.01)) "Ellipse with a skin"), Documentation(info="<html>
<p>A vector built by the constructors in Shapes.Planar: h(&phi;) of a convex body.</p>
</html>"));
