within NormalContact.Functions.Forces;
pure function modulus "Effective modulus of two materials"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_a "Young's modulus of the body";
  input Modelica.Units.SI.PoissonNumber nu_a "Poisson's ratio of the body";
  input Modelica.Units.SI.ModulusOfElasticity E_b "Young's modulus of the counterpart";
  input Modelica.Units.SI.PoissonNumber nu_b "Poisson's ratio of the counterpart";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
external "C" E_eff = NormalContact_hertzModulus(E_a, nu_a, E_b, nu_b, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>1/E<sub>eff</sub> = (1 - &nu;<sub>a</sub>&sup2;)/E<sub>a</sub> + (1 - &nu;<sub>b</sub>&sup2;)/E<sub>b</sub>. A rigid body: E = 1e300.</p>
</html>"));
end modulus;
