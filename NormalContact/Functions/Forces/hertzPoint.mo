within NormalContact.Functions.Forces;
pure function hertzPoint "Stiffness of an elliptic point contact"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa1(unit="1/m") "First relative principal curvature";
  input Real kappa2(unit="1/m") "Second relative principal curvature";
  input String name="" "Name of the element, for messages";
  output Real K "Stiffness: f = K*delta^1.5, in N/m^1.5";
external "C" K = NormalContact_hertzPoint(E_eff, kappa1, kappa2, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=E_eff)=NormalContact.Functions.Internal.Derivatives.hertzPoint, Documentation(info="<html>
<p>Exact for the elliptic contact area of Hertz&apos; theory; 4/3 E sqrt(R) for equal curvatures 1/R.</p>
</html>"));
end hertzPoint;
