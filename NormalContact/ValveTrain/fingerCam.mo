within NormalContact.ValveTrain;
pure function fingerCam "Cam of a finger follower for a lift law"
  extends Modelica.Icons.Function;
  input Real law[:] "Lift law: angle of the arm over the angle of the cam, zero on the base circle; a vector built by the constructors in Shapes.Planar";
  input Modelica.Units.SI.Radius r "Radius of the base circle";
  input Modelica.Units.SI.Radius R "Radius of the roller";
  input Modelica.Units.SI.Length l "Length of the arm, from the pivot to the centre of the roller";
  input Modelica.Units.SI.Length a "Distance of the pivot from the cam axis";
  input Integer side=1 "1 or -1: on which side of the line from the cam axis to the pivot the arm lies";
  input Integer pieces=180 "Number of pieces of the piecewise polynomial, 8 to 4096";
  input String name="" "Name of the element, for messages";
  output Real shape[4 + 9*pieces] "Shape of the cam: its polar potential for this roller";
external "C" NormalContact_fingerCam(law, size(law, 1), r, R, l, a, side, pieces, name, shape) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>A polynomial of degree 7 in each piece, with the exact potential and three derivatives at the ends. A cam that is undercut is refused.</p>
</html>"));
end fingerCam;
