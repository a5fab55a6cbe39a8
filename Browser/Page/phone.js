// The phone: its screen, prompt and buttons.

function showPhone() {
  showScreen($("phone"));
  const app = state.apps[0];
  const key = (word, label) => button(label, () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, "data-key": word });
  $("keys").replaceChildren(
    key("goesHome", text("Home")), state.locked ? key("unlocksPhone", text("Unlock: tap")) : key("locksPhone", text("Lock")),
    key(`forceQuits.${app.name}`, text("End the app")), key("opensSettings", text("Open Settings")),
    state.controlCenter === null ? "" : button(text("Control Center"), () => { isInControlCenter = !isInControlCenter; showPhone(); $("keys").lastChild.focus(); }, { "aria-pressed": String(isInControlCenter) }));
  $("app").replaceChildren(
    make("strong", {}, app.name), ` ${text("reads")} `, make("code", { id: "reads" }, app.status),
    sentence(app.installed ? [". It has %@. It is %@. ", [app.grant], [app.phase]] : [". It has %@. It is not installed. ", [app.grant]]), state.time);
}

/** Draws the phone, or another one beside it. */
function showScreen(phone) {
  const app = state.apps[0];
  const part = (id) => phone.querySelector("#" + id);
  const major = parseInt(state.release);
  phone.className = `era-${state.era} on-${state.locked ? "lock" : state.screen}${major >= 16 ? " island" : ""}${major >= 26 ? " glass" : ""}`;
  const indicator = state.indicator && (state.indicator.bar
    ? button(state.indicator.app, () => doMove(moveIndex("tapsIndicator")), { className: "bar", title: text(state.indicator.phrase), "aria-label": `${state.indicator.app}: ${text(state.indicator.phrase)}` })
    : button(clock(), () => doMove(moveIndex("tapsIndicator")), { className: "pill", title: text(state.indicator.phrase), "aria-label": `${state.indicator.app}: ${text(state.indicator.phrase)}` }));
  const time = state.indicator && !state.indicator.bar ? indicator : clock();
  part("status").classList.toggle("doubled", state.indicator?.bar ?? false);
  part("status").replaceChildren(make("span", {}, time, arrowView()), make("span", { className: "battery", ariaHidden: "true" }), state.indicator?.bar ? indicator : "");
  part("screen").replaceChildren(...screenViews(app));
  showPrompt(part("prompt"));
}

/** Returns the time of day; journeys begin at 9:41. */
function clock() {
  const [hours, minutes] = state.time.match(/(\d+):(\d+):/).slice(1).map(Number);
  const time = new Date(0, 0, 1, 9 + hours, 41 + minutes);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, "0")}`;
}

const arrows = {
  hollow: "The location arrow, hollow: an app has asked for the location or watches a region",
  solid: "The location arrow: the location was used a moment ago",
  blue: "The location arrow, blue: a location button gave the location a moment ago",
};

/** Returns the location arrow of the status bar. */
function arrowView() {
  if (!state.arrow) return "";
  const label = text(arrows[state.arrow.looks]);
  return make("span", { className: `arrow ${state.arrow.looks}`, role: "img", "aria-label": label, title: `${label} (${state.arrow.facts.join(", ")})` });
}

function screenViews(app) {
  if (isInControlCenter) return [make("p", { className: "heading" }, text("Control Center")), make("div", { className: "group" }, ...state.controlCenter.map((name) => make("div", {}, name)), state.controlCenter.length ? null : make("div", {}, text("No app uses the location.")))];
  if (state.locked) return [button(text("Unlock: tap"), () => doMove(moveIndex("unlocksPhone")), { className: "lock" })];
  if (state.screen === "settings") return settingsViews(app);
  if (state.screen === "app") return [make("div", { className: "appview" }, make("strong", {}, app.name), make("code", {}, app.status))];
  const opens = moveIndex(`opens.${app.name}`);
  return [
    app.installed ? button(app.name, () => doMove(opens), { className: "icon", "data-sign": "➤", disabled: opens < 0 }) : null,
    button(shown("Settings"), () => doMove(moveIndex("opensSettings")), { className: "icon settings", "data-sign": "⚙", disabled: moveIndex("opensSettings") < 0 }),
  ].filter((view) => view !== null);
}

function settingsViews(app) {
  const toggle = (label, isOn, word) => button(shown(label), () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, "data-key": word, role: "switch", ariaChecked: String(isOn) });
  const rows = state.rows.map((row) =>
    button(shown(row.label), () => doMove(row.move), { disabled: row.move === null, role: "radio", ariaChecked: String(row.chosen), "data-row": row.label }));
  const precise = `setsPrecise.${!app.precise}`;
  return [
    make("p", { className: "heading" }, shown(state.privacy)),
    make("div", { className: "group" }, toggle("Location Services", state.servicesOn, `setsLocationServices.${!state.servicesOn}`)),
    make("p", { className: "heading" }, app.name),
    make("div", { className: "group", role: "radiogroup", ariaLabel: app.name }, ...rows),
    moveIndex(precise) < 0 ? null : make("div", { className: "group" }, toggle("Precise Location", app.precise, precise)),
  ].filter((view) => view !== null);
}

function showPrompt(place = $("prompt")) {
  const prompt = state.prompt;
  if (!prompt) return place.replaceChildren();
  const choose = (choice) => doMove(isImprecise && choice.imprecise !== null ? choice.imprecise : choice.move);
  const buttons = prompt.buttons.map((choice) => button(shown(choice.label), () => choose(choice), { disabled: choice.move === null }));
  const toggle = prompt.precise ? button(shown(isImprecise ? "Precise: Off" : "Precise: On"), () => { isImprecise = !isImprecise; showPrompt(); }, { className: "precise" }) : null;
  place.replaceChildren(make("div", { className: "alert", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "prompt-title", "aria-description": text("Escape leads to the rest of the page.") },
    make("div", { className: "words" }, make("h3", { id: "prompt-title" }, sentence(prompt.title)), prompt.text === null ? null : make("p", {}, sentence(prompt.text))),
    prompt.map ? make("div", { className: isImprecise ? "map coarse" : "map" }, toggle) : null,
    make("div", { className: buttons.length === 2 && !prompt.map ? "buttons two" : "buttons" }, ...buttons)));
}
