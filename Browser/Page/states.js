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
  const start = other(startCommand(from.release, [], from));
  const states = new Map([[start.apps[0].grant, { words: [], ways: new Map() }]]);
  const seen = new Set([situation(start)]), waiting = [[]];
  for (const words of waiting) {
    const now = other(startCommand(from.release, words, from));
    for (const { word, label } of now.moves.filter(({ word }) => changing.test(word))) {
      const next = other(`go ${word}`), here = next.apps[0].grant;
      other("undo");
      const way = [...words, word];
      if (!states.has(here)) states.set(here, { words: way, ways: new Map() });
      const ways = states.get(now.apps[0].grant).ways;
      if (here !== now.apps[0].grant && !ways.has(here + word)) ways.set(here + word, { to: here, label, words: way });
      if (way.length > farthest || seen.has(situation(next))) continue;
      seen.add(situation(next));
      waiting.push(way);
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (run !== statesRun) return;
  }
  const link = (words, ...children) => make("a", { href: hashOf({ ...journeyParts(), ios: from.release.split("-")[0], j: words.join("~") }), onclick: openStory }, ...children);
  $("states").replaceChildren(...[...states].map(([grant, { words, ways }]) => make("div", { className: "state", "data-grant": grant },
    link(words, make("strong", {}, text(grant))),
    make("ul", {}, ...[...ways.values()].map(({ to, label, words }) => make("li", {}, link(words, words.at(-1).startsWith("answers") ? `${asking(words)} ` : "", sentence(label)), " → ", text(to)))))));
  markState();
}

function markState() {
  for (const card of $("states").children) card.ariaCurrent = String(card.dataset.grant === state.apps[0].grant);
}

$("states-box").ontoggle = showStates;
