within NormalContact.Forces.Normal;
model Hertz "Hertz point contact: stiffness from the curvatures at the contact and the materials"
  parameter Modelica.Units.SI.ModulusOfElasticity E_a(min=0)=settings.E "Young's modulus of the body at frame_a"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.PoissonNumber nu_a=settings.nu "Poisson's ratio of the body at frame_a"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.ModulusOfElasticity E_b(min=0)=settings.E "Young's modulus of the counterpart at frame_b"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.PoissonNumber nu_b=settings.nu "Poisson's ratio of the counterpart at frame_b"
    annotation (Dialog(group="Material"));
  extends NormalContact.Interfaces.ImpactForce;
  final parameter Modelica.Units.SI.ModulusOfElasticity E_eff=Functions.Forces.modulus(E_a, nu_a, E_b, nu_b, getInstanceName()) "Effective modulus";
  Real K "Stiffness: f = K*delta^1.5, in N/m^1.5";
equation
  K = noEvent(if gap < 0 then Functions.Forces.hertzPoint(E_eff, kappa[1], kappa[2], getInstanceName()) else 0);
  (f_n, energy, loss) = Functions.Forces.normal(K, 1.5, chi_now, -gap, -v_n, getInstanceName());
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>f<sub>n</sub> = max(0, K &delta;<sup>3/2</sup> (1 + &chi; d&delta;/dt)), where K follows from the relative principal
curvatures at the contact by Hertz' theory, exact also for an elliptic contact area. A planar element passes its curvature
in both directions (a point contact of equal curvatures), as Römer, Fidlin and Seemann do in eq. (104).</p>
<h4>Limitations</h4>
<p>For a roller or a flat tappet of some width take <a href=\"modelica://NormalContact.Forces.Normal.HertzLine\">HertzLine</a>: as a point contact it is
some twenty times too soft. Where the curvature changes while the bodies touch, K changes with it: a force of this kind has no potential, and
<code>energy</code> is that of the present curvature.</p>
</html>"));
end Hertz;
