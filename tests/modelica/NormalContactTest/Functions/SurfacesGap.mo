within NormalContactTest.Functions;
model SurfacesGap "Check the derivatives of Surfaces.gap"
  extends Modelica.Icons.Example;
  import Modelica.Mechanics.MultiBody.Frames;
  Frames.Orientation R "Orientation of an ellipsoid that moves over a torus";
  Modelica.Units.SI.Angle angles[3]={Modelica.Constants.pi/2 + 0.2*sin(time),0.1*time,0.3*cos(time)} "Its angles";
  Real pose[12] "Frame of the ellipsoid seen from the torus: position, then the axes of the torus resolved in the ellipsoid";
  parameter Real uv[4](each fixed=false) "Parameters of the contact at the start: the estimate at all times";
  Real gap "Gap: the bodies approach, penetrate and part again";
  Real gap_der=der(gap) "First derivative, by the tool";
  Real gap_der2=der(gap_der) "Second derivative, by the tool";
  Real gap_int "Integral of the first derivative";
  Real gap_der_int "Integral of the second derivative";
protected
  NormalContact.Functions.Surfaces.Pair pair=NormalContact.Functions.Surfaces.Pair(NormalContact.Shapes.Surfaces.potential(NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06)),
    NormalContact.Shapes.Surfaces.torus(R=0.3, r=0.1)) "Ellipsoid and torus";
initial equation
  for i in 1:4 loop
    uv[i] = NormalContact.Functions.Surfaces.search(pair, pose, 16, i);
  end for;
  gap_int = gap;
  gap_der_int = gap_der;
equation
  R = Frames.axesRotations({1,2,3}, angles, zeros(3));
  pose[1:3] = {0.3 + 0.01*sin(2*time),0.02*sin(time),0.17 - 0.01*cos(time)};
  pose[4:6] = R.T[:, 1];
  pose[7:9] = R.T[:, 2];
  pose[10:12] = R.T[:, 3];
  gap = NormalContact.Functions.Surfaces.gap(pair, uv, pose);
  der(gap_int) = gap_der;
  der(gap_der_int) = gap_der2;
  assert(abs(gap_int - gap) < 1e-7, "The first derivative of Functions.Surfaces.gap is wrong.");
  assert(abs(gap_der_int - gap_der) < 1e-6, "The second derivative of Functions.Surfaces.gap is wrong.");
  annotation (experiment(StopTime=2, Interval=0.01, Tolerance=1e-10), Documentation(info="<html>
<p>Integrates the derivatives of the function and compares.</p>
</html>"));
end SurfacesGap;
