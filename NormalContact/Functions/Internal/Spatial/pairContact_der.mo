within NormalContact.Functions.Internal.Spatial;
pure function pairContact_der "First time derivative of pairContact"
  extends Modelica.Icons.Function;
  input Functions.Spatial.TwoBodies bodies "Body and counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Integer component(min=1, max=6) "Which: 1-3 outer normal of the counterpart, resolved in it; 4-6 contact point on the body, resolved in the body";
  input Real pose_der[12] "der(pose)";
  output Real value_der "Time derivative of the component";
external "C" value_der = NormalContact_pairContact_der(bodies, pose, component, pose_der) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>Rate of the normal, and velocity of the contact point along the boundary of the body, seen from it.</p>
</html>"));
end pairContact_der;
