within NormalContactTest.Planar;
model CommonSettings "Elements take their defaults from the settings, and override them"
  inner Modelica.Mechanics.MultiBody.World world;
  inner NormalContact.Settings settings(E=1e9, nu=0.2, density=1000, K=1e6, m=1.2, c=1e5, d=10, restitution=0.4, mu=0.7, mu_s=0.8, v_d=1e-3, animation=false);
  Drop common "Takes the settings of the model";
  Drop own(plate(density=7800), contact(normalForce(restitution=0.8, E_a=2e9), friction(mu=0.1))) "Overrides some of them";
  Level nested "Has settings of its own";
  NormalContact.Forces.Normal.PowerLaw power(gap=1, v_n=0, contact=false, kappa={1,1});
  NormalContact.Forces.Normal.Linear linear(gap=1, v_n=0, contact=false, kappa={1,1});
  NormalContact.ValveTrain.OilFilm film(f_n=1, kappa=1, u_a=1, u_b=1) "Of the same material";
  inner NormalContact.Gait.Ground ground(r_0={0,-1,0}) "Is not drawn";
  NormalContact.Gait.Foot foot "Is not drawn";
  output Real rebound=common.rebound "0.4";
  output Real rebound_own=own.rebound "0.8";
  output Real rebound_nested=nested.drop.rebound "0.5";
  output Real m=common.plate.m/own.plate.m "1000/7800";
  output Real E_eff=common.contact.normalForce.E_eff "E/(2 (1 - nu^2))";
  output Real E_eff_film=film.E_eff "the same";
  output Real E_eff_own=own.contact.normalForce.E_eff "1/((1 - nu^2) (1/E_a + 1/E_b))";
  output Real difference=sum(abs({common.contact.friction.mu,common.contact.friction.v_d,own.contact.friction.mu,power.K,power.m,power.restitution,linear.c,linear.d}
     - {0.7,1e-3,0.1,1e6,1.2,0.4,1e5,10})) "Of the parameters of the laws from what was set: 0";
protected
  model Drop "Disc that falls on a line"
    outer Modelica.Mechanics.MultiBody.World world;
    Modelica.Mechanics.MultiBody.Joints.Planar planar(s_y(start=0.15, fixed=true), s_x(fixed=true), phi(fixed=true), v_x(fixed=true), v_y(fixed=true), w(fixed=true), animation=false);
    NormalContact.Parts.ShapedPlate plate(shape=NormalContact.Shapes.Planar.circle(r=0.1));
    NormalContact.Contacts.BodyLine contact(shape=NormalContact.Shapes.Planar.circle(r=0.1));
    discrete Real rebound(start=0, fixed=true) "Speed after the first impact over that before it";
  equation
    connect(world.frame_b, planar.frame_a);
    connect(planar.frame_b, plate.frame_a);
    connect(plate.frame_a, contact.frame_a);
    connect(world.frame_b, contact.frame_b);
    when not contact.contact and pre(rebound) <= 0 then
      rebound = planar.v_y/sqrt(2*world.g*0.05);
    end when;
  end Drop;
  model Level "A part with settings of its own"
    inner NormalContact.Settings settings(restitution=0.5, animation=false);
    Drop drop;
  end Level;
equation
  connect(world.frame_b, foot.ankle);
initial algorithm
  assert(not (common.contact.animation or common.plate.drawShape or ground.animation or foot.animation), "The settings do not switch the animation off.");
  annotation (experiment(StopTime=0.15, Interval=0.005, Tolerance=1e-9));
end CommonSettings;
