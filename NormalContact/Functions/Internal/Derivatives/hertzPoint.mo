within NormalContact.Functions.Internal.Derivatives;
pure function hertzPoint "Derivative of Functions.Forces.hertzPoint"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa1(unit="1/m") "First relative principal curvature";
  input Real kappa2(unit="1/m") "Second relative principal curvature";
  input String name="" "Name of the element, for messages";
  input Real d_kappa1 "Derivative of kappa1";
  input Real d_kappa2 "Derivative of kappa2";
  output Real d_K "Derivative of K";
algorithm
  d_K := ((NormalContact.Functions.Forces.hertzPoint(E_eff, (1 + 1e-5)*kappa1, kappa2, name) - NormalContact.Functions.Forces.hertzPoint(E_eff, (1 - 1e-5)*kappa1, kappa2, name))*d_kappa1/kappa1
    + (NormalContact.Functions.Forces.hertzPoint(E_eff, kappa1, (1 + 1e-5)*kappa2, name) - NormalContact.Functions.Forces.hertzPoint(E_eff, kappa1, (1 - 1e-5)*kappa2, name))*d_kappa2/kappa2)/2e-5;
  annotation (Inline=true, Documentation(info="<html>
<p>Differences.</p>
</html>"));
end hertzPoint;
