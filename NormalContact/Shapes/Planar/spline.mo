within NormalContact.Shapes.Planar;
pure function spline "Periodic cubic spline through values of the potential"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Angle phi[:] "Angles, increasing, less than one turn in all; three at least";
  input Modelica.Units.SI.Length h[size(phi, 1)] "Values of the potential there";
  output Real shape[4 + 5*size(phi, 1)] "Shape vector";
protected
  Integer n=size(phi, 1);
  Integer next[size(phi, 1)]=cat(1, 2:n, {1});
  Real w[size(phi, 1)] "Widths of the pieces";
  Real A[size(phi, 1), size(phi, 1)]=zeros(n, n);
  Real b[size(phi, 1)];
  Real M[size(phi, 1)] "Second derivatives at the knots";
algorithm
  assert(n >= 3, "Shapes.Planar.spline: three values at least are needed.");
  for i in 1:n loop
    w[i] := if i < n then phi[i + 1] - phi[i] else phi[1] + 2*Modelica.Constants.pi - phi[n];
    assert(w[i] > 0, "Shapes.Planar.spline: angle " + String(i) + ", " + String(phi[i]) + " rad, is not below the next one; angles must increase and span less than one turn.");
  end for;
  for i in 1:n loop
    A[next[i], i] := A[next[i], i] + w[i];
    A[next[i], next[i]] := A[next[i], next[i]] + 2*(w[i] + w[next[i]]);
    A[next[i], next[next[i]]] := A[next[i], next[next[i]]] + w[next[i]];
    b[next[i]] := 6*((h[next[next[i]]] - h[next[i]])/w[next[i]] - (h[next[i]] - h[i])/w[i]);
  end for;
  M := Modelica.Math.Matrices.solve(A, b);
  shape[1:4] := {Kinds.planarPiecewise, 2 + 5*n, n, 3};
  shape[5:4 + n] := phi;
  for i in 1:n loop
    shape[4 + n + 4*i - 3:4 + n + 4*i] := {h[i], (h[next[i]] - h[i])/w[i] - w[i]*(2*M[i] + M[next[i]])/6, M[i]/2, (M[next[i]] - M[i])/(6*w[i])};
  end for;
  annotation (Documentation(info="<html>
<p>Interpolates the values h(&phi;) of a generating potential, or G(&psi;) of a polar one, over one turn; value, slope and
curvature are continuous. There is no smoothing: values with noise are for
<a href=\"modelica://NormalContact.Shapes.Planar.contour\">contour</a>,
<a href=\"modelica://NormalContact.Shapes.Planar.cam\">cam</a> or the program <code>normalcontact fit</code>.</p>
</html>"));
end spline;
