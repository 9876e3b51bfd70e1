within NormalContact.Examples.Tutorial;
model Stone "A stone falls on a table and rocks: the result of the tutorial in space"
  extends Modelica.Icons.Example;
  inner NormalContact.Settings settings "Common settings" annotation (Placement(transformation(extent={{80,80},{100,100}})));
  inner Modelica.Mechanics.MultiBody.World world
    annotation (Placement(transformation(extent={{-80,-50},{-60,-30}})));
  NormalContact.Parts.ShapedBody stone(
    density=2700,
    r_0(start={0,0.5,0}, each fixed=true),
    v_0(start={0,0,0}, each fixed=true),
    angles_fixed=true,
    angles_start=Modelica.Units.Conversions.from_deg({30,0,20}),
    w_0_fixed=true) annotation (Placement(transformation(extent={{-10,20},{10,40}})));
  NormalContact.Contacts.BodyPlane contact annotation (Placement(transformation(extent={{-10,-20},{10,0}})));
equation
  connect(stone.frame_a, contact.frame_a) annotation (Line(points={{-10,30},{-20,30},{-20,-10},{-10,-10}}, color={95,95,95}, thickness=0.5));
  connect(world.frame_b, contact.frame_b) annotation (Line(points={{-60,-40},{20,-40},{20,-10},{10,-10}}, color={95,95,95}, thickness=0.5));
  annotation (experiment(StopTime=5, Interval=0.005, Tolerance=1e-6), Documentation(info="<html>
<p>The model of <a href=\"modelica://NormalContact.UsersGuide.TutorialSpatial\">UsersGuide.TutorialSpatial</a>: an ellipsoid of granite falls on the ground,
bounces, and rocks and rolls until friction has taken its energy.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/TutorialStone.svg\" alt=\"Height of the stone and gap over time\"></p>
</html>", figures={Figure(title="Stone", identifier="stone", preferred=true, plots={
        Plot(title="Height", curves={Curve(y=stone.r_0[2], legend="stone")}),
        Plot(title="Normal force", curves={Curve(y=contact.f_n, legend="table on stone")})})}));
end Stone;
