/* The page: time, controls, keys. */
const element = id => document.getElementById(id);
const END = DATA.time[DATA.time.length - 1] || 1;

/* How times are written: seconds, smaller units for very short runs. */
const CLOCK = { ...(END < 1e-3 ? scaled(END, "s") : { factor: 1, unit: "s" }) };
CLOCK.digits = Math.max(0, 4 - Math.floor(Math.log10(END * CLOCK.factor)));

const view = {
  time: 0,
  range: [0, END],
  playing: false,
  held: false, /* by a hand on the slider */
  picture: null,
  plots: [],
  scene: null,
  slow: 1,

  /* After a change of the range, the size or the colours. */
  layout() {
    const left = 8 + Math.max(28, ...this.plots.map(plot => plot.measure()));
    for (const plot of this.plots) plot.prepare(Math.ceil(left));
    this.refresh();
  },

  refresh() {
    this.picture = pictureAt(indexAt(DATA.frameTimes, this.time));
    this.scene.draw(this.picture);
    for (const plot of this.plots) plot.draw();
    const text = fixed(this.time * CLOCK.factor, CLOCK.digits) + withUnit(CLOCK.unit);
    element("scrub").value = this.time / END * 1000;
    element("scrub").setAttribute("aria-valuetext", text);
    element("now").textContent = text;
    if (!this.playing) this.speak(text);
  },

  /* For readers of the screen, when the time stands still for a moment. */
  speak(time) {
    clearTimeout(this.speech);
    this.speech = setTimeout(() => {
      const touching = this.picture.contacts.filter(contact => contact.active).length;
      element("spoken").textContent = time + ": " + (touching ? touching + " in contact" : "no contact") + ", " +
        this.plots.flatMap(plot => plot.outputs.map((output, k) => output.name + " " + plot.shown[k].textContent))
          .join(", ");
    }, 400);
  },

  seek(time) {
    this.time = Math.min(END, Math.max(0, time));
    this.refresh();
  },

  /* To the next frames or back. */
  step(count) {
    this.play(false);
    const now = indexAt(DATA.frameTimes, this.time), between = this.time > DATA.frameTimes[now] ? 1 : 0;
    const frame = count < 0 ? now + count + between : now + count;
    this.seek(DATA.frameTimes[Math.min(DATA.frameTimes.length - 1, Math.max(0, frame))]);
  },

  zoom(from, to) {
    const a = Math.max(0, from), b = Math.min(END, to);
    if (b - a > 1e-9 * END) this.range = [a, b];
    this.layout();
  },

  /* The instant t stays where it is. */
  zoomBy(factor, t) {
    const [a, b] = this.range;
    if (factor < Infinity) this.zoom(t + (a - t) * factor, t + (b - t) * factor); else this.zoom(0, END);
  },

  showsAll() {
    return this.range[0] <= 0 && this.range[1] >= END;
  },

  play(on) {
    if (on === this.playing) return;
    this.playing = on;
    element("play").textContent = on ? "Pause" : "Play";
    if (!on) return this.refresh();
    clearTimeout(this.speech);
    if (this.time >= END) this.time = 0;
    let before = null;
    const step = now => {
      if (!this.playing) return;
      /* a page that was in the background goes on where it was */
      if (before !== null && !this.held) this.time += Math.min(0.1, Math.max(0, now - before) / 1000) / this.slow;
      before = now;
      if (this.time > END) this.time = 0;
      this.refresh();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  },
};

/* At first as slow as the example wants it, and a short run at least so slow that it lasts a second. */
function fillSpeeds() {
  const usual = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], power = Math.pow(10, Math.floor(Math.log10(1 / END)));
  const round = [1, 2, 5, 10].map(factor => Number((factor * power).toPrecision(1))).find(factor => factor * END >= 1);
  view.slow = Math.max(DATA.scene.slowMotion, round);
  for (const factor of [...new Set([...usual, DATA.scene.slowMotion, view.slow])].sort((a, b) => a - b)) {
    const option = new Option(numberText(factor) + " \u00d7", factor);
    option.selected = factor === view.slow;
    element("speed").add(option);
  }
}

function listen() {
  element("play").onclick = () => view.play(!view.playing);
  element("scrub").oninput = event => view.seek(event.target.value / 1000 * END);
  element("scrub").onpointerdown = () => { view.held = true; };
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { view.held = false; });
  element("speed").onchange = event => { view.slow = Number(event.target.value); };
  for (const box of document.querySelectorAll("[data-show]")) {
    box.checked = SHOW[box.dataset.show];
    box.onchange = () => {
      SHOW[box.dataset.show] = box.checked;
      view.refresh();
    };
  }
  for (const button of document.querySelectorAll("[data-turn]"))
    button.onclick = () => view.scene.turn(...button.dataset.turn.split(",").map(Number));
  for (const button of document.querySelectorAll("[data-zoom]"))
    button.onclick = () => {
      const [a, b] = view.range, inside = view.time >= a && view.time <= b;
      view.zoomBy(Number(button.dataset.zoom), inside ? view.time : (a + b) / 2);
    };
  const repaint = () => {
    palette.clear();
    view.layout();
  };
  addEventListener("resize", () => view.layout());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);
  for (const [when, printing] of [["beforeprint", true], ["afterprint", false]])
    addEventListener(when, () => {
      document.documentElement.classList.toggle("printing", printing);
      repaint();
    });
  addEventListener("keydown", key);
}

/* Space plays and pauses, the arrows step, unless they mean something else where the focus is. */
function key(event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const { tagName, type } = event.target, steps = { ArrowLeft: -1, ArrowRight: 1 };
  if (tagName === "SELECT") return;
  if (event.key === " ") {
    if (["BUTTON", "SUMMARY"].includes(tagName) || type === "checkbox") return;
    if (!event.repeat) view.play(!view.playing);
  } else if (event.key in steps) {
    view.step(steps[event.key]);
  } else {
    return;
  }
  event.preventDefault();
}

fillTables();
fillSpeeds();
view.scene = DATA.scene.spatial ? new SpatialView(element("scene")) : new PlanarView(element("scene"));
element("scene").setAttribute("aria-label", "Drawing of " + DATA.scene.bodies.map(body => body.name).join(", ") +
  " with contact points, normals, curvature circles and forces");
element("turn").hidden = !DATA.scene.spatial;
element("hint").textContent = "Space plays, arrow keys step." +
  (DATA.scene.spatial ? " Drag to turn the view, wheel to come closer." : "");
const panels = new Map();
for (const output of DATA.outputs)
  if (output.panel > 0) panels.set(output.panel, [...(panels.get(output.panel) || []), output]);
for (const outputs of panels.values()) view.plots.push(new Plot(element("panels"), outputs, view));
listen();
view.layout();
/* index.html#t=0.1 stands still at that time. */
const start = /^#t=(\d*\.?\d+(e-?\d+)?)$/.exec(location.hash);
if (start) view.seek(Number(start[1]));
else view.play(!matchMedia("(prefers-reduced-motion: reduce)").matches);

/* What tests read: the picture as it was drawn last. */
window.normalcontact = { view, picture: () => view.picture };
