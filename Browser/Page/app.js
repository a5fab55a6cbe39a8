// The app's side: which app it is, its calls, and its Info.plist.

const kinds = { plain: "Your own code", tracker: "Running tracker", weather: "Weather, with a widget", geofence: "Reminders at a place", courier: "Courier" };

/** Each app begins a journey of its own. */
function showKinds() {
  $("kinds").replaceChildren(...Object.entries(kinds).map(([kind, name]) => button(text(name),
    () => send(startCommand(state.release, [], { kind, isStandard: true })), { "data-kind": kind, "aria-pressed": String(kind === state.kind) })));
}

function showMoves(mover) {
  $(`moves-${mover}`).replaceChildren(...state.moves.flatMap((move, index) =>
    move.mover === mover ? [button(sentence(move.label), () => doMove(index), { "data-move": move.word, ...(mover === "app" && Array.isArray(move.label) ? { "data-button": "" } : {}) })] : []));
}

const plistKeys = [
  ["NSLocationWhenInUseUsageDescription", "text"], ["NSLocationAlwaysAndWhenInUseUsageDescription", "text"],
  ["NSLocationAlwaysUsageDescription", "text"], ["NSLocationUsageDescription", "text"],
  ["NSLocationTemporaryUsageDescriptionDictionary", "purpose"], ["UIBackgroundModes", "location"],
  ["NSLocationDefaultAccuracyReduced", "flag"], ["NSAppClip", "clip"], ["NSLocationRequireExplicitServiceSession", "flag"],
];
const plistDefaults = { text: "To show where you are.", clip: { NSAppClipRequestLocationConfirmation: true }, purpose: { Run: "Runs measures this run exactly." }, location: ["location"], flag: true };

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
  send(startCommand(state.release, state.words, { kind: state.kind, isStandard: false, infoPlist }));
}
