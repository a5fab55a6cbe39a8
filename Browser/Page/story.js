// The story of the journey, and sample journeys.

/** The sample journeys: a title, a remark, and the link to the journey. */
const stories = [
  ["First request: Always", "The app reads authorizedAlways, and isn't.", { j: "opens.Runs~requestAlwaysAuthorization" }],
  ["Allow Once, then leave", "A minute later it is over.", { j: "opens.Runs~requestWhenInUseAuthorization~answers.allowOnce~goesHome~wait.1 min" }],
  ["From 13.3 to 13.4", "Asking for Always again brings a prompt at once.", { ios: "13.4", j: "opens.Runs~requestWhenInUseAuthorization~answers.allowWhileUsingApp~requestAlwaysAuthorization" }],
  ["Nothing happens", "A key is missing, and iOS says nothing.", { j: "opens.Runs~requestWhenInUseAuthorization", p: "{}" }],
];

/** Writes the current journey to the address first, because a later update would replace that of the sample. */
function openStory(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  writeLink();
  if (location.hash !== event.currentTarget.hash) history.pushState(null, "", event.currentTarget.hash);
  readLink();
}

function showStories() {
  $("stories").replaceChildren(...stories.map(([title, remark, parts]) =>
    make("a", {
      href: hashOf({ ios: first.release, lang: language, ...parts }),
      onclick: openStory,
    }, make("strong", {}, text(title)), text(remark))));
}

const actorName = (actor) => (actor === "person" || actor === "world" ? text(actor) : actor);

/** Returns the text of a move; a call is code, which is not translated. */
const stepTitle = (step, index) => sentence(index === 0 ? ["The phone is switched on"] : step.missed !== null ? ["not possible here: %@", step.missed] : step.label);

/** Returns the lines of a step, which are created once for each language. */
function storyItem(step, index) {
  step.items ??= {};
  return step.items[language] ??= (() => {
    const title = stepTitle(step, index);
    const lines = step.lines.map((line) => make("li", {},
      make("time", {}, line.time), make("span", { className: "actor" }, actorName(line.actor)), sentence(line.text), ...factLinks(line.facts)));
    return make("li", {},
      button(title, () => send(`show ${steps.indexOf(step)}`, false), { className: step.missed === null ? "" : "missed" }), make("ul", {}, ...lines));
  })();
}

function showStory() {
  const items = steps.map((step, index) => {
    const item = storyItem(step, index);
    item.className = index === state.position ? "now" : index > state.position ? "later" : "";
    item.firstChild.setAttribute("aria-current", String(index === state.position));
    return item;
  });
  const story = $("story");
  for (const child of [...story.children]) if (!items.includes(child)) child.remove();
  // Existing lines are kept.
  items.forEach((item, index) => { if (story.children[index] !== item) story.insertBefore(item, story.children[index] ?? null); });
  const now = items[state.position];
  // The position is known only after layout, for which a move need not wait.
  requestAnimationFrame(() => { story.scrollTop = now.offsetTop - story.offsetTop - story.clientHeight / 2; });
}
