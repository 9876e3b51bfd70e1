within NormalContactTest.Planar;
model SwitchingPlate "Plates that bounce, slide, roll and lift off by themselves: closed forms"
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false, g=9.81);
  inner NormalContact.Settings settings(animation=false);
  parameter Real disc[:]=NormalContact.Shapes.Planar.circle(r=0.1) "A disc";
  NormalContact.Parts.PlateOnLine bouncing(shape=disc, restitution=0.5, y_start=0.6, v_small=0.05, v_x_start=1, w_start=-10) "Falls 0.5 m and bounces until it rests";
  NormalContact.Parts.PlateOnLine skidding(shape=disc, restitution=0, mu=0.2, y_start=0.1001, v_x_start=1) "Slides, then rolls with 2/3 of its speed";
  NormalContact.Parts.PlateOnLine fast(shape=NormalContact.Shapes.Planar.ellipse(a=0.2, b=0.1), contact_start=true, w_start=-20, mu=1, restitution=0.3) "Slides and lifts off";
  NormalContact.Parts.PlateOnLine slow(shape=NormalContact.Shapes.Planar.ellipse(a=0.2, b=0.1), contact_start=true, w_start=-12, mu=1) "Rolls as in Examples.Planar.RollingEllipse";
  output Real y=bouncing.y "Height";
  output Real v_rolled=bouncing.v_x "It touches rolling, so it keeps its speed";
  output Real v_skid=skidding.v_x - max(1 - 0.2*9.81*(if skidding.contact then time else 0), 2/3) "Speed: 1 - mu g t, since the impact makes up for the fall, then 2/3";
  output Real E_slow=0.5*slow.mass.m*(slow.v_x^2 + slow.v_y^2) + 0.5*slow.mass.J*slow.w^2 + slow.mass.m*9.81*slow.y "Energy of rolling";
  output Real w_slow=slow.w "Angular velocity";
  output Real gap_slow=slow.gap "Gap";
  output Real E_fast=0.5*fast.mass.m*(fast.v_x^2 + fast.v_y^2) + 0.5*fast.mass.J*fast.w^2 + fast.mass.m*9.81*fast.y "Energy, which falls at impacts";
  output Real gap_fast=fast.gap "It flies and comes back";
  output Real rests=if bouncing.contact then 1 else 0 "At the end";
equation
  connect(world.frame_b, bouncing.frame_b);
  connect(world.frame_b, skidding.frame_b);
  connect(world.frame_b, fast.frame_b);
  connect(world.frame_b, slow.frame_b);
  annotation (experiment(StopTime=2, Interval=0.01, Tolerance=1e-8));
end SwitchingPlate;
