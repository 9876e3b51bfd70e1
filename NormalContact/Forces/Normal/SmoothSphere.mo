within NormalContact.Forces.Normal;
model SmoothSphere "Smooth sphere on a half space, as in OpenSim: presses a little before the bodies touch"
  extends NormalContact.Interfaces.NormalForce;
  parameter Modelica.Units.SI.Pressure E(min=Modelica.Constants.small)=3067776 "Stiffness, as OpenSim calls it: E = 2^1.5 times an effective modulus"
    annotation (Dialog(group="Stiffness"));
  parameter Modelica.Units.SI.Radius r(min=0)=0 "Radius of the sphere; 0: that of the curvature at the contact"
    annotation (Evaluate=true, Dialog(group="Stiffness"));
  parameter Real c(unit="s/m", min=0)=2 "Dissipation: f = f_elastic*(1 + 3/2*c*der(delta))"
    annotation (Dialog(group="Dissipation"));
  parameter Modelica.Units.SI.Area eps(min=Modelica.Constants.small)=1e-5 "Smoothing of the penetration" annotation (Dialog(tab="Advanced"));
  parameter Real b_d(unit="1/m", min=Modelica.Constants.small)=300 "Smoothing where the bodies touch" annotation (Dialog(tab="Advanced"));
  parameter Real b_v(unit="s/m", min=Modelica.Constants.small)=50 "Smoothing where they separate fast" annotation (Dialog(tab="Advanced"));
protected
  Modelica.Units.SI.Radius r_now=if r > 0 then r else 2/(kappa[1] + kappa[2]) "Radius";
  Modelica.Units.SI.Force elastic "Elastic part of the force";
equation
  (f_n, elastic) = Functions.Forces.smoothNormal(E, r_now, c, {eps,b_d,b_v}, -gap, -v_n, getInstanceName());
  energy = 0.4*elastic*noEvent(max(-gap, 0));
  loss = (elastic - f_n)*v_n;
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>With k = E<sup>2/3</sup>/2 and the penetration &delta;</p>
<pre>f_e = 4/3 k sqrt(r k) (delta^2 + eps)^(3/4) (1 + tanh(b_d delta))/2
f_n = f_e (1 + 3/2 c der(delta)) (1 + tanh(b_v (der(delta) + 2/(3 c))))/2</pre>
<p>the law of <code>SmoothSphereHalfSpaceForce</code> in OpenSim and Simbody, to compare with, or to continue with data that were fitted to it.
It has derivatives of every order in &delta; and its rate. The radius of a circle is that of its curvature; for a sole of changing curvature set <code>r</code>.</p>
<h4>Limitations</h4>
<p>As it was published: the force acts before the bodies touch (24 N at &delta; = 0 and 6 N at 5 mm above the ground for r = 35 mm), and pulls with less than 1 % of
f<sub>e</sub> when they separate faster than 2/(3c). There is no closed form of the elastic energy: <code>energy</code> is 2/5 f<sub>e</sub> &delta;, as there.</p>
<h4>References</h4>
<p>G. Serrancol&iacute; et al.: Subject-exoskeleton contact model calibration leads to accurate interaction force predictions. IEEE Trans. Neural Syst. Rehabil. Eng.
(2019), doi:10.1109/tnsre.2019.2924536.</p>
<p>A. Falisse et al.: Algorithmic differentiation improves the computational efficiency of OpenSim-based trajectory optimization of human movement. PLOS ONE 14 (2019), e0217730.</p>
</html>"));
end SmoothSphere;
