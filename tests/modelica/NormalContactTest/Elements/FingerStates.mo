within NormalContactTest.Elements;
model FingerStates "A finger on a soft cam, whose gap is a state"
  extends NormalContactTest.Elements.FingerTrain(cam(gapState=true, normalForce(E_a=5e9)));
  annotation (experiment(StopTime=0.04, Interval=0.0002, Tolerance=1e-8));
end FingerStates;
