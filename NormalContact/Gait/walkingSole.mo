within NormalContact.Gait;
function walkingSole "Sole around the ankle that gives a published walking stride its ground reaction force"
  extends Modelica.Icons.Function;
  output Real shape[234] "Generating potential around the ankle";
algorithm
  shape := Shapes.Planar.spline(
    phi={-2.1907963,-2.1107963,-2.0607963,-2.0307963,-2.0157963,-2.0007963,-1.9807963,-1.9557963,-1.9307963,-1.8907963,-1.8507963,-1.8107963,-1.7807963,-1.7507963,-1.7307963,-1.7107963,-1.6907963,-1.6707963,-1.6507963,-1.6207963,-1.5907963,-1.5507963,-1.5207963,-1.4907963,-1.4607963,-1.4207963,-1.3807963,-1.3307963,-1.2807963,-1.2207963,-1.1507963,-1.0707963,-0.9907963,-0.9107963,-0.8207963,-0.6707963,-0.3707963,0.0292037,0.4292037,0.9292037,1.4292037,1.9292037,2.4292037,2.9292037,3.4292037,3.7292037},
    h={0.0779469,0.0731902,0.0700168,0.0680425,0.0671287,0.0666234,0.0663682,0.0661308,0.0658762,0.0655455,0.0652236,0.064921,0.0647061,0.0645282,0.0644504,0.0644284,0.0645466,0.0649808,0.0657414,0.0672041,0.0689266,0.0716198,0.0739302,0.0764984,0.07938,0.0836177,0.0880649,0.093672,0.0991944,0.1056131,0.1127499,0.1203614,0.1273686,0.1336658,0.1398206,0.1477619,0.1544389,0.1438114,0.1126352,0.0566644,0.0211065,0.045185,0.0757014,0.0929959,0.0991489,0.0939058});
  annotation (Documentation(info="<html>
<p>One smooth sole in place of the two spheres of a planar walking simulation (A. Falisse et al., PLOS ONE 14 (2019), e0217730; example of OpenSim Moco), for a leg
of 0.81 m from hip to ankle and a body of 62 kg. With the law f = K &delta;<sup>1.5</sup> (1 + &chi; d&delta;/dt), K = 2.85e5 N/m<sup>1.5</sup>, &chi; = 3 s/m, and the
published motion it gives the published vertical force to 0.46 % rms; the two spheres give it to 0.50 %. No curvature radius is below 10 mm (proved).</p>
<p>It was fitted by <code>bench/stride.py fit</code> in the repository, whose page docs/gait.md tells how. Above the ankle it only closes the body.</p>
</html>"));
end walkingSole;
