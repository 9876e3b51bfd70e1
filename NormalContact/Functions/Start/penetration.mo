within NormalContact.Functions.Start;
pure function penetration "Penetration in equilibrium: K*delta^m = f - c*delta"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Force f(min=0) "Load for no penetration";
  input Real K(min=Modelica.Constants.small) "Stiffness of the contact, in N/m^m; of Hertz' law: Functions.Forces.hertzPoint";
  input Real m(min=1)=1.5 "Exponent of the penetration";
  input Modelica.Units.SI.TranslationalSpringConstant c(min=0)=0 "Stiffness of a spring that loads the contact, and relaxes as the body sinks in";
  output Modelica.Units.SI.Length delta "Penetration";
protected
  Modelica.Units.SI.Length step;
algorithm
  assert(f >= 0 and K > 0 and m >= 1 and c >= 0, "Functions.Start.penetration: a load f >= 0, a stiffness K > 0, an exponent m >= 1 and c >= 0 are needed.");
  delta := (f/K)^(1/m);
  for i in 1:50 loop
    step := if delta > 0 then (K*delta^m + c*delta - f)/(m*K*delta^(m - 1) + c) else 0;
    delta := delta - step;
    if abs(step) <= 1e-15*delta then
      break;
    end if;
  end for;
  annotation (Documentation(info="<html>
<p>Newton&apos;s method on a convex function from above: it converges always, and to rounding.</p>
</html>"));
end penetration;
