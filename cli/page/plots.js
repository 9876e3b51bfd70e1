/* Plots of the outputs over time: one canvas for each panel, all with the same time range. */
const COLOURS = ["--body", "--force", "--normal", "--curvature"];

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/* A canvas context in CSS pixels, sharp on every screen. */
function context(canvas) {
  const ratio = window.devicePixelRatio || 1, w = canvas.clientWidth, h = canvas.clientHeight;
  if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
    canvas.width = Math.round(w * ratio);
    canvas.height = Math.round(h * ratio);
  }
  const c = canvas.getContext("2d");
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  c.clearRect(0, 0, w, h);
  return c;
}

/* Index of the last element that is not greater than the value. */
function indexAt(sorted, value) {
  let low = 0, high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle] <= value) low = middle; else high = middle - 1;
  }
  return low;
}

/* Round numbers from low to high, about `count` of them. */
function ticks(low, high, count) {
  const raw = (high - low) / count, power = Math.pow(10, Math.floor(Math.log10(raw)));
  const step = (raw < 1.5 * power ? 1 : raw < 3 * power ? 2 : raw < 7 * power ? 5 : 10) * power, list = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) list.push(k * step);
  return { list, digits: Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)) };
}

/* A power of a thousand, so that numbers up to `largest` are short. */
function scaled(largest, unit) {
  if (unit === "1") return { factor: 1, unit: "" };
  const prefixes = { "-3": "n", "-2": "\u00b5", "-1": "m", 0: "", 1: "k", 2: "M", 3: "G" };
  const exponent = Math.floor(Math.log10(largest) / 3 + 1e-9), name = prefixes[exponent];
  if (name === undefined || unit.startsWith("rad")) return { factor: 1, unit };
  return { factor: Math.pow(1000, -exponent), unit: name + unit };
}

class Plot {
  constructor(parent, columns, view) {
    this.columns = columns;
    this.view = view;
    this.selection = null; /* pixels of a drag */
    this.canvas = parent.appendChild(document.createElement("canvas"));
    this.margin = { left: 58, right: 20, top: 20, bottom: 20 };
    this.listen();
  }

  x(t) {
    const m = this.margin, [a, b] = this.view.range;
    return m.left + (t - a) / (b - a) * (this.canvas.clientWidth - m.left - m.right);
  }

  t(x) {
    const m = this.margin, [a, b] = this.view.range;
    return a + (x - m.left) / (this.canvas.clientWidth - m.left - m.right) * (b - a);
  }

  /* Smallest and largest value in sight, with some room. */
  extent(first, last) {
    let low = Infinity, high = -Infinity;
    for (const column of this.columns)
      for (let i = first; i <= last; i++) {
        const v = column.values[i];
        if (v < low) low = v;
        if (v > high) high = v;
      }
    if (!(low <= high)) return [-1, 1];
    const size = Math.max(Math.abs(low), Math.abs(high), 1e-300);
    if (high - low < 1e-6 * size) return [low - 0.5 * size, high + 0.5 * size];
    const room = 0.06 * (high - low);
    return [low - room, high + room];
  }

  draw() {
    const c = context(this.canvas), w = this.canvas.clientWidth, h = this.canvas.clientHeight, m = this.margin;
    const [t0, t1] = this.view.range;
    const first = Math.max(0, indexAt(DATA.time, t0)), last = Math.min(DATA.time.length - 1, indexAt(DATA.time, t1) + 1);
    const [low, high] = this.extent(first, last);
    const scale = scaled(Math.max(Math.abs(low), Math.abs(high)), this.columns[0].unit);
    const y = v => h - m.bottom - (v - low) / (high - low) * (h - m.top - m.bottom);
    c.font = "11px system-ui, sans-serif";
    c.lineWidth = 1;
    this.grid(c, w, h, low, high, y, scale);
    c.save();
    c.beginPath();
    c.rect(m.left, m.top, w - m.left - m.right, h - m.top - m.bottom);
    c.clip();
    this.columns.forEach((column, k) => this.curve(c, column, first, last, y, colour(COLOURS[k % 4])));
    c.restore();
    this.title(c);
    this.cursor(c, h, y);
    if (this.selection) {
      c.fillStyle = colour("--body") + "33";
      c.fillRect(this.selection[0], m.top, this.selection[1] - this.selection[0], h - m.top - m.bottom);
    }
  }

  grid(c, w, h, low, high, y, scale) {
    const m = this.margin;
    c.strokeStyle = colour("--line");
    c.fillStyle = colour("--quiet");
    const vertical = ticks(low * scale.factor, high * scale.factor, 4);
    c.textAlign = "right";
    c.textBaseline = "top";
    c.fillText(scale.unit, m.left - 6, 4);
    c.textBaseline = "middle";
    for (const v of vertical.list) {
      const p = Math.round(y(v / scale.factor)) + 0.5;
      c.beginPath();
      c.moveTo(m.left, p);
      c.lineTo(w - m.right, p);
      c.stroke();
      c.fillText(v.toFixed(vertical.digits), m.left - 6, p);
    }
    const horizontal = ticks(this.view.range[0], this.view.range[1], Math.max(3, w / 110));
    c.textAlign = "center";
    c.textBaseline = "top";
    for (const t of horizontal.list) {
      const p = Math.round(this.x(t)) + 0.5;
      c.beginPath();
      c.moveTo(p, m.top);
      c.lineTo(p, h - m.bottom);
      c.stroke();
      c.fillText(t.toFixed(horizontal.digits) + (t === horizontal.list[horizontal.list.length - 1] ? " s" : ""), p,
        h - m.bottom + 4);
    }
  }

  /* For each column of pixels the smallest and largest value, so that no peak is lost. */
  curve(c, column, first, last, y, stroke) {
    const values = column.values;
    c.setLineDash(column.dashed ? [6, 6] : []);
    c.strokeStyle = stroke;
    c.lineWidth = 1.6;
    c.lineJoin = "round";
    c.beginPath();
    let pixel = NaN, low = 0, high = 0, before = NaN;
    const flush = () => {
      if (isNaN(pixel)) return;
      const risingFirst = Math.abs(before - low) < Math.abs(before - high);
      c.lineTo(pixel, y(risingFirst ? low : high));
      if (low !== high) c.lineTo(pixel, y(risingFirst ? high : low));
      before = risingFirst ? high : low;
    };
    for (let i = first; i <= last; i++) {
      const v = values[i];
      if (v === null) continue;
      const p = Math.round(2 * this.x(DATA.time[i])) / 2;
      if (p === pixel) {
        low = Math.min(low, v);
        high = Math.max(high, v);
      } else {
        flush();
        pixel = p;
        low = high = v;
      }
    }
    flush();
    c.stroke();
    c.setLineDash([]);
  }

  title(c) {
    c.textAlign = "left";
    c.textBaseline = "top";
    let x = this.margin.left;
    const i = indexAt(DATA.time, this.view.time);
    this.columns.forEach((column, k) => {
      const value = column.values[i], scale = scaled(Math.abs(value), column.unit);
      const text = column.name + " = " + (value * scale.factor).toPrecision(4) + " " + scale.unit;
      c.fillStyle = colour(COLOURS[k % 4]);
      c.font = "600 12px system-ui, sans-serif";
      c.fillText(text, x, 3);
      x += c.measureText(text).width + 18;
    });
    if (this.columns.length === 1) {
      c.fillStyle = colour("--quiet");
      c.font = "11px system-ui, sans-serif";
      c.fillText(this.columns[0].text, x, 4);
    }
  }

  cursor(c, h, y) {
    const p = this.x(this.view.time);
    if (p < this.margin.left || p > this.canvas.clientWidth - this.margin.right) return;
    c.strokeStyle = colour("--contact");
    c.lineWidth = 1;
    c.beginPath();
    c.moveTo(p, this.margin.top);
    c.lineTo(p, h - this.margin.bottom);
    c.stroke();
    const i = indexAt(DATA.time, this.view.time);
    this.columns.forEach((column, k) => {
      c.fillStyle = colour(COLOURS[k % 4]);
      c.beginPath();
      c.arc(p, y(column.values[i]), 3, 0, 2 * Math.PI);
      c.fill();
    });
  }

  listen() {
    let from = null;
    const at = event => event.clientX - this.canvas.getBoundingClientRect().left;
    this.canvas.addEventListener("pointerdown", event => {
      from = at(event);
      this.canvas.setPointerCapture(event.pointerId);
    });
    this.canvas.addEventListener("pointermove", event => {
      if (from === null || (!this.selection && Math.abs(at(event) - from) < 4)) return;
      this.selection = [from, at(event)];
      this.draw();
    });
    this.canvas.addEventListener("pointerup", event => {
      const a = this.t(from), b = this.t(at(event)), moved = this.selection !== null;
      from = this.selection = null;
      if (moved) this.view.zoom(Math.min(a, b), Math.max(a, b)); else this.view.seek(a);
    });
    this.canvas.addEventListener("dblclick", () => this.view.zoom(DATA.time[0], DATA.time[DATA.time.length - 1]));
    this.canvas.addEventListener("wheel", event => {
      event.preventDefault();
      const t = this.t(at(event)), factor = Math.exp(event.deltaY * 0.0015), [a, b] = this.view.range;
      this.view.zoom(t + (a - t) * factor, t + (b - t) * factor);
    }, { passive: false });
  }
}
