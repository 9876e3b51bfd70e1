within NormalContact.Functions.Surfaces;
pure function rate "Rate of the estimate of the parameters"
  extends Modelica.Icons.Function;
  input Real surface_a[:] "Surface of the body: a vector built by the constructors in Shapes.Surfaces";
  input Real surface_b[:] "Surface of the counterpart";
  input Real uv[4] "Estimate of the parameters: of the counterpart, of the body";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Modelica.Units.SI.Velocity v[3] "Velocity of the frame of the body, seen from the counterpart";
  input Modelica.Units.SI.AngularVelocity w[3] "Angular velocity of the body, seen from the counterpart";
  input Modelica.Units.SI.Time T "Time constant of the return to the solution";
  input Integer component(min=1, max=4) "Which parameter";
  output Real rate "Time derivative of the estimate";
external "C" rate = NormalContact_freeformRate(surface_a, size(surface_a, 1), surface_b, size(surface_b, 1), uv, pose, v, w, T, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>Rate of the contact point (Tasora and Righettini, eq. (23)), and a return to the solved parameters.</p>
</html>"));
end rate;
