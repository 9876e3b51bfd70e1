within NormalContact.Forces.Normal;
model HertzLine "Hertz line contact of a given width, with pressure and width of the strip"
  parameter Modelica.Units.SI.Length width(min=Modelica.Constants.small)=0.01 "Length of the line of contact, such as the width of the roller"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length depth(min=0)=0 "How far below the contact the bodies are held; 0: the radius of relative curvature"
    annotation (Dialog(group="Geometry"));
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
  Modelica.Units.SI.Pressure p_max "Largest pressure";
  Modelica.Units.SI.Length b "Half width of the strip of contact";
protected
  Real kappa_law(unit="1/m")=noEvent(if gap < 0 then kappa[1] else 1) "Relative curvature, while the bodies touch";
  Modelica.Units.SI.Length depth_law=noEvent(if depth > 0 then depth else 1/kappa_law) "How far below the contact the bodies are held";
  Modelica.Units.SI.Length penetration_law=0.5*abs(kappa_law)*depth_law^2 "Deeper than this the law is not evaluated: it ends at 4 exp(-2) = 0.54";
equation
  (f_n, energy, loss, b, p_max) = Functions.Forces.hertzLine(E_eff, kappa_law, depth_law, width, chi_now, noEvent(min(max(-gap, 0), penetration_law)), -v_n, getInstanceName());
  assert(noEvent(-gap < penetration_law), getInstanceName() + ": the penetration " + String(-gap) + " m is larger than half the radius of relative curvature, where the law of line contact ends. Raise the stiffness (E_a, E_b, width), or lower penetration_max of the contact, which then tells the cause.");
  annotation (defaultComponentName="normalForce", Documentation(info="<html>
<p>A cylinder on a cylinder or a flat: the line of contact of length <code>width</code> lies along the axis of motion of a planar element. With the force per
length w, the effective modulus E and the relative curvature &kappa;</p>
<pre>delta = w/(pi*E)*(2*ln(4*depth/b) - 1),     b^2 = 4*w/(pi*E*kappa),     p_max = sqrt(w*E*kappa/pi)</pre>
<p>(Johnson, Contact Mechanics, 1985, sections 4.2 and 5.6), solved for the force, which is almost proportional to the penetration. In two dimensions
the penetration depends on how far below the contact the bodies are held, though only by a logarithm: take the radius of the roller, or leave
<code>depth = 0</code>. Dissipation as in <a href=\"modelica://NormalContact.Interfaces.ImpactForce\">ImpactForce</a>.</p>
<h4>Limitations</h4>
<p>Spatial elements pass their larger curvature: the line lies across it. Edges of the roller and misalignment are not seen. The law ends at a penetration of
about half the radius of relative curvature, with a message.</p>
</html>"));
end HertzLine;
