within NormalContact.Gait;
model Foot "Foot with one sole, or with several bodies, on the ground"
  import Modelica.Mechanics.MultiBody.Frames;
  extends NormalContact.Icons.Foot;
  parameter Real sole[:]=if soleFile == "" then Shapes.Planar.rolling(a0=0.08, a={0.0583,-0.0127,-0.0051}, b={0.0423,0.0041,-0.0016}) else Shapes.Planar.fromFile(soleFile, element=getInstanceName(), R=0)
    "Sole around the ankle, a generating potential"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Shapes.Planar.rolling(a0=0.08, a={0.0583,-0.0127,-0.0051}, b={0.0423,0.0041,-0.0016}) "Sole that rolls from heel to toe",
      choice=NormalContact.Gait.walkingSole() "Sole of a published walking stride",
      choice=NormalContact.Gait.roundSole(r=0.3, x=0.05, y=0.2) "Round sole"));
  parameter String soleFile="" "Shape file of the sole (then leave sole as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Length circles[:, 3]=fill(0, 0, 3) "Instead of it: circles, each {r,x,y}"
    annotation (Dialog(group="Shape"));
  parameter Boolean homogeneous=false "= true, if mass, centre of mass and inertia are those of a plate of the shape of the sole"
    annotation (Evaluate=true, Dialog(group="Mass"), choices(checkBox=true));
  parameter Modelica.Units.SI.Density density(min=Modelica.Constants.small)=1100 "Its density"
    annotation (Dialog(group="Mass", enable=homogeneous));
  parameter Modelica.Units.SI.Length width(min=Modelica.Constants.small)=0.06 "Its width"
    annotation (Dialog(group="Mass", enable=homogeneous));
  parameter Modelica.Units.SI.Mass m(min=0)=if homogeneous then plate.m else 1 "Mass of the foot"
    annotation (Dialog(group="Mass", enable=not homogeneous));
  parameter Modelica.Units.SI.Position r_CM[3]=if homogeneous then {plate.r_CM[1],plate.r_CM[2],0} else {0.05,-0.03,0} "Centre of mass, from the ankle"
    annotation (Dialog(group="Mass", enable=not homogeneous));
  parameter Modelica.Units.SI.Inertia I_33(min=0)=if homogeneous then plate.J else 0.004 "Inertia about the centre of mass"
    annotation (Dialog(group="Mass", enable=not homogeneous));
  replaceable model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, m=1.5, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=2)
    constrainedby NormalContact.Interfaces.NormalForce "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Forces"));
  replaceable model Friction = NormalContact.Forces.Friction.Sticking (mu=0.8, z_max=1e-3)
    constrainedby NormalContact.Interfaces.Friction "Law of friction"
    annotation (choicesAllMatching=true, Dialog(group="Forces"));
  parameter Modelica.Units.SI.Length penetration_max(min=0)=0.04 "Largest penetration: a deeper one ends the simulation with a message"
    annotation (Dialog(tab="Advanced"));
  parameter Real share(min=0, max=1)=1 "Where the forces act: 1 at the surface of the ground, 0 at the sole, 1/2 between them, as in OpenSim"
    annotation (Evaluate=true, Dialog(tab="Advanced"));
  parameter Boolean useEnable=false "= true, if a signal lets the foot pass through the ground, as a swing foot that must not scuff"
    annotation (Evaluate=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean useSignals=false "= true, if ground reaction force, its moment, centre of pressure and contact are signals"
    annotation (Evaluate=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean aboutAnkle=true "= true, if the moment is about the ankle, else about the point r_t of the world"
    annotation (Evaluate=true, Dialog(tab="Ports", enable=useSignals), choices(checkBox=true));
  parameter Modelica.Units.SI.Position r_t[3]={0,0,0} "Point of the world frame that the moment is about"
    annotation (Dialog(tab="Ports", enable=useSignals and not aboutAnkle));
  parameter Boolean animation=settings.animation "= true, if the soles are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String soleMesh="" "File with a mesh of the sole (.stl, .obj), drawn instead of rods; see Visualizers.PlanarBody"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a ankle "Ankle: x to the toe, y up, z to the right"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=-90, origin={0,100})));
  Modelica.Blocks.Interfaces.BooleanInput enable if useEnable "= false: the foot passes through the ground"
    annotation (Placement(transformation(extent={{-140,-20},{-100,20}})));
  Modelica.Blocks.Interfaces.RealOutput forceSignal[2](each unit="N")=f if useSignals "Ground reaction force"
    annotation (Placement(transformation(extent={{100,50},{120,70}})));
  Modelica.Blocks.Interfaces.RealOutput momentSignal(unit="N.m")=t if useSignals "Moment of the ground reaction force"
    annotation (Placement(transformation(extent={{100,20},{120,40}})));
  Modelica.Blocks.Interfaces.RealOutput pressureSignal(unit="m")=x_P if useSignals "Centre of pressure"
    annotation (Placement(transformation(extent={{100,-10},{120,10}})));
  Modelica.Blocks.Interfaces.BooleanOutput contactSignal=touches if useSignals "= true, if the foot touches the ground"
    annotation (Placement(transformation(extent={{100,-70},{120,-50}})));
  Modelica.Units.SI.Force f[2]={sum(contact[i].f_t for i in 1:n),sum(contact[i].f_n for i in 1:n)} "Ground reaction force on the foot: along the ground, and away from it";
  Modelica.Units.SI.Torque t=-sum(contact[i].frame_a.t[3] for i in 1:n) + (if aboutAnkle then 0 else cross(ankle.r_0 - r_t, Frames.resolve1(ground.frame.R, {f[1],f[2],0}))*{0,0,1})
    "Moment of the ground reaction force on the foot, positive to raise the toe";
  Modelica.Units.SI.Position x_P=noEvent(if f[2] > f_small then sum(contact[i].f_n*contact[i].r_C_b[1] - (1 - share)*contact[i].gap*contact[i].f_t for i in 1:n)/f[2] else Frames.resolve2(ground.frame.R, ankle.r_0 - ground.frame.r_0)*{1,0,0})
    "Centre of pressure along the ground, in its frame, which moves with the belt; below the ankle while the foot is in the air";
  Boolean touches=Modelica.Math.BooleanVectors.anyTrue(contact.contact) "= true, if the foot touches the ground";
  NormalContact.Contacts.BodyLine contact[n](
    shape=if size(circles, 1) > 0 then {roundSole(circles[i, 1], circles[i, 2], circles[i, 3]) for i in 1:n} else {sole for i in 1:n},
    each penetration_max=penetration_max,
    each share=share,
    each useEnable=useEnable,
    each animation=animation,
    each meshFile=soleMesh,
    each drawLine=false,
    redeclare each NormalForce normalForce,
    redeclare each Friction friction) "Contact of each sole with the ground"
    annotation (Placement(transformation(extent={{-10,-70},{10,-50}})));
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=m,
    r_CM=r_CM,
    I_33=I_33,
    animation=false) "Mass of the foot"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
protected
  final parameter Functions.Planar.MassData unit=Functions.Planar.massProperties(sole, 1, name=getInstanceName()) "Mass properties of the sole for the mass 1 kg";
  final parameter Functions.Planar.MassData plate=Functions.Planar.MassData(m=density*width*unit.area, area=unit.area, r_CM=unit.r_CM, J=density*width*unit.area/unit.m*unit.J) "Mass properties of the plate";
  final parameter Integer n=max(1, size(circles, 1)) "Number of contacts" annotation (Evaluate=true);
  constant Modelica.Units.SI.Force f_small=1e-9 "Force below which there is no centre of pressure";
  outer NormalContact.Gait.Ground ground;
  outer NormalContact.Settings settings "Common settings";
initial algorithm
  assert(not homogeneous or size(circles, 1) == 0, getInstanceName() + ": a homogeneous foot has the mass of a plate of its sole, which circles replace. Set homogeneous = false, and give m, r_CM and I_33.");
  assert(soleFile == "" or Modelica.Math.Vectors.isEqual(sole, Shapes.Planar.fromFile(soleFile, size(sole, 1), getInstanceName())), "The sole and the soleFile of " + getInstanceName() + " are both given: remove one of them.");
equation
  connect(ankle, body.frame_a);
  for i in 1:n loop
    connect(ankle, contact[i].frame_a);
    connect(ground.frame, contact[i].frame_b);
    connect(enable, contact[i].enable);
  end for;
  annotation (defaultComponentName="foot", Icon(graphics={
        Line(points={{-100,-76},{100,-76}}, color={64,64,64}, thickness=0.5)}),
    Documentation(info="<html>
<p>One <code>sole</code>, around the ankle with x to the toe and y up, that rolls from heel to toe gives one smooth contact;
<code>circles</code>, radius and centre from the ankle to the toe and up, as <code>{{0.035,-0.013,-0.028},{0.015,0.133,-0.054}}</code> for heel and toe, share the load.</p>
<p>The ground gives <code>f</code>, its force on the foot along and away from the ground, and <code>x_P</code>, where it acts. Forces act at the
surface of the ground, as a force plate sees them. <code>x_P</code> counts from the frame of the ground, which moves with <code>v_belt</code>: on a treadmill add <code>v_belt*time</code>.</p>
<p>Its moment <code>t</code> is about the ankle, or about a point of the world. Mass, centre of mass and inertia are data, or those of a plate of the shape of the sole.</p>
<h4>Connections</h4>
<p>Connect <code>ankle</code> with the joint or the leg; the model needs an <code>inner</code>
<a href=\"modelica://NormalContact.Gait.Ground\">Ground</a>, which is not a connector.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchFoot.svg\" alt=\"Ankle, ground, force and centre of pressure of a foot\"></p>
<h4>Stiffness, damping, friction</h4>
<p><a href=\"modelica://NormalContact.UsersGuide.Feet\">How to choose them</a>; <a href=\"modelica://NormalContact.Gait.padStiffness\">padStiffness</a> takes them from a record of
force and deflection. The default is a soft sole: f = 1e6 N/m<sup>1.5</sup> &delta;<sup>1.5</sup> (1 + 2 s/m d&delta;/dt); 700 N press it in by 8 mm. A penetration of more
than <code>penetration_max</code> ends the simulation with a message.
Friction sticks with &mu; = 0.8.</p>
<h4>Limitations</h4>
<p>Motion in the plane of x and y. A flat foot on a flat ground touches along a line: give the sole a radius.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.Gait.Standing\">Standing</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Stride\">Stride</a>,
<a href=\"modelica://NormalContact.Examples.Gait.Human\">Human</a></p>
</html>"));
end Foot;
