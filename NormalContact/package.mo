package NormalContact "Exact, explicit contact kinematics for multibody models"
  extends Modelica.Icons.Package;
  annotation (
    version="0.1.0",
    uses(Modelica(version="4.0.0")),
    Documentation(info="<html>
<p>Contact elements, ideal contact joints and cam mechanisms for <code>Modelica.Mechanics.MultiBody</code>. A body is
described by one scalar function, its generating potential; from it the contact point, the normal, the curvatures and the
rolling kinematics follow explicitly, without search.</p>
</html>"));
end NormalContact;
