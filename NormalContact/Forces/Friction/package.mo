within NormalContact.Forces;
package Friction "Friction laws"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>Laws of sliding friction as a function of sliding velocity and normal force. None of them ever feeds energy.</p>
</html>"));
end Friction;
