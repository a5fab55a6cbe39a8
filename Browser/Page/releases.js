// The same journey on every release, side by side: releases on which it goes alike share a column.

let comparison = 0, comparisonTimer = null;

/** To play a journey on all releases takes longer than a move may: it is done when nobody moves any more. */
function compareSoon() {
  clearTimeout(comparisonTimer);
  comparisonTimer = setTimeout(showComparison, 300);
}

async function showComparison() {
  const number = ++comparison;
  const other = await makePhone();
  other(startCommand(state.release, state.words.slice(0, state.position), state));
  const { groups, error } = other("compare");
  if (number !== comparison) return;
  if (error) return say(text(error));
  const name = ({ releases }) => `iOS ${releases[0]}` + (releases.length > 1 ? ` … ${releases.at(-1)}` : "");
  const head = groups.map((group) => make("th", { scope: "col" }, name(group)));
  const rows = groups[0].steps.map((_, index) => make("tr", {}, make("th", { scope: "row" }, comparedTitle(index)),
    ...groups.map((group, column) => comparedStep(group.steps[index], groups[column - 1]?.steps[index], group.parting === index))));
  $("compare").replaceChildren(make("thead", {}, make("tr", {}, make("td"), ...head)), make("tbody", {}, ...rows));
}

const comparedTitle = (index) => (index === 0 ? text("The phone is switched on") : steps[index].missed ?? sentence(steps[index].label));
const plainLines = (step) => step.missed !== null ? sentence(["not possible here: %@", step.missed]) : step.lines.map((line) => `${line.time} ${actorName(line.actor)} ${sentence(line.text)}`).join("\n");

function comparedStep(step, before, isParting) {
  const lines = plainLines(step);
  if (before && plainLines(before) === lines) return make("td", { className: "same" }, text("the same"));
  return make("td", { className: isParting ? "parting" : "" }, isParting ? make("strong", {}, text("Here they part."), " ") : null, lines === "" ? text("nothing") : lines);
}
