within NormalContact;
model Settings "Defaults that all elements of a model share: material, friction, animation"
  parameter Modelica.Units.SI.ModulusOfElasticity E(min=0)=2.1e11 "Young's modulus of both bodies"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.PoissonNumber nu=0.3 "Poisson's ratio of both bodies"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.Density density(min=Modelica.Constants.small)=7800 "Density of shaped bodies"
    annotation (Dialog(group="Material"));
  parameter Real K(min=Modelica.Constants.small)=1e8 "Stiffness of a power law: f = K*delta^m, in N/m^m"
    annotation (Dialog(group="Given stiffness"));
  parameter Real m(min=1)=1.5 "Exponent of a power law"
    annotation (Dialog(group="Given stiffness"));
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=Modelica.Constants.small)=1e6 "Stiffness of a linear law"
    annotation (Dialog(group="Given stiffness"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d(min=0)=1e3 "Damping of a linear law"
    annotation (Dialog(group="Given stiffness"));
  parameter NormalContact.Types.Dissipation dissipation=NormalContact.Types.Dissipation.ExactRestitution "Law of dissipation"
    annotation (Dialog(group="Dissipation"));
  parameter Real restitution(min=Modelica.Constants.small, max=1)=0.6 "Coefficient of restitution"
    annotation (Dialog(group="Dissipation"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=0.3 "Coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.CoefficientOfFriction mu_s(min=0)=0.5 "Coefficient of static friction, to tell when an ideal joint would slip"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Velocity v_d(min=Modelica.Constants.small)=1e-2 "Velocity of regularisation of friction"
    annotation (Dialog(group="Friction"));
  parameter Boolean animation=true "= true, if bodies, contact points and forces are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Integer contourCount(min=3)=16 "Number of rods that draw the contour of a planar body without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Integer wireCount(min=3)=12 "Number of rods of each of the three outlines that draw a body in space without a mesh"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter Modelica.Mechanics.MultiBody.Types.Color bodyColor={0,60,130} "Color of bodies"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color counterpartColor={165,165,165} "Color of counterparts: lines, circles, planes, terrains, other bodies"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color pointColor={200,0,0} "Color of contact points"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  parameter Modelica.Mechanics.MultiBody.Types.Color forceColor={217,95,2} "Color of forces"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation, colorSelector=true));
  annotation (defaultComponentName="settings", defaultComponentPrefixes="inner",
    missingInnerMessage="Contacts take their default material, friction and colors, since the model has no NormalContact.Settings. Drag one into it to change them for all elements at once; nothing else depends on it.",
    Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, radius=12),
        Line(points={{-80,-60},{20,-60}}, color={64,64,64}, thickness=0.5),
        Ellipse(extent={{-70,24},{14,-60}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-34,-54},{-22,-66}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{36,60},{84,60}}, color={64,64,64}, thickness=1),
        Line(points={{36,0},{84,0}}, color={64,64,64}, thickness=1),
        Line(points={{36,-60},{84,-60}}, color={64,64,64}, thickness=1),
        Rectangle(extent={{46,72},{58,48}}, lineColor={217,95,2}, fillColor={217,95,2}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{66,12},{78,-12}}, lineColor={217,95,2}, fillColor={217,95,2}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{40,-48},{52,-72}}, lineColor={217,95,2}, fillColor={217,95,2}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,150},{150,110}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Drag one into the top level of a model, beside the world. What is set here is the default of every contact, joint, force law and shaped body below it;
what an element sets itself overrides it, as the feet of <a href=\"modelica://NormalContact.Gait\">Gait</a> do with the laws of a soft sole, and the mechanisms with no friction.</p>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>setting</th><th>default of</th></tr>
<tr><td>E, nu</td><td>E_a, E_b, nu_a, nu_b of <a href=\"modelica://NormalContact.Forces.Normal.Hertz\">Hertz</a> and
<a href=\"modelica://NormalContact.Forces.Normal.HertzLine\">HertzLine</a>; E_eff of <a href=\"modelica://NormalContact.ValveTrain.OilFilm\">OilFilm</a></td></tr>
<tr><td>density</td><td><a href=\"modelica://NormalContact.Parts\">Parts</a></td></tr>
<tr><td>K, m; c, d</td><td><a href=\"modelica://NormalContact.Forces.Normal.PowerLaw\">PowerLaw</a>; <a href=\"modelica://NormalContact.Forces.Normal.Linear\">Linear</a></td></tr>
<tr><td>dissipation, restitution</td><td>all laws with a damping that impacts set (<a href=\"modelica://NormalContact.Interfaces.ImpactForce\">ImpactForce</a>);
restitution also of <a href=\"modelica://NormalContact.Parts.PlateOnLine\">PlateOnLine</a></td></tr>
<tr><td>mu, v_d</td><td><a href=\"modelica://NormalContact.Forces.Friction.Coulomb\">Coulomb</a>, <a href=\"modelica://NormalContact.Forces.Friction.Sticking\">Sticking</a>;
v_d also of Stribeck; mu also of <a href=\"modelica://NormalContact.Parts.PlateOnLine\">PlateOnLine</a></td></tr>
<tr><td>mu_s</td><td>mu of the rolling joints</td></tr>
<tr><td>animation</td><td>contacts, joints, parts, feet, ground and terrain; <code>world.enableAnimation</code> stands above it. The mechanisms, which need no world, and the sensors are drawn only
where their own <code>animation = true</code></td></tr>
<tr><td>colors, numbers of rods</td><td>everything that draws</td></tr>
</table>
<p>A model without it works with the defaults shown in this dialog. The tool then adds one of its own, and says so: OpenModelica with a warning, &quot;An inner
declaration for outer component settings could not be found and was automatically generated&quot;, as it does for a missing world. Models that are made of several
levels may have a Settings in each of them: the nearest one above an element counts.</p>
</html>"));
end Settings;
