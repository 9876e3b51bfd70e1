within NormalContact.Examples.ValveTrain;
model PumpUp "Valve float pumps up the lash adjuster, which recovers"
  extends NormalContact.Examples.ValveTrain.FingerFollower(
    clearance=1.5e-5,
    w_0=300,
    w_1=450,
    T=0.1,
    speed(width=0.1, falling=0.1, period=10));
  output Modelica.Units.SI.Length open=if valve.seated then 0 else valve.s "Lift of the valve while it is off its seat";
  annotation (experiment(StopTime=0.6, Interval=2e-4, Tolerance=1e-8), Documentation(info="<html>
<p>The train of <a href=\"modelica://NormalContact.Examples.ValveTrain.FingerFollower\">FingerFollower</a> is run up beyond the speed of valve
float for a tenth of a second, and back. Where the train floats, the force on the adjuster vanishes, its plunger follows, the check valve
opens and oil flows in: within some turns it is pumped up to its stop, and the valve stays open by 0.07 mm on the base circle (plot
<code>open</code> and <code>length</code>). At 300 rad/s again the oil leaks, 1.3 &micro;m in each millisecond; after a quarter of a second
the valve closes as before.</p>
</html>", figures={Figure(title="Pump-up", identifier="pump-up", preferred=true, plots={
        Plot(title="Lift", curves={Curve(y=s, legend="valve")}),
        Plot(title="Length of the lash adjuster", curves={Curve(y=length, legend="length")}),
        Plot(title="Speed of the cam shaft", curves={Curve(y=w, legend="angular velocity")})})}));
end PumpUp;
