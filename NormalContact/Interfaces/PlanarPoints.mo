within NormalContact.Interfaces;
partial model PlanarPoints "Normal and contact points of two frames in a plane, from their components"
  extends NormalContact.Interfaces.PlanarPair;
protected
  Real n_b[2](each unit="1") "Contact normal along e_x and e_y, in frame_b";
  Modelica.Units.SI.Position p_a[2] "Contact point on the body along e_x and e_y, in frame_a";
  Modelica.Units.SI.Position p_b[2] "Contact point on the counterpart along e_x and e_y, in frame_b";
equation
  e_n = n_b[1]*e_x + n_b[2]*e_y;
  e_t = n_b[2]*e_x - n_b[1]*e_y;
  r_C_a = p_a[1]*e_x + p_a[2]*e_y;
  r_C_b = p_b[1]*e_x + p_b[2]*e_y;
  annotation (Documentation(info="<html>
<p>What the functions in <a href=\"modelica://NormalContact.Functions.Planar\">Functions.Planar</a> return are components in the plane of motion; here they become vectors in space.</p>
</html>"));
end PlanarPoints;
