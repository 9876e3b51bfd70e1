/* Plots of the outputs over time: one canvas for each panel, all with the same time range. */
const COLOURS = ["--body", "--force", "--normal", "--curvature"];
const FONT = "11px system-ui, sans-serif";

/* Sharper than the screen while the page is printed. */
function pixelRatio() {
  return (window.devicePixelRatio || 1) * (document.documentElement.classList.contains("printing") ? 2 : 1);
}

/* A canvas context in CSS pixels, sharp on every screen. */
function context(canvas, w = canvas.clientWidth, h = canvas.clientHeight) {
  const ratio = pixelRatio();
  if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
    canvas.width = Math.round(w * ratio);
    canvas.height = Math.round(h * ratio);
  }
  const c = canvas.getContext("2d");
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  c.clearRect(0, 0, w, h);
  return c;
}

class Plot {
  constructor(parent, outputs, view) {
    this.outputs = outputs;
    this.columns = outputs.map(output => DATA.values[output.name]);
    this.view = view;
    this.selection = null; /* pixels of a drag */
    this.figure = parent.appendChild(document.createElement("figure"));
    this.caption();
    this.canvas = this.figure.appendChild(document.createElement("canvas"));
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", this.description());
    this.layer = document.createElement("canvas"); /* all but the cursor */
    this.margin = { left: 0, right: 12, top: 7, bottom: 22 };
    this.listen();
  }

  /* Name and value of each curve; the text of a single one. */
  caption() {
    const caption = this.figure.appendChild(document.createElement("figcaption"));
    this.shown = this.outputs.map((output, k) => {
      const item = caption.appendChild(document.createElement("span"));
      const key = item.appendChild(document.createElement("i"));
      item.title = output.text;
      key.style.borderColor = "var(" + COLOURS[k % 4] + ")";
      key.style.borderTopStyle = output.dashed ? "dashed" : "solid";
      item.appendChild(document.createElement("b")).textContent = output.name;
      item.append(" = ");
      return item.appendChild(document.createElement("output"));
    });
    for (const value of this.shown) value.setAttribute("aria-live", "off");
    if (this.outputs.length > 1) return;
    const text = caption.appendChild(document.createElement("small"));
    text.textContent = this.outputs[0].text;
  }

  description() {
    return "Plot over time. " + this.outputs.map(({ name, unit, text, extremes: [low, atLow, high, atHigh] }) => {
      const value = (v, t) => numberText(v, 5) + " " + unitText(unit) + " at " + numberText(t, 5) + " s";
      return name + ", " + text + ": smallest " + value(low, atLow) + ", largest " + value(high, atHigh) + ".";
    }).join(" ");
  }

  x(t) {
    const m = this.margin, [a, b] = this.view.range;
    return m.left + (t - a) / (b - a) * (this.canvas.clientWidth - m.left - m.right);
  }

  /* Only times in sight. */
  t(x) {
    const m = this.margin, [a, b] = this.view.range;
    const s = (x - m.left) / (this.canvas.clientWidth - m.left - m.right);
    return a + Math.min(1, Math.max(0, s)) * (b - a);
  }

  y(value) {
    const m = this.margin, [low, high] = this.range;
    return m.top + (high - value) / (high - low) * (this.canvas.clientHeight - m.top - m.bottom);
  }

  /* What is in sight, and how its axis is labelled. Returns the width of the labels. */
  measure() {
    const [t0, t1] = this.view.range;
    this.first = indexAt(DATA.time, t0);
    this.last = Math.min(DATA.time.length - 1, indexAt(DATA.time, t1) + 1);
    let low = Infinity, high = -Infinity;
    for (const column of this.columns)
      for (let i = this.first; i <= this.last; i++)
        if (column[i] !== null) {
          low = Math.min(low, column[i]);
          high = Math.max(high, column[i]);
        }
    this.range = axisRange(low, high);
    this.scale = scaled(Math.max(Math.abs(this.range[0]), Math.abs(this.range[1])), this.outputs[0].unit);
    this.ticks = ticks(this.range[0] * this.scale.factor, this.range[1] * this.scale.factor, 4);
    const { list, digits } = this.ticks, last = list.length - 1; /* the highest one carries the unit */
    this.labels = list.map((v, i) => fixed(v, digits) + (i === last ? withUnit(this.scale.unit) : ""));
    const c = this.layer.getContext("2d");
    c.font = FONT;
    return Math.max(...this.labels.map(text => c.measureText(text).width), 0);
  }

  /* Draws the layer anew; the left margin is the same for all plots. */
  prepare(left) {
    const w = this.canvas.clientWidth, h = this.canvas.clientHeight, m = this.margin;
    m.left = left;
    const c = context(this.layer, w, h);
    c.font = FONT;
    c.lineWidth = 1;
    this.valueGrid(c, w);
    this.timeGrid(c, w, h);
    c.save();
    c.beginPath();
    c.rect(m.left, m.top - 1, w - m.left - m.right, h - m.top - m.bottom + 2);
    c.clip();
    this.columns.forEach((values, k) => this.curve(c, values, this.outputs[k].dashed, colour(COLOURS[k % 4])));
    c.restore();
  }

  draw() {
    const c = context(this.canvas), m = this.margin;
    if (this.layer.width > 0 && this.layer.height > 0)
      c.drawImage(this.layer, 0, 0, this.canvas.clientWidth, this.canvas.clientHeight);
    this.cursor(c);
    if (this.selection) {
      c.globalAlpha = 0.2;
      c.fillStyle = colour("--body");
      c.fillRect(this.selection[0], m.top, this.selection[1] - this.selection[0],
        this.canvas.clientHeight - m.top - m.bottom);
      c.globalAlpha = 1;
    }
    const row = indexAt(DATA.time, this.view.time);
    this.columns.forEach((values, k) => {
      this.shown[k].textContent = quantityText(values[row], this.outputs[k].unit);
    });
  }

  valueGrid(c, w) {
    const m = this.margin;
    c.strokeStyle = colour("--line");
    c.fillStyle = colour("--quiet");
    c.textAlign = "right";
    c.textBaseline = "middle";
    this.ticks.list.forEach((v, i) => {
      const p = Math.round(this.y(v / this.scale.factor)) + 0.5;
      c.beginPath();
      c.moveTo(m.left, p);
      c.lineTo(w - m.right, p);
      c.stroke();
      c.fillText(this.labels[i], m.left - 6, p);
    });
  }

  timeGrid(c, w, h) {
    const m = this.margin, { list, labels } = this.timeLabels(c, w);
    c.textAlign = "left";
    c.textBaseline = "top";
    for (const t of list) {
      const p = Math.round(this.x(t / CLOCK.factor)) + 0.5;
      c.beginPath();
      c.moveTo(p, m.top);
      c.lineTo(p, h - m.bottom);
      c.stroke();
    }
    for (const { text, left } of labels) c.fillText(text, left, h - m.bottom + 7);
  }

  /* As many times as have room side by side; the last one carries the unit. */
  timeLabels(c, w) {
    const m = this.margin, [a, b] = this.view.range;
    for (let count = Math.max(2, Math.round(w / 80)); ; count--) {
      const { list, digits } = ticks(a * CLOCK.factor, b * CLOCK.factor, count);
      const labels = list.map((t, i) => {
        const text = fixed(t, digits) + (i + 1 < list.length ? "" : withUnit(CLOCK.unit));
        const width = c.measureText(text).width;
        const left = Math.min(w - width - 1, Math.max(0, this.x(t / CLOCK.factor) - width / 2));
        return { text, left, right: left + width };
      });
      if (count <= 1 || labels.every((label, i) => i === 0 || label.left > labels[i - 1].right + 8))
        return { list, labels: labels.filter((label, i) => i === 0 || label.left > labels[i - 1].right + 2) };
    }
  }

  /* For each column of pixels the smallest and largest value, so that no peak is lost; a gap where there is none. */
  curve(c, values, dashed, stroke) {
    c.setLineDash(dashed ? [6, 6] : []);
    c.strokeStyle = stroke;
    c.lineWidth = 1.6;
    c.lineJoin = "round";
    c.beginPath();
    let pixel = NaN, low = 0, high = 0, before = NaN;
    const flush = () => {
      if (isNaN(pixel)) return;
      const risingFirst = Math.abs(before - low) < Math.abs(before - high);
      const [a, b] = risingFirst ? [low, high] : [high, low];
      if (isNaN(before)) c.moveTo(pixel, this.y(a)); else c.lineTo(pixel, this.y(a));
      if (low !== high) c.lineTo(pixel, this.y(b));
      before = b;
    };
    for (let i = this.first; i <= this.last; i++) {
      const v = values[i];
      if (v === null) {
        flush();
        pixel = before = NaN;
        continue;
      }
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

  cursor(c) {
    const p = this.x(this.view.time), m = this.margin;
    if (p < m.left - 1e-6 || p > this.canvas.clientWidth - m.right + 1e-6) return;
    c.strokeStyle = colour("--contact");
    c.lineWidth = 1;
    c.beginPath();
    c.moveTo(p, m.top);
    c.lineTo(p, this.canvas.clientHeight - m.bottom);
    c.stroke();
    const row = indexAt(DATA.time, this.view.time);
    this.columns.forEach((values, k) => {
      if (values[row] !== null) dot(c, [p, this.y(values[row])], 3, colour(COLOURS[k % 4]));
    });
  }

  listen() {
    let from = null; /* where a drag of this plot began */
    const at = event => event.clientX - this.canvas.getBoundingClientRect().left;
    this.canvas.addEventListener("pointerdown", event => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = at(event);
      this.canvas.setPointerCapture(event.pointerId);
    });
    this.canvas.addEventListener("pointermove", event => {
      if (from === null || !event.isPrimary || (!this.selection && Math.abs(at(event) - from) < 4)) return;
      this.selection = [from, at(event)].map(x => this.x(this.t(x)));
      this.draw();
    });
    this.canvas.addEventListener("pointerup", event => {
      if (from === null || !event.isPrimary) return;
      const a = this.t(from), b = this.t(at(event)), moved = this.selection !== null;
      from = this.selection = null;
      if (moved) this.view.zoom(Math.min(a, b), Math.max(a, b)); else this.view.seek(a);
    });
    this.canvas.addEventListener("pointercancel", () => { /* the finger scrolls the page */
      from = this.selection = null;
      this.draw();
    });
    this.canvas.addEventListener("dblclick", () => this.view.zoom(0, END));
    this.canvas.addEventListener("wheel", event => {
      if (event.deltaY > 0 && this.view.showsAll()) return; /* nothing to zoom out: scroll */
      event.preventDefault();
      this.view.zoomBy(Math.exp((event.deltaMode === 1 ? 16 : 1) * event.deltaY * 0.0015), this.t(at(event)));
    }, { passive: false });
  }
}
