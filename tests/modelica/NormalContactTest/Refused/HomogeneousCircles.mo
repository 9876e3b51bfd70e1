within NormalContactTest.Refused;
model HomogeneousCircles "refused: HomogeneousCircles.foot: a homogeneous foot has the mass of a plate of its sole, which circles replace. Set homogeneous = false, and give m, r_CM and I_33."
  inner Modelica.Mechanics.MultiBody.World world(enableAnimation=false);
  inner NormalContact.Settings settings;
  inner NormalContact.Gait.Ground ground(r_0={0,-1,0});
  NormalContact.Gait.Foot foot(homogeneous=true, circles=[0.035,-0.013,-0.028; 0.015,0.133,-0.054]);
equation
  connect(world.frame_b, foot.ankle);
end HomogeneousCircles;
