within NormalContact.Functions.Forces;
pure function damped "Elastic force with dissipation"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Force elastic "Elastic force";
  input Real chi(unit="s/m") "Damping factor";
  input Modelica.Units.SI.Velocity delta_der "Rate of the penetration";
  output Modelica.Units.SI.Force f_n "Force, never negative";
  output Modelica.Units.SI.Power loss "Power that is dissipated";
external "C" f_n = NormalContact_damped(elastic, chi, delta_der, loss) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>f<sub>n</sub> = max(0, f (1 + &chi; d&delta;/dt)) for an elastic force f of any law.</p>
</html>"));
end damped;
