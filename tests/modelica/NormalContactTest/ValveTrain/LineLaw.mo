within NormalContactTest.ValveTrain;
model LineLaw "Line contact: the penetration of the force is the one that was given, pressure and film by closed forms"
  parameter Real E=1.1e11;
  parameter Real width=0.012;
  Real kappa=50 + 400*time;
  Real delta=1e-6 + 2e-5*time;
  Real f;
  Real energy;
  Real work(start=0, nominal=1e-4) "Integral of the force";
  Real b;
  Real p;
  Real h;
  Real w=f/width;
protected
  constant Real pi=Modelica.Constants.pi;
equation
  (f, energy) = NormalContact.Functions.Forces.hertzLine(E, 100, 0.01, width, 0, delta, 0);
  (b, p) = NormalContact.Functions.Forces.hertzStrip(E, kappa, width, f);
  h = NormalContact.Functions.Forces.filmLine(0.01, 2e-8, -3, E, kappa, width, f);
  der(work) = f*2e-5;
  assert(abs(w/(pi*E)*(2*log(4/(100*sqrt(4*w/(pi*E*100)))) - 1)/delta - 1) < 1e-10, "The force does not belong to the penetration.");
  assert(abs(p*b*pi/2/w - 1) < 1e-12 and abs(b^2*pi*E*kappa/(4*w) - 1) < 1e-12, "Pressure and width.");
  assert(abs(h/(2.65*(2e-8)^0.54*(0.01*3)^0.7*(2*E)^(-0.03)*(1/kappa)^0.43*w^(-0.13)) - 1) < 1e-12, "Film.");
initial equation
  work = energy;
equation
  assert(abs(work/energy - 1) < 1e-7, "The energy is not the work of the force.");
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-10));
end LineLaw;
