within NormalContact.Functions.Terrain;
class BodyOnTerrain "Body and terrain, and the contact that was solved for last"
  extends ExternalObject;
  function constructor "Copies shape and surface, and prepares the search"
    extends Modelica.Icons.Function;
    input Real shape[:] "Shape of the body: a vector built by the constructors in Shapes.Spatial";
    input Real terrain[:] "Terrain: a vector built by the constructors in Shapes.Surfaces";
    input Integer cells[2] "Number of cells of the search along u and v";
    input String name "Name of the element, for messages";
    output BodyOnTerrain onTerrain "Both";
  external "C" onTerrain = NormalContact_terrain(shape, size(shape, 1), terrain, size(terrain, 1), cells, name) annotation (Include="#include \"NormalContact.h\"");
    annotation (Documentation(info="<html>
<p>An invalid shape or surface ends the simulation with a message.</p>
</html>"));
  end constructor;

  function destructor "Frees the memory"
    extends Modelica.Icons.Function;
    input BodyOnTerrain onTerrain "Body and terrain";
  external "C" NormalContact_terrainFree(onTerrain) annotation (Include="#include \"NormalContact.h\"");
    annotation (Documentation(info="<html>
<p>At the end of the simulation.</p>
</html>"));
  end destructor;
  annotation (Documentation(info="<html>
<p>What an ideal contact asks for at one pose comes from one solution, which the object remembers; the answers do not depend on it. Each element has an object of its own.</p>
</html>"));
end BodyOnTerrain;
