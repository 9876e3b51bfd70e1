within NormalContactTest.Functions;
partial model PairMotion "Two bodies that move relative to each other"
  extends Modelica.Icons.Example;
  parameter Real shape_a[:]=cat(1,
      NormalContact.Shapes.Spatial.ellipsoid(a=0.1, b=0.08, c=0.06),
      NormalContact.Shapes.Spatial.offset(d=0.01),
      NormalContact.Shapes.Spatial.shift(r={0.01,-0.02,0.01})) "Body";
  parameter Real shape_b[:]=NormalContact.Shapes.Spatial.superellipsoid(a=0.3, b=0.2, c=0.15, delta=2.5, epsilon=2.5, eta=0.05) "Counterpart";
  NormalContact.Functions.Spatial.TwoBodies bodies=NormalContact.Functions.Spatial.TwoBodies(shape_a, shape_b) "Both";
  Real alpha=0.3 + 0.7*time "First angle of the body";
  Real beta=1.7 + 0.4*time - 0.1*time^2 "Second angle of the body";
  Real r[3]={0.35*cos(0.8*time),0.35*sin(0.8*time),0.2*sin(time)} "Position of the body";
  Real pose[12]=cat(1, r, {cos(alpha),-sin(alpha)*cos(beta),sin(alpha)*sin(beta)}, {sin(alpha),cos(alpha)*cos(beta),-cos(alpha)*sin(beta)},
      {0,sin(beta),cos(beta)}) "Pose";
  annotation (Documentation(info="<html>
<p>The motion of the checks of the functions of body against body.</p>
</html>"));
end PairMotion;
