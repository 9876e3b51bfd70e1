within NormalContact.Interfaces;
partial model IdealContact "What all ideal contacts share: signals"
  parameter Boolean useSignals=false "= true, if the limits of the ideal contact and the normal force are signals"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  Modelica.Blocks.Interfaces.BooleanOutput liftOffSignal=liftOff if useSignals "= true, if a real contact would lift off"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={20,110})));
  Modelica.Blocks.Interfaces.RealOutput forceSignal(unit="N")=f_n if useSignals "Normal force"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={80,110})));
  Boolean liftOff "= true, if a real contact would lift off (f_n < 0)";
  Modelica.Units.SI.Force f_n "Normal force on the body";
  annotation (Documentation(info="<html>
<p>Base class of all ideal contacts. The signals appear when they are asked for (tab Ports): connect them with a switch, a
<code>Modelica.Blocks.Logical.TerminateSimulation</code>, or a plot.</p>
</html>"));
end IdealContact;
