within NormalContactTest.Gait;
model SmoothDerivatives "Derivatives of the smooth laws that a tool uses: their integral is the law"
  Real delta=0.01*sin(7*time);
  Real rate=0.6*cos(5*time);
  Real r=0.03 + 0.005*sin(3*time);
  Real v=0.3*abs(sin(2*time + 0.1));
  Real f;
  Real elastic;
  Real friction;
  Real sum[3](each start=0, each fixed=true);
  output Real error[3]={sum[1] - f,sum[2] - elastic,sum[3] - friction} "Integrals, less the laws: constant";
  output Real drift[3] "The same from the start";
equation
  (f, elastic) = NormalContact.Functions.Forces.smoothNormal(3e6, r, 2, {1e-5,300,50}, delta, rate);
  friction = NormalContact.Functions.Forces.smoothFriction(0.9, 0.7, 0.5, 0.2, 1e-5, f, v);
  der(sum) = {der(f),der(elastic),der(friction)};
  drift = {error[i] - first[i] for i in 1:3};
protected
  parameter Real first[3](each fixed=false);
initial equation
  first = error;
  annotation (experiment(StopTime=1, Interval=0.001, Tolerance=1e-10));
end SmoothDerivatives;
