within NormalContact.Shapes.Spatial;
pure function harmonics "Series of spherical harmonics"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length c[:] "Coefficients of Y(l, m) in the order l = 0, 1, ..., m = -l ... l; (degree + 1)^2 of them";
  output Real shape[2 + size(c, 1)] "Shape vector";
protected
  Integer degree=integer(sqrt(size(c, 1)) + 0.5) - 1 "Degree of the series";
  Integer i "Position in the vector";
  Real leading "Leading coefficient of the m-th derivative of the Legendre polynomial";
  Real square "Square of the normalisation";
algorithm
  assert((degree + 1)^2 == size(c, 1), "Shapes.Spatial.harmonics: the number of coefficients, " + String(size(c, 1)) + ", must be a square number: 1, 4, 9, 16, ...");
  shape[1:2] := {Kinds.spatialHarmonics, size(c, 1)};
  i := 2;
  for m in 0:degree loop
    for l in m:degree loop
      leading := 1;
      for k in 1:l loop
        leading := leading*(2*k - 1)/k;
      end for;
      square := (2*l + 1)/(4*Modelica.Constants.pi)*(if m > 0 then 2 else 1);
      for k in l - m + 1:l loop
        leading := leading*k;
      end for;
      for k in l - m + 1:l + m loop
        square := square/k;
      end for;
      i := i + 1;
      shape[i] := sqrt(square)*leading*c[l*l + l + m + 1];
      if m > 0 then
        i := i + 1;
        shape[i] := sqrt(square)*leading*c[l*l + l - m + 1];
      end if;
    end for;
  end for;
  annotation (Documentation(info="<html>
<p>Real spherical harmonics, orthonormal on the unit sphere; Y(1,1) ~ +x, Y(1,-1) ~ +y, Y(1,0) ~ +z. The vector stores the coefficients scaled to monic polynomials and sorted by m, as the kernel wants them.</p>
</html>"));
end harmonics;
