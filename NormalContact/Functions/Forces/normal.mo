within NormalContact.Functions.Forces;
pure function normal "Normal force with dissipation"
  extends Modelica.Icons.Function;
  input Real K "Stiffness: elastic force = K*delta^m";
  input Real m "Exponent of the penetration";
  input Real chi(unit="s/m") "Damping factor";
  input Modelica.Units.SI.Length delta "Penetration";
  input Modelica.Units.SI.Velocity delta_der "Its rate";
  input String name="" "Name of the element, for messages";
  output Modelica.Units.SI.Force f_n "Normal force, never negative";
  output Modelica.Units.SI.Energy energy "Elastic energy";
  output Modelica.Units.SI.Power loss "Power that is dissipated";
external "C" f_n = NormalContact_normalForce(K, m, chi, delta, delta_der, name, energy, loss) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=m)=NormalContact.Functions.Internal.Derivatives.normal, Documentation(info="<html>
<p>f<sub>n</sub> = max(0, K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt)), zero for &delta; &le; 0. f<sub>n</sub> d&delta;/dt is the rate of the energy and the
loss.</p>
</html>"));
end normal;
