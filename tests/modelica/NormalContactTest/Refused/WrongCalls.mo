within NormalContactTest.Refused;
model WrongCalls "Runs as it is; each wrong number is refused by the name of the function"
  parameter Real ellipse=0.1 "refused at -1: Shapes.Planar.ellipse: the semi-axes a = -1 and b = 0.05 must be positive.";
  parameter Real rise=1 "refused at 0: Shapes.Planar.lift: rise and fall must be positive, dwell not negative, and all three together at most one turn.";
  parameter Real turn=1 "refused at 7: Shapes.Planar.lift: rise and fall must be positive, dwell not negative, and all three together at most one turn.";
  parameter Real stop=2 "refused at 0.1: Shapes.Planar.lobe: stop must be greater than start, by at most one turn.";
  parameter Real rounding=0.01 "refused at -1: Shapes.Planar.roundedPolygon: at least three corners are needed, and r = -1 must not be negative.";
  parameter Real angle=2 "refused at 0.5: Shapes.Planar.spline: angle 2, 1 rad, is not below the next one; angles must increase and span less than one turn.";
  parameter Real superellipse=0.1 "refused at 0: Shapes.Planar.superellipse: the semi-axes a = 0 and b = 0.05 must be positive.";
  parameter Real epsilon=4 "refused at 1: Shapes.Planar.superellipse: the exponent epsilon = 1 must be greater than 1.";
  parameter Real eta=0.01 "refused at -0.1: Shapes.Planar.superellipse: the rounding eta = -0.1 must not be negative.";
  parameter Real ellipsoid=0.3 "refused at -1: Shapes.Spatial.ellipsoid: the semi-axes a = -1, b = 0.2, c = 0.1 must be positive.";
  parameter Real superellipsoid=0.3 "refused at 0: Shapes.Spatial.superellipsoid: the semi-axes must be positive.";
  parameter Real delta=3 "refused at 1: Shapes.Spatial.superellipsoid: the exponents delta = 1 and epsilon = 3 must be greater than 1.";
  parameter Real eta_s=0.02 "refused at -0.1: Shapes.Spatial.superellipsoid: the rounding eta = -0.1 must not be negative.";
  parameter Real superovoid=0.1 "refused at 0: Shapes.Spatial.superovoid: the semi-axes must be positive.";
  parameter Real delta_o=2 "refused at 0.5: Shapes.Spatial.superovoid: the exponents delta = 0.5 and epsilon = 2 must be greater than 1.";
  parameter Real eta_o=0.02 "refused at 0: Shapes.Spatial.superovoid: the rounding eta = 0 must be positive.";
  parameter Real circle=0.1 "refused at 0: Shapes.Curves.circle: the radius r = 0 must be positive.";
  parameter Real turns=1 "refused at 0: Shapes.Curves.helix: r = 0.1 and turns = 0 must be positive.";
  parameter Real width=0.1 "refused at 0: Shapes.Surfaces.extruded: the width = 0 must be positive.";
  parameter Real length=1 "refused at 0: Shapes.Surfaces.plane: length = 0 and width = 1 must be positive.";
  parameter Real torus=0.1 "refused at 0.4: Shapes.Surfaces.torus: R = 0.3 > r = 0.4 > 0 is needed.";
  parameter Real edge=0.02 "refused at 0.2: Gait.stairs: a step must be higher than 2 r and deeper than 4 r, r = 0.2 > 0.";
  parameter Real before=1 "refused at 0.01: Gait.stairs: before and after must be longer than 2 r, and the width positive.";
  parameter Real deflection=0.002 "refused at 0.001: Gait.padStiffness: all deflections are the same; the exponent needs different ones.";
  parameter Real force=30 "refused at 0: Gait.padStiffness: 1 row(s) with a positive deflection and force, but two at least are needed.";
  parameter Real soft=30 "refused at 12: Gait.padStiffness: the exponent of this record is 0.263034, but a contact that softens (below 1) has no law here.";
  parameter Real load=10 "refused at -1: Functions.Start.penetration: a load f >= 0, a stiffness K > 0, an exponent m >= 1 and c >= 0 are needed.";
protected
  parameter Real used[:]={
    sum(NormalContact.Shapes.Planar.ellipse(a=ellipse)),
    sum(NormalContact.Shapes.Planar.lift(rise=rise, dwell=turn)),
    sum(NormalContact.Shapes.Planar.lobe(stop=stop)),
    sum(NormalContact.Shapes.Planar.roundedPolygon([0,0; 1,0; 0,1], r=rounding)),
    sum(NormalContact.Shapes.Planar.spline({0,1,angle}, {1,1,1})),
    sum(NormalContact.Shapes.Planar.superellipse(a=superellipse, epsilon=epsilon, eta=eta)),
    sum(NormalContact.Shapes.Spatial.ellipsoid(a=ellipsoid, b=0.2, c=0.1)),
    sum(NormalContact.Shapes.Spatial.superellipsoid(a=superellipsoid, delta=delta, eta=eta_s)),
    sum(NormalContact.Shapes.Spatial.superovoid(a=superovoid, delta=delta_o, eta=eta_o)),
    sum(NormalContact.Shapes.Curves.circle(r=circle)),
    sum(NormalContact.Shapes.Curves.helix(turns=turns)),
    sum(NormalContact.Shapes.Surfaces.extruded(NormalContact.Shapes.Curves.circle(), width=width)),
    sum(NormalContact.Shapes.Surfaces.plane(length=length)),
    sum(NormalContact.Shapes.Surfaces.torus(r=torus)),
    sum(NormalContact.Gait.stairs(r=edge, before=before)),
    NormalContact.Gait.padStiffness({0.001,deflection}, {10,force}),
    NormalContact.Gait.padStiffness({0.001,0.002}, {10,soft}),
    NormalContact.Functions.Start.penetration(load, 1e6)} "What the functions return, so that none is left out";
  annotation (experiment(StopTime=0.01));
end WrongCalls;
