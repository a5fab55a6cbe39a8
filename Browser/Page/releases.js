// The releases, and the same journey on all of them, side by side; releases with the same result share a column.

let comparison = 0, comparisonTimer = null, otherPhone;

/** Shows the releases like radio buttons, among which the arrow keys move. */
function showReleases() {
  const strip = $("release");
  if (strip.children.length === 0) strip.append(...state.releases.map((name) =>
    button(name, () => choose(name), { role: "radio", "data-release": name })));
  for (const radio of strip.children) {
    const isChosen = radio.dataset.release === state.release;
    radio.ariaChecked = String(isChosen);
    radio.tabIndex = isChosen ? 0 : -1;
  }
}

const choose = (release) => send(startCommand(release, state.words, state));

$("release").onkeydown = async (event) => {
  const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!way) return;
  event.preventDefault();
  const names = state.releases;
  const next = names[(names.indexOf(state.release) + way + names.length) % names.length];
  $("release").querySelector(`[data-release="${next}"]`).focus();
  await choose(next);
};

/** Plays the journey on all releases when there are no more moves, because that takes longer than a move may. */
function compareSoon() {
  clearTimeout(comparisonTimer);
  comparisonTimer = setTimeout(showComparison, 300);
}

async function showComparison() {
  const number = ++comparison;
  await loaded;
  const other = otherPhone ?? await makePhone();
  // After a trap it is unusable, and the next comparison creates a new one.
  otherPhone = undefined;
  other(startCommand(state.release, state.words.slice(0, state.position), state));
  const answer = other("compare");
  otherPhone = other;
  if (number !== comparison) return;
  // Dots aren't essential, so a failure isn't reported.
  if (answer.error) return $("compare-box").open ? say(text(answer.error)) : undefined;
  const groups = answer.groups;
  // A dot is where the journey goes another way than on the release before.
  const changes = new Set(groups.slice(1).map((group) => group.releases[0]));
  for (const radio of $("release").children) radio.classList.toggle("changes", changes.has(radio.dataset.release));
  if (!$("compare-box").open) return;
  const head = groups.map((group) => make("th", { scope: "col" }, group.title, make("div", { className: "small", ariaHidden: "true", innerHTML: group.drawing })));
  const lines = groups.map(({ drawn, steps }) => {
    wordsOf = drawn;
    return steps.map(plainLines);
  });
  wordsOf = undefined;
  const rows = groups[0].steps.map((_, index) => make("tr", {}, make("th", { scope: "row" }, comparedTitle(index)),
    ...groups.map((group, column) => comparedStep(lines[column][index], lines[column - 1]?.[index], group.parting === index))));
  $("compare").replaceChildren(make("thead", {}, make("tr", {}, make("td"), ...head)), make("tbody", {}, ...rows));
}

const comparedTitle = (index) => (index === 0 ? text("The phone is switched on") : steps[index].missed ?? sentence(steps[index].label));
const plainLines = (step) => step.missed !== null ? sentence(["not possible here: %@", step.missed]) : step.lines.map((line) => `${line.time} ${actorName(line.actor)} ${sentence(line.text)}`).join("\n");

function comparedStep(lines, before, isParting) {
  if (before === lines) return make("td", { className: "same" }, text("the same"));
  return make("td", { className: isParting ? "parting" : "" }, isParting ? make("strong", {}, text("Here they part."), " ") : null, lines === "" ? text("nothing") : lines);
}
