within NormalContact;
package Sensors "Gap between two bodies, without a force"
  extends Modelica.Icons.SensorsPackage;
  annotation (Documentation(info="<html>
<p>The geometry of a contact without its law: gap, contact points, normal and curvature of a shaped body at frame_a and its counterpart at frame_b. No force acts on either of them, so a sensor
may be connected wherever a contact may, beside one or alone: to measure a clearance, to see which point comes nearest, to stop a simulation before bodies touch.</p>
<p>The gap is also a signal, <code>gapSignal</code>; the other quantities are variables of the sensor.</p>
</html>"));
end Sensors;
