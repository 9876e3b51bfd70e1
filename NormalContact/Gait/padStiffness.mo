within NormalContact.Gait;
function padStiffness "Stiffness and exponent of a heel pad or shoe from a record of force and deflection"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Length delta[:] "Deflections";
  input Modelica.Units.SI.Force force[size(delta, 1)] "Forces that belong to them";
  output Real K "Stiffness: f = K*delta^m, in N/m^m";
  output Real m "Exponent";
protected
  Real w "Weight of a row";
  Real s[5]=zeros(5) "Sums of w, w x, w y, w x^2, w x y with x = log(delta), y = log(force)";
  Integer n=0 "Number of rows that count";
algorithm
  for i in 1:size(delta, 1) loop
    if delta[i] > 0 and force[i] > 0 then
      w := force[i]^2;
      s := s + w*{1,log(delta[i]),log(force[i]),log(delta[i])^2,log(delta[i])*log(force[i])};
      n := n + 1;
    end if;
  end for;
  assert(n >= 2, "Gait.padStiffness: " + String(n) + " row(s) with a positive deflection and force, but two at least are needed.");
  assert(s[1]*s[4] - s[2]^2 > 1e-12*s[1]*s[4], "Gait.padStiffness: all deflections are the same; the exponent needs different ones.");
  m := (s[1]*s[5] - s[2]*s[3])/(s[1]*s[4] - s[2]^2);
  K := exp((s[3] - m*s[2])/s[1]);
  assert(m >= 1, "Gait.padStiffness: the exponent of this record is " + String(m) + ", but a contact that softens (below 1) has no law here. Leave out the rows where the pad slips or bottoms out.");
  annotation (Documentation(info="<html>
<h4>Syntax</h4>
<pre>(K, m) = Gait.padStiffness(delta, force);</pre>
<p>Fits f = K &delta;<sup>m</sup> to the loading branch of a record, as of a materials testing machine or a drop test, by least squares of the logarithms, weighted with
f&sup2;: nearly those of the force. Rows without force or deflection do not count. The result is for
<a href=\"modelica://NormalContact.Forces.Normal.PowerLaw\">PowerLaw</a>:</p>
<pre>parameter Real K(fixed=false), m(fixed=false);
NormalContact.Gait.Foot foot(redeclare model NormalForce = NormalContact.Forces.Normal.PowerLaw (K=K, m=m));
initial algorithm
  (K, m) := NormalContact.Gait.padStiffness(delta={2e-3,5e-3,8e-3}, force={50,330,900});</pre>
<p>Give the deflection of all that yields, pad and shoe, in one record: springs in series do not add up. See <a href=\"modelica://NormalContact.UsersGuide.Feet\">Feet</a>.</p>
</html>"));
end padStiffness;
