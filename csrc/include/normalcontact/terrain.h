/* A convex body on a terrain: any surface, also one with hollows. Part of normalcontact.h; do not include it
 * alone.
 *
 * Frame a is fixed to the body, whose generating potential h is resolved in it, frame b to the terrain S(u, v)
 * with the outer normal e; the body is placed at r with rotation q (row-major, a to b). All results are in
 * frame b, unless said otherwise. The point of the body that belongs to a point of the terrain is explicit,
 * p = r + q grad h(-q' e), so a contact has two unknowns, u and v, and two equations: p - S is along e.
 *
 * Contacts are the local minima of the signed distance D of the points of the terrain from the body; other
 * common normals (saddles, the far side of a hill) are none. D changes by no more than a point of the body or of
 * the terrain moves: what is farther than x apart does not touch before the body has moved by x. */
#ifndef NORMALCONTACT_TERRAIN_H
#define NORMALCONTACT_TERRAIN_H

struct nc_terrain_contact {
    double gap;              /* > 0 separated, < 0 penetrating: point_body - point_terrain = gap e_n */
    double uv[2];            /* parameters of the terrain */
    double e_n[3];           /* outer normal of the terrain, into the body */
    double point_a[3];       /* contact point on the body, in frame a */
    double point_body[3];    /* the same in frame b */
    double point_terrain[3]; /* contact point on the terrain */
    double kappa[2];         /* principal curvatures of the body, the larger one first; may be infinite */
    double kappa_rel[2];     /* relative curvatures, of body and terrain together; may be infinite */
};

/* The contact next to uv, by Newton's method; where that leads elsewhere, by descent of D. uv: start in,
 * result out, unchanged on failure. NC_E_PATCH: the contact leaves the terrain. NC_E_CONFORMING: contact along
 * a line or surface. NC_E_NO_SOLUTION: there is no contact next to the start. */
NC_API int nc_terrain_contact(const double *shape, size_t n, const struct nc_surface *surface,
                              const double r[3], const double q[9], double uv[2],
                              struct nc_terrain_contact *out);

/* A cell of the terrain: no point of it is farther from its centre than the radius. */
struct nc_terrain_cell {
    double centre[3], radius;
};

/* The cells of a terrain, count[0] along u times count[1] along v (3 .. 512 each, else NC_E_OPTION), cell i, j at
 * cell[i*count[1] + j]. The radius comes from the speeds |S_u|, |S_v| at nine points of the cell, enlarged by
 * their range: safe for cells as small as the bumps of the terrain. */
NC_API int nc_terrain_cells(const struct nc_surface *surface, const int count[2],
                            struct nc_terrain_cell *cell);

/* A terrain for the search, in memory of the caller. */
struct nc_terrain {
    const struct nc_surface *surface;
    int count[2];
    const struct nc_terrain_cell *cell; /* by nc_terrain_cells */
    double *work;                       /* as many doubles as cells */
};

/* The lowest contacts, at most `most` of them (at least 1, else NC_E_OPTION), the lowest first: all up to the gap
 * `margin` in whose hollow of D lies the centre of a cell, or only the lowest one if it is above that.
 * bound, if not NULL: no point of the terrain is nearer to the body than this, by branch and bound over the
 * cells, as sharp as 0.01 of the radius of the body unless that takes too much work; if a lower contact turns up,
 * it is in the list. NC_E_PATCH: an edge of the terrain is nearer than any contact. NC_E_NO_SOLUTION: there is
 * none. */
NC_API int nc_terrain_search(const double *shape, size_t n, const struct nc_terrain *terrain,
                             const double r[3], const double q[9], double margin, size_t most,
                             struct nc_terrain_contact *out, size_t *found, double *bound);

/* How a contact moves with the body; v, omega of the body, also a, alpha where gap[2] is asked for. */
struct nc_terrain_motion {
    double gap[3];         /* gap, its first and second time derivative */
    double e_n_der[3];     /* of the normal */
    double uv_der[2];      /* of the parameters of the terrain */
    double point_a_der[3]; /* of the contact point on the body, in frame a */
    double v_body[3];      /* the same, resolved in b */
    double v_terrain[3];   /* velocity of the contact point along the terrain */
    double v_n, v_t[3]; /* velocity of the material point of the body at the contact: along e_n, across */
};

/* At a solution uv of nc_terrain_contact. NC_E_CONFORMING as above. NC_E_NO_SOLUTION: uv is no contact. */
NC_API int nc_terrain_motion(const double *shape, size_t n, const struct nc_surface *surface,
                             const struct nc_spatial_motion *motion, const double uv[2],
                             struct nc_terrain_motion *out);

#endif
