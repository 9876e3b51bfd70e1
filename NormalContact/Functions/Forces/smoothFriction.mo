within NormalContact.Functions.Forces;
pure function smoothFriction "Friction of the smooth contact divided by the sliding velocity"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.CoefficientOfFriction mu_s "Static coefficient of friction";
  input Modelica.Units.SI.CoefficientOfFriction mu_d "Dynamic coefficient of friction";
  input Real viscous(unit="s/m") "Viscous part: friction force per normal force and velocity";
  input Modelica.Units.SI.Velocity v_d "Transition velocity";
  input Real smoothing(unit="m2/s2") "Square of the velocity below which it is smoothed";
  input Modelica.Units.SI.Force f_n "Normal force";
  input Modelica.Units.SI.Velocity v_t "Magnitude of the sliding velocity";
  input String name="" "Name of the element, for messages";
  output Real friction(unit="N.s/m") "Friction force over sliding velocity, finite at rest";
external "C" friction = NormalContact_smoothFriction(mu_s, mu_d, viscous, v_d, smoothing, f_n, v_t, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=mu_s, noDerivative=mu_d, noDerivative=viscous, noDerivative=v_d, noDerivative=smoothing)=NormalContact.Functions.Internal.Derivatives.smoothFriction,
    Documentation(info="<html>
<p>See <a href=\"modelica://NormalContact.Forces.Friction.SmoothSphere\">Forces.Friction.SmoothSphere</a>.</p>
</html>"));
end smoothFriction;
