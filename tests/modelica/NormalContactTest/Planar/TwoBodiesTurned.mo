within NormalContactTest.Planar;
model TwoBodiesTurned "As TwoBodiesLine, in another plane: the gap must be the same"
  extends TwoBodiesLine(n={1,0,0}, n_x={0,0.6,0.8},
    body_a(I_11=0.01), body_b(I_11=0.05));
  annotation (experiment(StopTime=0.5, Interval=0.005, Tolerance=1e-9));
end TwoBodiesTurned;
