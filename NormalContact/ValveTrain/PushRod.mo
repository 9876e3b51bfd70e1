within NormalContact.ValveTrain;
model PushRod "Elastic rod or tappet with lash, which pushes only"
  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliantWithRelativeStates;
  parameter Modelica.Units.SI.TranslationalSpringConstant c(min=Modelica.Constants.small)=1e7 "Stiffness";
  parameter Modelica.Units.SI.TranslationalDampingConstant d(min=0)=200 "Damping, at most as large as the elastic force";
  parameter Modelica.Units.SI.Length lash(min=0)=0 "Play for s_rel = 0";
  Boolean contact "= true, while it pushes";
  Modelica.Units.SI.Energy energy "Elastic energy";
  Modelica.Units.SI.Power power_loss "Power dissipated by damping";
protected
  Modelica.Units.SI.Force f_elastic "Elastic force, > 0: it pushes";
equation
  contact = s_rel + lash < 0;
  f_elastic = noEvent(if contact then max(-c*(s_rel + lash), 0) else 0);
  f = -f_elastic - noEvent(min(max(-d*v_rel, -f_elastic), f_elastic));
  energy = f_elastic^2/(2*c);
  power_loss = (f + f_elastic)*v_rel;
  annotation (defaultComponentName="pushRod", Icon(graphics={
        Rectangle(extent={{-70,8},{70,-8}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.HorizontalCylinder),
        Ellipse(extent={{-88,14},{-60,-14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Sphere),
        Ellipse(extent={{60,14},{88,-14}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Sphere),
        Text(extent={{-150,70},{150,30}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-30},{150,-60}}, textColor={0,0,0}, textString="c=%c")}),
    Documentation(info="<html>
<p>Where flange_a comes nearer to flange_b than the lash allows, they are pushed apart by c times the overlap, with a damping that
never exceeds the elastic force. Mechanical lash, the elasticity of a push rod, of a tappet or of the whole train.</p>
</html>"));
end PushRod;
