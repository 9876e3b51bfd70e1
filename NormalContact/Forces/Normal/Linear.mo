within NormalContact.Forces.Normal;
model Linear "Linear spring and damper that never pull"
  extends NormalContact.Interfaces.NormalForce;
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=Modelica.Constants.small)=settings.c "Stiffness"
    annotation (Dialog(group="Stiffness"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d(min=0)=settings.d "Damping"
    annotation (Dialog(group="Dissipation"));
  parameter Modelica.Units.SI.Length delta_d(min=0)=1e-6 "Penetration at which the damping is in full; 0: at once, with a jump of the force"
    annotation (Dialog(group="Dissipation"));
protected
  Modelica.Units.SI.Length delta "Penetration";
initial equation
  assert(c > 0 and d >= 0 and delta_d >= 0, getInstanceName() + ": the stiffness c must be positive, d and delta_d must not be negative.");
equation
  delta = noEvent(max(-gap, 0));
  f_n = noEvent(if gap < 0 then max(0, c*delta - d*v_n*(if delta < delta_d then delta/delta_d else 1)) else 0);
  energy = 0.5*c*delta^2;
  loss = -(f_n - c*delta)*v_n;
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>f<sub>n</sub> = max(0, c &delta; + d d&delta;/dt), with a damping that grows over the first <code>delta_d</code> of the penetration, so that the force
does not jump when the bodies touch with a velocity. Simple and robust.</p>
</html>"));
end Linear;
