within NormalContactTest.Spatial;
model ElasticOnBodySoft "Soft contact"
  extends ElasticOnBody(K=1e4, v_d=1e-2);
  annotation (experiment(StopTime=0.5, Interval=0.01, Tolerance=1e-7));
end ElasticOnBodySoft;
