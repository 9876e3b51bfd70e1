within NormalContact.Gait;
model SpatialFootOnTerrain "Foot in space, with one sole or several bodies, on a terrain"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialFoot;
  parameter Integer points(min=1, max=8)=2 "Number of contact points of each body that are kept apart, where the ground is hollow"
    annotation (Evaluate=true, Dialog(group="Shape"));
  NormalContact.Contacts.BodyTerrain contact[n*points](
    shape=if size(ellipsoids, 1) > 0 then {ellipsoidSole(ellipsoids[div(i - 1, points) + 1, 1], ellipsoids[div(i - 1, points) + 1, 2], ellipsoids[div(i - 1, points) + 1, 3], ellipsoids[div(i - 1, points) + 1, 4], ellipsoids[div(i - 1, points) + 1, 5], ellipsoids[div(i - 1, points) + 1, 6]) for i in 1:n*points} else {sole for i in 1:n*points},
    each terrain=terrain.surface,
    each cells=terrain.cells,
    each points=points,
    number={mod(i - 1, points) + 1 for i in 1:n*points},
    animation={animation and mod(i - 1, points) == 0 for i in 1:n*points},
    each meshFile=soleMesh,
    each drawTerrain=false,
    each penetration_max=penetration_max,
    each share=1,
    each useEnable=useEnable,
    redeclare each NormalForce normalForce,
    redeclare each Friction friction) "Contact of each sole with the terrain, in up to so many points"
    annotation (Placement(transformation(extent={{-10,-70},{10,-50}})));
protected
  outer NormalContact.Gait.Terrain terrain;
  Modelica.Units.SI.Torque moment[n*points, 3] "Moment of each contact about the centre of pressure";
equation
  load = sum(contact[i].f_n for i in 1:n*points);
  f = {sum(contact[i].f_n*contact[i].e_n[k] + contact[i].f_t[k] for i in 1:n*points) for k in 1:3};
  r_P = noEvent(if load > f_small then {sum(contact[i].f_n*contact[i].r_C_b[k] for i in 1:n*points)/load for k in 1:3} else Frames.resolve2(terrain.frame.R, ankle.r_0 - terrain.frame.r_0));
  t = {sum(moment[:, k]) for k in 1:3};
  touches = Modelica.Math.BooleanVectors.anyTrue(contact.contact);
  for i in 1:n*points loop
    moment[i, :] = cross(contact[i].r_C_b - r_P, contact[i].f_n*contact[i].e_n + contact[i].f_t) + contact[i].t;
    connect(ankle, contact[i].frame_a);
    connect(terrain.frame, contact[i].frame_b);
    connect(enable, contact[i].enable);
  end for;
  annotation (defaultComponentName="foot", Icon(graphics={
        Line(points={{-100,-76},{-60,-90},{-20,-80},{30,-84},{70,-72},{100,-84}}, color={64,64,64}, smooth=Smooth.Bezier)}),
    Documentation(info="<html>
<p>As <a href=\"modelica://NormalContact.Gait.SpatialFoot\">SpatialFoot</a>, on an <code>inner</code>
<a href=\"modelica://NormalContact.Gait.Terrain\">Terrain</a>: a height field, stairs, or any other surface. Where the ground is hollow a sole touches it in up to <code>points</code> points. <code>f</code>, <code>r_P</code> and
<code>t</code> are in the frame of the terrain.</p>
<h4>Connections</h4>
<p>Connect <code>ankle</code> with the joint or the leg; the ground is the <code>inner</code> object of the model, not a connector.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFoot.svg\" alt=\"Ankle, ground, force and centre of pressure of a foot\"></p>
<h4>Limitations</h4>
<p>Those of <a href=\"modelica://NormalContact.Contacts.BodyTerrain\">BodyTerrain</a>. Every body of every foot has a copy of the terrain among its parameters: keep the number of heights below some hundreds.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.WalkOnTerrain\">WalkOnTerrain</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Stairs\">Stairs</a></p>
</html>"));
end SpatialFootOnTerrain;
