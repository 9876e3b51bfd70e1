within NormalContactTest.ValveTrain;
model FreeCam "Ideal cam on a free shaft: energy"
  extends IdealCam(shaft(phi(start=0, fixed=true), w(start=-30, fixed=true)), tappet(r_0(start={0,-0.02,0})));
  Modelica.Mechanics.Rotational.Components.Inertia inertia(J=1e-3);
  output Real E=inertia.J*shaft.w^2/2 + tappet.m*guide.v^2/2 + spring.c*guide.s^2/2 "Energy";
equation
  connect(inertia.flange_a, shaft.axis);
  annotation (experiment(StopTime=0.5, Interval=0.001, Tolerance=1e-8));
end FreeCam;
