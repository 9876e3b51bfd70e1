within NormalContact.Functions.Surfaces;
pure function contact "One quantity of the contact of two surfaces"
  extends Modelica.Icons.Function;
  input Pair pair "Surfaces of the body and of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Integer component(min=1, max=12) "Which: 1-3 normal of the counterpart, resolved in it; 4-6 contact point on the body, resolved in the body; 7, 8 relative curvatures; 9-12 parameters";
  output Real value "Its value";
external "C" value = NormalContact_freeformContact(pair, uv, pose, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>One component at a time, since array-valued functions are not safe inside of the loops that index reduction makes.</p>
</html>"));
end contact;
