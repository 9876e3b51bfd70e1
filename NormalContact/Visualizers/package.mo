within NormalContact;
package Visualizers "Drawing of bodies, contact points and forces"
  extends Modelica.Icons.Package;
  annotation (Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Ellipse(extent={{-76,50},{76,-50}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Ellipse(extent={{-76,18},{76,-18}}, lineColor={0,60,130}),
        Ellipse(extent={{-26,50},{26,-50}}, lineColor={0,60,130}),
        Ellipse(extent={{-10,-40},{10,-60}}, lineColor={200,0,0}, fillColor={200,0,0}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>3-D animation: bodies, a small sphere for the contact point, an arrow for the force. The contact elements use them; they can be switched off in the
Animation tab, and also be used alone.</p>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>shape</th><th>drawn as</th></tr>
<tr><td>one term: sphere, ellipsoid, circle, ellipse</td><td>solid, a mesh of size 1 that the radii of the shape scale; radii stay parameters</td></tr>
<tr><td>any other, with <code>meshFile</code></td><td>solid, the mesh of this file, in meters</td></tr>
<tr><td>any other</td><td>thin rods along the boundary, each of which costs as much as a mesh</td></tr>
</table>
<p>The program writes the mesh of a body in space, of a plate or of a cam:</p>
<pre>normalcontact draw 'superellipsoid(0.3, 0.2, 0.1, 3, 3, 0.03)' --out body.stl
normalcontact draw 'lobedCam(0.02, 0.003)' --polar --radius 0.01 --thickness 0.002 --out cam.stl</pre>
<p>Choose the file in the Animation tab of the element. Its name is fixed during translation; a mesh does not follow when the shape is changed.</p>
</html>"));
end Visualizers;
