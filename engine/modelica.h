/* How the elements of the Modelica package tell what their contact is: expressions for struct
 * modelica_contact. */
#ifndef ENGINE_MODELICA_H
#define ENGINE_MODELICA_H

/* In the world: a vector that is resolved in a frame, and a point given from it. */
#define MODELICA_VECTOR(frame, vector)                                                                     \
    "Modelica.Mechanics.MultiBody.Frames.resolve1(" frame ".R, " vector ")"
#define MODELICA_POINT(frame, vector) frame ".r_0 + " MODELICA_VECTOR(frame, vector)

#define MODELICA_CONTACT(element, active, v_impact, tangential, hidden)                                    \
    {                                                                                                      \
        active, element ".gap", MODELICA_POINT(element ".frame_a", element ".r_C_a"),                      \
            MODELICA_POINT(element ".frame_b", element ".r_C_b"),                                          \
            MODELICA_VECTOR(element ".frame_b", element ".e_n"),                                           \
            MODELICA_VECTOR(element ".frame_b", element ".f_n*" element ".e_n + " tangential), v_impact,   \
            hidden                                                                                         \
    }

/* Of Contacts.BodyLine, BodyCircle, BodyBodyPlanar; BodyPlane, BodySphere, BodyBody; Joints in the plane;
 * in space. */
#define MODELICA_PLANAR_CONTACT(element)                                                                   \
    MODELICA_CONTACT(element, element ".contact", element ".normalForce.v_impact",                         \
                     element ".f_t*" element ".e_t", NULL)
#define MODELICA_SPATIAL_CONTACT(element)                                                                  \
    MODELICA_CONTACT(element, element ".contact", element ".normalForce.v_impact", element ".f_t", NULL)
#define MODELICA_PLANAR_JOINT(element)                                                                     \
    MODELICA_CONTACT(element, "true", "0", element ".f_t*" element ".e_t", NULL)
#define MODELICA_SPATIAL_JOINT(element) MODELICA_CONTACT(element, "true", "0", element ".f_t", NULL)

#endif
