within NormalContact.Functions.Spatial;
class TwoBodies "Body and counterpart, and the contact that was solved for last"
  extends ExternalObject;
  function constructor "Copies two shapes"
    extends Modelica.Icons.Function;
    input Real shape_a[:] "Shape of the body: a vector built by the constructors in Shapes.Spatial";
    input Real shape_b[:] "Shape of the counterpart";
    input String name="" "Name of the element, for messages";
    output TwoBodies bodies "Both";
  external "C" bodies = NormalContact_twoBodies(shape_a, size(shape_a, 1), shape_b, size(shape_b, 1), name) annotation (Include="#include \"NormalContact.h\"");
    annotation (Documentation(info="<html>
<p>The shapes are checked by <code>convex</code>, not here.</p>
</html>"));
  end constructor;

  function destructor "Frees the memory"
    extends Modelica.Icons.Function;
    input TwoBodies bodies "Body and counterpart";
  external "C" NormalContact_twoBodiesFree(bodies) annotation (Include="#include \"NormalContact.h\"");
    annotation (Documentation(info="<html>
<p>At the end of the simulation.</p>
</html>"));
  end destructor;
  annotation (Documentation(info="<html>
<p>The functions that index reduction differentiates deliver one quantity of the contact each, and a model asks for many of them at the same pose. The
object remembers the contact that it has solved for last, so that only the first question costs an iteration, which starts at the last normal. The
answers depend on the pose only, up to rounding. Each element has an object of its own.</p>
</html>"));
end TwoBodies;
