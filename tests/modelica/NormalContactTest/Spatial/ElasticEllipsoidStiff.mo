within NormalContactTest.Spatial;
model ElasticEllipsoidStiff "Stiff contact"
  extends ElasticEllipsoid(K=1e6, v_d=1e-4);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-7));
end ElasticEllipsoidStiff;
