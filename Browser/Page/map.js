// A map without tiles: the phone, the locations that the app received, the regions that it monitors, and the route.

const metersPerDegree = 111_320;
const svgElement = (name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Converts coordinates to meters east and south of the center, and back. */
let mapped = { middle: [0, 0], half: 1 };
const east = (longitude) => (longitude - mapped.middle[1]) * metersPerDegree * Math.cos(mapped.middle[0] * Math.PI / 180);
const south = (latitude) => (mapped.middle[0] - latitude) * metersPerDegree;

function showMap() {
  const { place, circles, way } = state.map;
  const fixes = steps.slice(0, state.position + 1).flatMap((step) => step.fixes);
  mapped.middle = place ?? circles[0]?.center ?? [0, 0];
  const reach = ([latitude, longitude], radius) => Math.max(Math.abs(east(longitude)), Math.abs(south(latitude))) + radius;
  mapped.half = 1.1 * Math.max(400, ...fixes.map((fix) => reach(fix, fix[2])), ...circles.map((circle) => reach(circle.center, circle.radius)), ...(way ?? []).map((point) => reach(point, 0)));
  const half = mapped.half;
  const unit = half / 100;
  const spacing = gridSpacing(half);
  const map = $("map");
  map.setAttribute("viewBox", `${-half} ${-half} ${2 * half} ${2 * half}`);
  const shapes = [];
  for (let at = -Math.floor(half / spacing) * spacing; at <= half; at += spacing) {
    shapes.push(svgElement("path", { class: "grid", d: `M${at} ${-half}V${half}M${-half} ${at}H${half}`, "stroke-width": unit / 2 }));
  }
  const line = (points) => points.map((point, index) => `${index ? "L" : "M"}${east(point[1])} ${south(point[0])}`).join("");
  if (way) shapes.push(svgElement("path", { class: "way", d: line(way), "stroke-width": unit * 2 }));
  const circle = (kind, [latitude, longitude], radius) => svgElement("circle", { class: kind, cx: east(longitude), cy: south(latitude), r: radius, "stroke-width": unit });
  for (const { center, radius } of circles) shapes.push(circle("circle", center, radius));
  for (const fix of fixes) shapes.push(circle("fix", fix, Math.max(fix[2], 1.5 * unit)));
  if (place) shapes.push(circle("here", place, 4 * unit));
  map.replaceChildren(...shapes);
  const where = place ? place.map((degrees) => degrees.toFixed(4)).join(", ") : "–";
  $("map-text").textContent = sentence(["The phone is at %@ · locations that the app got: %@ · a square is %@", where, String(fixes.length), spacing >= 1000 ? `${spacing / 1000} km` : `${spacing} m`]);
  map.setAttribute("aria-label", $("map-text").textContent);
}

/** Returns a round number of meters, with which the map is about eight squares wide. */
function gridSpacing(half) {
  const rough = half / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= rough);
}

/** Moves the phone to a place. */
function goTo(latitude, longitude) {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return say(text("There is no such place."));
  send(`go stays.${latitude.toFixed(4)}.${longitude.toFixed(4)}`);
}

$("map").onclick = (event) => {
  const box = $("map").getBoundingClientRect();
  const x = ((event.clientX - box.x) / box.width * 2 - 1) * mapped.half;
  const y = ((event.clientY - box.y) / box.height * 2 - 1) * mapped.half;
  goTo(mapped.middle[0] - y / metersPerDegree, mapped.middle[1] + x / metersPerDegree / Math.cos(mapped.middle[0] * Math.PI / 180));
};
$("goto").onsubmit = (event) => {
  event.preventDefault();
  const [latitude, longitude] = $("place").value.split(/[,，\s]+/).filter((part) => part !== "").map(Number);
  goTo(latitude, longitude);
};
