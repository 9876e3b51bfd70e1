within NormalContact.ValveTrain;
model LashAdjuster "Hydraulic lash adjuster: check valve and leak-down"
  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliant(s_rel(start=-1e-6));
  parameter Modelica.Units.SI.Diameter D(min=Modelica.Constants.small)=0.011 "Diameter of the plunger"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length clearance(min=Modelica.Constants.small)=6e-6 "Radial clearance of the plunger"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length L(min=Modelica.Constants.small)=0.012 "Length of the leak gap"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length s_rel_0=0 "Distance of the flanges where the chamber has the volume V_0"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length s_rel_max=0.001 "Distance of the flanges where the plunger meets its stop"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.TranslationalSpringConstant c_stop(min=0)=1e7 "Stiffness of the stop"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Volume V_0(min=Modelica.Constants.small)=2e-7 "Volume of the chamber"
    annotation (Dialog(group="Oil"));
  parameter Modelica.Units.SI.BulkModulus K_oil(min=Modelica.Constants.small)=1.2e9 "Bulk modulus of the oil"
    annotation (Dialog(group="Oil"));
  parameter Real air(unit="1", min=0)=0 "Aeration: volume of the air in the chamber at the pressure of the surroundings, over V_0"
    annotation (Dialog(group="Oil"));
  parameter Modelica.Units.SI.AbsolutePressure p_ambient(min=Modelica.Constants.small)=1.01325e5 "Pressure of the surroundings"
    annotation (Dialog(group="Oil", enable=air > 0));
  parameter Modelica.Units.SI.DynamicViscosity eta(min=Modelica.Constants.small)=0.01 "Viscosity of the oil"
    annotation (Dialog(group="Oil"));
  parameter Modelica.Units.SI.Pressure p_supply=3e5 "Supply pressure, above that of the surroundings"
    annotation (Dialog(group="Oil"));
  parameter Real k_check(unit="m3/(s.Pa)", min=0)=1e-9 "Conductance of the open check valve"
    annotation (Dialog(group="Oil"));
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=0)=2e3 "Stiffness of the plunger spring"
    annotation (Dialog(group="Plunger spring"));
  parameter Modelica.Units.SI.Force f_0=20 "Force of the plunger spring at s_rel_0"
    annotation (Dialog(group="Plunger spring"));
  parameter Boolean startAtRest=true "= true, if the pressure is steady at the start: the check valve gives what leaks"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  final parameter Modelica.Units.SI.Area A=Modelica.Constants.pi*D^2/4 "Area of the plunger";
  final parameter Real k_leak(unit="m3/(s.Pa)")=Modelica.Constants.pi*D*clearance^3/(12*eta*L) "Conductance of the leak gap";
  Modelica.Units.SI.Pressure p(start=p_supply, nominal=1e5) "Pressure in the chamber, above that of the surroundings"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.BulkModulus K(start=K_oil) "Bulk modulus of oil and air"
    annotation (Dialog(showStartAttribute=false));
  Modelica.Units.SI.VolumeFlowRate q_leak "Flow out through the leak gap";
  Modelica.Units.SI.VolumeFlowRate q_check "Flow in through the check valve";
  Boolean filling "= true, while the check valve is open";
  Modelica.Units.SI.Energy energy "Energy of the oil and of the plunger spring";
  Modelica.Units.SI.Power lossPower "Power lost in the leak gap, less what the oil supply gives";
protected
  Modelica.Units.SI.Length over "How far the plunger presses against its stop";
initial equation
  if startAtRest then
    der(p) = 0;
  end if;
equation
  over = noEvent(max(s_rel - s_rel_max, 0));
  1/K = 1/K_oil + air*p_ambient/(p + p_ambient)^2;
  V_0/K*der(p) = q_check - q_leak - A*der(s_rel);
  filling = p < p_supply;
  q_check = noEvent(if filling then k_check*max(p_supply - p, 0) else 0);
  q_leak = k_leak*p;
  f = -A*p - f_0 + c*(s_rel - s_rel_0) + c_stop*over;
  energy = V_0/(2*K_oil)*p^2 + air*V_0*p_ambient*(log((p + p_ambient)/p_ambient) - p/(p + p_ambient)) + 0.5*c*(s_rel - s_rel_0)^2 - f_0*(s_rel - s_rel_0) + 0.5*c_stop*over^2;
  lossPower = p*(q_leak - q_check);
  annotation (defaultComponentName="adjuster", Icon(graphics={
        Rectangle(extent={{-20,50},{90,-50}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{0,36},{90,-36}}, lineColor={64,64,64}, fillColor={230,200,120}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-90,36},{30,-36}}, lineColor={64,64,64}, fillColor={225,225,225}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{26,10},{46,-10}}, lineColor={64,64,64}, fillColor={128,128,128}, fillPattern=FillPattern.Solid),
        Line(points={{46,-20},{56,20},{66,-20},{76,20},{86,-20}}, color={0,127,0}),
        Text(extent={{-150,100},{150,60}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Oil under a plunger: pressed, it is stiff (K<sub>oil</sub> A&sup2;/V<sub>0</sub>) and leaks through the gap between plunger and body, a laminar
flow k<sub>leak</sub> p with k<sub>leak</sub> = &pi; D clearance&sup3;/(12 &eta; L) to the surroundings. Relieved, the plunger spring follows, the
check valve opens below the supply pressure and the chamber fills, up to the stop of the plunger. A train that floats relieves it in each
turn: it is pumped up, holds the valve open and needs the time of the leak-down to recover, see
<a href=\"modelica://NormalContact.Examples.ValveTrain.PumpUp\">PumpUp</a>. The flanges are pushed apart by A p and the spring.</p>
<p>Air in the oil (<code>air</code>) is compressed without a change of temperature, so 1/K = 1/K<sub>oil</sub> + air p<sub>ambient</sub>/(p +
p<sub>ambient</sub>)&sup2;: the adjuster is soft until the pressure has pressed the air together.</p>
<p>Under a constant force F the adjuster leaks down with the velocity k<sub>leak</sub> (F - f<sub>spring</sub>)/A&sup2;. The volume V<sub>0</sub> is
taken as constant in the stiffness of the oil.</p>
<h4>Connections</h4>
<p>Connect <code>flange_a</code> and <code>flange_b</code> with the parts that it keeps together, such as tappet and push rod, or the pivot of a finger and the head. Positions grow where the valve opens.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchTrain.svg\" alt=\"Chain of a valve train with the flanges of its parts\"></p>
<h4>Limitations</h4>
<p>The volume of the chamber is taken as constant in the stiffness of the oil, its temperature and viscosity as constant, too.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.PushRod\">PushRod</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">FingerFollower</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.PumpUp\">PumpUp</a></p>
</html>"));
end LashAdjuster;
