/* The tables below the animation and the plots. */

/* A cell: text, a quiet remark below it. Numbers and units are never broken, names only after dots and low lines. */
const word = (text, remark) => ({ text, remark });
const number = (text, remark) => ({ text, remark, kind: "number" });
const unit = name => ({ text: unitText(name), kind: "unit" });

function fillCell(cell, { text, remark, kind }) {
  if (kind) cell.className = kind;
  const parts = kind ? [text] : text.replace(/([A-Za-z]\w*[._])(?=\w)/g, "$1\n").split("\n");
  parts.forEach((part, i) => cell.append(...(i ? [document.createElement("wbr"), part] : [part])));
  if (remark) cell.appendChild(document.createElement("small")).textContent = remark;
}

function fillTable(table, heads, rows) {
  const body = table.createTBody();
  if (rows.length > 0 && heads.length > 0) {
    const line = table.createTHead().insertRow();
    heads.forEach((head, i) => {
      const cell = line.appendChild(document.createElement("th"));
      cell.scope = "col";
      fillCell(cell, { ...rows[0][i], text: head, remark: "" });
    });
  }
  for (const cells of rows) {
    const row = body.insertRow(), head = row.appendChild(document.createElement("th"));
    head.scope = "row";
    fillCell(head, cells[0]);
    for (const cell of cells.slice(1)) fillCell(row.insertCell(), cell);
  }
  return body;
}

function fillResults() {
  const at = (value, time) => number(numberText(value, 5), value === null ? "" : "at " + numberText(time, 5) + " s");
  fillTable(element("results"), ["output", "smallest", "largest", "unit"],
    DATA.outputs.map(({ name, unit: u, text, extremes: [low, atLow, high, atHigh] }) =>
      [word(name, text), at(low, atLow), at(high, atHigh), unit(u)]));
}

/* Each event is a button; one of them can be reached with the tabulator, the arrow keys lead to the others. */
function fillEvents() {
  const all = DATA.allEvents, some = DATA.events.length;
  element("eventcount").textContent = "Events (" + all + ")" +
    (some < all ? ", here " + some + ": the fastest of each stretch; all are in events.csv" : "");
  const body = fillTable(element("events"), ["time", "event", "speed"], DATA.events.map(([, what, velocity]) =>
    [number(""), word(what), number(velocity === null ? "" : numberText(velocity, 4) + " m/s")]));
  const buttons = DATA.events.map(([time, what], i) => {
    const button = document.createElement("button"), row = body.rows[i];
    button.type = "button";
    button.tabIndex = i === 0 ? 0 : -1;
    button.textContent = fixed(time * CLOCK.factor, CLOCK.digits + 2) + withUnit(CLOCK.unit);
    button.setAttribute("aria-label", what + " at " + button.textContent);
    row.cells[0].append(button);
    row.onclick = () => {
      reach(i);
      view.play(false);
      view.seek(time);
    };
    return button;
  });
  let reached = 0;
  const reach = i => {
    buttons[reached].tabIndex = -1;
    buttons[i].tabIndex = 0;
    reached = i;
  };
  const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity };
  body.addEventListener("keydown", event => {
    if (!(event.key in steps) || event.ctrlKey || event.altKey || event.metaKey) return;
    reach(Math.min(some - 1, Math.max(0, reached + steps[event.key])));
    buttons[reached].focus();
    event.preventDefault();
  });
}

function fillTables() {
  document.title = DATA.title + " \u2013 NormalContact";
  element("title").textContent = DATA.title;
  element("text").textContent = DATA.text;
  fillResults();
  fillTable(element("parameters"), ["parameter", "value", "unit"],
    DATA.parameters.map(p => [word(p.name, p.text), number(numberText(p.value, 8)), unit(p.unit)]));
  fillEvents();
  fillTable(element("run"), [], DATA.run.map(([name, text]) =>
    [word(name), word(figures(text.replace(/(\d) (?=[sJ]\b)/g, "$1\u00a0")))]));
  fillNote();
}

/* What the page of a long run leaves out. */
function fillNote() {
  const rows = DATA.time.length, frames = DATA.frames.length, note = element("thinned");
  note.hidden = frames === DATA.allRows;
  note.textContent = rows < DATA.allRows ?
    "Thinned for this page: the plots show " + rows + " of " + DATA.allRows + " rows, with every peak, the animation " +
      frames + ", with every listed event. All rows are in result.csv." :
    "The animation shows " + frames + " of " + rows + " rows, with every listed event.";
}
