within NormalContactTest.ValveTrain;
model SurgeResonance "One end of a spring with surge is moved at its first natural frequency: sum of its modes in closed form"
  parameter Integer n=8;
  parameter Modelica.Units.SI.Length X=1e-3 "Amplitude";
  final parameter Real w_j[n]={2*n*sqrt(spring.c/spring.m)*sin(j*pi/(2*n)) for j in 1:n} "Natural frequencies";
  final parameter Real w=w_j[1] "Frequency of the motion";
  Modelica.Mechanics.Translational.Sources.Position move(exact=true);
  Modelica.Mechanics.Translational.Components.Fixed head;
  NormalContact.ValveTrain.SurgeSpring spring(n=n, d=0, travel=10);
  Real u[n] "Positions of the masses by the sum of modes";
  Real q[n] "Modal coordinates";
  output Real error=max(abs(spring.u - u))/X;
  output Real energyError=(spring.energy - work - 0.5*spring.c*spring.s_rel0^2)/(0.5*spring.c*X^2);
  Real work(start=0, nominal=0.01) "Done by the motion, and the kinetic energy at the start";
protected
  constant Real pi=Modelica.Constants.pi;
  final parameter Real x[n]={(i - 0.5)/n for i in 1:n};
  final parameter Real phi[n, n]={{sin(j*pi*x[i]) for i in 1:n} for j in 1:n};
  final parameter Real b[n]={sum(phi[j, i]*(1 - x[i]) for i in 1:n)/sum(phi[j, i]^2 for i in 1:n) for j in 1:n};
initial equation
  work = spring.energy - 0.5*spring.c*spring.s_rel0^2;
equation
  move.s_ref = X*sin(w*time);
  connect(move.flange, spring.flange_a);
  connect(spring.flange_b, head.flange);
  der(work) = spring.flange_a.f*der(spring.flange_a.s);
  for j in 1:n loop
    q[j] = if j == 1 then b[1]*X/2*(sin(w*time) - w*time*cos(w*time)) else
      b[j]*X*w^2/(w_j[j]^2 - w^2)*(sin(w*time) - w/w_j[j]*sin(w_j[j]*time));
  end for;
  for i in 1:n loop
    u[i] = (1 - x[i])*X*sin(w*time) + sum(q[j]*phi[j, i] for j in 1:n);
  end for;
  assert(error < 1e-6, "The masses are not where the sum of modes puts them.");
  assert(abs(energyError) < 1e-6, "The energy does not close.");
  assert(abs(w_j[1]/(2*pi*spring.f_1) - 1 + (pi/(2*n))^2/6) < (pi/(2*n))^4/100, "The first frequency is not that of the wave equation.");
  annotation (experiment(StopTime=0.01, Interval=1e-4, Tolerance=1e-11));
end SurgeResonance;
