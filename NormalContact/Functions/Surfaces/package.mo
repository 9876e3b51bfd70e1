within NormalContact.Functions;
package Surfaces "Contact of two parametric surfaces"
  extends Modelica.Icons.FunctionsPackage;
  annotation (Documentation(info="<html>
<p>The surfaces S(u, v) of a body and of its counterpart, with the normal S<sub>u</sub> x S<sub>v</sub> pointing outwards. The
parameters of the contact come from an estimate that is carried along; every function refines it, so that its result depends on the
pose of the bodies only.</p>
</html>"));
end Surfaces;
