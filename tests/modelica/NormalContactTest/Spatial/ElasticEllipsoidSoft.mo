within NormalContactTest.Spatial;
model ElasticEllipsoidSoft "Soft contact"
  extends ElasticEllipsoid(K=1e4, v_d=1e-2);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-7));
end ElasticEllipsoidSoft;
