within NormalContact.Functions.Internal.Spatial;
pure function checked "The shape itself: stops with a message if it is not valid"
  extends Modelica.Icons.Function;
  input Real shape[:] "Shape: a vector built by the constructors in Shapes.Spatial";
  input String name "Name for the message, such as that of the element";
  output Real checked[size(shape, 1)] "The same vector";
algorithm
  if NormalContact.Functions.Spatial.check(shape, name) then
    checked := shape;
  end if;
  annotation (Documentation(info="<html>
<p>A potential that is evaluated with this vector can't be evaluated before it is checked: a tool computes what does not depend on time in any order.</p>
</html>"));
end checked;
