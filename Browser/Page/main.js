// The whole page.

function show() {
  showWords();
  if ($("release").children.length === 0) $("release").append(...state.releases.map((name) => make("option", { value: name }, name)));
  $("release").value = state.release;
  showPhone();
  for (const mover of ["person", "app", "time"]) showMoves(mover);
  showKinds();
  $("slider").max = steps.length - 1;
  $("slider").value = state.position;
  $("undo").disabled = state.position === 0;
  // The first screen is shown while the facts are still read.
  if (document.readyState !== "loading") showBeside();
}

/** What explains the phone. */
function showBeside() {
  $("questions").replaceChildren(...state.questions.map((question) =>
    make("li", {}, make("code", {}, question.call), " ", translated(question.answer), ...factLinks(question.facts))));
  $("questions-box").hidden = state.questions.length === 0;
  showPlist();
  showStory();
  showMap();
  announce();
  if ($("compare-box").open) compareSoon();
}

/** Buttons are made anew: whoever goes by the keyboard stays on the same one, or comes to the prompt. */
function keepingFocus(show) {
  const hadPrompt = $("prompt").childElementCount > 0;
  const name = ["data-move", "data-key", "data-row", "data-kind"].find((name) => document.activeElement.hasAttribute(name));
  const value = name && document.activeElement.getAttribute(name);
  const wasInPrompt = $("prompt").contains(document.activeElement);
  show();
  if (name && state.prompt && !hadPrompt) return $("prompt").querySelector(".buttons button").focus({ preventScroll: true });
  // Who answered goes on where they are: on the phone.
  if (wasInPrompt) return ($("prompt").querySelector(".buttons button") ?? $("keys").querySelector("button:enabled"))?.focus({ preventScroll: true });
  if (name) document.querySelector(`[${name}="${CSS.escape(value)}"]`)?.focus({ preventScroll: true });
}

/** Tells screen readers of a prompt that comes, and of what came of it. */
function announce() {
  const prompt = state.prompt;
  const news = prompt ? [text("prompt"), prompt.title, prompt.text ?? "", ...prompt.buttons.map((choice) => choice.label)].join(". ") : state.apps[0].status;
  if ($("announcement").textContent !== news) $("announcement").textContent = news;
}

$("release").onchange = () => send(startCommand($("release").value, state.words, state));
$("language").onclick = () => { language = language === "en" ? "zh" : "en"; show(); writeLink(); };
$("again").onclick = () => send(startCommand(state.release, [], state));
$("undo").onclick = () => send("undo");
$("slider").oninput = () => send(`show ${$("slider").value}`);
$("compare-box").ontoggle = () => { if ($("compare-box").open) showComparison(); };
$("copy").onclick = async () => {
  writeLink();
  // Without the right to the clipboard the link stands in the address bar all the same.
  try { await navigator.clipboard.writeText(location.href); } catch { /* said below */ }
  say(text("copied"));
};
$("export").onclick = async () => { await loaded; $("file").value = JSON.stringify(phone("export").scenario, null, 2); };
$("test").onclick = async () => { await loaded; $("file").value = phone("test").test; };
$("import").onclick = () => send("import " + $("file").value);
window.onhashchange = readLink;

/** The time since the page was asked for, when what was drawn last can be seen. */
const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));

/** Called where the engine stands in the page: what is below it comes while it is unpacked. */
async function begin() {
  const isRead = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  try { await load(); } catch (error) { return say(`${text("needs")} ${error}`); }
  await isRead;
  if (isFresh) show();
  else await readLink();
  document.body.dataset.ready = String(Math.round(performance.now()));
}

readLanguage();
showWords();
const isFresh = !["ios", "app", "j", "p"].some((name) => linkParts().has(name));
if (isFresh) {
  take(first);
  afterPaint().then((time) => { document.body.dataset.shown = String(Math.round(time)); });
}
