within NormalContact.Forces.Friction;
model None "No friction"
  extends NormalContact.Interfaces.Friction;
equation
  friction = 0;
  annotation (defaultComponentName="friction", Documentation(info="<html>
<p>The contact is frictionless.</p>
</html>"));
end None;
