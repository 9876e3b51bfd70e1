within NormalContact;
package Joints "Ideal, bilateral contact: rolling and sliding without gap"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>Constraints between two frames of <code>Modelica.Mechanics.MultiBody</code>: the shaped body at frame_a stays in contact
with the counterpart at frame_b. They reduce the degrees of freedom of a mechanism that is otherwise complete, so the planar
ones need a guided body (for example by <code>Modelica.Mechanics.MultiBody.Joints.Planar</code>).</p>
</html>"));
end Joints;
