within NormalContact.Interfaces;
partial model UnilateralContact "What all elastic contacts share: limit of the penetration, signals, heat port"
  extends NormalContact.Interfaces.ContactOptions;
  parameter Modelica.Units.SI.Length penetration_max(min=0)=Modelica.Constants.inf "Largest penetration: a deeper one ends the simulation with a message"
    annotation (Dialog(tab="Advanced"));
  Modelica.Blocks.Interfaces.BooleanInput enable if useEnable "= false: the bodies pass through each other"
    annotation (Placement(transformation(extent={{-20,-20},{20,20}}, rotation=-90, origin={-60,120})));
  Modelica.Blocks.Interfaces.BooleanOutput contactSignal=contact if useSignals "= true, if the bodies touch"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={20,110})));
  Modelica.Blocks.Interfaces.RealOutput gapSignal(unit="m")=gap if useSignals "Gap (negative: penetration)"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={50,110})));
  Modelica.Blocks.Interfaces.RealOutput forceSignal(unit="N")=f_n if useSignals "Normal force"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={80,110})));
  Modelica.Blocks.Interfaces.RealOutput powerSignal(unit="W")=lossPower if useSignals "Power that is lost, never negative"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={-10,110})));
  Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a heatPort(final Q_flow=-lossPower) if useHeatPort "Takes the power that is dissipated"
    annotation (Placement(transformation(extent={{-110,-110},{-90,-90}})));
  Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  Boolean contact "= true, if the bodies touch";
  Modelica.Units.SI.Force f_n "Normal force on the body";
  Modelica.Units.SI.Power power "Power that the bodies give to the contact: what is dissipated, and the rate of the elastic energy";
  Modelica.Units.SI.Power lossPower "Power dissipated by damping and friction, never negative";
protected
  parameter Boolean bilateral=false "= true, if the bodies never part, whatever the gap is" annotation (Evaluate=true);
  Modelica.Blocks.Interfaces.BooleanInput enabled "= true, if the contact is switched on";
  Modelica.Units.SI.Velocity v_gap "Rate of the gap";
  constant Modelica.Units.SI.Time T_gap=0.01 "Time constant with which the state follows the gap, if the solver lets them drift apart";
  Modelica.Units.SI.Length gap_state(start=-1e-5, nominal=if gapState then 1e-3 else 1) "The gap, with a tolerance that fits a penetration";
  Modelica.Units.SI.Length gap_on(start=-1e-5) "Gap that the law of the normal force sees: far away, if the contact is switched off";
  Boolean deep(start=false, fixed=true) "= true, since the penetration was deeper than allowed, even if only between two events";
  parameter String place="Start the body farther away, along the normal of its counterpart. Connect the shaped body with frame_a and the counterpart with frame_b, not the other way round, and check the axis n of the plane of motion, or the normal of the plane."
    "What to do about a body that starts inside its counterpart";
initial equation
  if gapState then
    gap_state = gap;
  end if;
  assert(not deep, getInstanceName() + ": the body starts " + String(-gap) + " m inside its counterpart, deeper than penetration_max = " + String(penetration_max) + " m. " + place);
equation
  connect(enable, enabled);
  if not useEnable then
    enabled = true;
  end if;
  if gapState then
    der(gap_state) = v_gap + (gap - gap_state)/T_gap;
  else
    gap_state = gap;
  end if;
  contact = bilateral or enabled and gap_state < 0;
  gap_on = noEvent(if enabled then gap_state else max(gap_state, 1)); // some laws press before the bodies touch
  deep = enabled and gap < -penetration_max or pre(deep);
  assert(not deep, getInstanceName() + ": the body is " + String(max(-gap, penetration_max)) + " m inside its counterpart, deeper than penetration_max = " + String(penetration_max) +
    " m. Either the integrator has stepped over an impact: lower the tolerance or limit the step size. Or the contact is too soft for its load: raise the stiffness, or penetration_max (tab Advanced).");
  annotation (Documentation(info="<html>
<p>Base class of all elastic contacts. A penetration deeper than <code>penetration_max</code>, at the start, at an event or at the end of a step, ends the simulation with a
message: there no law of contact holds, and the cause is a wrong start, exchanged frames, an impact that the integrator has stepped over, or a contact that is too
soft.</p>
<h4>The gap as a state</h4>
<p>A steel ball at rest is pressed in by less than a micrometre, which is less than the tolerance of its position: 1e-6 times a nominal value of one metre, and 1e-6 of
the position itself. A solver that takes this for accurate enough makes errors of the force that it then sees in the velocity, and rejects up to every second step. With
<code>gapState = true</code> (tab Advanced) the law of force takes the gap from a state of its own,</p>
<pre>der(gap_state) = v_gap + (gap - gap_state)/T_gap,     gap_state(nominal = 1e-3)</pre>
<p>where v_gap is the rate of the gap. Both are the same; the state has the tolerance that a penetration needs, and the second term, with
T_gap = 0.01 s, brings position and state together again where the solver lets them drift apart within the tolerance of the position. <code>gap</code> is always that of the frames. What it
saves: DASSL then takes at most 1.8 times as long as CVODE in lasting contact of steel, see <a href=\"modelica://NormalContact.UsersGuide.Limits\">Limits</a>.</p>
<p>Signals, an input that switches the contact on and off, and a heat port appear when they are asked for (tab Ports).</p>
</html>"));
end UnilateralContact;
