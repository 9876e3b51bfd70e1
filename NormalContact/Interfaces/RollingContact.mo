within NormalContact.Interfaces;
partial model RollingContact "What all rolling contacts share: when a real one would slip"
  extends NormalContact.Interfaces.IdealContact;
  parameter Modelica.Units.SI.CoefficientOfFriction mu(min=0)=settings.mu_s "Coefficient of static friction, to tell when a real contact would slip"
    annotation (Dialog(group="Limits of the ideal contact"));
  Modelica.Blocks.Interfaces.BooleanOutput slipSignal=slip if useSignals "= true, if a real contact would slip"
    annotation (Placement(transformation(extent={{-10,-10},{10,10}}, rotation=90, origin={50,110})));
  Real mu_required(unit="1") "Friction that the contact needs: |f_t/f_n|";
  Boolean slip "= true, if a real contact would slip (|f_t| > mu*f_n)";
protected
  outer NormalContact.Settings settings "Common settings";
  annotation (Documentation(info="<html>
<p>Base class of all rolling contacts. A class that extends it gives <code>mu_required</code> and <code>slip</code>.</p>
</html>"));
end RollingContact;
