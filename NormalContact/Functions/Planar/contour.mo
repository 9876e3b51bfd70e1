within NormalContact.Functions.Planar;
pure function contour "Points of the boundary of a planar body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Planar";
  input Integer count(min=3) "Number of steps around the body";
  input Modelica.Units.SI.Radius R=0 "Radius of the circle to which a polar potential belongs; 0: the shape is a generating potential";
  input Boolean concave=false "= true, if the body surrounds the circle";
  output Modelica.Units.SI.Position p[count + 1, 2] "Points, the last one equal to the first";
protected
  Modelica.Units.SI.Angle phi "Angle";
  Real h[4](each unit="m") "Potential and derivatives";
  Modelica.Units.SI.Length L "sqrt(G^2 + G'^2)";
  Real u[2] "Direction of the angle";
  Real v[2] "Direction of the angle turned by 90 deg";
algorithm
  for i in 1:count + 1 loop
    phi := 2*Modelica.Constants.pi*(i - 1)/count;
    h := evaluate(shape, phi);
    u := {cos(phi),sin(phi)};
    v := {-sin(phi),cos(phi)};
    if R > 0 then
      L := sqrt(h[1]^2 + h[2]^2);
      p[i, :] := h[1]*u - (if concave then -R else R)*(h[1]*u - h[2]*v)/L;
    else
      p[i, :] := h[1]*u + h[2]*v;
    end if;
  end for;
  annotation (Documentation(info="<html>
<p>For drawing.</p>
</html>"));
end contour;
