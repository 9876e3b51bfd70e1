within NormalContact.Functions.Internal.Spatial;
pure function pairBend "Part of the second derivative of the gap that depends on velocities only"
  extends Modelica.Icons.Function;
  input Functions.Spatial.TwoBodies bodies "Body and counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real bend "Part of the second time derivative of the gap";
external "C" bend = NormalContact_pairBend(bodies, pose, pose_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>From the curvatures of both bodies.</p>
</html>"));
end pairBend;
