within NormalContact.Types;
type Dissipation = enumeration(
    Undamped "Undamped",
    HuntCrossley "Hunt and Crossley",
    LankaraniNikravesh "Lankarani and Nikravesh",
    Flores "Flores et al.",
    ExactRestitution "Exact restitution: returns the coefficient that is asked for")
  "Law of dissipation in a contact"
  annotation (Documentation(info="<html>
<p>The factor &chi; in f = K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt) as a function of the coefficient of restitution and
the impact velocity. Only the last law returns the coefficient that was asked for: with 0.6, Hunt and Crossley return
0.712.</p>
</html>"));
