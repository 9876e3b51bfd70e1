within ;
package EllipsoidOnPlane "The ellipsoid on an inclined plane of IdealizedContact.Examples.Example13, with NormalContact"
  model Law "Spring and hysteresis damper of IdealizedContact: c*delta + d*delta*der(delta)"
    extends NormalContact.Interfaces.NormalForce;
    parameter Real c=1e12 "Stiffness in N/m";
    parameter Real d=1000 "Damping in N.s/m2";
  equation
    f_n = noEvent(if contact then max(0, -gap*(c - d*v_n)) else 0);
    energy = noEvent(if contact then 0.5*c*gap^2 else 0);
  end Law;

  model Curve "Stribeck curve of IdealizedContact"
    extends NormalContact.Interfaces.Friction;
    parameter Real mue_k=0.03 "Kinetic friction";
    parameter Real mue_s=0.04 "Static friction";
    parameter Real v_e1=0.01 "Limit velocity of static friction";
    parameter Real v_e2=0.1 "Limit velocity of kinetic friction";
  protected
    final parameter Real gamma1=(mue_s - tanh(2*v_e1/v_e2)*mue_k)/(tanh(2*v_e2/v_e1) - tanh(2*v_e1/v_e2)) - mue_k;
    Real v "Velocity, not zero";
  equation
    v = noEvent(max(v_t, 1e-9));
    friction = f_n*(gamma1*(tanh(2/v_e1*v) - tanh(3/v_e2*v)) + mue_k*tanh(2/v_e1*v))/v;
  end Curve;

  partial model Body "The body and the plane"
    parameter Modelica.Units.SI.Length a=0.1, b=0.2, c=0.3;
    parameter Modelica.Units.SI.Mass m=4/3*Modelica.Constants.pi*a*b*c*7850;
    inner Modelica.Mechanics.MultiBody.World world;
    Modelica.Mechanics.MultiBody.Parts.FixedTranslation start(animation=false, r={2.45,0.3,-2.45});
    Modelica.Mechanics.MultiBody.Joints.FreeMotion freeMotion(animation=false);
    Modelica.Mechanics.MultiBody.Parts.Body body(
      animation=false, m=m, r_CM={0,0,0}, I_11=0.2*m*(b^2 + c^2), I_22=0.2*m*(a^2 + c^2), I_33=0.2*m*(a^2 + b^2));
    Modelica.Mechanics.MultiBody.Parts.FixedRotation plane(n={0,0,1}, angle=-1);
  equation
    connect(world.frame_b, start.frame_a);
    connect(start.frame_b, freeMotion.frame_a);
    connect(freeMotion.frame_b, body.frame_a);
    connect(world.frame_b, plane.frame_a);
  end Body;

  model Without "No contact: what the multibody model alone costs"
    extends Body;
  end Without;

  model Ours "With NormalContact; drawn are, as in the other model, the body, the plane and the contact"
    extends Body;
    NormalContact.Contacts.BodyPlane contact(
      shape=NormalContact.Shapes.Spatial.ellipsoid(a=a, b=b, c=c), planeSize=10,
      redeclare Law normalForce, redeclare Curve friction);
  equation
    connect(contact.frame_a, body.frame_a);
    connect(contact.frame_b, plane.frame_b);
  end Ours;

  model Theirs "The example itself; with its own p_max of 1 mm the body falls through the plane in OpenModelica 1.26"
    extends IdealizedContact.Examples.Example13(contact(p_max=0.1));
  end Theirs;
end EllipsoidOnPlane;
