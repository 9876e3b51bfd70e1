within NormalContact.Shapes;
package Kinds "Numbers of the kinds of terms, curves and surfaces"
  extends Modelica.Icons.InternalPackage;
  constant Integer planarOffset=1 "d";
  constant Integer planarShift=2 "x, y";
  constant Integer planarFourier=3 "a0, a1, b1, a2, b2, ...";
  constant Integer planarEllipse=4 "a, b";
  constant Integer planarSuperellipse=5 "a, b, epsilon/(epsilon - 1), eta";
  constant Integer planarPiecewise=6 "pieces, degree, knots, coefficients of each piece";
  constant Integer planarLift=7 "law, lift, start, rise, dwell, fall";
  constant Integer planarLobe=8 "amplitude, start, width, p, q";
  constant Integer planarRotated=9 "angle, one planar term that is not itself rotated";
  constant Integer planarRoundedPolygon=10 "r, x and y of each corner, counter-clockwise";
  constant Integer spatialOffset=101 "d";
  constant Integer spatialShift=102 "x, y, z";
  constant Integer spatialEllipsoid=103 "a^2, b^2, c^2";
  constant Integer spatialQuadratic=104 "xx, xy, xz, yy, yz, zz";
  constant Integer spatialSuperellipsoid=105 "a, b, c, delta/(delta - 1), epsilon/(epsilon - 1), eta";
  constant Integer spatialHarmonics=106 "(degree + 1)^2 coefficients";
  constant Integer spatialRevolved=107 "planar terms";
  constant Integer spatialHull=108 "p, vertices";
  constant Integer spatialRotated=109 "rotation[9], one spatial term that is not itself rotated";
  constant Integer spatialSuperovoid=110 "a, b, up, down, delta/(delta - 1), epsilon/(epsilon - 1), eta";
  constant Integer curveCircle=201 "radius";
  constant Integer curveHelix=202 "radius, rise, turns";
  constant Integer curveBspline=203 "degree, periodic, dimension, count, knots, points";
  constant Integer curvePotential=204 "planar terms";
  constant Integer curvePlaced=205 "q[9], r[3], one curve that is not itself placed";
  constant Integer surfacePlane=301 "length, width";
  constant Integer surfaceRevolved=302 "one curve";
  constant Integer surfaceBspline=303 "degrees, periodic flags, dimension, counts, knots, points";
  constant Integer surfacePotential=304 "spatial terms";
  constant Integer surfacePlaced=305 "q[9], r[3], one surface that is not itself placed";
  constant Integer surfaceExtruded=306 "width, one curve";
  annotation (Documentation(info="<html>
<p>A term of a shape vector is its kind, the number of its parameters, and the parameters given here. This file
is written by <code>tools/kinds.py</code> of the repository from the lists of the kernel; use the constructors.</p>
</html>"));
end Kinds;
