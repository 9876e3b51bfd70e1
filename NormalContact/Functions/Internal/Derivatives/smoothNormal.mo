within NormalContact.Functions.Internal.Derivatives;
pure function smoothNormal "Derivative of Functions.Forces.smoothNormal"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Pressure E "Modulus";
  input Modelica.Units.SI.Radius r "Radius of the sphere";
  input Real c(unit="s/m") "Dissipation";
  input Real smoothing[3] "eps in m2, b_d in 1/m, b_v in s/m";
  input Modelica.Units.SI.Length delta "Penetration";
  input Modelica.Units.SI.Velocity delta_der "Its rate";
  input String name="" "Name of the element, for messages";
  input Real d_r "Derivative of r";
  input Real d_delta "Derivative of delta";
  input Real d_delta_der "Derivative of delta_der";
  output Real d_f_n "Derivative of f_n";
  output Real d_elastic "Derivative of elastic";
protected
  Real f_n "Normal force";
  Real elastic "Its elastic part";
  Real stiffness "Its derivative with respect to delta";
  Real damping "Its derivative with respect to delta_der";
  Real slope "Derivative of elastic with respect to delta";
algorithm
  (f_n, elastic, stiffness, damping) := NormalContact.Functions.Forces.smoothSphere(E, r, c, smoothing, delta, delta_der, name);
  d_f_n := f_n/(2*r)*d_r + stiffness*d_delta + damping*d_delta_der;
  (,,slope) := NormalContact.Functions.Forces.smoothSphere(E, r, 0, smoothing, delta, 0, name);
  d_elastic := elastic/(2*r)*d_r + slope*d_delta;
  annotation (Documentation(info="<html>
<p>By the derivatives that the kernel returns with the force, which is proportional to the root of the radius.</p>
</html>"));
end smoothNormal;
