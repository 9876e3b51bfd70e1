within NormalContact.Shapes.Curves;
pure function cam "Profile of a cam made for a law of its follower"
  extends Modelica.Icons.Function;
  input Real law[:] "Planar shape: distance of the axis of the roller from the axis of the cam over the polar angle, seen from the cam";
  input Modelica.Units.SI.Radius roller=0.01 "Radius of the roller";
  input Integer points(min=6, max=500)=200 "Number of control points";
  output Real curve[7 + 4*points] "Curve vector";
external "C" NormalContact_curveCam(law, size(law, 1), roller, points, curve, size(curve, 1)) annotation (Include="#include \"NormalContact.h\"");
  annotation (Documentation(info="<html>
<p>A closed B-spline in the plane z = 0: the path of the axis of the roller, seen from the cam, is <code>law</code>, and the profile
is its equidistant. The knots are fourfold where the law is not smooth, so that 200 control points reproduce the standard laws with
dwells to 1e-8 of the lift, and the acceleration to 1e-5 (Tasora and Righettini, section 6).</p>
</html>"));
end cam;
