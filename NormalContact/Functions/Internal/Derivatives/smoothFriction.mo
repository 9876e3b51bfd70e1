within NormalContact.Functions.Internal.Derivatives;
pure function smoothFriction "Derivative of Functions.Forces.smoothFriction"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.CoefficientOfFriction mu_s "Static coefficient of friction";
  input Modelica.Units.SI.CoefficientOfFriction mu_d "Dynamic coefficient of friction";
  input Real viscous(unit="s/m") "Viscous part: friction force per normal force and velocity";
  input Modelica.Units.SI.Velocity v_d "Transition velocity";
  input Real smoothing(unit="m2/s2") "Square of the velocity below which it is smoothed";
  input Modelica.Units.SI.Force f_n "Normal force";
  input Modelica.Units.SI.Velocity v_t "Magnitude of the sliding velocity";
  input String name="" "Name of the element, for messages";
  input Real d_f_n "Derivative of f_n";
  input Real d_v_t "Derivative of v_t";
  output Real d_friction "Derivative of friction";
protected
  Real slip=sqrt(v_t^2 + smoothing) "Smoothed velocity";
  Real x=slip/v_d "Its share of the transition velocity";
  Real d_slip=v_t*d_v_t/slip "Derivative of slip";
  Real mu=mu_d + 2*(mu_s - mu_d)/(1 + x^2) "Coefficient of friction";
  Real d_mu=-4*(mu_s - mu_d)*x/(1 + x^2)^2/v_d*d_slip "Its derivative";
algorithm
  d_friction := (mu*min(1/v_d, 1/slip) + viscous)*d_f_n + f_n*(if x < 1 then d_mu/v_d else d_mu/slip - mu/slip^2*d_slip);
  annotation (Inline=true, Documentation(info="<html>
<p>By the formula of the force; at the transition velocity, where it has a kink, that of larger velocities.</p>
</html>"));
end smoothFriction;
