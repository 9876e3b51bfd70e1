within NormalContact.Interfaces;
partial model PolarShape "Shape of a planar body that touches a circle"
  parameter Modelica.Units.SI.Radius R(min=Modelica.Constants.small)=0.01 "Radius of the circle or roller"
    annotation (Dialog(group="Shape"));
  parameter Real shape[:]=if shapeFile == "" then Shapes.Planar.lobedCam(r=2*R, amplitude=R/3) else Shapes.Planar.fromFile(shapeFile, element=getInstanceName(), R=R)
    "Shape of the body or cam: its polar potential for this radius, the distance of the centre of the circle in contact"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.lobedCam(r=0.02, amplitude=0.01/3) "Cam with a polynomial lobe, for R up to 0.0108 m",
      choice=NormalContact.Shapes.Planar.camOfLaw(r=0.02, lift=0.005, start=0.5, rise=1.6) "Cam with a standard lift law, for R up to 0.0153 m",
      choice=NormalContact.Shapes.Planar.circle(r=0.02) "Circle, for R below 0.02 m",
      choice=NormalContact.Shapes.Planar.eccentric(r=0.02, e=0.003) "Path of the axis of a roller, moved aside, for R up to 0.0197 m"));
  parameter String shapeFile="" "Shape file of the body or cam (then leave shape as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
initial algorithm
  assert(shapeFile == "" or Modelica.Math.Vectors.isEqual(shape, Shapes.Planar.fromFile(shapeFile, size(shape, 1), getInstanceName())), "The shape and the shapeFile of " + getInstanceName() + " are both given: remove one of them.");
  annotation (Documentation(info="<html>
<p>The parameters of every element with a circle or a roller; the list of choices stands here, since not every tool takes it from a type.</p>
</html>"));
end PolarShape;
