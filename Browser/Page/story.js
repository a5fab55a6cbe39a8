// What happened.

const actorName = (actor) => (actor === "person" || actor === "world" ? text(actor) : actor);

/** What was done; a call is code, which is a text and no phrase. */
const stepTitle = (step, index) => sentence(index === 0 ? ["The phone is switched on"] : step.missed !== null ? ["not possible here: %@", step.missed] : step.label);

/** The lines of a step, made once for each language. */
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
  // The newest comes first; what stands there already stays.
  items.forEach((item, index) => { if (item.parentNode !== story || story.children[story.children.length - 1 - index] !== item) story.prepend(item); });
}
