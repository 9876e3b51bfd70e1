within NormalContact.Types;
type CamShape = Real[:] "Generating potential of a cam, with choices"
  annotation (choices(
    choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.02), NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial4567, lift=0.006, start=0.5, rise=1.6, dwell=0, fall=1.6)) "Cam with a standard lift law",
    choice=cat(1, NormalContact.Shapes.Planar.circle(r=0.03), NormalContact.Shapes.Planar.shift(x=0.005)) "Eccentric",
    choice=NormalContact.Shapes.Planar.ellipse(a=0.03, b=0.025) "Ellipse"), Documentation(info="<html>
<p>A vector built by the constructors in Shapes.Planar: h(&phi;) of a convex cam with a flat follower.</p>
</html>"));
