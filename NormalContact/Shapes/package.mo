within NormalContact;
package Shapes "Constructors of shapes: vectors that describe bodies"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>A shape is a vector of numbers that describes the generating potential of a body: a sum of terms, one after the
other. <strong>Adding</strong> bodies (rounding, offset, shift of the reference point, Minkowski sum) is
concatenation:</p>
<pre>shape = cat(1, Shapes.Spatial.ellipsoid(a=0.3, b=0.2, c=0.1), Shapes.Spatial.offset(d=0.01))</pre>
<p>is an ellipsoid with a skin of 10 mm. The elements of this library check their shape once at the start and name
the term that is wrong.</p>
</html>"));
end Shapes;
