within NormalContact.Interfaces;
partial model NormalForce "Normal force of an elastic contact"
  extends NormalContact.Icons.ForceLaw;
  input Modelica.Units.SI.Length gap "Gap (negative: penetration)";
  input Modelica.Units.SI.Velocity v_n "Rate of the gap";
  input Boolean contact "= true, if the bodies touch (gap < 0)";
  input Real kappa[2](each unit="1/m") "Relative principal curvatures at the contact (sum of both sides)";
  output Modelica.Units.SI.Force f_n "Normal force, never negative";
  output Modelica.Units.SI.Energy energy "Elastic energy stored in the contact";
  output Modelica.Units.SI.Power loss "Power dissipated by damping: what the contact takes beyond the rate of its energy";
  discrete Modelica.Units.SI.Velocity v_impact(start=0, fixed=true)
    "Rate of approach when the bodies last touched (0 for a contact that exists at the start)";
equation
  when contact then
    v_impact = max(-v_n, 0);
  end when;
  annotation (Documentation(info="<html>
<p>Base class of all normal force laws. The impact velocity is captured at the event of touching; it is zero for a contact
that exists at the start, which is then undamped until the bodies have been apart.</p>
</html>"));
end NormalForce;
