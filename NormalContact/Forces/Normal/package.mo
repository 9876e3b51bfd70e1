within NormalContact.Forces;
package Normal "Normal force laws"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>Laws of the normal force as a function of penetration, its rate and the curvatures. None of them ever pulls.</p>
</html>"));
end Normal;
