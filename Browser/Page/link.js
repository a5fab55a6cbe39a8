// The address of the page contains the journey.

let linkTimer = null, isLinkOfStep = false;
/** The word of the call that a link asks about, which is shown with its reason until something happens. */
let asked = null;

/** Updates the address with a delay, because browsers are slow to change it and limit how often; only the newest journey matters. */
function writeLinkSoon(isStep) {
  isLinkOfStep ||= isStep;
  if (isStep) asked = null;
  linkTimer ??= setTimeout(writeLink, 250);
}

/** Returns a fragment of the page's address; ~ occurs in every journey and need not be escaped. */
const hashOf = (parts) => "#" + String(new URLSearchParams(parts)).replaceAll("%7E", "~");

/** Returns the shown journey for the address; of the Info.plist only the difference from the app's own, if that is shorter. */
function journeyParts() {
  const parts = { ios: state.release.split("-")[0], lang: language, j: state.words.slice(0, state.position).join("~") };
  if (state.kind !== "plain") parts.app = state.kind;
  if (!state.isStandard) {
    const [whole, changes] = [state.infoPlist, state.changes].map((values) => JSON.stringify(values));
    Object.assign(parts, whole.length > changes.length ? { d: changes } : { p: whole });
  }
  return parts;
}

function writeLink() {
  clearTimeout(linkTimer);
  const hash = hashOf(asked ? { ...journeyParts(), why: asked } : journeyParts());
  // Back leads to the previous journey, never to the same one again.
  if (location.hash !== hash) history[isLinkOfStep ? "pushState" : "replaceState"](null, "", hash);
  linkTimer = null;
  isLinkOfStep = false;
}

const linkParts = () => new URLSearchParams(location.hash.slice(1));

function readLanguage() {
  language = languageOf(linkParts().get("lang")) ?? languageOf(navigator.language) ?? "en";
}

async function readLink() {
  // The current journey may not be in the address yet.
  clearTimeout(linkTimer);
  linkTimer = null;
  isLinkOfStep = false;
  const parts = linkParts();
  const line = (text) => text.replaceAll("\n", " ");
  const plist = parts.get("p") ?? (parts.has("d") ? "+" + parts.get("d") : "");
  readLanguage();
  asked = parts.get("why");
  const kind = line(parts.get("app") ?? "plain").replaceAll(" ", "");
  const release = line(parts.get("ios") ?? first.release).replaceAll(" ", "");
  await send(`open ${release}/${kind} ${line(parts.get("j") ?? "")}` + (plist ? "\n" + plist : ""), false);
  if (!state) await send(`start ${first.release}`, false);
  document.querySelector(".asked")?.scrollIntoView({ block: "center" });
}
