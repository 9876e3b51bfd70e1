within NormalContactTest.Tutorial;
model DiscInPipe "A disc at frame_a that touches a pipe around frame_b from inside"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.PlanarContact;
  parameter Modelica.Units.SI.Radius r=0.05 "Radius of the disc";
  parameter Modelica.Units.SI.Radius R=0.5 "Inner radius of the pipe";
protected
  Modelica.Units.SI.Distance d "Distance of the centres";
equation
  d = sqrt(r_rel*r_rel);
  gap = R - r - d;
  e_n = -r_rel/d;
  e_t = cross(e_n, e_z);
  r_C_a = Frames.resolve2(R_rel, -r*e_n);
  r_C_b = -R*e_n;
  kappa = 1/r;
  kappa_b = -1/R;
  v_s_a = r*((e_t*v_rel)/d - w_rel);
  v_s_b = R*(e_t*v_rel)/d;
end DiscInPipe;
