within NormalContact.Shapes.Planar;
pure function cam "Cam by its lift table"
  extends Modelica.Icons.Function;
  input Modelica.Units.NonSI.Angle_deg angle[:] "Angles of the table, in degrees";
  input Modelica.Units.SI.Length lift[size(angle, 1)] "Lift of the follower there";
  input Modelica.Units.SI.Radius baseRadius "Radius of the base circle";
  input Modelica.Units.SI.Radius roller(min=0)=0 "Radius of the roller; 0: a flat follower";
  input Modelica.Units.SI.Length noise=-1 "Standard deviation of the lift; 0: none; negative: found by the digits of the table and cross validation";
  input Integer n=301 "Numbers of the shape vector, at least as many as the fit needs";
  output Real shape[n] "Shape vector";
protected
  Real radians[size(angle, 1)]=Modelica.Units.Conversions.from_deg(angle);
external "C" NormalContact_fitCam(radians, lift, size(lift, 1), baseRadius, roller, noise, shape, size(shape, 1)) annotation (Include="#include \"NormalContactFit.h\"");
  annotation (Documentation(info="<html>
<p>A flat follower (<code>roller = 0</code>): the generating potential, lift plus base radius, of a cam that is proved to be
convex. A roller: the polar potential for a roller of that radius, lift plus base radius plus <code>roller</code>. Dwells stay
dwells, between them are smoothing splines of fifth degree: a table that is rounded to 1 &micro;m gives an acceleration without
visible noise. The number of pieces depends on the table; the room <code>n</code> that is left is filled with terms that vanish,
and a message tells where it does not suffice. The fit is made once, at the start of the simulation.</p>
</html>"));
end cam;
