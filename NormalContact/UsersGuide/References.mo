within NormalContact.UsersGuide;
class References "References"
  extends Modelica.Icons.References;
  annotation (DocumentationClass=true, Documentation(info="<html>
<dl>
<dt>[Explicit]</dt><dd>U. J. R&ouml;mer, A. Fidlin, W. Seemann: Explicit analytical solutions for two-dimensional contact detection problems between
almost arbitrary geometries and straight or circular counterparts. Generating and polar potentials in the plane; the foot and the cam of
the examples.</dd>
<dt>[Normal]</dt><dd>U. J. R&ouml;mer, A. Fidlin, W. Seemann: The normal parameterization and its application to collision detection. Potentials in
space.</dd>
<dt>[Equations]</dt><dd>The planar contact equations, lecture notes: velocities of the contact point along both boundaries, eq. (21).</dd>
<dt>[Freeform]</dt><dd>A. Tasora, P. Righettini: Sliding contact between freeform surfaces.</dd>
<dt>[Rolling]</dt><dd>T. Warken, E. Sch&ouml;mer: Rolling rigid objects.</dd>
<dt>[Hertz]</dt><dd>K. L. Johnson: Contact Mechanics. Cambridge University Press, 1985.</dd>
<dt>[Walking]</dt><dd>T. McGeer: Passive dynamic walking. Int. J. Robotics Research 9 (1990). M. Garcia, A. Chatterjee, A. Ruina, M. Coleman: The
simplest walking model. ASME J. Biomech. Eng. 120 (1998).</dd>
</dl>
<h4>Errors in print that matter to users</h4>
<p>Found by evaluating the formulas numerically; the library uses the corrected forms.</p>
<ul>
<li>[Explicit] (105): tanh(v/k) with k = 100 m/s is printed, tanh(k v) fits the text. <code>v_d</code> here is a velocity: small means close to
Coulomb. See <a href=\"modelica://NormalContact.Examples.ValveTrain.CamRollerTappet\">CamRollerTappet</a>.</li>
<li>[Explicit] (103): the rate is divided by the rate of the impact, and the bracket must be cut at zero, or the contact pulls.</li>
<li>[Explicit] (106b): the friction torque on the roller is -R F<sub>t</sub> for an angle about the positive axis, else friction feeds energy.</li>
<li>[Explicit] after (29) and (56): a potential of class C<sup>k</sup> gives a boundary of class C<sup>k-1</sup>.</li>
<li>[Explicit] (73), (75), (76): signs and powers in the conditions of uniqueness and in the limits of large and small radius.</li>
<li>[Normal] (13), (52): superellipses and superellipsoids with exponents other than 2 do not meet the condition of a continuous
curvature; use the rounded form.</li>
<li>[Normal] (26), (27), (32): the umbilic point.</li>
<li>[Normal] (59), (75), [Explicit] (4c), (21), (50): rolling means that the material velocity at the contact vanishes; the geometric
contact point moves.</li>
<li>[Normal] (94): &delta; = d - n&middot;r, d&delta;/dt = -n&middot;v for a plane n&middot;r = d with the body on the side n&middot;r &gt; d. (98): the relative velocity
counts. (C.6): without the factor 1/2, else the contact is too stiff by the root of 2.</li>
<li>[Freeform] (33), (34), (38), (39): the mixed term is 2 u&#775; v&#775; P<sub>uv</sub>.</li>
</ul>
</html>"));
end References;
