// The phone: the engine draws it, and what in it can be tapped lies over the drawing as buttons that can't be seen.

/** Toggled by hand: what is looked at, until the next move. */
let isImprecise = false, isInControlCenter = false;

/** The drawing that is in the page: after most moves it is the same, and to read it takes long. */
let shownDrawing;

function showPhone() {
  const { drawing, targets, prompt, scroll } = state.phone;
  if (drawing !== shownDrawing) {
    $("drawing").innerHTML = shownDrawing = drawing;
    // The buttons say what it shows.
    $("drawing").firstChild.ariaHidden = "true";
  }
  const controls = targets.map((target) => placed(controlOf(target), target.frame));
  const isPrompt = ({ part }) => part === "answer" || part === "preciseToggle";
  const those = (wanted) => controls.filter((_, index) => wanted(targets[index]));
  $("status").replaceChildren(...those(({ part }) => part === "arrow" || part === "indicator"));
  $("screen").replaceChildren(...screenWords(), ...inGroup(those((target) => !isPrompt(target) && !["arrow", "indicator"].includes(target.part))));
  // Below a prompt nothing can be tapped.
  $("status").inert = $("screen").inert = prompt !== null;
  $("prompt").replaceChildren(...(prompt ? [alertView(prompt, scroll, those(isPrompt))] : []));
  showKeys();
}

function showKeys() {
  const app = state.apps[0];
  const key = (word, label) => button(label, () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, "data-key": word });
  $("keys").replaceChildren(
    key("goesHome", text("Home")), state.locked ? key("unlocksPhone", text("Unlock: tap")) : key("locksPhone", text("Lock")),
    key(`forceQuits.${app.name}`, text("End the app")), key("opensSettings", text("Open Settings")),
    state.controlCenter === null ? "" : button(text("Control Center"), async () => { isInControlCenter = !isInControlCenter; await look(); $("keys").lastChild.focus(); }, { "aria-pressed": String(isInControlCenter) }));
  $("app").replaceChildren(
    make("strong", {}, app.name), ` ${text("reads")} `, make("code", { id: "reads" }, app.status),
    sentence(app.installed ? [". It has %@. It is %@. ", [app.grant], [app.phase]] : [". It has %@. It is not installed. ", [app.grant]]), state.time);
}

/** Looks at the phone in another way, which is no move. */
async function look() {
  await loaded;
  state.phone = phone(`look ${isImprecise ? "imprecise" : isInControlCenter ? "controlCenter" : ""}`);
  showPhone();
}

/** Puts an element over a place of the drawing, or of the prompt in it. */
function placed(element, [x, y, width, height], [left, top, across, down] = [0, 0, ...state.phone.size]) {
  const percent = (part, whole) => `${part / whole * 100}%`;
  Object.assign(element.style, { left: percent(x - left, across), top: percent(y - top, down), width: percent(width, across), height: percent(height, down) });
  element.frame = [x, y, width, height];
  return element;
}

const arrows = {
  hollow: "The location arrow, hollow: an app has asked for the location or watches a region",
  solid: "The location arrow: the location was used a moment ago",
  blue: "The location arrow, blue: a location button gave the location a moment ago",
};

/** What the parts of the drawing are to those who tap them, or hear their names. */
function controlOf({ part, index, label }) {
  const app = state.apps[0];
  const control = (word, name, properties) => button(make("span", { className: "unseen" }, name), () => doMove(moveIndex(word)), { disabled: moveIndex(word) < 0, ...(word && { "data-key": word }), ...properties });
  switch (part) {
    case "answer": {
      const choice = state.prompt.buttons[index];
      const move = isImprecise && choice.imprecise !== null ? choice.imprecise : choice.move;
      return control("", label, { onclick: () => doMove(move), disabled: move === null, className: "answer" });
    }
    case "preciseToggle": return control("", label, { onclick: async () => { isImprecise = !isImprecise; await look(); $("prompt").querySelector(".precise").focus(); }, disabled: false, className: "precise" });
    case "row": {
      const row = state.rows[index];
      return control("", label, { onclick: () => doMove(row.move), disabled: row.move === null, role: "radio", ariaChecked: String(row.chosen), "data-row": row.label });
    }
    case "preciseSwitch": return control(`setsPrecise.${!app.precise}`, label, { role: "switch", ariaChecked: String(app.precise) });
    case "servicesSwitch": return control(`setsLocationServices.${!state.servicesOn}`, label, { role: "switch", ariaChecked: String(state.servicesOn) });
    case "app": return control(`opens.${app.name}`, label, { className: "icon" });
    case "settings": return control("opensSettings", label, { className: "icon" });
    case "lock": return control("unlocksPhone", text("Unlock: tap"), {});
    case "indicator": {
      const name = `${state.indicator.app}: ${text(state.indicator.phrase)}`;
      return control("tapsIndicator", name, { title: text(state.indicator.phrase), className: state.indicator.bar ? "bar" : "pill" });
    }
    case "arrow": {
      const name = text(arrows[state.arrow.looks]);
      return make("span", { className: `arrow ${state.arrow.looks}`, role: "img", "aria-label": name, title: `${name} (${state.arrow.facts.join(", ")})` });
    }
  }
}

/** What is only to be read, for those who can't see the drawing. */
function screenWords() {
  const line = (words, className = "") => make("p", { className: `unseen ${className}` }, words);
  if (isInControlCenter) return [line(text("Control Center")), ...(state.controlCenter.length ? state.controlCenter : [text("No app uses the location.")]).map((name) => line(name))];
  if (state.locked) return [];
  if (state.screen === "settings") return [line(shown(state.privacy), "heading")];
  return state.screen === "app" ? [line(`${state.apps[0].name}: ${state.apps[0].status}`)] : [];
}

/** The rows of Settings are one group, of which one is chosen. */
function inGroup(controls) {
  const rows = controls.filter((control) => control.dataset.row);
  if (rows.length === 0) return controls;
  const group = make("div", { role: "radiogroup", ariaLabel: state.apps[0].name }, ...rows);
  return controls.flatMap((control) => (control === rows[0] ? [group] : rows.includes(control) ? [] : [control]));
}

/** The prompt: its words to be heard, and scrolled where they are longer than their place. */
function alertView(frame, scroll, controls) {
  const { title, text: words } = state.prompt;
  const view = make("div", { className: "alert", role: "alertdialog", "aria-modal": "true", "aria-labelledby": "prompt-title", "aria-description": text("Escape leads to the rest of the page.") },
    make("h3", { id: "prompt-title", className: "unseen" }, sentence(title)), words === null ? null : make("p", { className: "unseen" }, sentence(words)));
  if (scroll) {
    const box = placed(make("div", { className: "words", tabIndex: 0, role: "group", ariaLabel: sentence(title) }), scroll.frame, frame);
    box.innerHTML = scroll.drawing;
    box.firstChild.ariaHidden = "true";
    view.append(box);
  }
  for (const control of controls) view.append(placed(control, control.frame, frame));
  return placed(view, frame);
}
