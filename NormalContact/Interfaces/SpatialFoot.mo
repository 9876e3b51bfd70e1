within NormalContact.Interfaces;
partial model SpatialFoot "Foot in space: soles, mass, ankle and signals"
  extends NormalContact.Icons.Foot;
  parameter Real sole[:]=if soleFile == "" then Gait.ellipsoidSole(a=0.13, b=0.06, c=0.05, x=0.05, y=-0.02, z=0) else Shapes.Spatial.fromFile(soleFile, element=getInstanceName()) "Sole around the ankle, a generating potential: x to the toe, y up, z to the right"
    annotation (Dialog(group="Shape"), choices(
      choice=NormalContact.Gait.ellipsoidSole(a=0.13, b=0.06, c=0.05, x=0.05, y=-0.02, z=0) "Ellipsoid"));
  parameter String soleFile="" "Shape file of the sole (then leave sole as it is)"
    annotation (Evaluate=true, Dialog(group="Shape from a file", loadSelector(filter="Shape files (*.txt *.json);;All files (*)", caption="Open a shape file")));
  parameter Modelica.Units.SI.Length ellipsoids[:, 6]=fill(0, 0, 6) "Instead of it: ellipsoids, each {a,b,c,x,y,z}"
    annotation (Dialog(group="Shape"));
  parameter Modelica.Units.SI.Mass m(min=0)=1 "Mass of the foot"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Position r_CM[3]={0.05,-0.03,0} "Centre of mass, from the ankle"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Inertia I_11(min=0)=0.001 "Inertia about the x axis through the centre of mass"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Inertia I_22(min=0)=0.004 "Inertia about the y axis"
    annotation (Dialog(group="Mass"));
  parameter Modelica.Units.SI.Inertia I_33(min=0)=0.004 "Inertia about the z axis"
    annotation (Dialog(group="Mass"));
  replaceable model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=1e6, m=1.5, dissipation=NormalContact.Types.Dissipation.GivenFactor, chi_given=2)
    constrainedby NormalContact.Interfaces.NormalForce "Law of the normal force"
    annotation (choicesAllMatching=true, Dialog(group="Forces"));
  replaceable model Friction = NormalContact.Forces.Friction.Sticking (mu=0.8, z_max=1e-3)
    constrainedby NormalContact.Interfaces.Friction "Law of friction"
    annotation (choicesAllMatching=true, Dialog(group="Forces"));
  parameter Modelica.Units.SI.Length penetration_max(min=0)=0.04 "Largest penetration: a deeper one ends the simulation with a message"
    annotation (Dialog(tab="Advanced"));
  parameter Boolean useEnable=false "= true, if a signal lets the foot pass through the ground, as a swing foot that must not scuff"
    annotation (Evaluate=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean useSignals=false "= true, if ground reaction force, moment, centre of pressure and contact are signals"
    annotation (Evaluate=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean animation=settings.animation "= true, if the soles are drawn"
    annotation (Evaluate=true, Dialog(tab="Animation"), choices(checkBox=true));
  parameter String soleMesh="" "File with a mesh of the sole (.stl, .obj), drawn instead of rods; see Visualizers.SpatialBody"
    annotation (Evaluate=true, Dialog(tab="Animation", enable=animation, loadSelector(filter="Meshes (*.stl *.obj);;All files (*)", caption="Open a mesh")));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a ankle "Ankle: x to the toe, y up, z to the right"
    annotation (Placement(transformation(extent={{-16,-16},{16,16}}, rotation=-90, origin={0,100})));
  Modelica.Blocks.Interfaces.BooleanInput enable if useEnable "= false: the foot passes through the ground"
    annotation (Placement(transformation(extent={{-140,-20},{-100,20}})));
  Modelica.Blocks.Interfaces.RealOutput forceSignal[3](each unit="N")=f if useSignals "Ground reaction force"
    annotation (Placement(transformation(extent={{100,60},{120,80}})));
  Modelica.Blocks.Interfaces.RealOutput momentSignal[3](each unit="N.m")=t if useSignals "Moment about the centre of pressure"
    annotation (Placement(transformation(extent={{100,20},{120,40}})));
  Modelica.Blocks.Interfaces.RealOutput pressureSignal[3](each unit="m")=r_P if useSignals "Centre of pressure"
    annotation (Placement(transformation(extent={{100,-40},{120,-20}})));
  Modelica.Blocks.Interfaces.BooleanOutput contactSignal=touches if useSignals "= true, if the foot touches the ground"
    annotation (Placement(transformation(extent={{100,-80},{120,-60}})));
  Modelica.Units.SI.Force f[3] "Ground reaction force on the foot, resolved in the frame of the ground";
  Modelica.Units.SI.Torque t[3] "Its moment about the centre of pressure, resolved in the frame of the ground";
  Modelica.Units.SI.Position r_P[3] "Centre of pressure, in the frame of the ground, which moves with a belt; below the ankle while the foot is in the air";
  Boolean touches "= true, if the foot touches the ground";
  Modelica.Mechanics.MultiBody.Parts.Body body(
    m=m,
    r_CM=r_CM,
    I_11=I_11,
    I_22=I_22,
    I_33=I_33,
    animation=false) "Mass of the foot"
    annotation (Placement(transformation(extent={{40,-10},{60,10}})));
protected
  outer NormalContact.Settings settings "Common settings";
  final parameter Integer n=max(1, size(ellipsoids, 1)) "Number of bodies" annotation (Evaluate=true);
  constant Modelica.Units.SI.Force f_small=1e-9 "Force below which there is no centre of pressure";
  Modelica.Units.SI.Force load "Sum of the normal forces";
initial algorithm
  assert(soleFile == "" or Modelica.Math.Vectors.isEqual(sole, Shapes.Spatial.fromFile(soleFile, size(sole, 1), getInstanceName())), "The sole and the soleFile of " + getInstanceName() + " are both given: remove one of them.");
equation
  connect(ankle, body.frame_a);
  annotation (Icon(graphics={
        Ellipse(extent={{-60,-46},{84,-70}}, lineColor={0,60,130})}),
    Documentation(info="<html>
<p>What feet in space share. The centre of pressure is the mean of the contact points, weighted by their normal forces; on level ground it is that of a force plate.</p>
</html>"));
end SpatialFoot;
