within NormalContact.Functions.Forces;
pure function filmLine "Smallest oil film of a line contact"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.DynamicViscosity eta "Viscosity of the oil without pressure";
  input Real alpha(unit="1/Pa") "Pressure-viscosity coefficient";
  input Modelica.Units.SI.Velocity u "Entrainment speed: mean of the speeds of both surfaces past the contact";
  input Modelica.Units.SI.ModulusOfElasticity E_eff "Effective modulus";
  input Real kappa(unit="1/m") "Relative curvature across the line";
  input Modelica.Units.SI.Length width "Length of the line";
  input Modelica.Units.SI.Force f "Normal force";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Length h "Smallest film thickness";
external "C" h = NormalContact_filmLine(eta, alpha, u, E_eff, kappa, width, f, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>Dowson and Higginson: h &kappa; = 2.65 G<sup>0.54</sup> U<sup>0.7</sup> W<sup>-0.13</sup> with G = 2 &alpha; E, U = &eta; |u| &kappa;/(2 E),
W = f &kappa;/(2 E width). Zero without force or speed.</p>
</html>"));
end filmLine;
