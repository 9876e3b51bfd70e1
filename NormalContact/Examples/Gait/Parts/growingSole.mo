within NormalContact.Examples.Gait.Parts;
function growingSole "Sole whose radius is a linear function of the angle of the leg"
  extends Modelica.Icons.Function;
  input Modelica.Units.SI.Radius R "Radius where the leg is normal to the ground";
  input Real growth(unit="m/rad") "Growth of the radius with the angle of the leg, foot ahead";
  output Real shape[22] "Generating potential around the centre of curvature where the leg is normal to the ground";
protected
  constant Real pi=Modelica.Constants.pi;
  constant Real s=pi - 1 "Half of the angle that is not sole";
algorithm
  shape := cat(1, Shapes.Planar.piecewise(
    knots={-pi/2 - 1,-pi/2 + 1},
    c=[R + growth, -growth, 0, 0, 0, 0;
       R - growth, -growth, 0, growth*5*pi/2/s^3, -growth*15*pi/8/s^4, growth*3*pi/8/s^5]), Shapes.Planar.shift(x=growth, y=0));
  annotation (Documentation(info="<html>
<p>h + h&Prime; = R + growth &theta; for angles &theta; of the leg from -1 to 1 rad, where the ground touches the sole in the direction
&phi; = -&pi;/2 - &theta;. There h is R + growth (&theta; - sin &theta;): a polynomial and a shift. On the other side a polynomial of degree 5 joins both
ends with continuous curvature.</p>
<p>A radius that grows from the heel to the toe has a negative <code>growth</code>: the heel touches with the foot ahead.</p>
<h4>References</h4>
<p>I. Handzic, K. B. Reed: Validation of a passive dynamic walker model for human gait analysis. 35th Int. Conf. of the IEEE EMBS (2013), 6945-6948.</p>
</html>"));
end growingSole;
