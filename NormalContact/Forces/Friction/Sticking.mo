within NormalContact.Forces.Friction;
model Sticking "Coulomb friction that holds a body at rest: elastic until it slides"
  extends NormalContact.Interfaces.Friction(f_hold=-mu*f_n*stretch, stored=mu*f_n*z_max*(stretch*der(stretch)));
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=settings.mu "Coefficient of friction"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Length z_max(min=Modelica.Constants.small)=1e-4 "Displacement at which a body that was at rest begins to slide"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Velocity v_d(min=Modelica.Constants.small)=settings.v_d "Velocity that scales the damping while it holds: the smaller, the stronger"
    annotation (Dialog(group="Friction"));
  parameter Modelica.Units.SI.Time T(min=Modelica.Constants.small)=1e-3 "Time in which the contact relaxes after a lift-off"
    annotation (Dialog(tab="Advanced"));
  Real stretch[3](each start=0, each fixed=true, each unit="1") "Elastic displacement over z_max, resolved as slip; 1: it slides"
    annotation (Dialog(showStartAttribute=false));
protected
  Real rest(unit="1") "Share of the friction force that is left for damping";
equation
  assert(z_max > 0, getInstanceName() + ": z_max = " + String(z_max) + " m, but the displacement before sliding must be positive. For a law without it choose Coulomb.");
  der(stretch) = noEvent(if f_n > 0 then (slip - v_t*stretch)/z_max else -stretch/T);
  rest = noEvent(max(0, 1 - sqrt(stretch*stretch + 1e-30)));
  friction = Functions.Forces.friction(mu, mu, 1, 0, v_d, rest*f_n, v_t, getInstanceName());
  annotation (defaultComponentName="friction", Documentation(info="<html>
<p>A body at rest is held by an elastic force, like by the bristles of two brushes (Dahl&apos;s law): with s the stretch over z<sub>max</sub>,</p>
<pre>der(s) = (v_t - |v_t| s)/z_max
f_t = -mu f_n (s + (1 - |s|) tanh(|v_t|/v_d) v_t/|v_t|)</pre>
<p>The force never exceeds &mu; f<sub>n</sub>. After sliding by a few z<sub>max</sub> it is Coulomb&apos;s; while it holds, the second part damps
the vibration about the equilibrium. A body on a slope that is not too steep stays where it is: no creep, whatever the time.</p>
<p>The stiffness &mu; f<sub>n</sub>/z<sub>max</sub> follows the load. In a frictional contact of two elastic spheres it is of the order
of the normal stiffness: choose z<sub>max</sub> of the order of &mu; times the penetration at rest, or larger where small vibrations do not matter, as a smaller one
needs shorter steps.</p>
<h4>Limitations</h4>
<p>The law stores elastic energy, at most &mu; f<sub>n</sub> z<sub>max</sub>/2. If the load changes while it is stretched, this energy changes
with it and the balance is open by that much; <code>lossPower</code> counts sliding and damping only and is never negative. Under a load that swings
to and fro below the limit the body settles by a part of z<sub>max</sub> each time, as with all laws of Dahl&apos;s kind.</p>
</html>"));
end Sticking;
