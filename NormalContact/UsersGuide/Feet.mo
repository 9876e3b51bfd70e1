within NormalContact.UsersGuide;
class Feet "How to choose stiffness, damping and friction of a foot"
  extends Modelica.Icons.Information;
  annotation (DocumentationClass=true, Documentation(info="<html>
<p>A <a href=\"modelica://NormalContact.Gait.Foot\">Foot</a> is rigid; all that yields, pad of the heel, shoe and floor, is in the law f = K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt).</p>
<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">
<tr><th>quantity</th><th>unit</th><th>value</th><th>from</th></tr>
<tr><td>K, m</td><td>N/m<sup>m</sup>, 1</td><td>2.9e5, 1.5</td><td>soft, for optimisation: one sole in place of the two spheres of [1], of K = 2.7e5 (heel) and 1.8e5 (front). 600 N press it in by 16 mm</td></tr>
<tr><td>K, m</td><td></td><td>1e6, 1.5</td><td>default of <code>Foot</code>: 700 N press it in by 8 mm, half of the thickness of a heel pad, 16 mm [2]</td></tr>
<tr><td>K, m</td><td></td><td>from a record</td><td><a href=\"modelica://NormalContact.Gait.padStiffness\">padStiffness</a>; records of heel pads of walking people are in [3]</td></tr>
<tr><td>&chi;</td><td>s/m</td><td>0.6 to 0.9</td><td>energy loss of a heel pad: 30 to 33 % under repeated load, 48 % in a single impact [4], at a heel strike of 0.4 m/s</td></tr>
<tr><td>&chi;</td><td></td><td>3</td><td>c = 2 s/m of [1]; &chi; = 3/2 c</td></tr>
<tr><td>&mu;</td><td>1</td><td>0.8</td><td>as [1]; needed are 0.38 (slow) to 0.54 (fast) for turning while walking [5], and less straight ahead</td></tr>
<tr><td>z<sub>max</sub></td><td>m</td><td>1e-3</td><td><a href=\"modelica://NormalContact.Forces.Friction.Sticking\">Sticking</a>: of the order of &mu; times a tenth of the penetration; a smaller one needs shorter steps</td></tr>
</table>
<p><strong>Stiffness.</strong> Under the load F, &delta; = (F/K)<sup>1/m</sup>. Below a third of the thickness of what is squeezed no law of this kind is far off; beyond it a real pad bottoms out. A sole that
is softer by a factor of 8 sinks in by 4 times as much and makes the steps of an integrator about twice as long. The curvature of the sole does not enter K: so the same law serves a whole sole.
To reproduce a record of a force plate with given motion choose K from the stiffness, then let the sole follow, as <a href=\"modelica://NormalContact.Gait.walkingSole\">walkingSole</a> does with a published stride.</p>
<p><strong>Damping.</strong> Slow impacts lose the share 4/3 &chi; v of their energy. If you know it, or the coefficient of restitution e, choose <code>dissipation = ExactRestitution</code> and e: 33 % are
e = 0.82, 48 % are e = 0.72. A foot that rests is hardly damped by &chi;, as its rate is small: where a body must come to rest quickly take the damping of the drives, or &chi; = 50 as a mat.</p>
<p><strong>Friction.</strong> &mu; is what the ground offers, not what is used: a foot slides when the ratio of the forces exceeds it. Laws without memory let a standing person creep; <code>Sticking</code> does not.</p>
<h4>References</h4>
<ol>
<li>A. Falisse et al.: Algorithmic differentiation improves the computational efficiency of OpenSim-based trajectory optimization of human movement. PLOS ONE 14 (2019), e0217730; data of the
example of planar walking in OpenSim Moco.</li>
<li>Effect of loading history on material properties of human heel pad: an in-vivo pilot investigation during gait. BMC Musculoskelet. Disord. 23 (2022), doi:10.1186/s12891-022-05197-w (median 15.99 mm).</li>
<li>S. C. Wearing et al.: Force-deformation properties of the human heel pad during barefoot walking. Med. Sci. Sports Exerc. 46 (2014), 1588-1594.</li>
<li>R. F. Ker: The time-dependent mechanical properties of the human heel pad in the context of locomotion. J. Exp. Biol. 199 (1996), 1501-1508.</li>
<li>P. Fino, T. E. Lockhart: Required coefficient of friction during turning at self-selected slow, normal, and fast walking speeds. J. Biomech. 47 (2014), 1395-1400.</li>
</ol>
</html>"));
end Feet;
