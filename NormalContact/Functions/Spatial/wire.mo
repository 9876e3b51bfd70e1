within NormalContact.Functions.Spatial;
pure function wire "Points of an outline of a spatial body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Integer count(min=3) "Number of steps around the body";
  input Integer plane(min=1, max=3) "Plane of the normals: 1 x-y, 2 y-z, 3 z-x";
  input Modelica.Units.SI.Radius R=0 "Radius of the sphere to which a polar potential belongs; 0: the shape is a generating potential";
  input Boolean concave=false "= true, if the body surrounds the sphere";
  output Modelica.Units.SI.Position p[count + 1, 3] "Points, the last one equal to the first";
protected
  constant Real a[3, 3]=[1,0,0;0,1,0;0,0,1] "First direction of the plane";
  constant Real b[3, 3]=[0,1,0;0,0,1;1,0,0] "Second direction of the plane";
  Modelica.Units.SI.Angle phi "Angle";
  Real u[3] "Direction";
  Modelica.Units.SI.Length w[2]={potential(shape, a[plane, :]) + potential(shape, -a[plane, :]), potential(shape, b[plane, :]) + potential(shape, -b[plane, :])} "Extent along both directions";
  Modelica.Units.SI.Position g[3] "Gradient of the potential";
  Modelica.Units.SI.Length G "Potential";
  Real n[3](each unit="m") "Normal of the path of the centre of the sphere, not of unit length";
algorithm
  for i in 1:count + 1 loop
    phi := 2*Modelica.Constants.pi*(i - 1)/count;
    u := if R > 0 then cos(phi)*a[plane, :] + sin(phi)*b[plane, :] else
      Modelica.Math.Vectors.normalize(cos(phi)/w[1]*a[plane, :] + sin(phi)/w[2]*b[plane, :], 0);
    for k in 1:3 loop
      g[k] := point(shape, u, k);
    end for;
    if R > 0 then
      G := u*g;
      n := 2*G*u - g;
      p[i, :] := G*u - (if concave then -R else R)*n/sqrt(n*n);
    else
      p[i, :] := g;
    end if;
  end for;
  annotation (Documentation(info="<html>
<p>For drawing. The points of a generating potential are those with normals in the plane, evenly spread along an
ellipse of the same extent; the points of a polar
potential G(u) are those where a sphere with its centre in the direction u touches: G u - R n, with the normal
n &prop; 2 (&nabla;G&middot;u) u - &nabla;G.</p>
</html>"));
end wire;
