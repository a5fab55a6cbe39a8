// The app: its choice, its calls, and its Info.plist.

const kinds = { plain: "Your own code", tracker: "Running tracker", weather: "Weather, with a widget", geofence: "Reminders at a place", courier: "Courier" };

/** Choosing an app begins a new journey. */
function showKinds() {
  $("kinds").replaceChildren(...Object.entries(kinds).map(([kind, name]) => button(text(name),
    () => send(startCommand(state.release, [], { kind, isStandard: true })), { "data-kind": kind, "aria-pressed": String(kind === state.kind) })));
}

const moveButtons = (mover) => state.moves.flatMap((move, index) => move.mover === mover ? [moveButton(move, index)] : []);

const moveButton = (move, index) => button(sentence(move.label), () => doMove(index), { "data-move": move.word });

/** The groups of calls by purpose; the first pattern that matches the code of a call determines its group. */
const groups = [
  ["Ask for permission", /^request\w*Authorization/], ["Get locations", /^(start|stop)Updating|^requestLocation|Heading/],
  ["Background", /^(allows|shows|pauses)|BackgroundActivity|Significant|Visits/], ["Places", /Monitor|[rR]egion|requestState/],
  ["Sessions and live updates", /Session|liveUpdates/], ["More", /./],
];

/** The groups, which stay open or closed while their calls change. */
const groupBoxes = groups.map(([name], index) => {
  const title = make("summary", {});
  return { name, title, box: make("details", { open: index < 2 }, title, make("div", { className: "list" })) };
});

/** The user's own app has groups of calls; sample apps have buttons, whose labels are phrases. */
function showCalls() {
  const lists = groups.map(() => []), buttons = [];
  state.moves.forEach((move, index) => {
    if (move.mover !== "app") return;
    const element = moveButton(move, index);
    if (Array.isArray(move.label)) return buttons.push(element);
    element.className = "call";
    lists[groups.findIndex(([, pattern]) => pattern.test(move.label))].push(element);
  });
  groupBoxes.forEach(({ name, title, box }, index) => {
    title.textContent = text(name);
    box.lastChild.replaceChildren(...lists[index]);
    box.hidden = lists[index].length === 0;
  });
  if (!$("moves-app").hasChildNodes()) $("moves-app").append(make("div", { className: "list" }), ...groupBoxes.map(({ box }) => box));
  $("moves-app").firstChild.replaceChildren(...buttons);
}

/** Shows beside each request what it would do now, and why. */
function showOutcomes() {
  for (const outcome of document.querySelectorAll(".outcome")) outcome.remove();
  const label = text("A link that shows this call with its reason");
  for (const { word, answer, facts, prompts } of state.questions) {
    $("moves-app").querySelector(`[data-move="${CSS.escape(word)}"]`).after(make("span", { className: `outcome${prompts ? " prompts" : ""}${word === asked ? " asked" : ""}` }, sentence(answer), ...factLinks(facts),
      make("a", { className: "fact", href: hashOf({ ...journeyParts(), why: word }), title: label, ariaLabel: label }, "#")));
  }
}

const plistKeys = [
  ["NSLocationWhenInUseUsageDescription", "text"], ["NSLocationAlwaysAndWhenInUseUsageDescription", "text"],
  ["NSLocationAlwaysUsageDescription", "text"], ["NSLocationUsageDescription", "text"],
  ["NSLocationTemporaryUsageDescriptionDictionary", "purpose"], ["UIBackgroundModes", "location"],
  ["NSLocationDefaultAccuracyReduced", "flag"], ["NSAppClip", "clip"], ["NSLocationRequireExplicitServiceSession", "flag"],
];
const plistDefaults = { text: "To show where you are.", clip: { NSAppClipRequestLocationConfirmation: true }, purpose: { Run: "Runs measures this run exactly." }, location: ["location"], flag: true };

/** Returns false, and leaves the fields as they are, while one of them is edited. */
function showPlist() {
  if ($("plist").contains(document.activeElement)) return false;
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

/** Returns the values of an Info.plist that concern location; throws an error if the text isn't an Info.plist. */
function readPlist(source) {
  if (!source.trimStart().startsWith("<")) return JSON.parse(source);
  const root = new DOMParser().parseFromString(source, "application/xml").querySelector("plist > dict");
  if (!root) throw new Error();
  return plistValue(root);
}

function plistValue(element) {
  const children = [...element.children];
  switch (element.tagName) {
    case "dict": return Object.fromEntries(children.filter((child) => child.tagName === "key").map((key) => [key.textContent, plistValue(key.nextElementSibling)]));
    case "array": return children.map(plistValue);
    case "true": case "false": return element.tagName === "true";
    case "integer": case "real": return Number(element.textContent);
    default: return element.textContent;
  }
}

function usePlist(source) {
  try {
    const values = Object.entries(readPlist(source)).filter(([key]) => plistKeys.some(([known]) => known === key));
    send(startCommand(state.release, state.words, { kind: state.kind, isStandard: false, infoPlist: Object.fromEntries(values) }));
  } catch { say(text("This is no Info.plist in XML or JSON. Xcode shows a binary one as XML: Open As, Source Code.")); }
}
