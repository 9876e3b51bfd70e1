/* The page of a sweep: an output over each parameter and over two of them, the worst cases. */
const byId = id => document.getElementById(id);
const first = DATA.parameters.findIndex(p => p.range[0] < p.range[1]);
const second = DATA.parameters.findIndex((p, k) => k > first && p.range[0] < p.range[1]);
const named = p => p.name + (unitText(p.unit) ? " in " + unitText(p.unit) : "");
const state = { output: 0, across: Math.max(0, first), up: second < 0 ? Math.max(0, first) : second };
let under = () => undefined;

function fill(select, names, chosen, change) {
  names.forEach((name, k) => select.add(new Option(name, k)));
  select.value = chosen;
  select.addEventListener("change", () => {
    change(Number(select.value));
    draw();
  });
}

function row(table, ...parts) {
  const tr = table.insertRow();
  for (const part of parts) tr.insertCell().append(part);
}

function draw() {
  palette.clear();
  const output = 1 + DATA.parameters.length + state.output, name = DATA.outputs[state.output].name;
  const [across, up] = [DATA.parameters[state.across], DATA.parameters[state.up]];
  byId("map").hidden = state.across === state.up;
  byId("mapcaption").textContent = name + " over " + named(across) + " (across) and " + named(up) +
    " (up); red: no run has a value";
  if (state.across !== state.up)
    under = heatMap(byId("mapcanvas"), DATA.rows, 1 + state.across, 1 + state.up, output);
  byId("mapcanvas").setAttribute("aria-label", byId("mapcaption").textContent);
  plots.forEach(({ canvas, caption, column }) => {
    caption.textContent = name + " over " + named(DATA.parameters[column]);
    scatter(canvas, DATA.rows, 1 + column, output);
  });
}

function point(event) {
  const box = byId("mapcanvas").getBoundingClientRect(), cell = under(event.clientX - box.left, event.clientY - box.top);
  byId("pointed").textContent = !cell ? "" : (cell.count ? "mean " + numberText(cell.sum / cell.count) + " of " : "") +
    cell.runs + (cell.runs === 1 ? " run" : " runs") + (cell.count < cell.runs ? ", " + (cell.runs - cell.count) +
    " without a value" : "");
}

function worstCases() {
  const table = byId("worst");
  for (const { name, worst } of DATA.outputs) {
    if (!worst) {
      row(table, name, "no run has a value");
      continue;
    }
    const command = document.createElement("code"), cell = document.createElement("span");
    command.textContent = worst.command;
    if (worst.page) {
      const link = cell.appendChild(document.createElement("a"));
      link.href = worst.page;
      link.textContent = "its page";
      cell.append(" ");
    }
    cell.append(command);
    row(table, name, numberText(worst.value) + " in row " + worst.row, cell);
  }
}

byId("title").textContent = "Sweep of " + DATA.title;
byId("text").textContent = DATA.runs + " runs of " + DATA.name + ", design " + DATA.design + ": " + DATA.failed +
  " failed, " + DATA.ended + " ended early" +
  (DATA.rows.length < DATA.runs ? ". The plots show " + DATA.rows.length + " of them; results.csv has all." : ".");
fill(byId("output"), DATA.outputs.map(o => o.name), 0, k => { state.output = k; });
fill(byId("across"), DATA.parameters.map(named), state.across, k => { state.across = k; });
fill(byId("up"), DATA.parameters.map(named), state.up, k => { state.up = k; });
const plots = DATA.parameters.map((p, column) => ({ p, column })).filter(({ p }) => p.range[0] < p.range[1])
  .map(({ column }) => {
    const figure = byId("plots").appendChild(document.createElement("figure"));
    const caption = figure.appendChild(document.createElement("figcaption"));
    const canvas = figure.appendChild(document.createElement("canvas"));
    canvas.setAttribute("role", "img");
    return { canvas, caption, column };
  });
for (const p of DATA.parameters)
  row(byId("parameters"), p.name, numberText(p.range[0]) + " to " + numberText(p.range[1]) + " " + unitText(p.unit));
for (const [what, value] of [["model", DATA.name], ["design", DATA.design], ["plan", DATA.plan], ["made by", DATA.program]])
  row(byId("sweep"), what, value);
worstCases();
byId("mapcanvas").addEventListener("pointermove", point);
window.addEventListener("resize", draw);
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
