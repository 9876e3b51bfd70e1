within NormalContact.Interfaces;
partial model CamFollower "Cam shaft and follower with one-dimensional flanges"
  extends NormalContact.Interfaces.UnilateralContact(final bilateral=ideal, place="Raise s_0, the distance of the follower from the cam axis for follower.s = 0, or start follower.s farther away from the cam.");
  parameter Modelica.Units.SI.Angle direction=-1.5707963267948966
    "Direction of the follower, seen from the cam axis in the housing: -90 deg is below"
    annotation (Dialog(group="Arrangement"));
  parameter Modelica.Units.SI.Position s_0 "Distance of the follower from the cam axis for follower.s = 0 (default: they touch for camshaft.phi = 0)"
    annotation (Dialog(group="Arrangement"));
  parameter Boolean ideal=false "= true, if the follower never leaves the cam (bilateral, rigid)"
    annotation (Evaluate=true, Dialog(group="Forces"), choices(checkBox=true));
  parameter Boolean useSupportR=false "= true, if the housing turns: flange supportR, else it stands still"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean useSupportT=false "= true, if the housing moves along the follower: flange supportT, else it stands still"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean animation=false "= true, if cam and follower are drawn; no world is needed"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter Modelica.Units.SI.Position r_0[3]={0,0,0} "Where the cam is drawn in the world; its axis is along z"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation));
  parameter String meshFile="" "File with a mesh of the cam (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  parameter Modelica.Units.SI.Angle meshAngle=0 "Angle by which the cam of this mesh must be turned to be the cam of this shape"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and meshFile <> ""));
  replaceable NormalContact.Forces.Normal.Hertz normalForce(restitution=settings.restitution)
    constrainedby NormalContact.Interfaces.NormalForce(
      gap=if ideal then 1 else gap_on, v_n=if ideal then 0 else v_n, contact=contact and not ideal, kappa=fill(kappa_rel, 2))
    "Law of the normal force (not used if ideal)"
    annotation (choicesAllMatching=true, Dialog(group="Forces", enable=not ideal));
  replaceable NormalContact.Forces.Friction.None friction
    constrainedby NormalContact.Interfaces.Friction(v_t=abs(v_t), slip={v_t,0,0}, f_n=f_n) "Law of friction; by default None (not used if ideal)"
    annotation (choicesAllMatching=true, Dialog(group="Forces", enable=not ideal));
  parameter Boolean useFilm=false "= true, if film tells the oil film, its ratio to the roughness, and the figure of wear"
    annotation (Evaluate=true, choices(checkBox=true), Dialog(group="Oil film"));
  NormalContact.ValveTrain.OilFilm film(f_n=f_n, kappa=kappa_rel, u_a=u_cam, u_b=u_follower) if useFilm "Oil film; set its width as that of the contact"
    annotation (Dialog(group="Oil film", enable=useFilm), Placement(transformation(extent={{-10,-90},{10,-70}})));
  Modelica.Mechanics.Rotational.Interfaces.Flange_a camshaft "Cam shaft"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b follower "Follower"
    annotation (Placement(transformation(extent={{90,-10},{110,10}})));
  Modelica.Mechanics.Rotational.Interfaces.Support supportR(phi=phi_support, tau=-camshaft.tau) if useSupportR "Housing, where the cam shaft is borne"
    annotation (Placement(transformation(extent={{-110,-60},{-90,-40}})));
  Modelica.Mechanics.Translational.Interfaces.Support supportT(s=s_support, f=-follower.f) if useSupportT "Housing, where the follower is guided"
    annotation (Placement(transformation(extent={{90,-60},{110,-40}})));

  Boolean liftOff=if ideal then f_n < 0 else false "= true, if a real follower would leave the cam of an ideal mechanism (f_n < 0)";
  Modelica.Units.SI.Length distance "Distance of the follower from the cam axis";
  Modelica.Units.SI.Velocity v "Velocity of the follower, away from the cam axis";
  Modelica.Units.SI.AngularVelocity w "Angular velocity of the cam";
  Modelica.Units.SI.Angle angle "Angle at which the potential of the cam is taken";
  Real kappa(unit="1/m") "Curvature of the cam at the contact point";
  Real kappa_rel(unit="1/m") "Relative curvature at the contact point";
  Modelica.Units.SI.Velocity v_n "Relative velocity of the material points along the contact normal, opening";
  Modelica.Units.SI.Velocity v_t "Sliding velocity of the cam at the contact";
  Modelica.Units.SI.Force f_t "Friction force on the cam";
  Modelica.Units.SI.Force f_side "Side force on the guide of the follower";
  Modelica.Units.SI.Torque tau "Torque of the contact on the cam";
  Modelica.Units.SI.Torque tau_friction "Part of it that is due to friction";
  Modelica.Units.SI.Velocity u_cam "Speed of the surface of the cam past the contact point";
  Modelica.Units.SI.Velocity u_follower "Speed of the surface of the follower past the contact point";
protected
  outer NormalContact.Settings settings "Common settings";
  Modelica.Units.SI.Angle phi_support "Angle of the housing";
  Modelica.Units.SI.Position s_support "Position of the housing";
  Integer sector "Sector of the cam that faces the follower: its change is an event";
  Modelica.Units.SI.Position r_C[2] "Contact point from the cam axis: along the follower, and turned by +90 deg";
  Real e_n[2](each unit="1") "Contact normal, from the follower into the cam, in the same directions";
  Real e_t[2](each unit="1") "Tangent: e_n turned by -90 deg";
  Modelica.Units.SI.Force f[2] "Force on the cam";
initial algorithm
  assert(not (ideal and useEnable), getInstanceName() + ": ideal and useEnable exclude each other, since an ideal follower never leaves the cam. Set useEnable = false, or ideal = false.");
equation
  if not useSupportR then
    phi_support = 0;
  end if;
  if not useSupportT then
    s_support = 0;
  end if;
  distance = follower.s - s_support + s_0;
  v = der(distance);
  w = der(camshaft.phi - phi_support);
  angle = direction - camshaft.phi + phi_support;
  e_t = {e_n[2], -e_n[1]};
  f = f_n*e_n + f_t*e_t;
  tau = r_C[1]*f[2] - r_C[2]*f[1];
  tau_friction = f_t*(r_C[1]*e_t[2] - r_C[2]*e_t[1]);
  camshaft.tau = -tau;
  follower.f = f[1];
  f_side = -f[2];
  power = -f_n*v_n - f_t*v_t;
  lossPower = if ideal then 0 else normalForce.loss - f_t*v_t - friction.stored;
  if ideal then
    gap = 0;
    f_t = 0;
  else
    f_n = normalForce.f_n;
    f_t = -friction.friction*v_t + friction.f_hold[1];
  end if;
  annotation (Documentation(info="<html>
<p>Base class of the cam mechanisms: flanges, force laws, drive torque and side force. The housing stands still, or moves with the
flanges <code>supportR</code> and <code>supportT</code>, which take the torque and the force of the bearings. The power balance
closes: what the cam shaft gives goes to the follower, to the spin of the roller, to the elastic energy of the contact and to <code>lossPower</code>.</p>
<p>With <code>ideal = true</code> the follower never leaves the cam: <code>contact</code> is always true, <code>liftOff</code> tells when a real follower would leave it, and the laws
of force, <code>penetration_max</code> and <code>gapState</code> are not used.</p>
<p>The cam passes from one eighth of a turn to the next, and over the joints of its shape, with an event: no integrator steps over a lobe.</p>
</html>"));
end CamFollower;
