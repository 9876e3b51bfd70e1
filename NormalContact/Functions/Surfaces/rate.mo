within NormalContact.Functions.Surfaces;
pure function rate "Rate of the estimate of the parameters"
  extends Modelica.Icons.Function;
  input Pair pair "Surfaces of the body and of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the frame of the body, seen from the counterpart";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body, seen from the counterpart";
  input Modelica.Units.SI.Time T "Time constant of the return to the solution";
  input Integer component(min=1, max=4) "Which parameter";
  output Real rate "Time derivative of the estimate";
external "C" rate = NormalContact_freeformRate(pair, uv, pose, v, w, T, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>Rate of the contact point (Tasora and Righettini, eq. (23)), and a return to the solved parameters.</p>
</html>"));
end rate;
