within NormalContact.Functions.Forces;
pure function hertzArea "Pressure and ellipse of a point contact"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa1(unit="1/m") "First relative principal curvature";
  input Real kappa2(unit="1/m") "Second relative principal curvature";
  input Modelica.Units.SI.Length delta "Penetration";
  output Modelica.Units.SI.Pressure p "Largest pressure, at the centre of the ellipse";
  output Modelica.Units.SI.Length a1 "Half axis of the ellipse in the direction of kappa1";
  output Modelica.Units.SI.Length a2 "Half axis in the direction of kappa2";
external "C" p = NormalContact_hertzArea(E_eff, kappa1, kappa2, delta, a1, a2) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Without dissipation; zero for &delta; &le; 0. The force is 2/3 &pi; p a<sub>1</sub> a<sub>2</sub>: for the force of a contact <code>contact</code> with the law
<code>Hertz</code> write for example <code>hertzArea(contact.normalForce.E_eff, contact.kappa_rel[1], contact.kappa_rel[2], -contact.gap)</code>.</p>
</html>"));
end hertzArea;
