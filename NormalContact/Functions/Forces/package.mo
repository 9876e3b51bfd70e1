within NormalContact.Functions;
package Forces "Contact forces"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>Hertz&apos; stiffness and the damping factor of an impact.</p>
</html>"));
end Forces;
