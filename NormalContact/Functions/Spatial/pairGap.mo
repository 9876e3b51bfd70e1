within NormalContact.Functions.Spatial;
pure function pairGap "Gap between two bodies"
  extends Modelica.Icons.Function;
  input TwoBodies bodies "Body and counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  output Modelica.Units.SI.Length gap "Signed distance of the bodies";
external "C" gap = NormalContact_pairGap(bodies, pose) annotation (Include="#include \"NormalContact.h\"");
  annotation (derivative = NormalContact.Functions.Internal.Spatial.pairGap_der,
    Documentation(info="<html>
<p>The signed distance as a function of the pose alone.</p>
</html>"));
end pairGap;
