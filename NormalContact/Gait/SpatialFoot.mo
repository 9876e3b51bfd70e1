within NormalContact.Gait;
model SpatialFoot "Foot in space, with one sole or several bodies, on the ground"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Interfaces.SpatialFoot;
  NormalContact.Contacts.BodyPlane contact[n](
    shape=if size(ellipsoids, 1) > 0 then {ellipsoidSole(ellipsoids[i, 1], ellipsoids[i, 2], ellipsoids[i, 3], ellipsoids[i, 4], ellipsoids[i, 5], ellipsoids[i, 6]) for i in 1:n} else {sole for i in 1:n},
    each animation=animation,
    each meshFile=soleMesh,
    each drawPlane=false,
    each penetration_max=penetration_max,
    each share=1,
    each useEnable=useEnable,
    redeclare each NormalForce normalForce,
    redeclare each Friction friction) "Contact of each sole with the ground"
    annotation (Placement(transformation(extent={{-10,-70},{10,-50}})));
protected
  outer NormalContact.Gait.Ground ground;
  Modelica.Units.SI.Torque moment[n, 3] "Moment of each contact about the centre of pressure";
equation
  load = sum(contact[i].f_n for i in 1:n);
  f = {sum(contact[i].f_n*contact[i].e_n[k] + contact[i].f_t[k] for i in 1:n) for k in 1:3};
  r_P = noEvent(if load > f_small then {sum(contact[i].f_n*contact[i].r_C_b[k] for i in 1:n)/load for k in 1:3} else Frames.resolve2(ground.frame.R, ankle.r_0 - ground.frame.r_0));
  t = {sum(moment[:, k]) for k in 1:3};
  touches = Modelica.Math.BooleanVectors.anyTrue(contact.contact);
  for i in 1:n loop
    moment[i, :] = cross(contact[i].r_C_b - r_P, contact[i].f_n*contact[i].e_n + contact[i].f_t) + contact[i].t;
    connect(ankle, contact[i].frame_a);
    connect(ground.frame, contact[i].frame_b);
    connect(enable, contact[i].enable);
  end for;
  annotation (defaultComponentName="foot", Icon(graphics={
        Polygon(points={{-100,-84},{-40,-68},{100,-68},{40,-84},{-100,-84}}, lineColor={64,64,64}, pattern=LinePattern.Solid)}),
    Documentation(info="<html>
<p>One <code>sole</code>, any convex body around the ankle with x to the toe, y up and z to the right
(<code>Shapes.Spatial</code>, also fitted to a scan by <code>fromFile</code>), gives one smooth contact; <code>ellipsoids</code>, semi-axes and centre of each, share the load.</p>
<p>The ground gives <code>f</code>, its force on the foot, <code>r_P</code>, the centre of pressure, and <code>t</code>, the moment about it, all in the frame of the ground. Forces act at the
surface of the ground, as a force plate sees them. <code>r_P</code> counts from the frame of the ground, which moves with <code>v_belt</code>: on a treadmill add
<code>{v_belt*time,0,0}</code>.</p>
<h4>Connections</h4>
<p>Connect <code>ankle</code> with the joint or the leg; the model needs an <code>inner</code>
<a href=\"modelica://NormalContact.Gait.Ground\">Ground</a>, whose plane is extended along z.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFoot.svg\" alt=\"Ankle, ground, force and centre of pressure of a foot\"></p>
<h4>Limitations</h4>
<p>A flat sole on a flat ground touches along an area: give it a radius. The force acts in a point, so one sole resists turning about the vertical only by <code>spinningArm</code> of its contact.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.SpatialStanding\">SpatialStanding</a>; <a href=\"modelica://NormalContact.Examples.Gait.WalkOnTerrain\">WalkOnTerrain</a> has
the same on a terrain</p>
</html>"));
end SpatialFoot;
