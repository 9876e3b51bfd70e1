within NormalContact.Shapes.Planar;
pure function lobe "Polynomial lobe of a cam"
  extends Modelica.Icons.Function;
  input Real amplitude=0.0033 "Amplitude; the lift is amplitude*(x - start)^p*(end - x)^q";
  input Modelica.Units.SI.Angle start=Modelica.Constants.pi/6 "Start of the lobe";
  input Modelica.Units.SI.Angle stop=5*Modelica.Constants.pi/6 "End of the lobe";
  input Integer p(min=2, max=12)=3 "Exponent at the start";
  input Integer q(min=2, max=12)=4 "Exponent at the end";
  output Real shape[7] "Shape vector";
algorithm
  assert(stop > start and stop - start <= 2*Modelica.Constants.pi + 1e-9, "Shapes.Planar.lobe: stop must be greater than start, by at most one turn.");
  shape := {Kinds.planarLobe, 5, amplitude, start, stop - start, p, q};
  annotation (Documentation(info="<html>
<p>amplitude (x - start)<sup>p</sup> (stop - x)<sup>q</sup> between start and stop, zero elsewhere. The cam of Römer, Fidlin and Seemann (eq. (90)) is <code>cat(1, offset(d=2*R), lobe(amplitude=R/3))</code>.</p>
</html>"));
end lobe;
