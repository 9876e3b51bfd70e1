/* The mechanism in space: shaded faces in the order of their depth; the mouse turns the view. */

/* A vector of the world with y up. */
const upright = DATA.scene.zUp ? ([x, y, z]) => [x, z, -y] : v => v;

/* Hues of the shaped bodies, one after the other. */
const HUES = [211, 28, 140, 280];

class SpatialView {
  constructor(canvas) {
    this.canvas = canvas;
    this.azimuth = 0.6;
    this.elevation = DATA.scene.elevation;
    this.zoom = 1;
    Object.assign(this, framing());
    this.size = Math.max(...this.box.map(([a, b]) => b - a));
    this.force = forceScale();
    this.listen();
  }

  /* From the world to the canvas, with the depth. */
  fit(frame) {
    const origin = this.origin(DATA.frames[frame]);
    this.centre = this.box.map(([a, b], k) => (a + b) / 2 + origin[k]);
    const w = this.canvas.clientWidth, h = this.canvas.clientHeight;
    const ca = Math.cos(this.azimuth), sa = Math.sin(this.azimuth);
    const ce = Math.cos(this.elevation), se = Math.sin(this.elevation);
    const scale = 0.82 * this.zoom * Math.min(w, h) / this.size, distance = 4 * this.size;
    this.eye = [sa * ce, se, ca * ce];
    this.at = p => {
      const [x, y, z] = upright(p.map((v, k) => v - this.centre[k]));
      const u = ca * x - sa * z, depth = sa * ce * x + se * y + ca * ce * z;
      const v = -sa * se * x + ce * y - ca * se * z, f = scale * distance / (distance - depth);
      return [w / 2 + f * u, h / 2 - f * v, depth];
    };
  }

  draw(picture) {
    const c = context(this.canvas);
    this.fit(picture.frame);
    c.setLineDash([]);
    for (const body of picture.bodies) if (body.role === "counterpart") this.net(c, body);
    if (SHOW.path) this.path(c, picture.frame);
    const behind = this.elevation < 0;
    if (!behind) for (const contact of picture.contacts) this.footprint(c, contact);
    const solid = picture.bodies.filter(body => body.role !== "counterpart");
    this.paint(c, solid.flatMap((body, i) => this.faces(body, HUES[i % HUES.length])));
    for (const contact of picture.contacts) this.contact(c, contact);
  }

  line(c, points) {
    c.beginPath();
    for (const p of points) {
      const [x, y] = this.at(p);
      c.lineTo(x, y);
    }
    c.stroke();
  }

  net(c, body) {
    c.strokeStyle = colour("--line");
    c.lineWidth = 1;
    const { rows, columns } = body, points = body.name === "plane" ? this.beneath(body) : body.points;
    for (let i = 0; i < rows; i++)
      this.line(c, [...points.slice(i * columns, (i + 1) * columns), ...(body.closed ? [points[i * columns]] : [])]);
    for (let j = 0; j < columns; j++) this.line(c, Array.from({ length: rows }, (_, i) => points[i * columns + j]));
  }

  /* A plane goes on beneath the bodies: its net moves by whole meshes, and is enlarged by whole factors. */
  beneath({ rows, columns, points }) {
    const first = points[0], last = points[points.length - 1], size = Math.hypot(...last.map((v, k) => v - first[k]));
    const factor = Math.max(1, Math.ceil(1.5 * this.size / size)), middle = points[(rows * columns - 1) / 2];
    const mesh = [points[columns], points[1]].map(p => p.map((v, k) => factor * (v - first[k])));
    const steps = mesh.map(m => Math.round(m.reduce((sum, v, k) => sum + v * (this.centre[k] - middle[k]), 0) /
      m.reduce((sum, v) => sum + v * v, 0)));
    return points.map(p => p.map((v, k) => middle[k] + factor * (v - middle[k]) + steps[0] * mesh[0][k] +
      steps[1] * mesh[1][k]));
  }

  path(c, frame) {
    c.strokeStyle = colour("--path");
    c.lineWidth = 1.5;
    c.beginPath();
    DATA.scene.pairs.forEach(([, against], number) => {
      if (DATA.scene.bodies[against].role !== "counterpart") return;
      let pen = false;
      for (let i = 0; i <= frame; i += PATH_STEP) {
        const contact = CONTACTS[i].find(item => item.number === number && item.active);
        const [x, y, depth] = contact ? this.at(contact.counterpart) : [0, 0, Infinity];
        const seen = depth < 3 * this.size; /* not behind the eye */
        if (seen && pen) c.lineTo(x, y); else if (seen) c.moveTo(x, y);
        pen = seen;
      }
    });
    c.stroke();
  }

  /* Where the body touches, or would touch. */
  footprint(c, contact) {
    const at = this.at(contact.counterpart);
    dot(c, at, 3, colour("--ground"));
  }

  /* The faces of a body that are seen from the front. */
  faces(body, hue) {
    const { rows, columns, points } = body, screen = points.map(this.at), list = [];
    for (let i = 0; i + 1 < rows; i++)
      for (let j = 0; j < columns; j++) {
        const k = (j + 1) % columns;
        const corner = [i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j];
        const s = corner.map(n => screen[n]);
        const turn = (s[2][0] - s[0][0]) * (s[3][1] - s[1][1]) - (s[2][1] - s[0][1]) * (s[3][0] - s[1][0]);
        if (turn <= 0) continue;
        const patch = (Math.floor(i / (rows / 8)) + Math.floor(j / (columns / 8))) % 2;
        list.push({ s, hue, patch, corners: corner.map(n => points[n]) });
      }
    return list;
  }

  paint(c, list) {
    list.sort((a, b) => a.s[0][2] + a.s[2][2] - b.s[0][2] - b.s[2][2]);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    for (const face of list) {
      const [p, q, r, t] = face.corners.map(upright);
      const a = r.map((v, k) => v - p[k]), b = t.map((v, k) => v - q[k]);
      /* a x b points inwards */
      const n = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
      const size = Math.hypot(...n) || 1;
      const light = Math.max(0, -(0.35 * n[0] + 0.85 * n[1] + 0.4 * n[2]) / size);
      const level = (dark ? 26 : 46) + (dark ? 34 : 42) * light - (face.patch ? 9 : 0);
      c.fillStyle = c.strokeStyle = "hsl(" + face.hue + " " + (face.patch ? 46 : 40) + "% " + level + "%)";
      c.globalAlpha = 0.86;
      c.lineWidth = 0.6;
      c.beginPath();
      for (const s of face.s) c.lineTo(s[0], s[1]);
      c.closePath();
      c.fill();
      c.stroke();
    }
    c.globalAlpha = 1;
  }

  contact(c, contact) {
    const p = contact.body, n = contact.normal, unit = 0.22 * this.size / this.zoom;
    const along = (d, s) => p.map((v, k) => v + s * d[k]);
    if (SHOW.curvature)
      contact.radii.forEach((radius, k) => {
        if (radius === null || Math.abs(radius) > 20 * this.size) return;
        const d = contact.directions[k], points = [];
        for (let i = 0; i <= 96; i++) {
          const s = Math.sin(Math.PI * i / 48) * radius, t = (1 - Math.cos(Math.PI * i / 48)) * radius;
          points.push(p.map((v, m) => v + s * d[m] + t * n[m]));
        }
        c.strokeStyle = colour("--curvature");
        c.lineWidth = 1.3;
        c.setLineDash([6, 5]);
        this.line(c, points);
        c.setLineDash([]);
      });
    if (SHOW.normal) {
      c.strokeStyle = colour("--normal");
      c.lineWidth = 1.5;
      this.line(c, [p, along(n, unit)]);
    }
    if (DATA.scene.bodies[contact.against].role === "shaped") { /* body against body: the shortest way */
      c.strokeStyle = colour("--quiet");
      c.lineWidth = 1.5;
      this.line(c, [p, contact.counterpart]);
      dot(c, this.at(contact.counterpart), 3.5, colour("--quiet"));
    }
    const size = Math.hypot(...contact.force);
    if (SHOW.force && contact.active && size > 0)
      arrow(c, this.at(p).slice(0, 2),
        this.at(along(contact.force, unit * Math.min(size / this.force, 1.5) / size)).slice(0, 2), colour("--force"));
    dot(c, this.at(p), 4.5, contact.active ? colour("--contact") : colour("--quiet"));
  }

  turn(right, up, closer = 1) {
    this.azimuth += right;
    this.elevation = Math.max(-1.5, Math.min(1.5, this.elevation + up));
    this.zoom = Math.max(0.05, Math.min(50, this.zoom * closer));
    view.refresh();
  }

  listen() {
    let from = null;
    this.canvas.addEventListener("pointerdown", event => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = [event.clientX, event.clientY];
      this.canvas.setPointerCapture(event.pointerId);
    });
    for (const end of ["pointerup", "pointercancel"])
      this.canvas.addEventListener(end, event => { if (event.isPrimary) from = null; });
    this.canvas.addEventListener("pointermove", event => {
      if (!from || !event.isPrimary) return;
      this.turn(-0.008 * (event.clientX - from[0]), 0.008 * (event.clientY - from[1]));
      from = [event.clientX, event.clientY];
    });
    this.canvas.addEventListener("wheel", event => {
      event.preventDefault();
      this.turn(0, 0, Math.exp((event.deltaMode === 1 ? 16 : 1) * -0.001 * event.deltaY));
    }, { passive: false });
  }
}
