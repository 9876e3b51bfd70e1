within NormalContact.Functions.Spatial;
pure function pairContact "One component of the normal or of the contact point of two bodies"
  extends Modelica.Icons.Function;
  input TwoBodies bodies "Body and counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Integer component(min=1, max=6) "Which: 1-3 outer normal of the counterpart, resolved in it; 4-6 contact point on the body, resolved in the body";
  output Real value "Its value";
external "C" value = NormalContact_pairContact(bodies, pose, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative(noDerivative=component) = NormalContact.Functions.Internal.Spatial.pairContact_der,
    Documentation(info="<html>
<p>One component at a time, since only scalar functions are differentiated safely by index reduction.</p>
</html>"));
end pairContact;
