within NormalContactTest.Refused;
model OilFilmLimits "Runs as it is; warns where film or pressure pass a limit that the user has set, refuses a wrong width by its name"
  parameter Real lambda_min=0 "refused at 3: The oil film of OilFilmLimits.film is thinner than lambda_min times the roughness";
  parameter Modelica.Units.SI.Pressure p_max=1e9 "refused at 1e8: The contact pressure of OilFilmLimits.film exceeds p_max";
  parameter Modelica.Units.SI.Length width=0.01 "refused at -1: OilFilmLimits.film, ";
  NormalContact.ValveTrain.OilFilm film(width=width, lambda_min=lambda_min, p_max=p_max, f_n=500*time, kappa=50, u_a=2, u_b=1);
  annotation (experiment(StopTime=1));
end OilFilmLimits;
