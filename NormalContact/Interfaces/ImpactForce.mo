within NormalContact.Interfaces;
partial model ImpactForce "Normal force with a damping that is set by each impact"
  extends NormalContact.Interfaces.NormalForce;
  parameter NormalContact.Types.Dissipation dissipation=settings.dissipation "Law of dissipation"
    annotation (Dialog(group="Dissipation"));
  parameter Real restitution(min=Modelica.Constants.small, max=1)=settings.restitution "Coefficient of restitution"
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
  final parameter Real unseen=if dissipation == NormalContact.Types.Dissipation.Undamped then 0 else (1 - restitution^2)/(1 + restitution^2)
    "Share of damping in the force, which has the same restitution whatever the velocity of the impact is";
  Boolean seen "= true, if the event of touching was seen in time, so that v_impact is the velocity of the impact";
  Real chi_now(unit="s/m") "Damping factor: that of the impact, if its event was seen in time";
  final parameter Real chi_start(unit="s/m")=if dissipation == NormalContact.Types.Dissipation.GivenFactor then chi_given
     else Functions.Forces.damping(Integer(dissipation) - 1, restitution, v_start, v_small, getInstanceName()) "Damping factor at the start";
initial equation
  assert(chi_given >= 0, getInstanceName() + ": chi_given must not be negative.");
  pre(v_impact) = v_start;
  pre(chi) = chi_start;
  pre(seen) = true;
equation
  chi_now = noEvent(if contact and seen then chi elseif dissipation == NormalContact.Types.Dissipation.GivenFactor then chi_given else unseen/max({abs(v_n),v_small,1e-9}));
  when contact then
    seen = gap > -1e-7;
    v_impact = max(-v_n, 0);
    chi = if dissipation == NormalContact.Types.Dissipation.GivenFactor then chi_given
       else Functions.Forces.damping(Integer(dissipation) - 1, restitution, max(v_impact, 1e-9), v_small, getInstanceName()); // a contact that is approached at rest is damped, too
  end when;
  annotation (Documentation(info="<html>
<p>Base class of the laws f<sub>n</sub> = max(0, f<sub>elastic</sub> (1 + &chi; d&delta;/dt)). The factor &chi; follows from the velocity at the event of
touching, see <a href=\"modelica://NormalContact.Types.Dissipation\">Types.Dissipation</a>, or is given. A contact that exists at the start is damped as after
an impact at <code>v_start</code>.</p>
<p>If the event is not seen in time, as in co-simulation, then in this contact &chi; |d&delta;/dt| = (1 - e&sup2;)/(1 + e&sup2;): a force that is larger by this share on the
way in and smaller on the way out has the coefficient of restitution e, whatever the velocity is.</p>
</html>"));
end ImpactForce;
