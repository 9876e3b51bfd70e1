within NormalContact.Interfaces;
partial model Friction "Friction of an elastic contact"
  extends NormalContact.Icons.FrictionLaw;
  input Modelica.Units.SI.Velocity v_t "Magnitude of the sliding velocity";
  input Modelica.Units.SI.Velocity slip[3] "Sliding velocity of the body, resolved in the counterpart; in the plane: along the tangent, 0, 0";
  input Modelica.Units.SI.Force f_n "Normal force";
  output Real friction(unit="N.s/m") "Friction force divided by the sliding velocity, finite at rest";
  output Modelica.Units.SI.Force f_hold[3]=zeros(3) "Friction force on the body that acts without sliding, resolved as slip";
  output Modelica.Units.SI.Power stored=0 "Rate of the elastic energy of that force";
protected
  outer NormalContact.Settings settings "Common settings";
  annotation (Documentation(info="<html>
<p>Base class of all friction laws. The friction force on the body is -<code>friction</code>*(sliding velocity) + <code>f_hold</code>; written like this it is
smooth at rest in the plane and in space. Only laws that hold a body at rest have an <code>f_hold</code>.</p>
</html>"));
end Friction;
