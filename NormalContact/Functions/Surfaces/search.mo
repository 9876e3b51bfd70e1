within NormalContact.Functions.Surfaces;
pure function search "Parameters of the contact without an estimate"
  extends Modelica.Icons.Function;
  input Pair pair "Surfaces of the body and of the counterpart";
  input Real pose[12] "Frame of the body seen from the counterpart: position, then the axes of the counterpart resolved in the body";
  input Integer grid(min=2, max=32) "Number of samples in each parameter";
  input Integer component(min=1, max=4) "Which parameter: 1, 2 of the counterpart, 3, 4 of the body";
  output Real parameter_ "Its value";
external "C" parameter_ = NormalContact_freeformSearch(pair, pose, grid, component) annotation (Include="#include \"NormalContact.h\"");
  annotation (
    Documentation(info="<html>
<p>From the best pairs of samples of both surfaces; of all contacts found, the one with the smallest |gap|.</p>
</html>"));
end search;
