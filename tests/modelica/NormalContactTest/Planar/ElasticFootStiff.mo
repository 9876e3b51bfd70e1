within NormalContactTest.Planar;
model ElasticFootStiff "The elastic contact approaches the ideal one: a hundred times stiffer, a hundred times closer"
  extends ElasticFoot(c=1e7, v_d=1e-5);
  annotation (experiment(StopTime=1, Interval=0.01, Tolerance=1e-9));
end ElasticFootStiff;
