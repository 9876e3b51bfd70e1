within NormalContactTest.Fitted;
model Cam "The cam of the flat tappet by its lift table, rounded to 1 um"
  extends NormalContact.Examples.ValveTrain.CamFlatTappet(contact1(shape=NormalContact.Shapes.Planar.cam(
    angle=table[:, 1], lift=table[:, 2], baseRadius=r)));
  parameter Real table[:, 2]={{i, 1e-6*floor(1e6*value(i) + 0.5)} for i in 0:359} "Angle in degrees, lift";
  function value "The law of the example, 4-5-6-7"
    input Real degrees;
    output Real lift;
  protected
    Real t=Modelica.Units.Conversions.from_deg(degrees);
    Real x=max(0, min((t - 0.5)/1.6, (3.7 - t)/1.6));
  algorithm
    lift := 0.006*x^4*(35 - 84*x + 70*x^2 - 20*x^3);
  end value;
  annotation (experiment(StopTime=0.1, Interval=5e-5, Tolerance=1e-8));
end Cam;
