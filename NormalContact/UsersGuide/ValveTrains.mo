within NormalContact.UsersGuide;
class ValveTrains "Valve trains, from the lift table to valve float"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>The package <a href=\"modelica://NormalContact.ValveTrain\">ValveTrain</a> with the cams of <a href=\"modelica://NormalContact.Mechanisms\">Mechanisms</a> is a kit of
one-dimensional elements. Positions count from the closed valve, positive where it opens.</p>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>part</th><th>element</th><th>what it tells</th></tr>
<tr><td>cam with flat tappet or roller</td><td><a href=\"modelica://NormalContact.Mechanisms.FlatFollower\">FlatFollower</a>,
<a href=\"modelica://NormalContact.Mechanisms.RollerFollower\">RollerFollower</a></td><td>gap, force, side force, friction torque, surface speeds</td></tr>
<tr><td>cam with finger or rocker</td><td><a href=\"modelica://NormalContact.ValveTrain.FingerFollower\">FingerFollower</a>, body:
<a href=\"modelica://NormalContact.ValveTrain.Finger\">Finger</a></td><td>gap, force, pressure angle</td></tr>
<tr><td>rocker with two arms, push rod</td><td><a href=\"modelica://NormalContact.ValveTrain.Rocker\">Rocker</a>,
<a href=\"modelica://NormalContact.ValveTrain.PushRod\">PushRod</a></td><td>ratio, force on the axis</td></tr>
<tr><td>valve on its seat</td><td><a href=\"modelica://NormalContact.ValveTrain.Valve\">Valve</a></td><td>lift, seating velocity</td></tr>
<tr><td>spring with surge</td><td><a href=\"modelica://NormalContact.ValveTrain.SurgeSpring\">SurgeSpring</a></td><td>forces of the coils, clash</td></tr>
<tr><td>hydraulic lash adjuster</td><td><a href=\"modelica://NormalContact.ValveTrain.LashAdjuster\">LashAdjuster</a></td><td>pressure, length, flow</td></tr>
<tr><td>pressure and oil film</td><td><a href=\"modelica://NormalContact.Forces.Normal.HertzLine\">HertzLine</a>,
<a href=\"modelica://NormalContact.ValveTrain.OilFilm\">OilFilm</a></td><td>pressure, film, &lambda;, wear figure; warnings beyond limits</td></tr>
<tr><td>cam shaft that twists</td><td colspan=\"2\"><code>Modelica.Mechanics.Rotational.Components.SpringDamper</code> before the cam</td></tr>
</table>
<p><img src=\"modelica://NormalContact/Resources/Images/Followers.svg\" alt=\"Every kind of follower on its cam, with its dimensions\"></p>
<p>B is the radius of the base circle, R that of the roller or face, e the offset of the guide, l the arm and a the distance of the pivot.</p>
<p>With their defaults these elements fit together: dragged and connected they start at rest, in equilibrium (<code>startAtRest</code>). A mass of the
Modelica Standard Library between them needs <code>v</code> and <code>a</code> fixed at 0 for that.</p>
<h4>Ten steps from a table to the speed of valve float</h4>
<ol>
<li>Bring your table into two columns, degrees of the cam shaft and lift in mm, as the file <code>lift.csv</code> in the folder <code>data</code> has them.</li>
<li>Open <a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">Examples.ValveTrain.FingerFollower</a>, right click on it in the browser of libraries, <i>Duplicate</i>, give it a name and clear <i>Path</i>.</li>
<li>Right click on the background of its diagram, <i>Parameters</i>: set <code>table</code> to
<code>NormalContact.ValveTrain.readLift(&quot;/path/of/lift.csv&quot;)</code>.</li>
<li>Enter the geometry: <code>r</code>, <code>R</code>, <code>l</code>, <code>a</code> in the dialog of <code>cam</code>, and <code>l_valve</code> among the parameters. A cam that is undercut is refused.</li>
<li>Enter masses and spring: <code>m</code>, <code>m_finger</code>, <code>J</code>, <code>c</code>, <code>f_0</code>; the coils are the mass <code>m</code> of <code>spring</code>, 8 masses have the
first frequency of the wave equation to 0.6 %.</li>
<li>Set the range of speeds, <code>w_0</code> to <code>w_1</code> within <code>T</code>, and simulate.</li>
<li>Plot <code>gap</code> over <code>w</code> (<i>New Parametric Plot Window</i>; tick <code>w</code> with the shift key held, then <code>gap</code>): the first speed at which it is positive while the valve is open is that of float. With a lash adjuster look at
<code>length</code>, too: it is pumped up before.</li>
<li>Plot <code>p</code>, the contact pressure; set <code>useFilm</code> of <code>cam</code> and plot <code>film.lambda</code>. With <code>lambda_min</code> and <code>p_max</code> of <code>film</code> the
simulation warns.</li>
<li><code>v_seat</code> holds the velocity of the last landing.</li>
<li>Change <code>c</code>, <code>f_0</code> or <code>m</code> in the browser of variables and press <i>Re-simulate</i>: nothing is compiled again, and a preload of 400 N keeps the roller on its cam; a sweep over speeds is <code>normalcontact sweep plan finger-follower</code>.</li>
</ol>
<p>On the command line <code>normalcontact cam lift.csv</code> does the same with a page of curves and the speed of float.</p>
</html>"));
end ValveTrains;
