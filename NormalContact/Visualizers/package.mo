within NormalContact;
package Visualizers "Drawing of bodies, contact points and forces"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>3-D animation with the elementary shapes that every tool draws: a contour or a wire frame of thin rods along the boundary of the
body, a small sphere for the contact point, an arrow for the force. The contact elements use them; they can be switched off in the
Animation tab, and also be used alone.</p>
</html>"));
end Visualizers;
