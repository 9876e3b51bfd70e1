within NormalContact.Functions.Forces;
pure function smoothSphere "Smooth normal force of a sphere on a half space"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Pressure E "Modulus";
  input Modelica.Units.SI.Radius r "Radius of the sphere";
  input Real c(unit="s/m") "Dissipation";
  input Real smoothing[3] "eps in m2, b_d in 1/m, b_v in s/m";
  input Modelica.Units.SI.Length delta "Penetration";
  input Modelica.Units.SI.Velocity delta_der "Its rate";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Force f_n "Normal force";
  output Modelica.Units.SI.Force elastic "Its elastic part";
  output Real stiffness(unit="N/m") "Derivative of f_n with respect to delta";
  output Real damping(unit="N.s/m") "Derivative of f_n with respect to delta_der";
external "C" f_n = NormalContact_smoothForce(E, r, c, smoothing, delta, delta_der, name, elastic, stiffness, damping) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>See <a href=\"modelica://NormalContact.Forces.Normal.SmoothSphere\">Forces.Normal.SmoothSphere</a>.</p>
</html>"));
end smoothSphere;
