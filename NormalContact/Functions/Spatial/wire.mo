within NormalContact.Functions.Spatial;
pure function wire "Points of an outline of a spatial body"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input Integer count(min=3) "Number of steps around the body";
  input Integer plane(min=1, max=5) "Plane of the normals: 1 x-y, 2 y-z, 3 z-x, 4 and 5 between them";
  output Modelica.Units.SI.Position p[count + 1, 3] "Points, the last one equal to the first";
protected
  constant Real a[5, 3]=[1,0,0;0,1,0;0,0,1;0.6,0,0.8;0.6,0,-0.8] "First direction of the plane";
  constant Real b[5, 3]=[0,1,0;0,0,1;1,0,0;0,1,0;0,1,0] "Second direction of the plane";
  Modelica.Units.SI.Angle phi "Angle";
algorithm
  for i in 1:count + 1 loop
    phi := 2*Modelica.Constants.pi*(i - 1)/count;
    for k in 1:3 loop
      p[i, k] := point(shape, cos(phi)*a[plane, :] + sin(phi)*b[plane, :], k);
    end for;
  end for;
  annotation (Documentation(info="<html>
<p>For drawing.</p>
</html>"));
end wire;
