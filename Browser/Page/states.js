// The map of states: every authorization that the app can come to have on the release, the shortest way to it, and what leads from one to the next.

/** What can change an authorization; the rest of the moves need not be tried. */
const changing = /^(answers\.\w+$|request(WhenInUse|Always)|startUpdatingLocation$|opens\.|goesHome$|opensSettings$|chooses\.|wait\.1 min$|showsSecondPrompt)/;
/** Longer ways lead to nothing new. */
const farthest = 6;
let statesOf, statesRun = 0;

/** What a prompt was asked for by. */
const asking = (words) => [...words].reverse().find((word) => /^(req|start|shows)/.test(word)) ?? "";

/** Situations in which the same can happen are one; what a prompt leads to, the request before it decides. */
const situation = ({ apps: [app], prompt, screen, questions, words }) =>
  JSON.stringify([app.grant, app.running, screen, prompt ? asking(words) : questions.map(({ prompts }) => prompts)]);

/** Tries all moves, the nearest situations first, a situation at a time, so that the page stays at hand; shows what it has found. */
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

/** The least number of changes to each state. */
function columns() {
  const column = new Map([[charted[0].grant, 0]]);
  for (const grant of column.keys()) for (const { to } of charted.find((one) => one.grant === grant).ways) if (!column.has(to)) column.set(to, column.get(grant) + 1);
  return charted.map(({ grant }) => column.get(grant) ?? 0);
}

const wayTo = (words, properties, ...children) =>
  make("a", { href: hashOf({ ...journeyParts(), ios: state.release.split("-")[0], j: words.join("~") }), onclick: openStory, ...properties }, ...children);

/** The states as a drawing of the engine's, over each a link to it; the links stay when only another state is marked. */
function showGraph() {
  const place = columns();
  const edges = charted.flatMap(({ ways }, from) => [...new Set(ways.map(({ to }) => charted.findIndex(({ grant }) => grant === to)))].map((to) => [from, to]));
  const current = charted.findIndex(({ grant }) => grant === state.apps[0].grant);
  const { drawing, size, frames } = phone(`graph ${JSON.stringify({ states: charted.map(({ grant, label }, index) => [place[index], text(grant), label]), edges, current: current < 0 ? null : current })}`);
  $("graph-drawing").innerHTML = drawing;
  $("graph-drawing").firstChild.ariaHidden = "true";
  const links = $("graph-links");
  if (links.dataset.of !== statesOf) {
    links.dataset.of = statesOf;
    links.replaceChildren(...charted.map(({ grant, words }, index) => placed(wayTo(words, { className: "state", "data-grant": grant }, make("span", { className: "unseen" }, text(grant))), frames[index], [0, 0, ...size])));
  }
  for (const link of links.children) link.ariaCurrent = String(link.dataset.grant === state.apps[0].grant);
  $("ways").replaceChildren(...(charted[current]?.ways ?? []).map(({ to, label, words }) =>
    make("li", {}, wayTo(words, {}, words.at(-1).startsWith("answers") ? `${asking(words)} ` : "", sentence(label)), " → ", text(to))));
}

function markState() {
  if (charted.length > 0 && $("states-box").open) showGraph();
}

$("states-box").ontoggle = showStates;
