within NormalContact.Forces.Friction;
model Stribeck "Friction that falls from a static to a dynamic value, regularised near rest"
  extends NormalContact.Interfaces.Friction;
  parameter Modelica.Units.SI.CoefficientOfFriction mu_s(min=0)=0.4 "Static coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu_d(min=0, max=mu_s)=0.3 "Dynamic coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Velocity v_s(min=Modelica.Constants.small)=0.1 "Stribeck velocity, large against v_d"
    annotation (Dialog(group="Friction"));
  parameter Real viscous(unit="s/m", min=0)=0 "Viscous part: friction force per normal force and velocity"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Velocity v_d(min=Modelica.Constants.small)=settings.v_d "Velocity of regularisation"
    annotation (Dialog(group="Friction"));
equation
  friction = Functions.Forces.friction(mu_s, mu_d, v_s, viscous, v_d, f_n, v_t, getInstanceName());
  annotation (defaultComponentName="friction", Documentation(info="<html>
<p>The coefficient falls from &mu;<sub>s</sub> to &mu;<sub>d</sub> with exp(-(v<sub>t</sub>/v<sub>s</sub>)&sup2;); a viscous part
may be added.</p>
</html>"));
end Stribeck;
