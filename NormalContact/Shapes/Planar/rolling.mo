within NormalContact.Shapes.Planar;
pure function rolling "Fourier series in the rolling angle"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length a0=0.1 "Mean value";
  input Modelica.Units.SI.Length a[:]=fill(0.0, 0) "Coefficients of cos(k*alpha), k = 1, 2, ...";
  input Modelica.Units.SI.Length b[size(a, 1)]=zeros(size(a, 1)) "Coefficients of sin(k*alpha)";
  output Real shape[3 + 2*size(a, 1)] "Shape vector";
protected
  constant Integer quarterCos[4]={1,0,-1,0} "cos(k*pi/2)";
  constant Integer quarterSin[4]={0,1,0,-1} "sin(k*pi/2)";
  Real c "cos(k*pi/2)";
  Real s "sin(k*pi/2)";
algorithm
  shape[1:3] := {Kinds.planarFourier, 1 + 2*size(a, 1), a0};
  for k in 1:size(a, 1) loop
    c := quarterCos[mod(k, 4) + 1];
    s := quarterSin[mod(k, 4) + 1];
    shape[2*k + 2] := c*a[k] + s*b[k];
    shape[2*k + 3] := c*b[k] - s*a[k];
  end for;
  annotation (Documentation(info="<html>
<p>The series of the rolling angle &alpha; as used by Römer, Fidlin and Seemann (explicit analytical solutions, eqs. (14)-(42)): f(&alpha;) is the height of the reference point above a line below the body, &alpha; counts clockwise. In terms of the normal angle &phi; = &alpha; - &pi;/2.</p>
</html>"));
end rolling;
