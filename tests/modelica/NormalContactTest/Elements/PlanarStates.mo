within NormalContactTest.Elements;
model PlanarStates "Planar contacts whose gap is a state"
  extends NormalContactTest.Elements.PlanarContacts(line(gapState=true), circle(gapState=true), hollow(gapState=true), box(wall(each gapState=true)), pair(gapState=true));
  annotation (experiment(StopTime=0.25, Interval=0.005, Tolerance=1e-8));
end PlanarStates;
