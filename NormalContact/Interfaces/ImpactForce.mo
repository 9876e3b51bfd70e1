within NormalContact.Interfaces;
partial model ImpactForce "Normal force with a damping that is set by each impact"
  extends NormalContact.Interfaces.NormalForce;
  parameter NormalContact.Types.Dissipation dissipation=NormalContact.Types.Dissipation.ExactRestitution "Law of dissipation"
    annotation (Dialog(group="Dissipation"));
  parameter Real restitution(min=Modelica.Constants.small, max=1)=0.6 "Coefficient of restitution"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped and dissipation <> NormalContact.Types.Dissipation.GivenFactor));
  parameter Modelica.Units.SI.Velocity v_small(min=0)=1e-3 "Impacts slower than this are damped as at this velocity"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped and dissipation <> NormalContact.Types.Dissipation.GivenFactor));
  parameter Modelica.Units.SI.Velocity v_start(min=0)=0.1
    "A contact that exists at the start is damped as after an impact at this velocity; 0: undamped"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped and dissipation <> NormalContact.Types.Dissipation.GivenFactor));
  parameter Real chi_given(unit="s/m", min=0)=0.5 "Damping factor: f = f_elastic*(1 + chi*der(delta))"
    annotation (Dialog(group="Dissipation", enable=dissipation == NormalContact.Types.Dissipation.GivenFactor));
  discrete Modelica.Units.SI.Velocity v_impact "Rate of approach when the bodies last touched";
  discrete Real chi(unit="s/m") "Damping factor of the present contact";
protected
  final parameter Real chi_start(unit="s/m")=if dissipation == NormalContact.Types.Dissipation.GivenFactor then chi_given
     else Functions.Forces.damping(Integer(dissipation) - 1, restitution, v_start, v_small, getInstanceName()) "Damping factor at the start";
initial equation
  assert(chi_given >= 0, getInstanceName() + ": chi_given must not be negative.");
  pre(v_impact) = v_start;
  pre(chi) = chi_start;
equation
  when contact then
    v_impact = max(-v_n, 0);
    chi = if dissipation == NormalContact.Types.Dissipation.GivenFactor then chi_given
       else Functions.Forces.damping(Integer(dissipation) - 1, restitution, v_impact, v_small, getInstanceName());
  end when;
  annotation (Documentation(info="<html>
<p>Base class of the laws f<sub>n</sub> = max(0, f<sub>elastic</sub> (1 + &chi; d&delta;/dt)). The factor &chi; follows from the velocity at the event of
touching, see <a href=\"modelica://NormalContact.Types.Dissipation\">Types.Dissipation</a>, or is given. A contact that exists at the start is damped as after
an impact at <code>v_start</code>. If an event is reported late, as in co-simulation, the force acts with the former &chi; until then; it never feeds
energy.</p>
</html>"));
end ImpactForce;
