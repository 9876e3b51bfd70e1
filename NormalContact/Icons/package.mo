within NormalContact;
package Icons "Icons of the library"
  extends Modelica.Icons.IconsPackage;
  annotation (Documentation(info="<html>
<p>Partial classes with nothing but an icon. One language of line and colour: bodies are light blue with a dark blue
outline, counterparts grey and hatched, the contact point red, forces orange.</p>
</html>"));
end Icons;
