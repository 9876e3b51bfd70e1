within NormalContact.ValveTrain;
model PushRod "Elastic rod or tappet with lash, which pushes only"
  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliantWithRelativeStates;
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=Modelica.Constants.small)=1e7 "Stiffness"
    annotation (Dialog(group="Rod"));
  parameter Modelica.Units.SI.TranslationalDampingConstant d(min=0)=200 "Damping, at most as large as the elastic force"
    annotation (Dialog(group="Rod"));
  parameter Boolean useLash=false "= true, if the play is given by the input lash_in"
    annotation (Evaluate=true, Dialog(group="Lash"), choices(checkBox=true));
  parameter Modelica.Units.SI.Length lash(min=0)=0 "Play for s_rel = 0"
    annotation (Dialog(group="Lash", enable=not useLash));
  Modelica.Blocks.Interfaces.RealInput lash_in(unit="m") if useLash "Play for s_rel = 0"
    annotation (Placement(transformation(extent={{-20,-20},{20,20}}, rotation=90, origin={0,-100})));
  Boolean contact "= true, while it pushes";
  Modelica.Units.SI.Energy energy "Elastic energy";
  Modelica.Units.SI.Power lossPower "Power dissipated by damping";
protected
  Modelica.Blocks.Interfaces.RealInput play(unit="m") "Play for s_rel = 0";
  Modelica.Units.SI.Force f_elastic "Elastic force, > 0: it pushes";
equation
  connect(lash_in, play);
  if not useLash then
    play = lash;
  end if;
  contact = s_rel + play < 0;
  f_elastic = noEvent(if contact then max(-c*(s_rel + play), 0) else 0);
  f = -f_elastic - noEvent(min(max(-d*v_rel, -f_elastic), f_elastic));
  energy = f_elastic^2/(2*c);
  lossPower = (f + f_elastic)*v_rel;
  annotation (defaultComponentName="pushRod", Icon(graphics={
        Rectangle(extent={{-70,8},{70,-8}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.HorizontalCylinder),
        Ellipse(extent={{-88,14},{-60,-14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Sphere),
        Ellipse(extent={{60,14},{88,-14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Sphere),
        Text(extent={{-150,70},{150,30}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-30},{150,-60}}, textColor={0,0,0}, textString="c=%c")}),
    Documentation(info="<html>
<p>Where flange_a comes nearer to flange_b than the lash allows, they are pushed apart by c times the overlap, with a damping that
never exceeds the elastic force. Mechanical lash, the elasticity of a push rod, of a tappet or of the whole
train. With <code>useLash</code> the play is an input: motion that is lost on purpose, for a variable lift.</p>
<h4>Connections</h4>
<p>Connect <code>flange_a</code> with the driving and <code>flange_b</code> with the driven part: with their masses, not with other springs only. Positions grow where the valve opens.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchTrain.svg\" alt=\"Chain of a valve train with the flanges of its parts\"></p>
<h4>Limitations</h4>
<p>The rod has no mass; buckling and bending are left out.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.PushRod\">PushRod</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.VariableLift\">VariableLift</a></p>
</html>"));
end PushRod;
