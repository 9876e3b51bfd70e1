/* Numbers, units, ticks and colours as text. */

const palette = new Map();

function colour(name) {
  if (!palette.has(name))
    palette.set(name, getComputedStyle(document.documentElement).getPropertyValue(name).trim());
  return palette.get(name);
}

/* Index of the last element that is not greater than the value; 0 if there is none. */
function indexAt(sorted, value) {
  let low = 0, high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle] <= value) low = middle; else high = middle - 1;
  }
  return low;
}

function superscript(digits) {
  const raised = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
  return [...digits].map(d => d === "-" ? "\u207b" : raised[d]).join("");
}

/* A unit as Modelica writes it, for people: kg.m2 becomes kg m^2 with a dot and a raised 2; there is no raised point. */
function unitText(unit) {
  const raised = (_, name, power) => name + (power.includes(".") ? "^" + power : superscript(power));
  return unit === "1" ? "" : unit.replace(/\.(?!\d)/g, "\u00b7").replace(/([A-Za-z])(-?\d+(\.\d+)?)/g, raised);
}

/* A number with up to the given count of digits; null is none. */
function numberText(value, digits = 6) {
  if (value === null) return "\u2013";
  const [mantissa, exponent] = Number(value.toPrecision(digits)).toExponential().split("e").map(Number);
  if (value === 0 || (exponent >= -4 && exponent < 6)) return String(Number(value.toPrecision(digits)));
  return mantissa + "\u00b710" + superscript(String(exponent));
}

/* A text with its numbers as above, which no line breaks: 1e-12 is broken after the sign. */
function figures(text) {
  return text.replace(/\d[\d.]*e[-+]\d+/g, number => numberText(Number(number)));
}

/* A factor and a unit that make numbers up to `largest` short. A prefix of SI needs a unit that begins with a symbol
   of power one which takes prefixes (not kg, rad, m2); else a power of ten is written before the unit. */
function scaled(largest, unit) {
  if (!(largest > 1e-300 && largest < Infinity)) return { factor: 1, unit: unitText(unit) };
  const prefixes = { "-3": "n", "-2": "\u00b5", "-1": "m", 0: "", 1: "k", 2: "M", 3: "G" };
  const thousands = Math.floor(Math.log10(largest) / 3 + 1e-9), prefix = prefixes[thousands];
  const takes = /^(m|N|J|W|Pa|Hz|s)(?![A-Za-z0-9])/.test(unit) && !(unit === "s" && thousands > 0);
  if (takes && prefix !== undefined) return { factor: Math.pow(1000, -thousands), unit: prefix + unitText(unit) };
  if (largest >= 1e-3 && largest < 1e5) return { factor: 1, unit: unitText(unit) };
  const power = Math.floor(Math.log10(largest) + 1e-9);
  return { factor: 1 / Math.pow(10, power), unit: "\u00b710" + superscript(String(power)) + " " + unitText(unit) };
}

/* The interval that is shown for values from low to high: with some room, and never empty. */
function axisRange(low, high) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (!(size > 1e-280 && size < Infinity)) return [-1, 1];
  if (high - low < 1e-6 * size) return [low - 0.5 * size, high + 0.5 * size];
  const room = 0.06 * (high - low);
  return [low - room, high + room];
}

/* Round numbers from low to high, about `count` of them, and how many digits after the point tell them apart. */
function ticks(low, high, count) {
  const raw = (high - low) / count, power = Math.pow(10, Math.floor(Math.log10(raw)));
  const step = (raw < 1.5 * power ? 1 : raw < 3 * power ? 2 : raw < 7 * power ? 5 : 10) * power, list = [];
  const first = Math.ceil(low / step - 1e-9), last = Math.floor(high / step + 1e-9);
  for (let i = 0; first + i <= last && i <= 4 * count; i++) list.push((first + i) * step); /* ends where 1 is rounding */
  return { list, digits: Math.min(20, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))) };
}

/* A value with fixed digits; no minus before zeros. */
function fixed(value, digits) {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

/* What follows a number: the unit with a space before it. */
function withUnit(unit) {
  return (/^\w|^\u00b5/.test(unit) ? "\u00a0" : "") + unit;
}

/* A value with four digits and a unit that suits it; whole numbers without a unit as such. */
function quantityText(value, unit) {
  if (value === null) return "\u2013";
  if (value === 0 || (unit === "1" && Number.isInteger(value))) return value + withUnit(unitText(unit));
  if (Math.abs(value) <= 1e-300) return numberText(value, 4) + withUnit(unitText(unit));
  const scale = scaled(Math.abs(value), unit), number = value * scale.factor;
  return fixed(number, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(number)) + 1e-9))) + withUnit(scale.unit);
}
