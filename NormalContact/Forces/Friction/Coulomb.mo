within NormalContact.Forces.Friction;
model Coulomb "Coulomb friction, regularised near rest"
  extends NormalContact.Interfaces.Friction;
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=settings.mu "Coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Velocity v_d(min=Modelica.Constants.small)=settings.v_d
    "Velocity of regularisation: the smaller, the closer to Coulomb's law"
    annotation (Dialog(group="Friction"));
equation
  friction = Functions.Forces.friction(mu, mu, 1, 0, v_d, f_n, v_t, getInstanceName());
  annotation (defaultComponentName="friction", Documentation(info="<html>
<p>f<sub>t</sub> = -&mu; f<sub>n</sub> tanh(|v<sub>t</sub>|/v<sub>d</sub>) v<sub>t</sub>/|v<sub>t</sub>|: smooth at rest, so
that a resting body creeps slowly under a tangential load.</p>
</html>"));
end Coulomb;
