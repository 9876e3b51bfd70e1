within NormalContactTest.ValveTrain;
model FingerEverySpeed "Energy of the finger follower with its lash adjuster at constant speeds, below and above valve float, with and without air in the oil"
  FingerBalance train[6](
    each T=1,
    each table=NormalContact.Examples.ValveTrain.liftTable(),
    w_0={60,150,250,350,420,480},
    w_1={60,150,250,350,420,480},
    air={0,0,0.02,0,0,0.02});
  annotation (experiment(StopTime=0.06, Interval=1e-4, Tolerance=1e-10));
end FingerEverySpeed;
