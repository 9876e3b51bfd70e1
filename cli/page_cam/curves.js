/* Curves over the cam angle: one canvas each, all with the same cursor. */
const DEGREE = 180 / Math.PI;
const degrees = DATA.rows.angle.map(angle => angle * DEGREE);

/* Low and high of what is shown; poles of a curve are cut where nine tenths of the values end. */
function rangeOf(columns, robust) {
  const values = columns.flat().filter(v => v !== null).sort((a, b) => a - b);
  if (values.length === 0) return [-1, 1];
  let low = values[0], high = values[values.length - 1];
  if (robust) {
    const at = share => values[Math.round(share * (values.length - 1))], room = 2 * (at(0.98) - at(0.02));
    low = Math.max(low, at(0.02) - room);
    high = Math.min(high, at(0.98) + room);
  }
  return axisRange(low, high);
}

function drawCurve(c, columns, x, y) {
  let pen = false;
  c.beginPath();
  columns.forEach((value, i) => {
    if (value === null) {
      pen = false;
      return;
    }
    if (pen) c.lineTo(x(degrees[i]), y(value)); else c.moveTo(x(degrees[i]), y(value));
    pen = true;
  });
  c.stroke();
}

class Curves {
  /* curves: [{ name, values, colour }] */
  constructor(parent, text, unit, curves, robust, choose) {
    Object.assign(this, { unit, curves, robust });
    const figure = parent.appendChild(document.createElement("figure"));
    const caption = figure.appendChild(document.createElement("figcaption"));
    caption.append(text);
    this.axis = document.createElement("span");
    this.shown = curves.map(curve => {
      const item = caption.appendChild(document.createElement("span"));
      const key = item.appendChild(document.createElement("i"));
      curve.key = key;
      item.appendChild(document.createElement("b")).textContent = curve.name;
      item.append(" ");
      return item.appendChild(document.createElement("output"));
    });
    caption.append(this.axis);
    this.canvas = figure.appendChild(document.createElement("canvas"));
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", text + " " + curves.map(curve => curve.name).join(", ") + " over the cam angle");
    const point = event => {
      const box = this.canvas.getBoundingClientRect(), m = MARGIN;
      const share = (event.clientX - box.left - m.left) / (box.width - m.left - m.right);
      choose(Math.round(Math.min(1, Math.max(0, share)) * 360 / degrees[1]));
    };
    this.canvas.addEventListener("pointerdown", point);
    this.canvas.addEventListener("pointermove", event => { if (event.buttons || event.pointerType === "mouse") point(event); });
  }

  draw(index) {
    const c = context(this.canvas), w = this.canvas.clientWidth, h = this.canvas.clientHeight, m = MARGIN;
    const range = rangeOf(this.curves.map(curve => curve.values), this.robust);
    const scale = scaled(Math.max(Math.abs(range[0]), Math.abs(range[1])), this.unit);
    const x = axis(0, 360, m.left, w - m.right), y = axis(...range, h - m.bottom, m.top);
    const shownRange = range.map(v => v * scale.factor), yShown = axis(...shownRange, h - m.bottom, m.top);
    frame(c, w, h, m, [0, 360], shownRange, x, yShown);
    c.save();
    c.beginPath();
    c.rect(m.left, m.top, w - m.left - m.right, h - m.top - m.bottom);
    c.clip();
    c.lineWidth = 1.6;
    for (const curve of this.curves) {
      c.strokeStyle = curve.colour();
      curve.key.style.borderColor = curve.colour();
      drawCurve(c, curve.values, x, y);
    }
    c.restore();
    c.strokeStyle = colour("--quiet");
    c.lineWidth = 1;
    c.beginPath();
    c.moveTo(x(degrees[index]), m.top);
    c.lineTo(x(degrees[index]), h - m.bottom);
    c.stroke();
    this.axis.textContent = scale.unit && "in " + scale.unit.trim();
    this.curves.forEach((curve, k) => {
      const value = curve.values[index];
      this.shown[k].textContent = value === null ? "\u2013" : numberText(value * scale.factor, 4);
    });
  }
}
