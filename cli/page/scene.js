/* What is drawn at a frame: all points in the world, as both views need them and as tests can read them. */
const SHOW = { normal: true, curvature: DATA.scene.pairs.length < 3, force: true, path: true };

/* The rotation of a pose as a function on points. */
function placed(pose, points) {
  if (!DATA.scene.spatial) {
    const [x, y, angle] = pose, cos = Math.cos(angle), sin = Math.sin(angle);
    return points.map(([u, v]) => [x + cos * u - sin * v, y + sin * u + cos * v]);
  }
  const [x, y, z, w, a, b, c] = pose;
  const q = [1 - 2 * (b * b + c * c), 2 * (a * b - w * c), 2 * (a * c + w * b),
             2 * (a * b + w * c), 1 - 2 * (a * a + c * c), 2 * (b * c - w * a),
             2 * (a * c - w * b), 2 * (b * c + w * a), 1 - 2 * (a * a + b * b)];
  return points.map(([u, v, s]) => [x + q[0] * u + q[1] * v + q[2] * s, y + q[3] * u + q[4] * v + q[5] * s,
    z + q[6] * u + q[7] * v + q[8] * s]);
}

/* Positions in a row of numbers. */
const DIMENSIONS = DATA.scene.spatial ? 3 : 2;

function contactAt(row) {
  const [number, active, points, rest] = row, [on, against] = DATA.scene.pairs[number];
  let i = 0;
  const vector = () => rest.slice(i, i += DIMENSIONS);
  const contact = { number, on, against, active: active > 0, body: points.slice(0, DIMENSIONS),
    counterpart: points.slice(DIMENSIONS), normal: vector() };
  contact.radii = DATA.scene.spatial ? rest.slice(i, i += 2) : rest.slice(i, i += 1);
  if (DATA.scene.spatial) contact.directions = [vector(), vector()];
  contact.force = vector();
  return contact;
}

const CONTACTS = DATA.frames.map(frame => frame.contact.map(contactAt));

/* Paths need no more points than this. */
const PATH_STEP = Math.ceil(DATA.frames.length / 3000);

/* The picture of a frame. */
function pictureAt(frame) {
  const row = DATA.frames[frame], bodies = DATA.scene.bodies;
  return {
    frame,
    time: DATA.frameTimes[frame],
    bodies: bodies.map((body, i) => ({
      name: body.name, role: body.role, closed: body.closed, rows: body.rows, columns: body.columns,
      origin: row.pose[i].slice(0, DIMENSIONS),
      mark: placed(row.pose[i], [body.mark])[0],
      points: placed(row.pose[i], body.points),
    })),
    contacts: CONTACTS[frame],
  };
}

/* A mark from the origin of a planar body towards +x shows how it turns: as far as the body reaches there. */
for (const body of DATA.scene.bodies)
  body.mark = DATA.scene.spatial ? [0, 0, 0] : [0.6 * Math.max(0, ...body.points.map(([x, y]) => x - Math.abs(y))), 0];

/* Where the bodies are at a frame, in the mean. */
function travelled(frame) {
  const positions = frame.pose.filter((_, i) => DATA.scene.bodies[i].closed);
  return Array.from({ length: DIMENSIONS }, (_, k) => positions.reduce((sum, p) => sum + p[k], 0) / positions.length);
}

const STILL = () => Array(DIMENSIONS).fill(0);

/* The box around everything but the ground, over the whole motion: [min, max] for each axis. The view may follow the
   motion: origin tells where it is at a frame. */
function bounds(origin = STILL) {
  const box = Array.from({ length: DIMENSIONS }, () => [Infinity, -Infinity]);
  const stride = Math.max(1, Math.floor(DATA.frames.length / 100));
  DATA.scene.bodies.forEach((body, i) => {
    if (!body.closed) return;
    const some = body.points.filter((_, k) => k % 8 === 0);
    for (let f = 0; f < DATA.frames.length; f += stride) {
      const shift = origin(DATA.frames[f]);
      for (const p of placed(DATA.frames[f].pose[i], some))
        for (let k = 0; k < DIMENSIONS; k++)
          box[k] = [Math.min(box[k][0], p[k] - shift[k]), Math.max(box[k][1], p[k] - shift[k])];
    }
  });
  return box;
}

/* The view of the whole motion; a long way is followed, along the axes of which it is more than five times as long as
   what moves is large: the origin, and the box around it. */
function framing() {
  const length = ([a, b]) => b - a, whole = bounds(), close = bounds(travelled), size = Math.max(...close.map(length));
  const follow = whole.map(side => length(side) > 5 * size);
  const origin = frame => travelled(frame).map((p, k) => follow[k] ? p : 0);
  return { origin, follow, box: whole.map((side, k) => follow[k] ? close[k] : side) };
}

/* Length of the longest force arrow in newtons: impacts beyond it are cut, so that usual forces are seen. */
function forceScale() {
  const sizes = CONTACTS.flatMap(list => list.map(contact => Math.hypot(...contact.force)))
    .filter(size => size > 0).sort((a, b) => a - b);
  return sizes.length ? sizes[Math.floor(0.9 * (sizes.length - 1))] : 1;
}

function arrow(c, from, to, style) {
  const dx = to[0] - from[0], dy = to[1] - from[1], length = Math.hypot(dx, dy);
  if (length < 2) return;
  const head = Math.min(9, 0.6 * length), ux = dx / length, uy = dy / length;
  c.strokeStyle = c.fillStyle = style;
  c.lineWidth = 2.5;
  c.setLineDash([]);
  c.beginPath();
  c.moveTo(...from);
  c.lineTo(to[0] - ux * head, to[1] - uy * head);
  c.stroke();
  c.beginPath();
  c.moveTo(...to);
  c.lineTo(to[0] - ux * head - uy * head * 0.45, to[1] - uy * head + ux * head * 0.45);
  c.lineTo(to[0] - ux * head + uy * head * 0.45, to[1] - uy * head - ux * head * 0.45);
  c.fill();
}

function dot(c, at, radius, style) {
  c.fillStyle = style;
  c.beginPath();
  c.arc(at[0], at[1], radius, 0, 2 * Math.PI);
  c.fill();
}
