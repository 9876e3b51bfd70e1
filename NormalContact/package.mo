package NormalContact "Exact, explicit contact kinematics for multibody models"
  extends Modelica.Icons.Package;
  annotation (
    version="0.2.0",
    versionDate="2026-11-18",
    preferredView="info",
    uses(Modelica(version="4.0.0")),
    conversion(from(version="0.1.0", script="modelica://NormalContact/Resources/Scripts/ConvertNormalContact_from_0.1.0_to_0.2.0.mos")),
    Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Line(points={{-84,-56},{84,-56}}, color={64,64,64}, thickness=0.5),
        Polygon(points={{-70,10},{-60,-30},{-10,-58},{30,-52},{66,-10},{60,40},{20,66},{-40,60},{-70,10}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, smooth=Smooth.Bezier, lineThickness=0.5),
        Line(points={{8,-56},{8,30}}, color={217,95,2}, thickness=1, arrow={Arrow.None,Arrow.Filled}, arrowSize=20),
        Ellipse(extent={{-2,-46},{18,-66}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>Contact elements, ideal contact joints and cam mechanisms for <code>Modelica.Mechanics.MultiBody</code>. A body is
described by one scalar function, its generating potential; from it the contact point, the normal, the curvatures and the
rolling kinematics follow explicitly, without search.</p>
<p>Start with the <a href=\"modelica://NormalContact.UsersGuide.Concept\">concept</a> or the
<a href=\"modelica://NormalContact.UsersGuide.Tutorial\">tutorial</a>; open one of the
<a href=\"modelica://NormalContact.Examples\">examples</a> and simulate it. The C code behind the functions is compiled with each model;
there is nothing to install.</p>
<p>BSD 3-Clause licence; see <a href=\"modelica://NormalContact.UsersGuide.Contact\">contact and licence</a>.</p>
</html>"));
end NormalContact;
