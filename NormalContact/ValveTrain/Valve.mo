within NormalContact.ValveTrain;
model Valve "Valve with an elastic seat"
  parameter Modelica.Units.SI.Mass m(min=Modelica.Constants.small)=0.1 "Moving mass"
    annotation (Dialog(group="Valve"));
  parameter Modelica.Units.SI.TranslationalSpringConstant c_seat(min=Modelica.Constants.small)=5e7 "Stiffness of the seat"
    annotation (Dialog(group="Seat"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d_seat(min=0)=1e3 "Damping of the seat"
    annotation (Dialog(group="Seat"));
  parameter Boolean startAtRest=true "= true, if the valve starts at rest, in equilibrium with its spring, its seat and what moves it"
    annotation (Evaluate=true, Dialog(group="Initialization"), choices(checkBox=true));
  parameter Boolean useSupport=false "= true, if the head moves: flange support, else it stands still"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a "Tip of the stem"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b "Spring retainer"
    annotation (Placement(transformation(extent={{90,-10},{110,10}})));
  Modelica.Mechanics.Translational.Interfaces.Support support(s=s_support, f=f_seat) if useSupport "Head with the seat"
    annotation (Placement(transformation(extent={{-10,-110},{10,-90}})));
  Modelica.Units.SI.Position s(start=-1e-6, nominal=1e-3, stateSelect=StateSelect.prefer) "Lift, positive: open"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.Velocity v(start=0, stateSelect=StateSelect.prefer) "Velocity against the seat"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.Acceleration a "Acceleration";
  Boolean seated "= true, while the valve touches its seat";
  Modelica.Units.SI.Force f_seat "Force of the seat on the valve, never negative";
  discrete Modelica.Units.SI.Velocity v_seat(start=0, fixed=true) "Seating velocity of the last landing"
    annotation (Dialog(showStartAttribute=false));
  Modelica.Units.SI.Energy energy "Elastic energy of the seat";
  Modelica.Units.SI.Power lossPower "Power dissipated by the seat";
protected
  Modelica.Units.SI.Position s_support "Position of the head";
  Modelica.Units.SI.Velocity v_support "Its velocity";
  Modelica.Units.SI.Force f_elastic "Elastic force of the seat";
initial equation
  if startAtRest then
    v = 0;
    a = 0;
  end if;
equation
  if not useSupport then
    s_support = 0;
  end if;
  v_support = der(s_support);
  s = flange_a.s - s_support;
  s = flange_b.s - s_support;
  v = der(s);
  a = der(v) + der(v_support);
  m*a = flange_a.f + flange_b.f + f_seat;
  seated = s < 0;
  when seated then
    v_seat = max(-v, 0);
  end when;
  f_elastic = noEvent(if seated then -c_seat*min(s, 0) else 0);
  f_seat = f_elastic + noEvent(min(max(-d_seat*v, -f_elastic), f_elastic));
  energy = f_elastic^2/(2*c_seat);
  lossPower = -(f_seat - f_elastic)*v;
  annotation (defaultComponentName="valve", Icon(graphics={
        Rectangle(extent={{-96,6},{40,-6}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.HorizontalCylinder),
        Polygon(points={{40,6},{70,46},{78,46},{78,-46},{70,-46},{40,-6},{40,6}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Polygon(points={{44,70},{44,34},{66,60},{66,70},{44,70}}, lineColor={64,64,64}, fillColor={128,128,128}, fillPattern=FillPattern.Solid),
        Polygon(points={{44,-70},{44,-34},{66,-60},{66,-70},{44,-70}}, lineColor={64,64,64}, fillColor={128,128,128}, fillPattern=FillPattern.Solid),
        Line(points={{78,0},{96,0}}, color={0,127,0}),
        Text(extent={{-150,110},{150,75}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-75},{150,-105}}, textColor={0,0,0}, textString="m=%m")}),
    Documentation(info="<html>
<p>The mass of valve, retainer and keys, and the seat in the cylinder head: elastic, with a damping that never exceeds the elastic
force, so that the force begins at zero and never pulls. <code>v_seat</code> is the velocity with which the valve last met its seat.
The lift <code>s</code> is positive where the valve is open; the head stands still, or is connected to the flange
<code>support</code>.</p>
<p>With <code>startAtRest</code> it starts in equilibrium with its spring, its seat and the cam, wherever that is. To start elsewhere, switch it off and fix
<code>s</code> and <code>v</code>.</p>
<h4>Connections</h4>
<p>Connect <code>flange_a</code>, the tip of the stem, with the follower, rocker or finger, and <code>flange_b</code> with the spring. Positions grow where the valve opens.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchTrain.svg\" alt=\"Chain of a valve train with the flanges of its parts\"></p>
<h4>Limitations</h4>
<p>One degree of freedom: the stem is rigid, and the valve does not tilt or turn.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.BucketTappet\">BucketTappet</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.PushRod\">PushRod</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">FingerFollower</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.VariableLift\">VariableLift</a></p>
</html>"));
end Valve;
