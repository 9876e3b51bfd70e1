within NormalContact.Interfaces;
partial model TerrainGeometry "A convex body and a terrain"
  extends NormalContact.Interfaces.SpatialShape;
  parameter Real terrain[:]=Shapes.Surfaces.terrain(x={-2,2}, z={-2,2}, y=zeros(6, 6)) "Terrain at frame_b: a surface whose normal points to the body"
    annotation (Dialog(group="Terrain"), choices(
      choice=NormalContact.Shapes.Surfaces.terrain(x={-2,2}, z={-2,2}, y=zeros(6, 6)) "Height field, y up",
      choice=NormalContact.Shapes.Surfaces.heights(x={-1,1}, y={-1,1}, z=zeros(8, 8)) "Height field, z up",
      choice=NormalContact.Shapes.Surfaces.plane(length=1, width=1) "Plane, z up",
      choice=NormalContact.Shapes.Surfaces.torus(R=0.3, r=0.1) "Torus"));
  parameter Integer cells[2](each min=3, each max=512)={32,32} "Number of cells of the search along the parameters u and v: smaller than the bumps of the terrain"
    annotation (Evaluate=true, Dialog(group="Terrain"));
  parameter Boolean drawTerrain=true "= true, if the terrain is drawn"
    annotation (Evaluate=true, Dialog(tab="Animation", group="if animation = true", enable=animation), choices(checkBox=true));
  parameter String terrainFile="" "File with a mesh of the terrain (.stl, .obj), which is drawn instead of a net"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawTerrain));
  parameter Modelica.Mechanics.MultiBody.Types.Color terrainColor=settings.counterpartColor "Color of the terrain"
    annotation (Dialog(tab="Animation", group="if animation = true", enable=animation and drawTerrain, colorSelector=true));
protected
  Functions.Terrain.BodyOnTerrain onTerrain=Functions.Terrain.BodyOnTerrain(shape, terrain, cells, getInstanceName()) "Body and terrain";
  NormalContact.Visualizers.SpatialBody wire(
    shape=shape,
    meshFile=meshFile,
    meshScale=meshScale,
    count=wireCount,
    diameter=diameter,
    color=wireColor,
    R=frame_a.R,
    r=frame_a.r_0) if draw "Body";
  NormalContact.Visualizers.Terrain net(
    surface=terrain,
    file=terrainFile,
    diameter=0.5*diameter,
    color=terrainColor,
    R=frame_b.R,
    r=frame_b.r_0) if draw and drawTerrain "Terrain";
initial algorithm
  assert(Functions.Spatial.convex(shape, getInstanceName()), "The shape of " + getInstanceName() + " is not valid.");
  annotation (Documentation(info="<html>
<p>A convex body, described by its generating potential h, and a surface S(u, v) at frame_b with the outer normal e. The point of the body with the normal -e is
r + grad h(-e), so a contact has two unknowns: u and v such that this point lies on the normal through S(u, v). Contacts are the local minima of the distance of the points of the terrain from
the body.</p>
</html>"));
end TerrainGeometry;
