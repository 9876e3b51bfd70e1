within NormalContact.Functions.Spatial;
record MassData "Mass properties of a homogeneous body"
  extends Modelica.Icons.Record;
  Modelica.Units.SI.Mass m "Mass";
  Modelica.Units.SI.Volume volume "Volume";
  Modelica.Units.SI.Position r_CM[3] "Centre of mass, resolved in the body's frame";
  Modelica.Units.SI.Inertia I[3, 3] "Inertia tensor about the centre of mass, resolved in the body's frame";
  annotation (Documentation(info="<html>
<p>What <code>Modelica.Mechanics.MultiBody.Parts.Body</code> needs: m, r_CM, I_11 = I[1,1], I_22 = I[2,2], I_33 = I[3,3],
I_21 = I[2,1], I_31 = I[3,1], I_32 = I[3,2].</p>
</html>"));
end MassData;
