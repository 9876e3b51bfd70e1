within NormalContact.Functions.Internal.Derivatives;
pure function friction "Derivative of Functions.Forces.friction"
  extends Modelica.Icons.Function;
  input Real mu_s "Static coefficient of friction, or arm of a resistance in m";
  input Real mu_d "Dynamic coefficient of friction, or arm";
  input Real v_s "Stribeck velocity in m/s, with an arm in rad/s";
  input Real viscous "Viscous part: friction force per normal force and velocity";
  input Real v_d "Velocity of regularisation in m/s, with an arm in rad/s";
  input Modelica.Units.SI.Force f_n "Normal force";
  input Real v_t "Magnitude of the sliding velocity in m/s, with an arm in rad/s";
  input String name="" "Name of the element, for messages";
  input Real d_f_n "Derivative of f_n";
  input Real d_v_t "Derivative of v_t";
  output Real d_friction "Derivative of friction";
protected
  Real step=1e-5*(v_t + min(v_d, v_s)) "Step of a difference, since the law is smooth in v_t";
algorithm
  d_friction := NormalContact.Functions.Forces.friction(mu_s, mu_d, v_s, viscous, v_d, 1, v_t, name)*d_f_n + (NormalContact.Functions.Forces.friction(mu_s, mu_d, v_s, viscous, v_d, f_n, v_t + step, name) - NormalContact.Functions.Forces.friction(mu_s, mu_d, v_s, viscous, v_d, f_n, max(v_t - step, 0), name))/
    (v_t + step - max(v_t - step, 0))*d_v_t;
  annotation (Inline=true, Documentation(info="<html>
<p>Linear in the normal force, a difference in the velocity.</p>
</html>"));
end friction;
