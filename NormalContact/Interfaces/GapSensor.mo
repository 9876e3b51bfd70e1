within NormalContact.Interfaces;
partial model GapSensor "Gap as a signal, and no force"
  extends NormalContact.Interfaces.TwoFrames;
  Modelica.Blocks.Interfaces.RealOutput gapSignal(unit="m")=gap "Gap (negative: penetration)"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=-90, origin={0,-110})));
  Modelica.Units.SI.Length gap "Gap (negative: penetration)";
equation
  frame_a.f = zeros(3);
  frame_a.t = zeros(3);
  frame_b.f = zeros(3);
  frame_b.t = zeros(3);
  annotation (defaultComponentName="sensor", Icon(graphics={
        Rectangle(extent={{-100,6},{-52,-6}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Line(points={{0,-14},{0,-58}}, color={200,0,0}, thickness=0.5, arrow={Arrow.Filled,Arrow.Filled}),
        Line(points={{0,-60},{0,-100}}, color={0,0,127}),
        Text(extent={{-150,130},{150,94}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>Base class of the sensors: a class that extends it together with a geometry gives the gap. Its icon has a bar to frame_a at the left.</p>
</html>"));
end GapSensor;
