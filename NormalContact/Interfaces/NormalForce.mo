within NormalContact.Interfaces;
partial model NormalForce "Normal force of an elastic contact"
  extends NormalContact.Icons.ForceLaw;
  input Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  input Modelica.Units.SI.Velocity v_n "Rate of the gap";
  input Boolean contact "= true, if the bodies touch (gap < 0), since the last event";
  input Real kappa[2](each unit="1/m") "Relative principal curvatures at the contact (sum of both sides)";
  output Modelica.Units.SI.Force f_n "Normal force, never negative";
  output Modelica.Units.SI.Energy energy "Elastic energy stored in the contact";
  output Modelica.Units.SI.Power loss "Power dissipated by damping, never negative: what the contact takes beyond the rate of its energy";
protected
  outer NormalContact.Settings settings "Common settings";
  annotation (Documentation(info="<html>
<p>Base class of all normal force laws.</p>
<h4>Implementation</h4>
<p>A law is a function of the gap and its rate. <code>contact</code> may refine it, as the damping that belongs to the velocity of an impact, but the
force must not wait for it: co-simulation sees the event late, and a body that has sunk in without a force is thrown out with more energy than it
had.</p>
</html>"));
end NormalForce;
