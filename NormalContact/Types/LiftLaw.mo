within NormalContact.Types;
type LiftLaw = enumeration(
    Polynomial345 "Polynomial 3-4-5: continuous acceleration",
    Polynomial4567 "Polynomial 4-5-6-7: continuous jerk",
    Cycloidal "Cycloidal",
    ModifiedSine "Modified sine: low peak velocity and torque",
    ModifiedTrapezoid "Modified trapezoid: low peak acceleration")
  "Law of rise and fall of a cam"
  annotation (Documentation(info="<html>
<p>Standard motion laws between two dwells, normalised to a unit rise.</p>
</html>"));
