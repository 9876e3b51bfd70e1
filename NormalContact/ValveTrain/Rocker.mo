within NormalContact.ValveTrain;
model Rocker "Rocker with two arms, its ratio follows from the geometry"
  parameter Modelica.Units.SI.Length l_a(min=Modelica.Constants.small)=0.025 "Length of the arm at flange_a"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Length l_b(min=Modelica.Constants.small)=0.04 "Length of the arm at flange_b"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Angle phi_a=0 "Angle of the arm at flange_a from the normal to its motion, for phi = 0"
    annotation (Dialog(group="Geometry"));
  parameter Modelica.Units.SI.Angle phi_b=0 "The same for the arm at flange_b"
    annotation (Dialog(group="Geometry"));
  parameter Boolean inverts=false "= true, if the positions of both ends count in opposite senses"
    annotation (Evaluate=true, Dialog(group="Geometry"), choices(checkBox=true));
  parameter Modelica.Units.SI.Inertia J(min=0)=3e-5 "Inertia about the axis"
    annotation (Dialog(group="Mass"));
  parameter Boolean useSupport=false "= true, if the axis moves along flange_a: flange support, else it stands still"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a "Driven end: push rod"
    annotation (Placement(transformation(extent={{-110,-10},{-90,10}})));
  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b "Driving end: valve"
    annotation (Placement(transformation(extent={{90,-10},{110,10}})));
  Modelica.Mechanics.Translational.Interfaces.Support support(s=s_support, f=f_support) if useSupport "Axis"
    annotation (Placement(transformation(extent={{-10,-110},{10,-90}})));
  Modelica.Units.SI.Angle phi(start=0, stateSelect=StateSelect.prefer) "Angle of the rocker"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Modelica.Units.SI.AngularVelocity w(stateSelect=StateSelect.prefer) "Its rate"
    annotation (Dialog(group="Initialization", showStartAttribute=true));
  Real ratio(unit="1") "Ratio of the velocities at b and a";
  Modelica.Units.SI.Force f_support "Force on the axis, along flange_a";
protected
  Modelica.Units.SI.Position s_support "Position of the axis";
  final parameter Real sign_b=if inverts then -1 else 1 "Sense of the motion at b";
equation
  if not useSupport then
    s_support = 0;
  end if;
  flange_a.s = s_support + l_a*(sin(phi + phi_a) - sin(phi_a));
  flange_b.s = sign_b*(l_b*(sin(phi + phi_b) - sin(phi_b)) - s_support);
  f_support = sign_b*flange_b.f - flange_a.f;
  w = der(phi);
  ratio = sign_b*l_b*cos(phi + phi_b)/(l_a*cos(phi + phi_a));
  J*der(w) = l_a*cos(phi + phi_a)*flange_a.f + sign_b*l_b*cos(phi + phi_b)*flange_b.f;
  assert(noEvent(cos(phi + phi_a) > 0 and cos(phi + phi_b) > 0), "An arm of " + getInstanceName() + " has turned into the direction of its motion: the rocker jams. Make the arms longer, or the lift smaller.");
  annotation (defaultComponentName="rocker", Icon(graphics={
        Polygon(points={{-90,0},{-80,16},{0,44},{80,16},{90,0},{80,4},{0,22},{-80,4},{-90,0}}, lineColor={64,64,64}, fillColor={205,205,205}, fillPattern=FillPattern.Solid),
        Ellipse(extent={{-12,44},{12,20}}, lineColor={64,64,64}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
        Text(extent={{-150,95},{150,55}}, textColor={0,0,255}, textString="%name"),
        Text(extent={{-150,-30},{150,-60}}, textColor={0,0,0}, textString="%l_a : %l_b")}),
    Documentation(info="<html>
<p>Two arms on one axis turn together; their ends move s = l (sin(&phi; + &phi;<sub>0</sub>) - sin &phi;<sub>0</sub>) along their guides. The ratio of the
rocker is not constant: it follows from the angles of the arms. Both ends move in the same sense as it is usual in the drawings of valve
trains: a push rod that rises opens the valve; <code>inverts</code> changes that. The axis stands still, or moves with the flange <code>support</code>
along flange_a; <code>f_support</code> is the force on it. The mass of the rocker belongs to what the flange is connected with.</p>
<h4>Connections</h4>
<p>Connect <code>flange_a</code> with the push rod or follower and <code>flange_b</code> with the valve. Positions grow where the valve opens.</p>
<p><img src=\"modelica://NormalContact/Resources/Images/SketchTrain.svg\" alt=\"Chain of a valve train with the flanges of its parts\"></p>
<h4>Limitations</h4>
<p>Arms are rigid, and ends move along straight guides; sliding on the tips of the arms, and friction, are left out.</p>
<h4>Examples</h4>
<p><a href=\"modelica://NormalContact.Examples.ValveTrain.PushRod\">PushRod</a>,
<a href=\"modelica://NormalContact.Examples.ValveTrain.Desmodromic\">Desmodromic</a></p>
</html>"));
end Rocker;
