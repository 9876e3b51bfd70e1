model CamLaw "Cam with a flat follower whose lift law is a cosine series: force and pressure over one turn"
  import Modelica.Constants.pi;
  parameter Real r=0.03 "Radius of the base circle, m";
  parameter Real lift=0.006 "Lift at the tip, m";
  parameter Real a2=0, a3=0, a4=0 "Coefficients of the lift law, m";
  parameter Real w=150 "Angular velocity, rad/s";
  parameter Real m=0.1, c=20e3, f_0=150 "Follower: mass, stiffness and preload of its spring";
  parameter Real width=0.012 "Width of the contact, m";
  constant Real E=2.1e11/(2*(1 - 0.3^2)) "Modulus of the contact, steel on steel, Pa";
  parameter Real shape[11]=NormalContact.Shapes.Planar.fourier(
      a0=r + lift/2 + a2 + a4, a=-{lift/2 - a3, a2, a3, a4})
    "Generating potential: closed at phi = 0, open at phi = pi, for all coefficients";
  Real h[4]=NormalContact.Functions.Planar.evaluate(shape, time) "Potential and its derivatives; the time is the angle";
  Real s=h[1] - r "Lift of the follower";
  Real radius=h[1] + h[3] "Curvature radius of the cam";
  Real f_n=m*w^2*h[3] + c*s + f_0 "Normal force";
  Real p_hertz=sqrt(max(f_n, 0)*E/(pi*width*max(radius, 1e-4))) "Peak pressure of a line contact";
  annotation (experiment(StopTime=6.283185307179586, Interval=0.01));
end CamLaw;
