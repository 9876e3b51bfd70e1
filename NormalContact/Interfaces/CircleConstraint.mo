within NormalContact.Interfaces;
partial model CircleConstraint "Ideal, bilateral rolling contact with a circle"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.CirclePair(r_rel(start=Functions.Planar.potential(G_shape, angle_start + Modelica.Constants.pi)*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.PlanarConstraint(r_rel(start=Functions.Planar.potential(G_shape, angle_start + Modelica.Constants.pi)*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.RollingContact;
  parameter Modelica.Units.SI.Angle angle_start=1.5707963267948966 "Direction of frame_a, seen from frame_b, at the start: a first guess that tells the side"
    annotation (Dialog(group="Initialization"));
  Modelica.Units.SI.Length G "Polar potential";
protected
  parameter Real G_shape[:] "Polar potential of the body";
  parameter Real G_R(unit="m") "Radius of the circle to which it belongs, negative for a hollow one";
  parameter Boolean around "= true, if one surrounds the other";
  final parameter Integer sigma=if around then -1 else 1 "Sign of the two cases";
  Modelica.Units.SI.Position r_O[3] "Position of the centre of the circle, from frame_a, resolved in frame_a"
    annotation (__OpenModelica_tearingSelect=TearingSelect.avoid);
  Modelica.Units.SI.Length slope "Derivative of the polar potential by its angle";
  Real u[3](each unit="1") "Direction from frame_a to the centre, resolved in frame_b";
  Real n_O[3](each unit="1") "Outer normal of the path of the centre, resolved in frame_b";
equation
  r_O = -Frames.resolve2(R_rel, r_rel);
  psi = Functions.Planar.angle(r_O*e_x, r_O*e_y);
  distance = (r_O*e_x)*cos(psi) + (r_O*e_y)*sin(psi);
  G = Functions.Planar.potential(G_shape, psi);
  slope = Functions.Planar.slope(G_shape, psi);
  gap = sigma*(distance - G);
  gap = 0;
  u = -r_rel/distance;
  n_O = (G*u - slope*cross(e_z, u))/sqrt(G^2 + slope^2);
  e_n = -sigma*n_O;
  e_t = cross(e_n, e_z);
  r_C_b = G_R*e_n;
  r_C_a = Frames.resolve2(R_rel, r_C_b - r_rel);
  v_t = e_t*(v_rel + w_rel*cross(e_z, r_C_b - r_rel));
  v_t = 0;
  (, , , , , , , , kappa) = Functions.Planar.circle(G_shape, G_R, around, e_x*r_rel, e_y*r_rel, cosine, sine, 0, 0, 0, getInstanceName());
  mu_required = noEvent(abs(f_t)/max(abs(f_n), Modelica.Constants.small));
  slip = abs(f_t) > mu*f_n;
  annotation (Documentation(info="<html>
<p>Base class of the ideal rolling contacts with a circle. The polar potential is the constraint: the distance of the frames is G(&psi;). With the direction u of the
centre and w, u turned by 90&deg;, the normal of the path of the centre is (G u - G&prime; w)/&radic;(G&sup2; + G&prime;&sup2;); the contact point lies on it, at the
distance of the radius.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates G twice and G&prime; once; both are scalar functions. The distance is taken along &psi;: a tool that solves a square root for one coordinate finds the
body on the other side of the circle.</p>
</html>"));
end CircleConstraint;
