within NormalContact.Forces.Normal;
model Hertz "Hertz: stiffness from the curvatures at the contact and the materials"
  extends NormalContact.Interfaces.NormalForce;
  parameter Modelica.Units.SI.ModulusOfElasticity E_a(min=0)=2.1e11 "Young's modulus of the body at frame_a"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.PoissonNumber nu_a=0.3 "Poisson's ratio of the body at frame_a"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.ModulusOfElasticity E_b(min=0)=2.1e11 "Young's modulus of the counterpart at frame_b"
    annotation (Dialog(group="Material"));
  parameter Modelica.Units.SI.PoissonNumber nu_b=0.3 "Poisson's ratio of the counterpart at frame_b"
    annotation (Dialog(group="Material"));
  parameter NormalContact.Types.Dissipation dissipation=NormalContact.Types.Dissipation.ExactRestitution "Law of dissipation"
    annotation (Dialog(group="Dissipation"));
  parameter Real restitution(min=Modelica.Constants.small, max=1)=0.6 "Coefficient of restitution"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped));
  parameter Modelica.Units.SI.Velocity v_small(min=0)=1e-3 "Impacts slower than this are damped as at this velocity"
    annotation (Dialog(group="Dissipation", enable=dissipation <> NormalContact.Types.Dissipation.Undamped));
  final parameter Modelica.Units.SI.ModulusOfElasticity E_eff=1/((1 - nu_a^2)/E_a + (1 - nu_b^2)/E_b) "Effective modulus";
  Real K(unit="N/m1.5") "Stiffness: f = K*delta^1.5";
  discrete Real chi(unit="s/m", start=0, fixed=true) "Damping factor of the present contact";
equation
  when contact then
    chi = Functions.Forces.damping(Integer(dissipation) - 1, restitution, v_impact, v_small);
  end when;
  K = noEvent(if contact then Functions.Forces.hertzPoint(E_eff, kappa[1], kappa[2]) else 0);
  (f_n, energy, loss) = Functions.Forces.normal(K, 1.5, chi, -gap, -v_n);
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>f<sub>n</sub> = max(0, K &delta;<sup>3/2</sup> (1 + &chi; d&delta;/dt)), where K follows from the relative principal
curvatures at the contact by Hertz' theory, exact also for an elliptic contact area. A planar element passes its curvature
in both directions (a point contact of equal curvatures), as Römer, Fidlin and Seemann do in eq. (104).</p>
</html>"));
end Hertz;
