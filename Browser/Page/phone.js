// The phone: screen, prompt and keys.

function showPhone() {
  const app = state.apps[0];
  $("phone").className = `era-${state.era}`;
  const indicator = state.indicator && (state.indicator.bar
    ? button(state.indicator.app, () => doMove(moveIndex("tapsIndicator")), { className: "bar", title: translated(state.indicator.phrase), "aria-label": `${state.indicator.app}: ${translated(state.indicator.phrase)}` })
    : button("9:41", () => doMove(moveIndex("tapsIndicator")), { className: "pill", title: translated(state.indicator.phrase), "aria-label": `${state.indicator.app}: ${translated(state.indicator.phrase)}` }));
  const time = state.indicator && !state.indicator.bar ? indicator : "9:41";
  $("status").classList.toggle("doubled", state.indicator?.bar ?? false);
  $("status").replaceChildren(make("span", {}, time, arrowView()), make("span", { ariaHidden: "true" }, "▮▮▯"), state.indicator?.bar ? indicator : "");
  $("screen").replaceChildren(...screenViews(app));
  showPrompt();
  const key = (word, label) => button(label, () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, "data-key": word });
  $("keys").replaceChildren(
    key("goesHome", text("home")), state.locked ? key("unlocksPhone", text("unlock")) : key("locksPhone", text("lock")),
    key(`forceQuits.${app.name}`, text("switcher")), key("opensSettings", text("openSettings")),
    state.controlCenter === null ? "" : button(text("controlCenter"), () => { isInControlCenter = !isInControlCenter; showPhone(); $("keys").lastChild.focus(); }, { "aria-pressed": String(isInControlCenter) }));
  $("app").replaceChildren(
    make("strong", {}, app.name), ` ${text("reads")} `, make("code", { id: "reads" }, app.status),
    [text("stop"), text("has"), translated(app.grant), text("stop"), app.installed ? text("is") + translated(app.phase) : text("gone"), text("stop")].join(""), state.time);
}

/** The arrow of the status bar. */
function arrowView() {
  if (!state.arrow) return "";
  const label = text(state.arrow.looks);
  return make("span", { className: `arrow ${state.arrow.looks}`, role: "img", "aria-label": label, title: `${label} (${state.arrow.facts.join(", ")})` });
}

function screenViews(app) {
  if (isInControlCenter) return [make("p", { className: "heading" }, text("controlCenter")), make("div", { className: "group" }, ...state.controlCenter.map((name) => make("div", {}, name)), state.controlCenter.length ? null : make("div", {}, text("unused")))];
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
    make("p", { className: "heading" }, state.privacy),
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
  $("prompt").replaceChildren(make("div", { className: "alert", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "prompt-title", "aria-description": text("escape") },
    make("div", { className: "words" }, make("h3", { id: "prompt-title" }, prompt.title), prompt.text === null ? null : make("p", {}, prompt.text)),
    prompt.map ? make("div", { className: isImprecise ? "map coarse" : "map" }, toggle) : null,
    make("div", { className: buttons.length === 2 && !prompt.map ? "buttons two" : "buttons" }, ...buttons)));
}
