// The app's side: its calls, and its Info.plist.

function showMoves(mover) {
  const label = language === "zh" ? "zh" : "en";
  $(`moves-${mover}`).replaceChildren(...state.moves.flatMap((move, index) =>
    move.mover === mover ? [button(move[label], () => doMove(index), { "data-move": move.word })] : []));
}

const plistKeys = [
  ["NSLocationWhenInUseUsageDescription", "text"], ["NSLocationAlwaysAndWhenInUseUsageDescription", "text"],
  ["NSLocationAlwaysUsageDescription", "text"], ["NSLocationUsageDescription", "text"],
  ["NSLocationTemporaryUsageDescriptionDictionary", "purpose"], ["UIBackgroundModes", "location"],
  ["NSLocationDefaultAccuracyReduced", "flag"], ["NSLocationRequireExplicitServiceSession", "flag"],
];
const plistDefaults = { text: "Runs shows where you are.", purpose: { Run: "Runs measures this run exactly." }, location: ["location"], flag: true };

function showPlist() {
  if ($("plist").contains(document.activeElement)) return;
  $("plist").replaceChildren(...plistKeys.map(([key, kind]) => {
    const value = state.infoPlist[key];
    const box = make("input", { type: "checkbox", checked: value !== undefined, "data-plist": key });
    box.onchange = () => changePlist(key, box.checked ? plistDefaults[kind] : undefined);
    const field = kind === "text" && value !== undefined ? make("input", { type: "text", value, "aria-label": key }) : null;
    if (field) field.onchange = () => changePlist(key, field.value);
    return make("div", { className: "row" }, make("label", {}, box, " ", make("code", {}, key)), field);
  }));
}

function changePlist(key, value) {
  const infoPlist = { ...state.infoPlist, [key]: value };
  document.activeElement?.blur();
  send(startCommand(state.release, state.words, { isStandard: false, infoPlist }));
}
