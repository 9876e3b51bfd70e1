within NormalContact.Functions.Planar;
record MassData "Mass properties of a homogeneous plate"
  extends Modelica.Icons.Record;
  Modelica.Units.SI.Mass m "Mass";
  Modelica.Units.SI.Area area "Area";
  Modelica.Units.SI.Position r_CM[2] "Centre of mass, resolved in the body's frame";
  Modelica.Units.SI.Inertia J "Moment of inertia about the axis through the centre of mass, normal to the plane";
  annotation (Documentation(info="<html>
<p>For <code>Modelica.Mechanics.MultiBody.Parts.Body</code> in the x-y plane: m, r_CM = {r_CM[1], r_CM[2], 0}, I_33 = J.</p>
</html>"));
end MassData;
