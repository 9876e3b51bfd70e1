within NormalContact.Functions.Forces;
pure function hertzLine "Normal force of a line contact, with dissipation"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa(unit="1/m") "Relative curvature across the line";
  input Modelica.Units.SI.Length depth "How far below the contact the bodies are held";
  input Modelica.Units.SI.Length width "Length of the line";
  input Real chi(unit="s/m") "Damping factor";
  input Modelica.Units.SI.Length delta "Penetration";
  input Modelica.Units.SI.Velocity delta_der "Its rate";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Force f_n "Normal force, never negative";
  output Modelica.Units.SI.Energy energy "Elastic energy";
  output Modelica.Units.SI.Power loss "Power that is dissipated";
  output Modelica.Units.SI.Length b "Half width of the strip of contact";
  output Modelica.Units.SI.Pressure p_max "Largest pressure";
external "C" f_n = NormalContact_hertzLine(E_eff, kappa, depth, width, chi, delta, delta_der, name, energy, loss, b, p_max) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>&delta; = w/(&pi; E) (2 ln(4 depth/b) - 1) with w = f/width and b&sup2; = 4 w/(&pi; E &kappa;), solved for f (Johnson, Contact Mechanics, section 5.6);
then f<sub>n</sub> = max(0, f (1 + &chi; d&delta;/dt)). Half width and pressure are those of f.</p>
</html>"));
end hertzLine;
