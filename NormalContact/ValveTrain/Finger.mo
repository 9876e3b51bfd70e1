within NormalContact.ValveTrain;
model Finger "Body of a finger or rocker, between its pivot and the valve"
  parameter Modelica.Units.SI.Length l_valve(min=Modelica.Constants.small)=0.055 "Distance of the valve from the pivot"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Angle phi_valve=-0.07 "Angle of the line from the pivot to the valve's tip from the normal to the valve, for arm.phi = 0"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Mass m(min=0)=0.03 "Mass"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Length l_cm=0.02 "Distance of the centre of mass from the pivot, along the line to the valve's tip"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Inertia J(min=Modelica.Constants.small)=2.5e-5 "Inertia about the pivot"
    annotation (Dialog(group="Mass"));
  parameter Boolean usePivot=false "= true, if the pivot moves along the flange pivot"
    annotation (Evaluate=true, Dialog(group="Pivot"), choices(checkBox=true));
  parameter Boolean startAtRest=true "= true, if a pivot that moves starts at rest, in equilibrium with what carries it"
    annotation (Evaluate=true, Dialog(group="Initialization", enable=usePivot), choices(checkBox=true));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a arm "Arm, moved by the cam"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b tip "Tip, on the valve"
    annotation (Placement(transformation(extent={{90,-10},{110,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_a pivot(s=s_pivot, f=f_pivot) if usePivot "Pivot, along the valve"
    annotation (Placement(transformation(extent={{-110,-70},{-90,-50}})));
  Modelica.Units.SI.Angle phi(start=-2e-5, stateSelect=StateSelect.prefer) "Angle"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.AngularVelocity w(start=0, stateSelect=StateSelect.prefer) "Its rate"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.Velocity v "Velocity of the pivot";
  Modelica.Units.SI.Length lever "Velocity of the tip over the angular velocity: the ratio that follows from the geometry";
  Modelica.Units.SI.Energy energy "Kinetic energy";
protected
  Modelica.Units.SI.Position s_pivot(start=1e-6) "Displacement of the pivot";
  Modelica.Units.SI.Force f_pivot "Force on the pivot";
  Modelica.Units.SI.Length lever_cm "The same of the centre of mass";
initial equation
  if usePivot and startAtRest then
    v = 0;
    der(v) = 0;
  end if;
equation
  if not usePivot then
    s_pivot = 0;
  end if;
  phi = arm.phi;
  w = der(phi);
  v = der(s_pivot);
  lever = l_valve*cos(phi + phi_valve);
  lever_cm = l_cm*cos(phi + phi_valve);
  tip.s = s_pivot + l_valve*(sin(phi + phi_valve) - sin(phi_valve));
  // Lagrange's equations for 2 T = m v^2 + 2 m lever_cm v w + J w^2
  m*(der(v) + lever_cm*der(w) - l_cm*sin(phi + phi_valve)*w^2) = f_pivot + tip.f;
  J*der(w) + m*lever_cm*der(v) = arm.tau + lever*tip.f;
  energy = 0.5*(m*v^2 + 2*m*lever_cm*v*w + J*w^2);
  assert(noEvent(lever > 0), "The arm of " + getInstanceName() + " has turned into the direction of the valve: the finger jams. Make l_valve longer, or the lift smaller.");
initial algorithm
  assert(J >= m*l_cm^2, "The inertia of " + getInstanceName() + " about its pivot is less than that of its mass in its centre: raise J, or lower m or l_cm.");
  annotation (defaultComponentName="finger", Icon(graphics={
        Polygon(points={{-90,8},{-60,20},{60,12},{92,-2},{92,-10},{60,-2},{-60,0},{-90,-8},{-90,8}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-96,8},{-80,-8}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-24,32},{16,-8}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Line(points={{-90,-8},{-90,-60}}, color={0,127,0}, pattern=LinePattern.Dot),
        Text(extent={{-150,75},{150,40}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-70},{150,-100}}, textColor={0,0,0}, textString="l_valve=%l_valve")}),
    Documentation(info="<html>
<p>The finger turns about its pivot, pushes the valve with its tip, and is moved by the cam through
<a href=\"modelica://NormalContact.ValveTrain.FingerFollower\">FingerFollower</a>. With <code>usePivot</code> the pivot itself moves along
the valve, as on a lash adjuster: connect the flanges <code>pivot</code> of both elements and of the adjuster. The lift of the tip is
s<sub>pivot</sub> + l<sub>valve</sub> (sin(&phi; + &phi;<sub>valve</sub>) - sin &phi;<sub>valve</sub>).</p>
<p>Positions grow where the valve opens. The tip stays on the valve.</p>
<h4>Connections</h4>
<p>Connect <code>arm</code> with <code>arm</code> of the cam, <code>tip</code> with the valve and, with <code>usePivot</code>, <code>pivot</code> with <code>pivot</code> of the cam and with the lash adjuster.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFinger.svg\" alt=\"Axes, lengths and flanges of a finger follower\"></p>
<h4>Limitations</h4>
<p>The finger is rigid and stays on the valve; lash is the matter of what is between them, such as a <code>PushRod</code>.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">FingerFollower</a></p>
</html>"));
end Finger;
