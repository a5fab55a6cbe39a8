// The same journey on every release

async function showComparison() {
  const other = await makePhone();
  const played = state.words.slice(0, state.position);
  const rows = state.releases.map((release) => {
    const found = other(startCommand(release, played, state));
    const missed = found.steps.filter((step) => step.missed !== null).length;
    return make("tr", {}, make("th", { scope: "row" }, `iOS ${release}`), make("td", {}, found.apps[0].status),
      make("td", {}, found.prompt ? `${found.prompt.title} ${found.prompt.buttons.map((choice) => `[${choice.label}]`).join(" ")}` : text("none")),
      make("td", {}, String(missed)));
  });
  $("compare").replaceChildren(make("thead", {}, make("tr", {}, ...["release", "status", "prompt", "leftOut"].map((name) => make("th", {}, text(name))))), make("tbody", {}, ...rows));
}
