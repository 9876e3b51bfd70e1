within NormalContact.UsersGuide;
class ForceLaws "How to choose the force law and its parameters"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>An elastic contact computes the penetration &delta; = -gap, its rate, the sliding velocity and the curvatures; the laws turn them into
forces. f<sub>n</sub> never pulls.</p>
<h4>Normal force</h4>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>law</th><th>f<sub>n</sub></th><th>use it when</th></tr>
<tr><td><a href=\"modelica://NormalContact.Forces.Normal.Hertz\">Hertz</a></td><td>K &delta;<sup>3/2</sup> (1 + &chi; d&delta;/dt), K from the curvatures and materials</td><td>the bodies are massive, of
known material, and touch at a point: cams, balls, rollers with crowned faces</td></tr>
<tr><td><a href=\"modelica://NormalContact.Forces.Normal.HertzLine\">HertzLine</a></td><td>Johnson&apos;s law of a line contact (1 + &chi; d&delta;/dt), with pressure and width of the strip</td><td>the bodies touch along a line: rollers,
flat tappets, gears</td></tr>
<tr><td><a href=\"modelica://NormalContact.Forces.Normal.PowerLaw\">PowerLaw</a></td><td>K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt)</td><td>the stiffness is measured, or taken small on purpose</td></tr>
<tr><td><a href=\"modelica://NormalContact.Forces.Normal.Linear\">Linear</a></td><td>c &delta; + d d&delta;/dt</td><td>a structure behind the contact is the compliance; damping must act also in lasting contact</td></tr>
<tr><td><a href=\"modelica://NormalContact.Forces.Normal.SmoothSphere\">SmoothSphere</a></td><td>Hertz&apos; law made smooth, as in OpenSim</td><td>to compare with OpenSim; the force acts before the bodies
touch</td></tr>
</table>
<p><strong>Stiffness.</strong> When only the motion matters, not the forces within an impact, choose K for a penetration that is small against
the smallest length of interest. Under the static load F, &delta; = (F/K)<sup>1/m</sup>. An impact of the mass M with the velocity v penetrates
&delta;<sub>max</sub> = ((m + 1) M v&sup2;/(2 K))<sup>1/(m+1)</sup> and lasts about 3 &delta;<sub>max</sub>/v; the integrator has to resolve
this time. Steel on steel by Hertz is some 1e9 to 1e10 N/m<sup>1.5</sup>.</p>
<p><strong>Dissipation.</strong> &chi; is set at the event of touching from the coefficient of restitution e and the velocity of the impact.
<a href=\"modelica://NormalContact.Types.Dissipation\">ExactRestitution</a> returns the e that you ask for, for every K and m; the laws of Hunt and
Crossley, Lankarani and Nikravesh, and Flores do so only near e = 1 (with e = 0.6 Hunt and Crossley return 0.712). Impacts slower
than <code>v_small</code> are damped as at <code>v_small</code>, so that a body comes to rest. A contact that exists at the start is damped as after an impact at
<code>v_start</code>. With <code>GivenFactor</code> you give &chi; itself.</p>
<p><strong>Start.</strong> <a href=\"modelica://NormalContact.Functions.Start\">Functions.Start</a> gives the height at which a body touches, and the penetration under its load.</p>
<h4>Friction</h4>
<p><a href=\"modelica://NormalContact.Forces.Friction.Coulomb\">Coulomb</a>: &mu; f<sub>n</sub> tanh(v/v<sub>d</sub>). v<sub>d</sub> is the velocity at which three quarters of the friction are reached; take it
small against the velocities of interest, but not smaller: a body under a tangential load creeps with a fraction of v<sub>d</sub>, and the
time constant M v<sub>d</sub>/(&mu; f<sub>n</sub>) makes the model stiff. 1e-3 to 1e-2 m/s are usual.
<a href=\"modelica://NormalContact.Forces.Friction.Stribeck\">Stribeck</a> adds a higher coefficient at rest and a viscous part. Both let a
resting body creep under a tangential load; <a href=\"modelica://NormalContact.Forces.Friction.Sticking\">Sticking</a> holds it (a body on a slope of 10&deg; with
&mu; = 0.3 moves with less than 1e-10 m/s in a minute).
<a href=\"modelica://NormalContact.Forces.Friction.None\">None</a> switches friction off.</p>
<p>Contacts also offer a resistance to rolling and, in space, to spinning about the normal (<code>rollingArm</code>, <code>spinningArm</code>), without
which a body in point contact hardly comes to rest.</p>
<h4>A law of your own</h4>
<p>Extend <a href=\"modelica://NormalContact.Interfaces.NormalForce\">Interfaces.NormalForce</a> or
<a href=\"modelica://NormalContact.Interfaces.Friction\">Interfaces.Friction</a> and give the missing equations (f_n, energy and loss, or friction); the law then appears in the
choices of every element.</p>
</html>"));
end ForceLaws;
