within NormalContact;
package Parts "Bodies with mass, inertia and drawing from a shape"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-76,50},{76,-50}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-18,18},{18,-18}}, lineColor={0,60,130}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Polygon(points={{0,0},{0,18},{-10,15},{-15,10},{-18,0},{0,0}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid),
        Polygon(points={{0,0},{0,-18},{10,-15},{15,-10},{18,0},{0,0}}, lineColor={0,60,130}, fillColor={0,60,130}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>A body as one component: drop it, connect a contact, simulate. They are <code>Modelica.Mechanics.MultiBody.Parts.Body</code> with mass, centre of mass, inertia and
drawing from the shape vector that the contact takes as well.</p>
</html>"));
end Parts;
