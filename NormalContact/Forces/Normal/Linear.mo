within NormalContact.Forces.Normal;
model Linear "Linear spring and damper that never pull"
  extends NormalContact.Interfaces.NormalForce;
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=0)=1e6 "Stiffness"
    annotation (Dialog(group="Stiffness"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d(min=0)=1e3 "Damping"
    annotation (Dialog(group="Dissipation"));
equation
  f_n = noEvent(if contact then max(0, -c*gap - d*v_n) else 0);
  energy = noEvent(if contact then 0.5*c*max(-gap, 0)^2 else 0);
  loss = -(f_n - noEvent(if contact then c*max(-gap, 0) else 0))*v_n;
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>f<sub>n</sub> = max(0, c &delta; + d d&delta;/dt). Simple and robust; the force jumps when the bodies touch with a
velocity.</p>
</html>"));
end Linear;
