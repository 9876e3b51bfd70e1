/* The cam with its follower: the follower stands, the cam turns clockwise below it. */
function profileScale(canvas) {
  const { rows, follower } = DATA, w = canvas.width / (window.devicePixelRatio || 1);
  let reach = DATA.base;
  rows.x.forEach((x, i) => { reach = Math.max(reach, Math.hypot(x, rows.y[i])); });
  const top = follower.pivot ? Math.max(reach, follower.pivot) + 0.2 * reach : reach * 1.25 + 2 * (follower.inner ? 0 : Math.min(follower.radius, reach));
  const below = reach + (follower.inner || follower.radius > reach ? 0 : follower.radius); /* the path of a roller */
  const extent = Math.max(2 * below, top + below) * 1.06;
  return { k: w / extent, x: w / 2, y: top * w / extent * 1.02 };
}

/* From the cam's frame at the angle theta to the canvas: theta points up. */
function placed(s, theta) {
  const a = Math.PI / 2 - theta, c = Math.cos(a), d = Math.sin(a);
  return (x, y) => [s.x + s.k * (c * x - d * y), s.y - s.k * (d * x + c * y)];
}

function path(c, points, close) {
  c.beginPath();
  points.forEach(([x, y], i) => { if (i) c.lineTo(x, y); else c.moveTo(x, y); });
  if (close) c.closePath();
}

function drawBody(c, s, place) {
  const { rows, follower } = DATA, outline = rows.x.map((x, i) => place(x, rows.y[i]));
  path(c, outline, true);
  if (follower.inner) {
    c.rect(0, 0, c.canvas.width, c.canvas.height);
    c.fillStyle = colour("--bodyfill");
    c.fill("evenodd");
    path(c, outline, true);
  } else {
    c.fillStyle = colour("--bodyfill");
    c.fill();
  }
  c.strokeStyle = colour("--body");
  c.lineWidth = 2;
  c.stroke();
  c.strokeStyle = colour("--curvature");
  c.lineWidth = 3;
  for (let i = 0; i < outline.length; i++) {
    const j = (i + 1) % outline.length;
    if (rows.curvature[i] >= 0 || rows.curvature[j] >= 0 || follower.inner) continue;
    path(c, [outline[i], outline[j]]);
    c.stroke();
  }
}

function circle(c, x, y, r) {
  c.beginPath();
  c.arc(x, y, r, 0, 2 * Math.PI);
}

function drawPaths(c, s, place) {
  const { rows, follower } = DATA;
  c.strokeStyle = colour("--other");
  c.lineWidth = 1;
  c.setLineDash([4, 4]);
  circle(c, s.x, s.y, s.k * DATA.base);
  c.stroke();
  const along = distance => path(c, rows.x.map((x, i) => place(x + distance * rows.nx[i], rows.y[i] + distance * rows.ny[i])), true);
  if (follower.radius > 0) {
    along(follower.radius);
    c.stroke();
  }
  if (DATA.wheel) {
    c.strokeStyle = colour("--force");
    along(DATA.wheel);
    c.stroke();
  }
  c.setLineDash([]);
}

function drawFollower(c, s, place, index) {
  const { rows, follower } = DATA, i = index, [px, py] = place(rows.x[i], rows.y[i]);
  const up = (x, y) => [s.x - s.k * y, s.y - s.k * x]; /* along u and w, u up */
  c.strokeStyle = colour("--other");
  c.fillStyle = colour("--otherfill");
  c.lineWidth = 2;
  const [mx, my] = place(rows.x[i] + follower.radius * rows.nx[i], rows.y[i] + follower.radius * rows.ny[i]);
  if (follower.kind === 2 || follower.kind === 4) {
    const [tx, ty] = place(rows.x[i] - rows.ny[i], rows.y[i] + rows.nx[i]), t = [(tx - px) / s.k, (ty - py) / s.k];
    const foot = follower.kind === 2 ? up(rows.position[i], follower.offset) : up(follower.pivot, 0);
    const half = s.k * DATA.base * 1.1;
    const along = follower.kind === 2 ? 0 : ((foot[0] - px) * t[0] + (foot[1] - py) * t[1]);
    const [cx, cy] = follower.kind === 2 ? foot : [px, py];
    path(c, [[cx - half * t[0] + Math.min(0, along) * t[0], cy - half * t[1] + Math.min(0, along) * t[1]],
      [cx + half * t[0] + Math.max(0, along) * t[0], cy + half * t[1] + Math.max(0, along) * t[1]]]);
    c.lineWidth = 4;
    c.stroke();
    c.lineWidth = 2;
    path(c, follower.kind === 2 ? [foot, [foot[0], 0]] : [[px + along * t[0], py + along * t[1]], foot]);
    c.stroke();
  } else {
    circle(c, mx, my, Math.max(3, s.k * follower.radius));
    c.fill();
    c.stroke();
    path(c, follower.kind === 1 ? [[mx, my], [mx, 0]] : [[mx, my], up(follower.pivot, 0)]);
    c.stroke();
  }
  if (follower.kind >= 3) {
    circle(c, ...up(follower.pivot, 0), 5);
    c.fillStyle = colour("--panel");
    c.fill();
    c.stroke();
  }
  c.fillStyle = colour("--contact");
  circle(c, px, py, 4.5);
  c.fill();
}

function drawProfile(canvas, index) {
  const c = context(canvas), s = profileScale(canvas), place = placed(s, DATA.rows.angle[index]);
  drawBody(c, s, place);
  drawPaths(c, s, place);
  circle(c, s.x, s.y, 4);
  c.fillStyle = colour("--ink");
  c.fill();
  drawFollower(c, s, place, index);
}
