within NormalContactTest.Elements;
model FollowerStates "Cams with followers of one dimension whose gap is a state"
  extends NormalContactTest.Elements.Followers(roller(gapState=true), flat(gapState=true));
  annotation (experiment(StopTime=0.15, Interval=0.001, Tolerance=1e-8));
end FollowerStates;
