within NormalContact.Shapes.Planar;
pure function fourier "Fourier series in the normal angle"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a0=0.1 "Mean value";
  input Modelica.Units.SI.Length a[:]=fill(0.0, 0) "Coefficients of cos(k*phi), k = 1, 2, ...";
  input Modelica.Units.SI.Length b[size(a, 1)]=zeros(size(a, 1)) "Coefficients of sin(k*phi)";
  output Real shape[3 + 2*size(a, 1)] "Shape vector";
algorithm
  shape[1:3] := {Kinds.planarFourier, 1 + 2*size(a, 1), a0};
  for k in 1:size(a, 1) loop
    shape[2*k + 2] := a[k];
    shape[2*k + 3] := b[k];
  end for;
  annotation (Documentation(info="<html>
<p>h = a0 + &Sigma; (a[k] cos k&phi; + b[k] sin k&phi;). The first harmonic is a shift; the curvature radius a0 + &Sigma; (1 - k&sup2;)(...) must stay positive for contact with a line.</p>
</html>"));
end fourier;
