/* The mechanism in the plane. */
class PlanarView {
  constructor(canvas) {
    this.canvas = canvas;
    Object.assign(this, framing());
    this.force = forceScale();
  }

  /* From the world to the canvas. */
  fit(frame) {
    const w = this.canvas.clientWidth, h = this.canvas.clientHeight;
    const [[x0, x1], [y0, y1]] = this.box, room = 0.06 * Math.max(x1 - x0, y1 - y0);
    const scale = Math.min(w / (x1 - x0 + 2 * room), h / (y1 - y0 + 2 * room));
    this.scale = scale;
    const [u, v] = this.origin(DATA.frames[frame]), middle = [(x0 + x1) / 2 + u, (y0 + y1) / 2 + v];
    this.at = ([x, y]) => [w / 2 + scale * (x - middle[0]), h / 2 - scale * (y - middle[1])];
  }

  draw(picture) {
    const c = context(this.canvas);
    this.fit(picture.frame);
    if (SHOW.path) this.path(c);
    for (const body of picture.bodies) this.body(c, body);
    for (const contact of picture.contacts) this.contact(c, contact);
  }

  outline(c, body) {
    c.beginPath();
    for (const p of body.points) c.lineTo(...this.at(p));
    if (body.closed) c.closePath();
  }

  body(c, body) {
    c.setLineDash([]);
    c.lineJoin = "round";
    if (!body.closed) return this.ground(c, body);
    const shaped = body.role === "shaped";
    c.fillStyle = colour(shaped ? "--bodyfill" : "--otherfill");
    c.strokeStyle = colour(shaped ? "--body" : "--other");
    c.lineWidth = 2;
    this.outline(c, body);
    c.fill();
    c.stroke();
    c.lineWidth = 1.2;
    c.beginPath();
    c.moveTo(...this.at(body.origin));
    c.lineTo(...this.at(body.mark));
    c.stroke();
    dot(c, this.at(body.origin), 3.5, c.strokeStyle);
  }

  /* A line with hatching on its far side; what is called ground has no ends in sight. */
  ground(c, body) {
    let [a, b] = [this.at(body.points[0]), this.at(body.points[1])];
    const full = Math.hypot(b[0] - a[0], b[1] - a[1]), u = [(b[0] - a[0]) / full, (b[1] - a[1]) / full];
    if (body.name === "ground") {
      const w = this.canvas.clientWidth, h = this.canvas.clientHeight;
      const along = s => [a[0] + s * u[0], a[1] + s * u[1]], middle = (w / 2 - a[0]) * u[0] + (h / 2 - a[1]) * u[1];
      [a, b] = [along(9 * Math.floor((middle - w - h) / 9)), along(middle + w + h)];
    }
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    c.strokeStyle = colour("--ground");
    c.lineWidth = 1;
    c.beginPath();
    for (let s = 0; s < length; s += 9) {
      const x = a[0] + s * u[0], y = a[1] + s * u[1];
      c.moveTo(x, y);
      c.lineTo(x - 6 * u[0] - 8 * u[1], y - 6 * u[1] + 8 * u[0]);
    }
    c.globalAlpha = 0.5;
    c.stroke();
    c.globalAlpha = 1;
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(...a);
    c.lineTo(...b);
    c.stroke();
  }

  path(c) {
    DATA.scene.bodies.forEach((body, i) => {
      if (body.role !== "shaped") return;
      c.strokeStyle = colour("--path");
      c.lineWidth = 1.5;
      c.setLineDash([2, 4]);
      c.beginPath();
      for (let f = 0; f < DATA.frames.length; f += PATH_STEP) c.lineTo(...this.at(DATA.frames[f].pose[i]));
      c.stroke();
    });
  }

  contact(c, contact) {
    const at = this.at(contact.body), n = contact.normal, unit = 0.22 * this.canvas.clientHeight;
    const radius = contact.radii[0];
    if (SHOW.curvature && radius !== null && Math.abs(radius) * this.scale < 1e5) {
      const centre = this.at([contact.body[0] + radius * n[0], contact.body[1] + radius * n[1]]);
      c.strokeStyle = colour("--curvature");
      c.lineWidth = 1.4;
      c.setLineDash([6, 5]);
      c.beginPath();
      c.arc(centre[0], centre[1], Math.abs(radius) * this.scale, 0, 2 * Math.PI);
      c.stroke();
      dot(c, centre, 2.5, colour("--curvature"));
    }
    if (SHOW.normal) {
      c.strokeStyle = colour("--normal");
      c.lineWidth = 1.4;
      c.setLineDash([]);
      c.beginPath();
      c.moveTo(at[0] - unit * n[0], at[1] + unit * n[1]);
      c.lineTo(at[0] + unit * n[0], at[1] - unit * n[1]);
      c.stroke();
    }
    if (SHOW.force && contact.active) {
      const size = Math.hypot(...contact.force), length = unit * Math.min(size / this.force, 1.5);
      if (size > 0)
        arrow(c, at, [at[0] + length * contact.force[0] / size, at[1] - length * contact.force[1] / size],
          colour("--force"));
    }
    dot(c, this.at(contact.counterpart), 4, colour("--other"));
    dot(c, at, 4.5, contact.active ? colour("--contact") : colour("--quiet"));
  }
}
