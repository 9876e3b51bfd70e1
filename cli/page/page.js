/* The page: time, controls, tables. */
const element = id => document.getElementById(id);
const END = DATA.time[DATA.time.length - 1];

const view = {
  time: 0,
  range: [0, END],
  playing: false,
  picture: null,
  plots: [],
  scene: null,
  slow: DATA.scene.slowMotion,

  refresh() {
    this.picture = pictureAt(indexAt(DATA.scene.times, this.time));
    this.scene.draw(this.picture);
    for (const plot of this.plots) plot.draw();
    element("scrub").value = this.time / END * 1000;
    element("now").textContent = this.time.toFixed(END < 1 ? 5 : 3) + " s";
  },

  seek(time) {
    this.time = Math.min(END, Math.max(0, time));
    this.refresh();
  },

  zoom(from, to) {
    const a = Math.max(0, from), b = Math.min(END, to);
    if (b - a > 1e-9 * END) this.range = [a, b];
    this.refresh();
  },

  play(on) {
    this.playing = on;
    element("play").textContent = on ? "Pause" : "Play";
    if (!on) return;
    if (this.time >= END) this.time = 0;
    let before = performance.now();
    const step = now => {
      if (!this.playing) return;
      this.time += (now - before) / 1000 / this.slow;
      before = now;
      if (this.time > END) this.time = 0;
      this.refresh();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  },
};

function row(table, cells, numbers) {
  const line = table.insertRow();
  cells.forEach((text, i) => {
    const cell = line.insertCell();
    cell.textContent = text;
    if (numbers.includes(i)) cell.className = "number";
  });
  return line;
}

function fillTables() {
  document.title = DATA.title + " \u2013 NormalContact";
  element("title").textContent = DATA.title;
  element("text").textContent = DATA.text;
  for (const p of DATA.parameters)
    row(element("parameters"), [p.name, String(p.value), p.unit === "1" ? "" : p.unit, p.text], [1]);
  element("eventcount").textContent = "Events (" + DATA.events.length + ")";
  for (const [time, what, velocity] of DATA.events) {
    const line = row(element("events"), [time.toFixed(6) + " s", what,
      velocity === null ? "" : velocity.toPrecision(4) + " m/s"], [0, 2]);
    line.className = "link";
    line.onclick = () => view.seek(time);
  }
  for (const [name, text] of DATA.run) row(element("run"), [name, text], []);
}

function fillSpeeds() {
  const factors = new Set([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, DATA.scene.slowMotion]);
  for (const factor of [...factors].sort((a, b) => a - b)) {
    const option = new Option(factor + " \u00d7", factor);
    option.selected = factor === DATA.scene.slowMotion;
    element("speed").add(option);
  }
}

function listen() {
  element("play").onclick = () => view.play(!view.playing);
  element("scrub").oninput = event => view.seek(event.target.value / 1000 * END);
  element("speed").onchange = event => { view.slow = Number(event.target.value); };
  for (const box of document.querySelectorAll("[data-show]")) {
    box.checked = SHOW[box.dataset.show];
    box.onchange = () => {
      SHOW[box.dataset.show] = box.checked;
      view.refresh();
    };
  }
  addEventListener("resize", () => view.refresh());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => view.refresh());
  addEventListener("keydown", event => {
    if (["BUTTON", "SELECT", "INPUT"].includes(event.target.tagName)) return;
    const step = DATA.scene.times[1] - DATA.scene.times[0];
    if (event.key === " ") view.play(!view.playing);
    else if (event.key === "ArrowRight") view.seek(view.time + step);
    else if (event.key === "ArrowLeft") view.seek(view.time - step);
    else return;
    event.preventDefault();
  });
}

fillTables();
fillSpeeds();
view.scene = DATA.scene.spatial ? new SpatialView(element("scene")) : new PlanarView(element("scene"));
element("hint").textContent = "Space plays, arrow keys step." +
  (DATA.scene.spatial ? " Drag to turn the view, wheel to come closer." : "");
const panels = new Map();
for (const column of DATA.columns)
  if (column.panel > 0) panels.set(column.panel, [...(panels.get(column.panel) || []), column]);
for (const columns of panels.values()) view.plots.push(new Plot(element("plots"), columns, view));
listen();
view.seek(0);
view.play(true);

/* What tests read: the picture as it was drawn last. */
window.normalcontact = { view, picture: () => view.picture };
