"use strict";
const $ = (id) => document.getElementById(id);
let compiled, phone, state, steps = [], language = "en", isImprecise = false;

// The phone

/** A new phone; the page has one, and the comparison another. */
async function makePhone() {
  const { exports } = await WebAssembly.instantiate(compiled, {});
  return (command) => {
    const bytes = new TextEncoder().encode(command);
    const input = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
    const count = exports.command(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), count)));
  };
}

async function load() {
  const characters = atob(phoneBinary);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  phone = await makePhone();
}

/** Has the phone do something, and shows what comes of it. A trap leaves the phone unusable, so that a new one goes on. */
async function send(command) {
  let answer;
  try {
    answer = phone(command);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    phone = await makePhone();
    if (state) take(phone(startCommand(state.release, state.words, state)));
    return say(text("failed") + command);
  }
  if (answer.error) return say(text("unreadable") + answer.error);
  take(answer);
}

function take(answer) {
  say("");
  state = answer;
  steps.length = answer.first;
  steps.push(...answer.steps);
  steps.length = answer.words.length + 1;
  isImprecise = false;
  keepingFocus(show);
  writeLink();
}

function startCommand(release, words, from) {
  const plist = from && !from.isStandard ? "\n" + JSON.stringify(from.infoPlist) : "";
  return `start ${release} ${words.join("~")}${plist}`;
}

const moveIndex = (word) => state.moves.findIndex((move) => move.word === word);
const doMove = (index) => send(`move ${index}`);

// The link

function writeLink() {
  const parts = new URLSearchParams({ ios: state.release, lang: language, j: state.words.slice(0, state.position).join("~") });
  if (!state.isStandard) parts.set("p", JSON.stringify(state.infoPlist));
  history.replaceState(null, "", "#" + parts);
}

async function readLink() {
  const parts = new URLSearchParams(location.hash.slice(1));
  language = parts.get("lang") ?? (navigator.language.startsWith("zh") ? "zh" : "en");
  if (!words[language]) language = "en";
  const plist = parts.get("p");
  const line = (text) => text.replaceAll("\n", " ");
  await send(`start ${line(parts.get("ios") ?? "26")} ${line(parts.get("j") ?? "")}` + (plist ? "\n" + plist : ""));
  if (!state) await send("start 26");
}

// What is shown

const text = (name) => words[language][name];
const translated = (sentence) => (language === "zh" ? chinese[sentence] ?? sentence : sentence);

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const button = (label, action, properties = {}) => make("button", { type: "button", onclick: action, ...properties }, label);
const factLinks = (facts) => facts.map((id) => {
  const [statement, source, link] = phoneFacts[id] ?? ["", "", ""];
  if (link === "") return make("span", { className: "fact", title: statement, tabIndex: 0 }, id);
  return make("a", { className: "fact", title: `${statement}\n${source}`, href: link, target: "_blank", rel: "noopener noreferrer" }, id);
});

function say(message) {
  $("message").textContent = message;
  $("message").hidden = message === "";
}

function show() {
  showWords();
  if ($("release").children.length === 0) $("release").append(...state.releases.map((name) => make("option", { value: name }, name)));
  $("release").value = state.release;
  showPhone();
  for (const mover of ["person", "app", "time"]) showMoves(mover);
  $("questions").replaceChildren(...state.questions.map((question) =>
    make("li", {}, make("code", {}, question.call), " ", translated(question.answer), ...factLinks(question.facts))));
  $("questions-box").hidden = state.questions.length === 0;
  showPlist();
  showStory();
  if ($("compare-box").open) showComparison();
  $("slider").max = steps.length - 1;
  $("slider").value = state.position;
  $("undo").disabled = state.position === 0;
}

/** Buttons are made anew: whoever goes by the keyboard stays on the same one, or comes to the prompt. */
function keepingFocus(show) {
  const hadPrompt = $("prompt").childElementCount > 0;
  const name = ["data-move", "data-key", "data-row"].find((name) => document.activeElement.hasAttribute(name));
  const value = name && document.activeElement.getAttribute(name);
  show();
  if (name && state.prompt && !hadPrompt) return $("prompt").querySelector(".buttons button").focus({ preventScroll: true });
  if (name) document.querySelector(`[${name}="${CSS.escape(value)}"]`)?.focus({ preventScroll: true });
}

function showWords() {
  const lang = language === "zh" ? "zh-Hans" : "en";
  if (document.documentElement.dataset.words === lang) return;
  document.documentElement.dataset.words = document.documentElement.lang = lang;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = text(element.dataset.word);
  $("language").textContent = text("language");
}

function showPhone() {
  const app = state.apps[0];
  $("phone").className = `era-${state.era}`;
  const indicator = state.indicator && (state.indicator.bar
    ? button(state.indicator.app, () => doMove(moveIndex("tapsIndicator")), { className: "bar", title: state.indicator.phrase, "aria-label": `${state.indicator.app}: ${state.indicator.phrase}` })
    : button("9:41", () => doMove(moveIndex("tapsIndicator")), { className: "pill", title: state.indicator.phrase, "aria-label": `${state.indicator.app}: ${state.indicator.phrase}` }));
  $("status").replaceChildren(...(state.indicator ? (state.indicator.bar ? ["9:41 ", indicator] : [indicator]) : ["9:41"]), make("span", { ariaHidden: "true" }, "▮▮▯"));
  $("screen").replaceChildren(...screenViews(app));
  showPrompt();
  const key = (word, label) => button(label, () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, "data-key": word });
  $("keys").replaceChildren(
    key("goesHome", text("home")), state.locked ? key("unlocksPhone", text("unlock")) : key("locksPhone", text("lock")),
    key(`forceQuits.${app.name}`, text("switcher")), key("opensSettings", text("openSettings")));
  $("app").replaceChildren(
    make("strong", {}, app.name), ` ${text("reads")} `, make("code", { id: "reads" }, app.status), `. ${text("has")} ${translated(app.grant)}. `,
    app.installed ? `${text("is")} ${translated(app.phase)}.` : text("gone"), ` ${state.time}`);
}

function screenViews(app) {
  if (state.locked) return [button(text("unlock"), () => doMove(moveIndex("unlocksPhone")), { className: "lock" })];
  if (state.screen === "settings") return settingsViews(app);
  if (state.screen === "app") return [make("div", { className: "appview" }, make("strong", {}, app.name), make("code", {}, app.status))];
  const opens = moveIndex(`opens.${app.name}`);
  return [
    app.installed ? button(app.name, () => doMove(opens), { className: "icon", "data-sign": "➤", disabled: opens < 0 }) : null,
    button(text("settings"), () => doMove(moveIndex("opensSettings")), { className: "icon settings", "data-sign": "⚙", disabled: moveIndex("opensSettings") < 0 }),
  ].filter((view) => view !== null);
}

function settingsViews(app) {
  const toggle = (label, isOn, word) => button(`${label}: ${isOn ? "On" : "Off"}`, () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, "data-key": word });
  const rows = state.rows.map((row) =>
    button(row.label, () => doMove(row.move), { disabled: row.move === null, "aria-pressed": String(row.chosen), "data-row": row.label }));
  const precise = `setsPrecise.${!app.precise}`;
  return [
    make("p", { className: "heading" }, "Privacy"),
    make("div", { className: "group" }, toggle(text("services"), state.servicesOn, `setsLocationServices.${!state.servicesOn}`)),
    make("p", { className: "heading" }, app.name),
    make("div", { className: "group" }, ...rows),
    moveIndex(precise) < 0 ? null : make("div", { className: "group" }, toggle(text("preciseRow"), app.precise, precise)),
  ].filter((view) => view !== null);
}

function showPrompt() {
  const prompt = state.prompt;
  if (!prompt) return $("prompt").replaceChildren();
  const choose = (choice) => doMove(isImprecise && choice.imprecise !== null ? choice.imprecise : choice.move);
  const buttons = prompt.buttons.map((choice) => button(choice.label, () => choose(choice), { disabled: choice.move === null }));
  const toggle = prompt.precise ? button(text(isImprecise ? "imprecise" : "precise"), () => { isImprecise = !isImprecise; showPrompt(); }, { className: "precise" }) : null;
  $("prompt").replaceChildren(make("div", { className: "alert", role: "alertdialog", "aria-labelledby": "prompt-title" },
    make("h3", { id: "prompt-title" }, prompt.title), prompt.text === null ? null : make("p", {}, prompt.text),
    prompt.map ? make("div", { className: isImprecise ? "map coarse" : "map" }, toggle) : null,
    make("div", { className: buttons.length === 2 && !prompt.map ? "buttons two" : "buttons" }, ...buttons)));
}

function showMoves(mover) {
  const label = language === "zh" ? "zh" : "en";
  $(`moves-${mover}`).replaceChildren(...state.moves.flatMap((move, index) =>
    move.mover === mover ? [button(move[label], () => doMove(index), { "data-move": move.word })] : []));
}

/** The lines of a step, made once for each language. */
function storyItem(step, index) {
  step.items ??= {};
  return step.items[language] ??= (() => {
    const title = index === 0 ? text("start") : step.missed !== null ? text("missed") + step.missed : step[language];
    const lines = step.lines.map((line) => make("li", {},
      make("time", {}, line.time), make("span", { className: "actor" }, line.actor), line.text, ...factLinks(line.facts)));
    return make("li", {},
      button(title, () => send(`show ${steps.indexOf(step)}`), { className: step.missed === null ? "" : "missed" }), make("ul", {}, ...lines));
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

// The Info.plist

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

// Buttons of the page

$("release").onchange = () => send(startCommand($("release").value, state.words, state));
$("language").onclick = () => { language = language === "en" ? "zh" : "en"; show(); writeLink(); };
$("again").onclick = () => send(startCommand(state.release, [], state));
$("undo").onclick = () => send("undo");
$("slider").oninput = () => send(`show ${$("slider").value}`);
$("compare-box").ontoggle = () => { if ($("compare-box").open) showComparison(); };
$("copy").onclick = async () => {
  // Without the right to the clipboard the link stands in the address bar all the same.
  try { await navigator.clipboard.writeText(location.href); } catch { /* said below */ }
  say(text("copied"));
};
$("export").onclick = () => { $("file").value = JSON.stringify(phone("export").scenario, null, 2); };
$("import").onclick = () => send("import " + $("file").value);
window.onhashchange = readLink;

(async () => {
  try { await load(); } catch (error) { return say(`${text("needs")} ${error}`); }
  await readLink();
  document.body.dataset.ready = String(Math.round(performance.now()));
})();
