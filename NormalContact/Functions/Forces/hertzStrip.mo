within NormalContact.Functions.Forces;
pure function hertzStrip "Contact strip of a line contact under a force"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa(unit="1/m") "Relative curvature across the line";
  input Modelica.Units.SI.Length width "Length of the line";
  input Modelica.Units.SI.Force f "Normal force";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length b "Half width of the strip";
  output Modelica.Units.SI.Pressure p "Largest pressure";
external "C" b = NormalContact_hertzStrip(E_eff, kappa, width, f, name, p) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>b&sup2; = 4 w/(&pi; E &kappa;), p&sup2; = w E &kappa;/&pi; with w = f/width (Johnson: Contact Mechanics, section 4.2). Zero for
f &le; 0.</p>
</html>"));
end hertzStrip;
