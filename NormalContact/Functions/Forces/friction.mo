within NormalContact.Functions.Forces;
pure function friction "Friction force divided by the sliding velocity"
  extends Modelica.Icons.Function;
  input Real mu_s "Static coefficient of friction, or arm of a resistance in m";
  input Real mu_d "Dynamic coefficient of friction, or arm";
  input Real v_s "Stribeck velocity in m/s, with an arm in rad/s";
  input Real viscous "Viscous part: friction force per normal force and velocity";
  input Real v_d "Velocity of regularisation in m/s, with an arm in rad/s";
  input Modelica.Units.SI.Force f_n "Normal force";
  input Real v_t "Magnitude of the sliding velocity in m/s, with an arm in rad/s";
  input String name="" "Name of the element, for messages";
  output Real friction "Friction force over sliding velocity, finite at rest";
external "C" friction = NormalContact_friction(mu_s, mu_d, v_s, viscous, v_d, f_n, v_t, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=mu_s, noDerivative=mu_d, noDerivative=v_s, noDerivative=viscous, noDerivative=v_d)=NormalContact.Functions.Internal.Derivatives.friction, Documentation(info="<html>
<p>f<sub>n</sub> ((&mu;<sub>d</sub> + (&mu;<sub>s</sub> - &mu;<sub>d</sub>) exp(-(v<sub>t</sub>/v<sub>s</sub>)&sup2;)) tanh(v<sub>t</sub>/v<sub>d</sub>)/v<sub>t</sub>
+ viscous). With &mu;<sub>s</sub> = &mu;<sub>d</sub> Coulomb&apos;s law; with an arm instead of &mu; and angular velocities, the resistance to rolling and spinning.</p>
</html>"));
end friction;
