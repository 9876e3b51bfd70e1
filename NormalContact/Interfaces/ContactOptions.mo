within NormalContact.Interfaces;
partial model ContactOptions "Options of an elastic contact, in the tabs Advanced and Ports"
  parameter Boolean gapState=false "= true, if the penetration is a state of its own, which the step size control of the solver sees"
    annotation (Evaluate=true, Dialog(tab="Advanced"), choices(checkBox=true));
  parameter Boolean useEnable=false "= true, if a signal switches the contact on and off"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean useSignals=false "= true, if contact, gap, normal force and the power that is lost are signals"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  parameter Boolean useHeatPort=false "= true, if heatPort is enabled"
    annotation (Evaluate=true, HideResult=true, Dialog(tab="Ports"), choices(checkBox=true));
  annotation (Documentation(info="<html>
<p>Options that every elastic contact has. An element extends them before its geometry, whose tab Animation is then the last one of the dialog.</p>
</html>"));
end ContactOptions;
