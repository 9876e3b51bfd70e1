within NormalContact.Gait;
function stairs "Stairs along x, with rounded edges"
  extends Modelica.Icons.Function;
  input Integer steps(min=1)=4 "Number of steps";
  input Modelica.Units.SI.Length rise=0.15 "Height of a step";
  input Modelica.Units.SI.Length depth=0.3 "Depth of a step";
  input Modelica.Units.SI.Length r=0.02 "How far from an edge the rounding begins";
  input Modelica.Units.SI.Position x=0 "Where the first step rises";
  input Modelica.Units.SI.Length before=1 "Length of the level ground before the stairs";
  input Modelica.Units.SI.Length after=1 "Length of the level ground behind them";
  input Modelica.Units.SI.Length width=1 "Width along z";
  output Real surface[25 + 28*steps] "Surface vector, y up";
protected
  Real p[7*steps + 3, 3] "Control points, from the top downwards, so that the normal points up";
  Real s[7*steps + 3] "Length along them";
  Real knots[7*steps + 7] "Knots";
  Real edge "Where a step rises";
  Integer i "Number of a point";
algorithm
  assert(steps >= 1 and rise > 2*r and depth > 4*r and r > 0, "Gait.stairs: a step must be higher than 2 r and deeper than 4 r, r = " + String(r) + " > 0.");
  assert(before > 2*r and after > 2*r and width > 0, "Gait.stairs: before and after must be longer than 2 r, and the width positive.");
  p[1, :] := {x + (steps - 1)*depth + after,steps*rise,0};
  p[2, :] := {x + (steps - 1)*depth + after/2,steps*rise,0};
  for k in 1:steps loop
    i := 7*(steps - k) + 2;
    edge := x + (k - 1)*depth;
    p[i + 1, :] := {edge + r,k*rise,0};
    p[i + 2, :] := {edge,k*rise,0};
    p[i + 3, :] := {edge,k*rise - r,0};
    p[i + 4, :] := {edge,(k - 1)*rise + r,0};
    p[i + 5, :] := {edge,(k - 1)*rise,0};
    p[i + 6, :] := {edge - r,(k - 1)*rise,0};
    p[i + 7, :] := {edge - (if k > 1 then depth else before)/2,(k - 1)*rise,0};
  end for;
  p[7*steps + 3, :] := {x - before,0,0};
  s[1] := 0;
  for k in 2:size(s, 1) loop
    s[k] := s[k - 1] + sqrt((p[k, :] - p[k - 1, :])*(p[k, :] - p[k - 1, :]));
  end for;
  knots[1:4] := zeros(4);
  for k in 5:size(s, 1) loop
    knots[k] := (s[k - 3] + s[k - 2] + s[k - 1])/3;
  end for;
  knots[size(s, 1) + 1:size(s, 1) + 4] := fill(s[end], 4);
  surface := Shapes.Surfaces.extruded(curve=Shapes.Curves.bspline(degree=3, knots=knots, points=p), width=width);
  annotation (Documentation(info="<html>
<p>For a <a href=\"modelica://NormalContact.Gait.Terrain\">Terrain</a>: level ground, <code>steps</code> steps that rise along x, level ground. A cubic B-spline along the corners, moved along z: risers are vertical, the edges
rounded with a continuous curvature, and nothing overshoots.</p>
</html>"));
end stairs;
