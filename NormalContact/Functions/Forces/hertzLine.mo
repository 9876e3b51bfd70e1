within NormalContact.Functions.Forces;
pure function hertzLine "Elastic force of a line contact"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa(unit="1/m") "Relative curvature across the line";
  input Modelica.Units.SI.Length width "Length of the line";
  input Modelica.Units.SI.Length delta "Penetration";
  output Modelica.Units.SI.Force f "Force, zero for delta <= 0";
  output Modelica.Units.SI.Energy energy "Elastic energy";
external "C" f = NormalContact_hertzLine(E_eff, kappa, width, delta, energy) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Johnson (Contact Mechanics, 1985, section 5.6): &delta; = w/(&pi; E) (2 ln(4/(&kappa; b)) - 1) with b&sup2; = 4 w/(&pi; E &kappa;),
w = f/width; the bodies are held at the depth 1/&kappa; below the contact.</p>
</html>"));
end hertzLine;
