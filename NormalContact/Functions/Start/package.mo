within NormalContact.Functions;
package Start "Where to start: touching, or in equilibrium"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>Values for <code>s_y(start=...)</code>, <code>s(start=...)</code> and the like, so that a body starts on its counterpart, or as deep in it as its load presses it:</p>
<pre>Joints.Planar planar(phi(start=0.3), s_y(start=Functions.Start.heightOnLine(shape, 0.3) - Functions.Start.penetration(f=m*g, K=1e7)));</pre>
<p>The body touches with <code>penetration = 0</code>, and is in equilibrium with the penetration that its load asks for. They are exact, so that a body at rest stays at rest. A mechanism whose loads are not known beforehand starts in equilibrium by
initial equations, <code>der(v) = 0</code> in place of a start value of the position, where the counterpart is a line or a plane. With another one (circle, sphere, body) OpenModelica 1.26.9 starts
the iteration in its middle, whatever start values are given, and fails: start there by a position, or let the body come to rest.</p>
</html>"));
end Start;
