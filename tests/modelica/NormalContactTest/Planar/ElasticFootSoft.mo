within NormalContactTest.Planar;
model ElasticFootSoft "The elastic contact approaches the ideal one: soft"
  extends ElasticFoot(c=1e5, v_d=1e-3);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-9));
end ElasticFootSoft;
