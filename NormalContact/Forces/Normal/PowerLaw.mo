within NormalContact.Forces.Normal;
model PowerLaw "Given stiffness and exponent"
  extends NormalContact.Interfaces.NormalForce;
  parameter Real K(min=0)=1e8 "Stiffness: f = K*delta^m, in N/m^m"
    annotation (Dialog(group="Stiffness"));
  parameter Real m(min=1)=1.5 "Exponent of the penetration"
    annotation (Dialog(group="Stiffness"));
  parameter NormalContact.Types.Dissipation dissipation=NormalContact.Types.Dissipation.ExactRestitution "Law of dissipation"
    annotation (Dialog(group="Dissipation"));
  parameter Real restitution(min=Modelica.Constants.small, max=1)=0.6 "Coefficient of restitution"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped));
  parameter Modelica.Units.SI.Velocity v_small(min=0)=1e-3 "Impacts slower than this are damped as at this velocity"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped));
  discrete Real chi(unit="s/m", start=0, fixed=true) "Damping factor of the present contact";
equation
  when contact then
    chi = Functions.Forces.damping(Integer(dissipation) - 1, restitution, v_impact, v_small);
  end when;
  (f_n, energy, loss) = Functions.Forces.normal(noEvent(if contact then K else 0), m, chi, -gap, -v_n);
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>f<sub>n</sub> = max(0, K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt)). With dissipation = ExactRestitution the ratio of the
velocities after and before an impact is the coefficient of restitution, whatever K and m are.</p>
</html>"));
end PowerLaw;
