within NormalContact.Forces.Normal;
model HertzLine "Hertz: line contact of a given width"
  extends NormalContact.Interfaces.NormalForce;
  parameter Modelica.Units.SI.Length width(min=Modelica.Constants.small)=0.01 "Width of the contact, along the line"
    annotation (Dialog(group="Geometry"));
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
  discrete Real chi(unit="s/m", start=0, fixed=true) "Damping factor of the present contact";
  Modelica.Units.SI.Force f_elastic "Elastic force";
  Real kappa_c(unit="1/m")=noEvent(if contact then kappa[1] else 1) "Relative curvature; any, where nothing touches";
  Modelica.Units.SI.Length b "Half width of the contact strip";
  Modelica.Units.SI.Pressure p "Largest pressure";
equation
  when contact then
    chi = Functions.Forces.damping(Integer(dissipation) - 1, restitution, v_impact, v_small);
  end when;
  (f_elastic, energy) = Functions.Forces.hertzLine(E_eff, kappa_c, width, noEvent(if contact then -gap else 0));
  (f_n, loss) = Functions.Forces.damped(f_elastic, chi, -v_n);
  (b, p) = Functions.Forces.hertzStrip(E_eff, kappa_c, width, f_n);
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>Two cylinders, or a cylinder and a plane, that touch along a line: the force of a cam on its follower. Elastic force after
Johnson (Contact Mechanics, section 5.6), from the relative curvature at the contact; the half width <code>b</code> and the largest
pressure <code>p</code> of the contact strip are given, too. A planar element passes its curvature, the second one is not used.</p>
</html>"));
end HertzLine;
