within NormalContact.Types;
type Dissipation = enumeration(
    Undamped "Undamped",
    HuntCrossley "Hunt and Crossley",
    LankaraniNikravesh "Lankarani and Nikravesh",
    Flores "Flores et al.",
    ExactRestitution "Exact restitution: returns the coefficient that is asked for",
    GivenFactor "Hunt and Crossley with a given factor")
  "Law of dissipation in a contact"
  annotation (Documentation(info="<html>
<p>The factor &chi; in f = K &delta;<sup>m</sup> (1 + &chi; d&delta;/dt): a function of the coefficient of restitution and
the impact velocity, or given. Only ExactRestitution returns the coefficient that was asked for: with 0.6, Hunt and Crossley return
0.712. A given factor depends on the material; with &chi; = 3/2 &alpha; the restitution of slow impacts is 1 - &alpha; v.</p>
</html>"));
