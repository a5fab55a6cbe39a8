// The map of states: every authorization that the app can reach on the release, the shortest journey to it, and the transitions between them.

/** Returns whether a move can change an authorization; others need not be tried. */
const changing = /^(answers\.\w+$|request(WhenInUse|Always)|startUpdatingLocation$|opens\.|goesHome$|opensSettings$|chooses\.|wait\.1 min$|showsSecondPrompt)/;
/** The maximum length of a journey; longer ones lead to no new states. */
const farthest = 6;
let statesOf, statesRun = 0;

/** Returns the request that a prompt belongs to. */
const asking = (words) => [...words].reverse().find((word) => /^(req|start|shows)/.test(word)) ?? "";

/** Returns a key for situations with the same possible moves; the result of a prompt depends on its request. */
const situation = ({ apps: [app], prompt, screen, questions, words }) =>
  JSON.stringify([app.grant, app.running, screen, prompt ? asking(words) : questions.map(({ prompts }) => prompts)]);

/** Tries all moves breadth-first, one situation at a time so that the page remains responsive, and shows the results. */
async function showStates() {
  const key = JSON.stringify([state.release, state.kind, state.infoPlist, language]);
  if (!$("states-box").open || key === statesOf) return markState();
  statesOf = key;
  const run = ++statesRun, from = state, other = await makePhone();
  charted = [];
  const start = other(startCommand(from.release, [], from));
  const states = new Map([[start.apps[0].grant, { words: [], label: "", ways: new Map() }]]);
  const seen = new Set([situation(start)]), waiting = [[]];
  for (const words of waiting) {
    const now = other(startCommand(from.release, words, from));
    for (const { word, label } of now.moves.filter(({ word }) => changing.test(word))) {
      const next = other(`go ${word}`), here = next.apps[0].grant;
      other("undo");
      const way = [...words, word];
      if (!states.has(here)) states.set(here, { words: way, label: sentence(label), ways: new Map() });
      const ways = states.get(now.apps[0].grant).ways;
      if (here !== now.apps[0].grant && !ways.has(here + word)) ways.set(here + word, { to: here, label, words: way });
      if (way.length > farthest || seen.has(situation(next))) continue;
      seen.add(situation(next));
      waiting.push(way);
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (run !== statesRun) return;
  }
  charted = [...states].map(([grant, { words, label, ways }]) => ({ grant, words, label, ways: [...ways.values()] }));
  showGraph();
}

/** The states that were found, the first of them where all ways begin. */
let charted = [];

/** What gives more stands further to the right. */
const columns = () => charted.map(({ grant }) => (/Always/.test(grant) ? 2 : /When In Use/.test(grant) ? 1 : 0));

const wayTo = (words, properties, ...children) =>
  make("a", { href: hashOf({ ...journeyParts(), ios: state.release.split("-")[0], j: words.join("~") }), onclick: openStory, ...properties }, ...children);

/** The size of a state, and what lies between two. */
const box = { width: 168, height: 62, across: 72, down: 26 };

/** The states as links, with arrows between them; below, what leads on from where the phone is. */
function showGraph() {
  const inColumn = [], places = columns().map((column) => {
    inColumn[column] = (inColumn[column] ?? 0) + 1;
    return { column, x: column * (box.width + box.across) + 4, y: (inColumn[column] - 1) * (box.height + box.down) + 2 };
  });
  const links = $("graph-links");
  if (links.dataset.of !== statesOf) {
    links.dataset.of = statesOf;
    links.replaceChildren(...charted.map(({ grant, label, words }, index) => {
      const link = wayTo(words, { className: "state", "data-grant": grant }, make("strong", {}, text(grant)), label);
      Object.assign(link.style, { left: `${places[index].x}px`, top: `${places[index].y}px`, width: `${box.width}px`, height: `${box.height}px` });
      return link;
    }));
    const [width, height] = [inColumn.length * (box.width + box.across), Math.max(...inColumn.filter(Boolean)) * (box.height + box.down)];
    Object.assign($("graph").style, { width: `${width}px`, height: `${height}px` });
    $("graph-arrows").setAttribute("viewBox", `0 0 ${width} ${height}`);
    $("graph-arrows").innerHTML = arrowsBetween(places);
  }
  const now = state.apps[0].grant;
  for (const link of links.children) link.ariaCurrent = String(link.dataset.grant === now);
  $("ways").replaceChildren(...(charted.find(({ grant }) => grant === now)?.ways ?? []).map(({ to, label, words }) =>
    make("li", {}, wayTo(words, {}, words.at(-1).startsWith("answers") ? `${asking(words)} ` : "", sentence(label)), " → ", text(to))));
}

/** Between columns an arrow takes the sides that face each other, within one the right sides; what leads both ways is one line. Those on one side stand below one another. */
function arrowsBetween(places) {
  const leads = (from, to) => charted[from].ways.some((way) => way.to === charted[to].grant);
  const pairs = charted.flatMap((_, one) => charted.map((_, other) => [one, other])).filter(([one, other]) => one < other && (leads(one, other) || leads(other, one)));
  const counts = {}, used = {};
  const edges = pairs.map(([one, other]) => [one, other].map((node, index) => {
    const [here, there] = [places[node].column, places[index === 0 ? other : one].column];
    const key = 2 * node + (here <= there);
    counts[key] = (counts[key] ?? 0) + 1;
    return { node, key, out: here <= there ? 1 : -1, isTip: index === 0 ? leads(other, one) : leads(one, other) };
  }));
  return edges.map((ends) => {
    const points = ends.map(({ node, key, out }) => {
      used[key] = (used[key] ?? 0) + 1;
      return [places[node].x + (out > 0 ? box.width : 0), places[node].y + box.height * used[key] / (counts[key] + 1)];
    });
    const [[x, y], [left, top]] = points;
    const bend = 24 + Math.abs(top - y) / 12;
    return `<path class="way" d="M${x} ${y}C${x + ends[0].out * bend} ${y} ${left + ends[1].out * bend} ${top} ${left} ${top}"/>`
      + ends.map(({ out, isTip }, index) => (isTip ? `<path d="M${points[index].join(" ")}l${out * 8} -4v8z"/>` : "")).join("");
  }).join("");
}

function markState() {
  if (charted.length > 0 && $("states-box").open) showGraph();
}

$("states-box").ontoggle = showStates;
