/* How the elements of the Modelica package tell what their contact is: expressions for struct modelica_contact. */
#ifndef ENGINE_MODELICA_H
#define ENGINE_MODELICA_H

/* A vector that an element resolves in its frame_b, in the world. */
#define MODELICA_WORLD(element, vector)                                                                    \
    "Modelica.Mechanics.MultiBody.Frames.resolve1(" element ".frame_b.R, " vector ")"
#define MODELICA_POINT(element, vector) element ".frame_b.r_0 + " MODELICA_WORLD(element, vector)

#define MODELICA_CONTACT(element, active, v_impact, tangential)                                            \
    {                                                                                                      \
        active, element ".gap", MODELICA_POINT(element, element ".r_C_b"),                                 \
            MODELICA_WORLD(element, element ".e_n"),                                                       \
            MODELICA_WORLD(element, element ".f_n*" element ".e_n + " tangential), v_impact, NULL          \
    }

/* Of Contacts.BodyLine, BodyCircle, BodyBodyPlanar; BodyPlane, BodySphere, BodyBody; Joints in the plane; in space. */
#define MODELICA_PLANAR_CONTACT(element)                                                                   \
    MODELICA_CONTACT(element, element ".contact", element ".normalForce.v_impact",                         \
                     element ".f_t*" element ".e_t")
#define MODELICA_SPATIAL_CONTACT(element)                                                                  \
    MODELICA_CONTACT(element, element ".contact", element ".normalForce.v_impact", element ".f_t")
#define MODELICA_PLANAR_JOINT(element) MODELICA_CONTACT(element, "true", "0", element ".f_t*" element ".e_t")
#define MODELICA_SPATIAL_JOINT(element) MODELICA_CONTACT(element, "true", "0", element ".f_t")

#endif
