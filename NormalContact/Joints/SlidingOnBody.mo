within NormalContact.Joints;
model SlidingOnBody "Convex body that slides on another one without friction"
  extends NormalContact.Interfaces.BodyConstraint;
  Modelica.Units.SI.Velocity v_t[3] "Sliding velocity, resolved in frame_b";
equation
  v_t = v_rel + cross(w_rel, r_C_b - r_rel);
  f_t = zeros(3);
  annotation (defaultComponentName="sliding", Icon(graphics={
        Ellipse(extent={{-84,-10},{60,-86}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-84,-38},{60,-58}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,-10},{12,-86}}, lineColor={64,64,64}),
        Ellipse(extent={{-36,78},{64,-12}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-36,44},{64,22}}, lineColor={0,60,130}),
        Ellipse(extent={{-4,78},{32,-12}}, lineColor={0,60,130}),
        Ellipse(extent={{-5,-5},{7,-17}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-80,33},{80,33}}, color={128,0,128}, thickness=1.5, arrow={Arrow.Filled,Arrow.Filled}, arrowSize=16),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a keeps contact with the counterpart at frame_b, gap = 0, without friction; both are convex and described by their
generating potentials. Either of the two may move.</p>
<h4>Limitations</h4>
<p>As <a href=\"modelica://NormalContact.Joints.RollingOnBody\">RollingOnBody</a>. Surfaces that are not convex:
<a href=\"modelica://NormalContact.Joints.SlidingSurfaces\">SlidingSurfaces</a>.</p>
</html>"));
end SlidingOnBody;
