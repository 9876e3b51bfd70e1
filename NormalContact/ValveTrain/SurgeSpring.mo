within NormalContact.ValveTrain;
model SurgeSpring "Valve spring with surge and coil clash"
  parameter Integer n(min=1)=8 "Number of masses"
    annotation (Dialog(group="Spring"));
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=Modelica.Constants.small)=25e3 "Stiffness of the whole spring"
    annotation (Dialog(group="Spring"));
  parameter Modelica.Units.SI.Mass m(min=Modelica.Constants.small)=0.03 "Mass of the active coils"
    annotation (Dialog(group="Spring"));
  parameter Modelica.Units.SI.Length s_rel0=0.008 "Length without load, as distance of the flanges: preload over stiffness if they meet at 0"
    annotation (Dialog(group="Spring"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d(min=0)=1 "Damping of the whole spring"
    annotation (Dialog(group="Spring"));
  parameter Modelica.Units.SI.Length travel(min=Modelica.Constants.small)=0.03 "Travel from no load until the coils touch"
    annotation (Dialog(group="Coil clash"));
  parameter Modelica.Units.SI.TranslationalSpringConstant c_clash(min=0)=1e7 "Stiffness of the coils that touch, of the whole spring"
    annotation (Dialog(group="Coil clash"));
  final parameter Modelica.Units.SI.Frequency f_1=0.5*sqrt(c/m) "First frequency of surge between fixed ends";
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a "Moving end, at the valve"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b "End at the cylinder head"
    annotation (Placement(transformation(extent={{90,-10},{110,10}})));
  Modelica.Units.SI.Position u[n](each nominal=1e-3) "Positions of the masses";
  Modelica.Units.SI.Velocity v[n] "Velocities of the masses";
  Modelica.Units.SI.Force f[n + 1] "Forces of the segments, > 0: compressed";
  Boolean clash "= true, while coils touch";
  Modelica.Units.SI.Energy energy "Kinetic and elastic energy";
  Modelica.Units.SI.Power lossPower "Power dissipated by damping";
protected
  final parameter Real share[n + 1]=cat(1, {0.5/n}, fill(1/n, n - 1), {0.5/n}) "Part of the length of each segment";
  Modelica.Units.SI.Length e[n + 1] "Compression of the segments";
  Modelica.Units.SI.Velocity e_der[n + 1] "Its rate";
  Modelica.Units.SI.Length over[n + 1] "Compression beyond the touching of coils";
initial equation
  for i in 1:n loop
    u[i] = flange_a.s + (i - 0.5)/n*(flange_b.s - flange_a.s);
    v[i] = (1 - (i - 0.5)/n)*der(flange_a.s) + (i - 0.5)/n*der(flange_b.s);
  end for;
equation
  for i in 1:n + 1 loop
    e[i] = share[i]*s_rel0 - ((if i == n + 1 then flange_b.s else u[min(i, n)]) - (if i == 1 then flange_a.s else u[max(i - 1, 1)]));
    e_der[i] = (if i == 1 then der(flange_a.s) else v[max(i - 1, 1)]) - (if i == n + 1 then der(flange_b.s) else v[min(i, n)]);
    over[i] = noEvent(max(e[i] - share[i]*travel, 0));
    f[i] = (c*e[i] + d*e_der[i] + c_clash*over[i])/share[i];
  end for;
  v = der(u);
  for i in 1:n loop
    m/n*der(v[i]) = f[i] - f[i + 1];
  end for;
  flange_a.f = f[1];
  flange_b.f = -f[n + 1];
  clash = max(e ./ share) > travel; // no reduction over i: OpenModelica cannot compare two relations that hold one (findZeroCrossings failed)
  energy = 0.5*(m/n*v*v + sum((c*e[i]^2 + c_clash*over[i]^2)/share[i] for i in 1:n + 1));
  lossPower = sum(d*e_der[i]^2/share[i] for i in 1:n + 1);
  annotation (defaultComponentName="spring", Icon(graphics={
        Line(points={{-98,0},{-70,0},{-60,-36},{-40,36},{-20,-36},{0,36},{20,-36},{40,36},{60,-36},{70,0},{98,0}}, color={0,127,0}, thickness=0.5),
        Ellipse(extent={{-34,6},{-22,-6}}, lineColor={64,64,64}, fillColor={128,128,128}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{6,6},{18,-6}}, lineColor={64,64,64}, fillColor={128,128,128}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{44,6},{56,-6}}, lineColor={64,64,64}, fillColor={128,128,128}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,90},{150,50}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-50},{150,-80}}, textColor={0,0,0}, textString="c=%c")}),
    Documentation(info="<html>
<p>A spring whose coils have a mass: n masses m/n in the middles of n equal parts. Between fixed ends it has the natural frequencies
(n/&pi;) sqrt(c/m) sin(j &pi;/(2n)), which tend to j f<sub>1</sub> of the wave equation, f<sub>1</sub> = sqrt(c/m)/2, with an error of
(j &pi;/(2n))&sup2;/6. Where the coils touch after <code>travel</code>, <code>c_clash</code> is added. It starts at rest relative to its ends,
evenly stretched. The force and its sign are those of <code>Modelica.Mechanics.Translational.Components.Spring</code>.</p>
<h4>Connections</h4>
<p>Connect <code>flange_a</code> with the valve and <code>flange_b</code> with the cylinder head, a <code>Translational.Components.Fixed</code>. Positions grow where the valve opens.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchTrain.svg\" alt=\"Chain of a valve train with the flanges of its parts\"></p>
<h4>Limitations</h4>
<p>Coils of equal pitch: the stiffness does not change before the coils touch, which they do all at the same compression.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.BucketTappet\">BucketTappet</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.PushRod\">PushRod</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">FingerFollower</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.VariableLift\">VariableLift</a></p>
</html>"));
end SurgeSpring;
