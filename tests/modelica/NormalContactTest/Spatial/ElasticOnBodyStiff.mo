within NormalContactTest.Spatial;
model ElasticOnBodyStiff "Stiff contact"
  extends ElasticOnBody(K=1e6, v_d=1e-4);
  annotation (experiment(StopTime=0.5, Interval=0.01, Tolerance=1e-7));
end ElasticOnBodyStiff;
