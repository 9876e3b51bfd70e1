within NormalContact.Interfaces;
partial model PolarShape "Shape of a planar body that touches a circle"
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.01 "Radius of the circle or roller"
    annotation (Dialog(group="Shape"));
  parameter Real shape[:]=cat(1, Shapes.Planar.offset(d=2*R), Shapes.Planar.lobe(amplitude=R/3))
    "Shape of the body or cam: its polar potential for this radius"
    annotation (Dialog(group="Shape"), choices(
      choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.02), NormalContact.Shapes.Planar.lobe(amplitude=0.01/3)) "Cam with a polynomial lobe",
      choice=cat(1, NormalContact.Shapes.Planar.offset(d=0.03), NormalContact.Shapes.Planar.lift(law=NormalContact.Types.LiftLaw.Polynomial345, lift=0.01, start=0, rise=1, dwell=0.2, fall=1)) "Cam with a standard lift law",
      choice=NormalContact.Shapes.Planar.circle(r=0.03) "Eccentric or circular cam: circle",
      choice=cat(1, NormalContact.Shapes.Planar.circle(r=0.03), NormalContact.Shapes.Planar.shift(x=0.005)) "Offset of a roller path"));
  annotation (Documentation(info="<html>
<p>The parameters of every element with a circle or a roller; the list of choices stands here, since not every tool takes it from a type.</p>
</html>"));
end PolarShape;
