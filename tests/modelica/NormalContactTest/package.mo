package NormalContactTest "Tests of NormalContact that are no examples"
  extends Modelica.Icons.Package;
  annotation (uses(Modelica(version="4.0.0"), NormalContact(version="0.2.0")));
end NormalContactTest;
