// The address holds the journey.

let linkTimer = null, isLinkOfStep = false;

/** Browsers take long to change an address, and refuse to do it often: the newest journey is what counts. */
function writeLinkSoon(isStep) {
  isLinkOfStep ||= isStep;
  linkTimer ??= setTimeout(writeLink, 250);
}

function writeLink() {
  clearTimeout(linkTimer);
  const parts = new URLSearchParams({ ios: state.release, lang: language, j: state.words.slice(0, state.position).join("~") });
  if (state.kind !== "plain") parts.set("app", state.kind);
  if (!state.isStandard) parts.set("p", JSON.stringify(state.infoPlist));
  // What Back leads to is the journey before, and never the same once more.
  if (location.hash !== "#" + parts) history[isLinkOfStep ? "pushState" : "replaceState"](null, "", "#" + parts);
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
  const plist = parts.get("p");
  readLanguage();
  const kind = line(parts.get("app") ?? "plain").replaceAll(" ", "");
  const release = line(parts.get("ios") ?? first.release).replaceAll(" ", "");
  await send(`open ${release}/${kind} ${line(parts.get("j") ?? "")}` + (plist ? "\n" + plist : ""), false);
  if (!state) await send(`start ${first.release}`, false);
}
