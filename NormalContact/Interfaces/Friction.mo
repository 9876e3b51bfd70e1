within NormalContact.Interfaces;
partial model Friction "Friction of an elastic contact"
  extends NormalContact.Icons.FrictionLaw;
  input Modelica.Units.SI.Velocity v_t "Magnitude of the sliding velocity";
  input Modelica.Units.SI.Force f_n "Normal force";
  output Real friction(unit="N.s/m") "Friction force divided by the sliding velocity, finite at rest";
  annotation (Documentation(info="<html>
<p>Base class of all friction laws. The friction force is -<code>friction</code>*(sliding velocity); written like this it is
smooth at rest in the plane and in space.</p>
</html>"));
end Friction;
