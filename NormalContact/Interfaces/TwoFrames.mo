within NormalContact.Interfaces;
partial model TwoFrames "Frames of a shaped body and of its counterpart"
  Modelica.Mechanics.MultiBody.Interfaces.Frame_a frame_a "Shaped body: the shape is resolved in this frame"
    annotation (Placement(transformation(extent={{-116,-16},{-84,16}})));
  Modelica.Mechanics.MultiBody.Interfaces.Frame_b frame_b "Counterpart: what the body touches, often the world"
    annotation (Placement(transformation(extent={{84,-16},{116,16}})));
protected
  outer Modelica.Mechanics.MultiBody.World world;
equation
  assert(cardinality(frame_a) > 0, getInstanceName() + ": frame_a is not connected. Connect it with the shaped body.");
  assert(cardinality(frame_b) > 0, getInstanceName() + ": frame_b is not connected. Connect it with the counterpart, for example with world.frame_b.");
  annotation (Documentation(info="<html>
<p>As <code>Modelica.Mechanics.MultiBody.Interfaces.PartialTwoFrames</code>, with what the frames mean here, and messages that name the element and the remedy.</p>
</html>"));
end TwoFrames;
