within NormalContact.Types;
type PolarShape = Real[:] "Polar potential of a planar body, with choices"
  annotation (choices(
    choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.02), NormalContact.Shapes.Planar.lobe(amplitude=0.01/3)) "Cam with a polynomial lobe",
    choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.03), NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial345, lift=0.01, start=0, rise=1, dwell=0.2, fall=1)) "Cam with a standard lift law",
    choice=NormalContact.Shapes.Planar.circle(r=0.03) "Eccentric or circular cam: circle",
    choice=cat(1, NormalContact.Shapes.Planar.circle(r=0.03), NormalContact.Shapes.Planar.shift(x=0.005)) "Offset of a roller path"), Documentation(info="<html>
<p>A vector built by the constructors in Shapes.Planar: G(&psi;) of a body that touches a circle of one radius, as the cam with a roller.</p>
</html>"));
