within NormalContact.Forces.Friction;
model SmoothSphere "Friction of a smooth sphere on a half space, as in OpenSim"
  extends NormalContact.Interfaces.Friction;
  parameter Modelica.Units.SI.CoefficientOfFriction mu_s(min=0)=0.8 "Static coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu_d(min=0, max=mu_s)=0.8 "Dynamic coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Real viscous(unit="s/m", min=0)=0.5 "Viscous part: friction force per normal force and velocity"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Velocity v_d(min=Modelica.Constants.small)=0.2 "Transition velocity"
    annotation (Dialog(group="Friction"));
  parameter Real eps(unit="m2/s2", min=Modelica.Constants.small)=1e-5 "Smoothing at rest" annotation (Dialog(tab="Advanced"));
equation
  friction = Functions.Forces.smoothFriction(mu_s, mu_d, viscous, v_d, eps, f_n, v_t, getInstanceName());
  annotation (defaultComponentName="friction", Documentation(info="<html>
<p>With s = (v<sub>t</sub>&sup2; + eps)<sup>1/2</sup> and x = s/v<sub>d</sub></p>
<pre>f_t = -f_n (min(x, 1) (mu_d + 2 (mu_s - mu_d)/(1 + x^2)) + viscous s) v_t/s</pre>
<p>the friction that belongs to <a href=\"modelica://NormalContact.Forces.Normal.SmoothSphere\">Forces.Normal.SmoothSphere</a>. A body under a tangential load creeps:
with 700 N and 50 N along the ground with 16 mm/s. <a href=\"modelica://NormalContact.Forces.Friction.Sticking\">Sticking</a> holds it.</p>
</html>"));
end SmoothSphere;
