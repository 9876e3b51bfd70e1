within NormalContact.Functions.Forces;
pure function damping "Damping factor of an impact"
  extends Modelica.Icons.Function;
  input Integer law "Law: 0 undamped, 1 Hunt-Crossley, 2 Lankarani-Nikravesh, 3 Flores, 4 exact restitution";
  input Real restitution "Coefficient of restitution";
  input Modelica.Units.SI.Velocity v_impact "Rate of approach when the bodies touched; 0: undamped";
  input Modelica.Units.SI.Velocity v_small "Impacts slower than this are damped as at this velocity";
  input String name="" "Name of the element, for messages";
  output Real chi(unit="s/m") "Damping factor: f = K*delta^m*(1 + chi*der(delta))";
external "C" chi = NormalContact_damping(law, restitution, v_impact, v_small, name) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>See <a href=\"modelica://NormalContact.Types.Dissipation\">Types.Dissipation</a>.</p>
</html>"));
end damping;
