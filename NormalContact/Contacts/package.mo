within NormalContact;
package Contacts "Elastic, unilateral contact elements"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>Elements between two frames of <code>Modelica.Mechanics.MultiBody</code>: the shaped body at frame_a, the counterpart at
frame_b. They apply a normal force when the bodies overlap, and friction. Either side may move, in any orientation, and
there may be as many elements as needed.</p>
</html>"));
end Contacts;
