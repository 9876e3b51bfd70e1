within NormalContact.Interfaces;
partial model PlanarBodyConstraint "Ideal, bilateral contact of two planar convex bodies"
  extends NormalContact.Interfaces.IdealContact;
  extends NormalContact.Interfaces.PlanarPairGeometry(r_rel(start=(Functions.Planar.potential(shape_b, angle_start) + Functions.Planar.potential(shape_a, angle_start + Modelica.Constants.pi))*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  extends NormalContact.Interfaces.PlanarConstraint(pointDiameter=3*diameter, r_rel(start=(Functions.Planar.potential(shape_b, angle_start) + Functions.Planar.potential(shape_a, angle_start + Modelica.Constants.pi))*(cos(angle_start)*e_x + sin(angle_start)*e_y)));
  parameter Modelica.Units.SI.Angle angle_start=1.5707963267948966 "Direction of frame_a, seen from frame_b, at the start: a first guess that tells the side"
    annotation (Dialog(group="Initialization"));
protected
  Modelica.Units.SI.Position x=e_x*r_rel "Position of the body along e_x";
  Modelica.Units.SI.Position y=e_y*r_rel "Position of the body along e_y";
  Modelica.Units.SI.Angle phi "Polar angle of the common normal in frame_b"
    annotation (__OpenModelica_tearingSelect=TearingSelect.avoid);
  Modelica.Units.SI.Angle theta "Angle of the body relative to the counterpart"
    annotation (__OpenModelica_tearingSelect=TearingSelect.avoid);
  Modelica.Units.SI.Length h_a "Potential of the body at the contact";
equation
  gap = Functions.Planar.pairGap(shape_a, shape_b, x, y, cosine, sine);
  gap = 0;
  phi = Functions.Planar.pairAngle(shape_a, shape_b, x, y, cosine, sine);
  theta = Functions.Planar.angle(cosine, sine);
  h_a = Functions.Planar.potential(shape_a, phi + Modelica.Constants.pi - theta);
  v_t = sin(phi)*(v_rel*e_x) - cos(phi)*(v_rel*e_y) + w_rel*h_a;
  (, phi_a, phi_b, n_b[1], n_b[2], p_a[1], p_a[2], p_b[1], p_b[2], kappa) = Functions.Planar.pair(shape_a, shape_b, x, y, cosine, sine, 0, 0, 0, getInstanceName());
  annotation (Documentation(info="<html>
<p>Base class of the ideal contacts of two planar bodies. The signed distance is the constraint: gap = 0. With the common normal n at the polar angle &phi; and the
tangent t, n turned by 90&deg;, the sliding velocity is -t&middot;v + w h<sub>a</sub>: the potential of the body is the arm of rolling.</p>
<h4>Implementation</h4>
<p>Index reduction differentiates the gap twice and the angle of the normal once, hence they are scalar functions of the pose; what is not differentiated comes from
the same call as in <a href=\"modelica://NormalContact.Contacts.BodyBodyPlanar\">Contacts.BodyBodyPlanar</a>.</p>
</html>"));
end PlanarBodyConstraint;
