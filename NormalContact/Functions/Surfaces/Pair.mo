within NormalContact.Functions.Surfaces;
class Pair "Two surfaces, and the contact that was solved for last"
  extends ExternalObject;
  function constructor "Copies two surfaces"
    extends Modelica.Icons.Function;
    input Real surface_a[:] "Surface of the body: a vector built by the constructors in Shapes.Surfaces";
    input Real surface_b[:] "Surface of the counterpart";
    input String name="" "Name of the element, for messages";
    output Pair pair "Both";
  external "C" pair = NormalContact_surfacePair(surface_a, size(surface_a, 1), surface_b, size(surface_b, 1), name) annotation (Include="#include \"NormalContact.h\"");
    annotation (Documentation(info="<html>
<p>An invalid surface ends the simulation with a message.</p>
</html>"));
  end constructor;

  function destructor "Frees the memory"
    extends Modelica.Icons.Function;
    input Pair pair "Two surfaces";
  external "C" NormalContact_surfacePairFree(pair) annotation (Include="#include \"NormalContact.h\"");
    annotation (Documentation(info="<html>
<p>At the end of the simulation.</p>
</html>"));
  end destructor;
  annotation (Documentation(info="<html>
<p>The functions in this package deliver one quantity of the contact each, since array-valued functions are not safe inside of the
loops that index reduction makes. A model asks for many of them at the same pose of the bodies: the object remembers the contact that
it has solved for last, so that only the first question costs an iteration. The answers do not depend on what it remembers.</p>
</html>"));
end Pair;
