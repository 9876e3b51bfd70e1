within NormalContact.ValveTrain;
model OilFilm "Oil film between cam and follower"
  parameter Modelica.Units.SI.DynamicViscosity eta(min=Modelica.Constants.small)=0.008 "Viscosity without pressure"
    annotation (Dialog(group="Oil"));
  parameter Real alpha(unit="1/Pa", min=Modelica.Constants.small)=1.6e-8 "Pressure-viscosity coefficient"
    annotation (Dialog(group="Oil"));
  parameter Modelica.Units.SI.Length width(min=Modelica.Constants.small)=0.01 "Width of the contact, along the line"
    annotation (Dialog(group="Surfaces"));
  parameter Modelica.Units.SI.ModulusOfElasticity E_eff(min=Modelica.Constants.small)=settings.E/(2*(1 - settings.nu^2)) "Effective modulus of both surfaces"
    annotation (Dialog(group="Surfaces"));
  parameter Modelica.Units.SI.Length sigma(min=Modelica.Constants.small)=3e-7 "Roughness of both surfaces together, rms"
    annotation (Dialog(group="Surfaces"));
  parameter Real lambda_min(min=0)=0 "Limit of the ratio of film and roughness below which a warning is given; 0: none"
    annotation (Dialog(group="Limits"));
  parameter Modelica.Units.SI.Pressure p_max=Modelica.Constants.inf "Limit of the pressure above which a warning is given"
    annotation (Dialog(group="Limits"));
  input Modelica.Units.SI.Force f_n "Normal force" annotation (Dialog(group="Inputs", enable=true));
  input Real kappa(unit="1/m") "Relative curvature" annotation (Dialog(group="Inputs", enable=true));
  input Modelica.Units.SI.Velocity u_a "Speed of the surface of the cam past the contact" annotation (Dialog(group="Inputs", enable=true));
  input Modelica.Units.SI.Velocity u_b "Speed of the surface of the follower past the contact" annotation (Dialog(group="Inputs", enable=true));
  Modelica.Units.SI.Velocity u "Entrainment speed";
  Modelica.Units.SI.Velocity v_slide "Sliding speed";
  Modelica.Units.SI.Length h "Smallest film thickness";
  Real lambda(unit="1") "Film thickness over roughness";
  Modelica.Units.SI.Length b "Half width of the contact strip";
  Modelica.Units.SI.Pressure p "Largest pressure";
  Real pv(unit="W/m2") "Figure of wear: pressure times sliding speed";
protected
  outer NormalContact.Settings settings "Common settings";
equation
  u = 0.5*(u_a + u_b);
  v_slide = u_a - u_b;
  h = Functions.Forces.filmLine(eta, alpha, u, E_eff, noEvent(if f_n > 0 then kappa else 1), width, f_n, getInstanceName());
  lambda = h/sigma;
  (b, p) = Functions.Forces.hertzStrip(E_eff, noEvent(if f_n > 0 then kappa else 1), width, f_n, getInstanceName());
  pv = p*abs(v_slide);
  assert(noEvent(f_n <= 0 or lambda >= lambda_min), "The oil film of " + getInstanceName() + " is thinner than lambda_min times the roughness.", AssertionLevel.warning);
  assert(noEvent(p <= p_max), "The contact pressure of " + getInstanceName() + " exceeds p_max.", AssertionLevel.warning);
  annotation (defaultComponentName="film", Icon(coordinateSystem(preserveAspectRatio=true, extent={{-100,-100},{100,100}}), graphics={
        Rectangle(extent={{-100,100},{100,-100}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid, radius=10),
        Rectangle(extent={{-84,-24},{84,-44}}, lineColor={230,200,120}, fillColor={230,200,120}, fillPattern=FillPattern.Solid),
        Rectangle(extent={{-84,-44},{84,-64}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-52,76},{52,-28}}, lineColor={0,60,130}, fillColor={200,220,245}, fillPattern=FillPattern.Solid, lineThickness=0.5),
        Text(extent={{-150,144},{150,104}}, textColor={0,0,255}, textString="%name")}),
    Documentation(info="<html>
<p>What the contact of a cam tells about its lubrication: entrainment and sliding speed, pressure, the smallest film thickness after
Dowson and Higginson and its ratio &lambda; to the roughness (above 3 the surfaces are apart, below 1 they rub). For &lambda; and pressure limits can be set, beyond
which the simulation warns.</p>
<h4>Connections</h4>
<p>It has no connectors. The mechanisms have a film of their own, <code>useFilm = true</code>; elsewhere connect its inputs by modification, for a flat follower
<code>film(f_n=cam.f_n, kappa=cam.kappa_rel, ...)</code>, see <a href=\"modelica://NormalContact.Examples.ValveTrain.BucketTappet\">BucketTappet</a>.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchCam.svg\" alt=\"Flanges, distance and force of a cam with a follower\"></p>
<h4>Limitations</h4>
<p>The formula is that of a steady film of a line contact; entry and squeeze effects, temperature and starvation are left out, and the film does not act back on the contact.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.BucketTappet\">BucketTappet</a></p>
</html>"));
end OilFilm;
