/* Scatter plots of an output over a parameter, and its map over two of them. */
const FONT = "11px system-ui, sans-serif";

/* A canvas context in CSS pixels, sharp on every screen. */
function context(canvas) {
  const ratio = window.devicePixelRatio || 1, w = canvas.clientWidth, h = canvas.clientHeight;
  canvas.width = Math.round(w * ratio);
  canvas.height = Math.round(h * ratio);
  const c = canvas.getContext("2d");
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  c.font = FONT;
  return c;
}

/* Places of values from low to high on pixels from a to b. */
function axis(low, high, a, b) {
  const size = high > low ? high - low : 1;
  return value => a + (value - low) / size * (b - a);
}

function frame(c, w, h, margin, xRange, yRange, x, y) {
  c.strokeStyle = colour("--line");
  c.fillStyle = colour("--quiet");
  c.lineWidth = 1;
  const across = ticks(xRange[0], xRange[1], Math.max(2, w / 90)), up = ticks(yRange[0], yRange[1], 5);
  c.textAlign = "center";
  c.textBaseline = "top";
  for (const v of across.list) {
    c.beginPath();
    c.moveTo(x(v), margin.top);
    c.lineTo(x(v), h - margin.bottom);
    c.stroke();
    c.fillText(numberText(v, 5), x(v), h - margin.bottom + 6);
  }
  c.textAlign = "right";
  c.textBaseline = "middle";
  for (const v of up.list) {
    c.beginPath();
    c.moveTo(margin.left, y(v));
    c.lineTo(w - margin.right, y(v));
    c.stroke();
    c.fillText(numberText(v, 5), margin.left - 6, y(v));
  }
}

const MARGIN = { left: 64, right: 14, top: 8, bottom: 24 };

function scatter(canvas, rows, column, output) {
  const c = context(canvas), w = canvas.clientWidth, h = canvas.clientHeight, m = MARGIN;
  const points = rows.filter(row => row[output] !== null);
  const span = k => {
    let low = Infinity, high = -Infinity;
    for (const row of points) {
      low = Math.min(low, row[k]);
      high = Math.max(high, row[k]);
    }
    return axisRange(low, high);
  };
  const xRange = span(column), yRange = span(output);
  const x = axis(...xRange, m.left, w - m.right), y = axis(...yRange, h - m.bottom, m.top);
  frame(c, w, h, m, xRange, yRange, x, y);
  c.globalAlpha = Math.min(1, Math.max(0.15, 300 / points.length));
  for (const row of points) {
    c.fillStyle = colour(row[row.length - 1] > 0 ? "--force" : "--body");
    c.beginPath();
    c.arc(x(row[column]), y(row[output]), 2.2, 0, 2 * Math.PI);
    c.fill();
  }
  c.globalAlpha = 1;
  canvas.setAttribute("aria-label", points.length + " runs");
}

/* Edges of cells: between the levels of a grid, or equal ones where there are too many. */
function cells(rows, column) {
  const levels = [...new Set(rows.map(row => row[column]))].sort((a, b) => a - b), most = 120;
  if (levels.length < 2) return [levels[0] - 0.5, levels[0] + 0.5];
  if (levels.length > most) {
    const low = levels[0], high = levels[levels.length - 1], n = Math.round(Math.sqrt(rows.length) / 2);
    return Array.from({ length: n + 1 }, (_, k) => low + (high - low) * k / n);
  }
  const edges = levels.slice(1).map((level, k) => (level + levels[k]) / 2);
  return [2 * levels[0] - edges[0], ...edges, 2 * levels[levels.length - 1] - edges[edges.length - 1]];
}

function mixed(from, to, share) {
  const parts = text => [1, 3, 5].map(k => parseInt(text.slice(k, k + 2), 16));
  const [a, b] = [parts(from), parts(to)];
  return "rgb(" + a.map((v, k) => Math.round(v + share * (b[k] - v))).join(",") + ")";
}

/* The values that the colours stand for: those of the means, or around them where they differ by rounding only. */
function meansRange(means) {
  const low = Math.min(...means), high = Math.max(...means), size = Math.max(Math.abs(low), Math.abs(high));
  return size > 1e-280 && high - low >= 1e-6 * size ? [low, high] : axisRange(low, high);
}

/* The mean of the output in every cell; returns what is under a pixel. */
function heatMap(canvas, rows, across, up, output) {
  const c = context(canvas), w = canvas.clientWidth, h = canvas.clientHeight, m = { ...MARGIN, right: 84 };
  const xEdges = cells(rows, across), yEdges = cells(rows, up), sums = new Map();
  for (const row of rows) {
    const i = Math.min(indexAt(xEdges, row[across]), xEdges.length - 2);
    const j = Math.min(indexAt(yEdges, row[up]), yEdges.length - 2), key = i + "," + j;
    const cell = sums.get(key) || { i, j, sum: 0, count: 0, runs: 0 };
    cell.runs++;
    if (row[output] !== null) {
      cell.sum += row[output];
      cell.count++;
    }
    sums.set(key, cell);
  }
  const list = [...sums.values()], means = list.filter(cell => cell.count).map(cell => cell.sum / cell.count);
  const range = meansRange(means);
  const ends = edges => [edges[0], edges[edges.length - 1]];
  const x = axis(...ends(xEdges), m.left, w - m.right), y = axis(...ends(yEdges), h - m.bottom, m.top);
  frame(c, w, h, m, ends(xEdges), ends(yEdges), x, y);
  const shade = value => mixed(colour("--low"), colour("--high"), (value - range[0]) / (range[1] - range[0]));
  for (const cell of list) {
    c.fillStyle = cell.count ? shade(cell.sum / cell.count) : colour("--contact");
    const left = x(xEdges[cell.i]), top = y(yEdges[cell.j + 1]);
    c.fillRect(left, top, x(xEdges[cell.i + 1]) - left + 0.5, y(yEdges[cell.j]) - top + 0.5);
  }
  if (means.length) key(c, w, h, m, range, shade);
  return (px, py) => list.find(cell => px >= x(xEdges[cell.i]) && px < x(xEdges[cell.i + 1]) &&
    py >= y(yEdges[cell.j + 1]) && py < y(yEdges[cell.j]));
}

/* The colours and their values, at the right. */
function key(c, w, h, m, range, shade) {
  const y = axis(...range, h - m.bottom, m.top);
  for (let p = m.top; p < h - m.bottom; p++) {
    c.fillStyle = shade(range[0] + (h - m.bottom - p) / (h - m.bottom - m.top) * (range[1] - range[0]));
    c.fillRect(w - m.right + 12, p, 14, 1.5);
  }
  c.fillStyle = colour("--quiet");
  c.textAlign = "left";
  c.textBaseline = "middle";
  for (const v of ticks(range[0], range[1], 6).list) c.fillText(numberText(v, 4), w - m.right + 30, y(v));
}
