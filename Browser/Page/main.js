// Draws the whole page.

/** What parts of the page were made of, as JSON. */
let madeOf = {};

/** Makes a part of the page anew if that changed, because that takes longer than a move of the engine, and what stays keeps the focus. */
function showChanged(part, values, show) {
  const key = JSON.stringify([language, values]);
  if (madeOf[part] !== key && show() !== false) madeOf[part] = key;
}

function showMoves() {
  showCalls();
  for (const mover of ["person", "time"]) $(`moves-${mover}`).replaceChildren(...moveButtons(mover));
}

function show() {
  showWords();
  showReleases();
  showPhone();
  showChanged("moves", state.moves, showMoves);
  showChanged("kinds", state.kind, showKinds);
  $("slider").max = steps.length - 1;
  $("slider").value = state.position;
  $("undo").disabled = state.position === 0;
  // The first screen is shown before the facts are read.
  if (facts) showBeside();
}

/** The explanations beside the phone. */
function showBeside() {
  showOutcomes();
  showChanged("plist", state.infoPlist, showPlist);
  showStory();
  showMap();
  announce();
  compareSoon();
  showStates();
}

/** Keeps the keyboard focus when buttons are recreated: on the same button, on the prompt, or nearby. */
function keepingFocus(show) {
  const hadPrompt = $("prompt").childElementCount > 0;
  const before = document.activeElement;
  const name = ["data-move", "data-key", "data-row", "data-kind"].find((name) => before.hasAttribute(name));
  const value = name && before.getAttribute(name);
  const area = before.closest(".list, .device");
  show();
  if (state.prompt && !hadPrompt) showWhole($("prompt").firstChild);
  if (before.isConnected && !before.disabled) return;
  const same = name && document.querySelector(`[${name}="${CSS.escape(value)}"]`);
  const next = (state.prompt && (!hadPrompt || area?.matches(".device")) ? $("prompt").querySelector(".answer") : null)
    ?? (same?.disabled === false ? same : null) ?? (area?.matches(".list") ? area : $("keys")).querySelector("button:enabled");
  next?.focus({ preventScroll: true });
}

/** Scrolls to a prompt that appears out of sight. */
function showWhole(element) {
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) element.scrollIntoView({ block: "center" });
}

/** Makes a prompt modal: Tab stays in it, and Escape leads to the rest of the page. */
$("prompt").onkeydown = (event) => {
  if (event.key === "Escape") $("undo").focus();
  if (event.key !== "Tab") return;
  const buttons = [...$("prompt").querySelectorAll("button:enabled, .words")];
  const index = buttons.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
  buttons.at(index % buttons.length)?.focus();
  event.preventDefault();
};

/** Announces a prompt and its result to screen readers. */
function announce() {
  const prompt = state.prompt;
  const news = prompt ? [text("prompt"), sentence(prompt.title), sentence(prompt.text ?? ""), ...prompt.buttons.map((choice) => shown(choice.label))].join(". ") : state.apps[0].status;
  if ($("announcement").textContent !== news) $("announcement").textContent = news;
}

$("language").onclick = async () => {
  language = nextLanguage();
  await loaded;
  state.phone = phone(wordsCommand());
  otherPhone = undefined;
  isImprecise = isInControlCenter = false;
  show();
  writeLink();
};
$("again").onclick = () => send(startCommand(state.release, [], state));
$("undo").onclick = () => send("undo");
$("slider").oninput = () => send(`show ${$("slider").value}`, false);
$("compare-box").ontoggle = showComparison;
$("copy").onclick = async () => {
  writeLink();
  // Without access to the clipboard, the link is still in the address bar.
  try { await navigator.clipboard.writeText(location.href); } catch { /* said below */ }
  tell(text("The link is in the address bar and copied."));
};
$("export").onclick = async () => { await loaded; $("file").value = JSON.stringify(phone("export").scenario, null, 2); };
$("test").onclick = async () => { await loaded; $("file").value = phone("test").test; };
$("import").onclick = () => send("import " + $("file").value);
$("your-plist").onclick = () => { $("plist-box").open = true; $("plist-text").focus(); };
$("plist-use").onclick = () => usePlist($("plist-text").value);
document.ondragover = (event) => event.preventDefault();
document.ondrop = async (event) => {
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  usePlist(file ? await file.text() : event.dataTransfer.getData("text"));
};
window.onhashchange = readLink;

/** Returns the time from the request of the page until the last drawing is visible; nothing is drawn in a tab that isn't shown. */
const afterPaint = () => new Promise((resolve) => (document.hidden ? setTimeout : requestAnimationFrame)(() => setTimeout(() => resolve(performance.now()))));

/** Called at the engine's place in the page; what is below it loads while the engine is unpacked. */
async function begin() {
  const isRead = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  // To unpack takes as long as the first screen, which would otherwise be drawn after it.
  await firstShown;
  try { await load(); } catch (error) { return say(sentence(["This browser can't run the phone: it needs WebAssembly and DecompressionStream. %@", String(error)])); }
  await isRead;
  facts = await readFacts();
  if (isFresh) show();
  else await readLink();
  document.body.dataset.ready = String(Math.round(performance.now()));
}

// Only the phone is shown if the page is embedded in another.
document.body.classList.toggle("embedded", new URLSearchParams(location.search).has("embed"));
readLanguage();
showWords();
/** Fulfilled once the first screen is visible. */
let firstShown;
const isFresh = !["ios", "app", "j", "p", "d"].some((name) => linkParts().has(name));
if (isFresh) {
  take({ ...first, phone: looks[language] ?? first.phone }, false);
  firstShown = afterPaint().then((time) => {
    document.body.dataset.shown = String(Math.round(time));
    // What the person did meanwhile comes first.
    return new Promise(setTimeout);
  });
}
