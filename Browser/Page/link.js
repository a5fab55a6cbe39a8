// The address holds the journey.

let linkTimer = null, isLinkOfStep = false;
/** The word of the call that a link asks about: it is shown with its reason until something happens. */
let asked = null;

/** Browsers take long to change an address, and refuse to do it often: the newest journey is what counts. */
function writeLinkSoon(isStep) {
  isLinkOfStep ||= isStep;
  if (isStep) asked = null;
  linkTimer ??= setTimeout(writeLink, 250);
}

/** An address within the page; ~ need not be escaped, and is in every journey. */
const hashOf = (parts) => "#" + String(new URLSearchParams(parts)).replaceAll("%7E", "~");

/** What the address has of the journey that is shown; of the Info.plist what is not as it goes with the app, if that is shorter. */
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
  // What Back leads to is the journey before, and never the same once more.
  if (location.hash !== hash) history[isLinkOfStep ? "pushState" : "replaceState"](null, "", hash);
  linkTimer = null;
  isLinkOfStep = false;
}

const linkParts = () => new URLSearchParams(location.hash.slice(1));

function readLanguage() {
  language = languageOf(linkParts().get("lang")) ?? languageOf(navigator.language) ?? "en";
}

async function readLink() {
  // A journey that is not yet in the address is left.
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
