within NormalContact.ValveTrain;
pure function liftLaw "Lift law of a table"
  extends Modelica.Icons.Function;
  input Real table[:, 2] "Angle of the cam shaft in degrees, lift in m";
  input Real factor=1 "The law is the lift times this: 1/l for the angle of an arm of length l, -1 for a closing cam";
  input Boolean mirror=true "= true, if the cam shaft turns in the positive sense: its follower meets the law backwards"
    annotation (choices(checkBox=true));
  input Integer n=301 "Numbers of the shape vector, at least as many as the fit needs";
  output Real shape[n] "Shape vector: the law, zero on the base circle";
protected
  Integer pieces "Number of polynomials";
  Integer order "Number of coefficients of each";
  Integer first "Where they begin";
algorithm
  // an offset, here of a circle that makes any cam convex, and the polynomials of the lift
  shape := Shapes.Planar.cam(if mirror then {360 - table[i, 1] for i in 1:size(table, 1)} else table[:, 1], table[:, 2], 1000*max(table[:, 2]), n=n);
  assert(shape[1] == Shapes.Kinds.planarOffset and shape[4] == Shapes.Kinds.planarPiecewise, "liftLaw: the fit is not made of polynomials.");
  pieces := integer(shape[6]);
  order := integer(shape[7]) + 1;
  first := 8 + pieces;
  for i in first:first + pieces*order - 1 loop
    shape[i] := factor*shape[i];
  end for;
  shape[3] := -(if factor > 0 then min(shape[first + i*order] for i in 0:pieces - 1) else max(shape[first + i*order] for i in 0:pieces - 1));
  annotation (Documentation(info="<html>
<p>Smoothing splines of fifth degree through the table; dwells stay dwells, see
<a href=\"modelica://NormalContact.Shapes.Planar.cam\">Shapes.Planar.cam</a>. Add an offset for the base circle, or let
<a href=\"modelica://NormalContact.ValveTrain.fingerCam\">fingerCam</a> make the cam of a finger, from a parameter that holds the law, so
that it is made only once:</p>
<pre>final parameter Real law[:]=liftLaw(table);
FlatFollower cam(shape=cat(1, Shapes.Planar.offset(d=0.03), law));</pre>
<p>Cam and law are fixed to the cam shaft. Where it turns in the positive sense, its follower travels around the cam in the negative
one, hence <code>mirror</code>.</p>
</html>"));
end liftLaw;
