/* The page of a cam. */
const byId = id => document.getElementById(id);
const count = DATA.rows.angle.length, per = n => DATA.unit + (n === 1 ? "/rad" : "/rad" + n);
let index = DATA.rows.lift.reduce((best, v, i, all) => v > all[best] ? i : best, 0);

function choose(i) {
  index = Math.min(count - 1, Math.max(0, i));
  draw();
}

function addRow(table, tag, ...parts) {
  const tr = table.insertRow();
  for (const part of parts) {
    const cell = tr.appendChild(document.createElement(tag));
    cell.append(part);
  }
  return tr;
}

const fixedColour = name => () => colour(name);

/* From the colour of the lowest speed to that of the highest one. */
function shade(share) {
  const parts = text => [1, 3, 5].map(k => parseInt(text.slice(k, k + 2), 16));
  return () => {
    const a = parts(colour("--low")), b = parts(colour("--high"));
    return "rgb(" + a.map((v, k) => Math.round(v + share * (b[k] - v))).join(",") + ")";
  };
}

const plots = [];
function add(text, unit, curves, robust) {
  plots.push(new Curves(byId("plots"), text, unit, curves, robust, choose));
}
function single(name, text, unit, colourName, robust) {
  add("", unit, [{ name: text, values: DATA.rows[name], colour: fixedColour(colourName) }], robust);
}
single("lift", "lift", DATA.unit, "--body");
single("velocity", "velocity over the angle", per(1), "--body");
single("acceleration", "acceleration over the angle", per(2), "--body");
single("jerk", "jerk over the angle", per(3), "--body", true);
single("pressure_angle", "pressure angle", "\u00b0", "--normal");
single("curvature", "curvature of the cam", "1/m", "--curvature", true);
add("over the angular velocity:", "m", [
  { name: "entrainment speed", values: DATA.rows.entrainment, colour: fixedColour("--force") },
  { name: "sliding speed", values: DATA.rows.sliding, colour: fixedColour("--normal") }], true);
const drawn = DATA.speeds.filter(speed => speed.force);
const bySpeed = name => drawn.map((speed, k) => ({ name: numberText(speed.values[0], 5) + " rpm", values: speed[name],
  colour: shade(drawn.length > 1 ? k / (drawn.length - 1) : 1) }));
if (drawn.length) {
  add("normal force, what the spring leaves (below zero: separated):", "N", bySpeed("force"));
  add("largest contact pressure:", "Pa", bySpeed("pressure"));
  add("smallest oil film (Dowson and Higginson):", "m", bySpeed("film"), true);
  add("lambda, film over roughness:", "", bySpeed("lambda"), true);
  if (DATA.rows.sliding.some(v => v)) add("wear figure, pressure times sliding speed:", "W/m2", bySpeed("wear"));
  add("friction torque on the cam shaft:", "N.m", bySpeed("torque"));
}

function draw() {
  palette.clear();
  byId("angle").value = index;
  byId("shown").textContent = numberText(degrees[index], 4) + "\u00b0";
  drawProfile(byId("profile"), index);
  for (const plot of plots) plot.draw(index);
}

byId("title").textContent = "Cam with " + DATA.kind + " follower";
byId("text").textContent = "From " + DATA.source;
for (const [what, text, good] of DATA.facts) {
  const row = addRow(byId("facts"), "td", what, figures(text));
  if (good) row.lastChild.className = good > 0 ? "good" : "bad";
}
for (const parameter of DATA.parameters)
  if (parameter) addRow(byId("parameters"), "td", parameter[0], numberText(parameter[1]) + " " + unitText(parameter[2]));
if (DATA.speeds.length)
  addRow(byId("speeds"), "th", "rpm", "smallest force", "largest pressure", "quasi-static", "simulated", "largest gap",
    "seating velocity", "smallest lambda", "largest p v", "friction torque");
else
  addRow(byId("speeds"), "td", "--mass and --spring give forces, separation and valve float.");
for (const { values: [rpm, force, pressure, separated, seating, floats, gap, lambda, wear, torque] } of DATA.speeds) {
  const row = addRow(byId("speeds"), "td", numberText(rpm), quantityText(force, "N"), quantityText(pressure, "Pa"),
    separated ? "separates" : "follows", floats ? "floats" : "follows", quantityText(gap, DATA.unit),
    quantityText(seating, DATA.unit + "/s"), lambda === null ? "\u2013" : numberText(lambda, 3), quantityText(wear, "W/m2"),
    quantityText(torque, "N.m"));
  row.cells[3].className = separated ? "bad" : "good";
  row.cells[4].className = floats ? "bad" : "good";
}
byId("angle").max = count - 1;
byId("angle").addEventListener("input", () => choose(Number(byId("angle").value)));
window.addEventListener("resize", draw);
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
