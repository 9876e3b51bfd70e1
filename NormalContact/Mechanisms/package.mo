within NormalContact;
package Mechanisms "Cam mechanisms with one-dimensional flanges"
  extends Modelica.Icons.Package;
  annotation (Documentation(info="<html>
<p>Cam and follower as one component: a rotational flange for the cam shaft, a translational flange for the follower. Elastic, with
lift-off and impact, or ideal. Connect inertias, masses and springs of <code>Modelica.Mechanics.Rotational</code> and
<code>Modelica.Mechanics.Translational</code>.</p>
</html>"));
end Mechanisms;
