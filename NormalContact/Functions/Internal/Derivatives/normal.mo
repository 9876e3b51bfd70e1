within NormalContact.Functions.Internal.Derivatives;
pure function normal "Derivative of Functions.Forces.normal"
  extends Modelica.Icons.Function;
  input Real K "Stiffness: elastic force = K*delta^m";
  input Real m "Exponent of the penetration";
  input Real chi(unit="s/m") "Damping factor";
  input Modelica.Units.SI.Length delta "Penetration";
  input Modelica.Units.SI.Velocity delta_der "Its rate";
  input String name="" "Name of the element, for messages";
  input Real d_K "Derivative of K";
  input Real d_chi "Derivative of chi";
  input Real d_delta "Derivative of delta";
  input Real d_delta_der "Derivative of delta_der";
  output Real d_f_n "Derivative of f_n";
  output Real d_energy "Derivative of energy";
  output Real d_loss "Derivative of loss";
algorithm
  d_f_n := if delta > 0 and 1 + chi*delta_der > 0 then delta^(m - 1)*((d_K*delta + K*m*d_delta)*(1 + chi*delta_der) + K*delta*(d_chi*delta_der + chi*d_delta_der)) else 0;
  d_energy := if delta > 0 then delta^m*(d_K*delta/(m + 1) + K*d_delta) else 0;
  d_loss := if not delta > 0 then 0 elseif 1 + chi*delta_der > 0 then delta^(m - 1)*delta_der*(((d_K*delta + K*m*d_delta)*chi + K*delta*d_chi)*delta_der + 2*K*delta*chi*d_delta_der)
    else -delta^(m - 1)*((d_K*delta + K*m*d_delta)*delta_der + K*delta*d_delta_der);
  annotation (Inline=true, Documentation(info="<html>
<p>By the formulas of the force; zero where the bodies do not touch.</p>
</html>"));
end normal;
