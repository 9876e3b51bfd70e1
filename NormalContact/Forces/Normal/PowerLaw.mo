within NormalContact.Forces.Normal;
model PowerLaw "Given stiffness and exponent"
  parameter Real K(min=Modelica.Constants.small)=settings.K "Stiffness: f = K*delta^m, in N/m^m"
    annotation (Dialog(group="Stiffness"));
  parameter Real m(min=1)=settings.m "Exponent of the penetration"
    annotation (Dialog(group="Stiffness"));
  extends NormalContact.Interfaces.ImpactForce;
initial equation
  assert(K > 0, getInstanceName() + ": the stiffness K must be positive. For no contact at all set useEnable in the element.");
equation
  (f_n, energy, loss) = Functions.Forces.normal(K, m, chi_now, -gap, -v_n, getInstanceName());
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>f<sub>n</sub> = max(0, K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt)). With dissipation = ExactRestitution the ratio of the
velocities after and before an impact is the coefficient of restitution, whatever K and m are.</p>
</html>"));
end PowerLaw;
