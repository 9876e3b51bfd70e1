within NormalContactTest.Tutorial;
model FastCam "The tutorial's cam as the tutorial proposes to try it, at the default tolerance"
  extends NormalContact.Examples.Tutorial.Cam(speed(w_fixed=200));
  annotation (experiment(StopTime=0.5, Interval=0.0005, Tolerance=1e-6));
end FastCam;
