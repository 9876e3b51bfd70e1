within NormalContact.Joints;
model SlidingOnPlane "Convex body that slides on a plane without friction"
  extends NormalContact.Interfaces.PlaneConstraint;
  Modelica.Units.SI.Velocity v_s[2](each start=0, each stateSelect=if enforceStates then StateSelect.always else StateSelect.default)
    "Velocity of frame_a along two tangents of the plane";
equation
  v_s = der(s);
  f_t = zeros(3);
  annotation (defaultComponentName="sliding", Icon(graphics={
        Polygon(points={{-100,-50},{40,-90},{100,-56},{-30,-24},{-100,-50}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-62,62},{62,-52}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-62,20},{62,-10}}, lineColor={0,60,130}),
        Ellipse(extent={{-22,62},{22,-52}}, lineColor={0,60,130}),
        Ellipse(extent={{-6,-46},{6,-58}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid),
        Line(points={{-80,5},{80,5}}, color={128,0,128}, thickness=1.5, arrow={Arrow.Filled,Arrow.Filled}, arrowSize=16),
        Text(extent={{-150,120},{150,80}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>The body at frame_a, described by its generating potential, keeps contact with the plane through frame_b and slides on it without
friction. The potential is the constraint: gap = e&middot;r - h(n<sub>a</sub>) = 0. The force is normal to the plane and acts at the
contact point; <code>liftOff</code> tells when a real contact would not hold.</p>
<h4>Limitations</h4>
<p>As for <a href=\"modelica://NormalContact.Joints.RollingOnPlane\">RollingOnPlane</a>.</p>
<h4>References</h4>
<p>A. Tasora, P. Righettini: Sliding contact between freeform surfaces, eqs. (35) to (39): only the centripetal part of the second
derivative matters.</p>
</html>"));
end SlidingOnPlane;
