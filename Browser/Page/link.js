// The address holds the journey.

let linkTimer = null;

/** Browsers take long to change an address, and refuse to do it often: the newest journey is what counts. */
function writeLinkSoon() {
  linkTimer ??= setTimeout(writeLink, 250);
}

function writeLink() {
  clearTimeout(linkTimer);
  linkTimer = null;
  const parts = new URLSearchParams({ ios: state.release, lang: language, j: state.words.slice(0, state.position).join("~") });
  if (state.kind !== "plain") parts.set("app", state.kind);
  if (!state.isStandard) parts.set("p", JSON.stringify(state.infoPlist));
  history.replaceState(null, "", "#" + parts);
}

const linkParts = () => new URLSearchParams(location.hash.slice(1));

function readLanguage() {
  language = linkParts().get("lang") ?? (navigator.language.startsWith("zh") ? "zh" : "en");
  if (!words[language]) language = "en";
}

async function readLink() {
  const parts = linkParts();
  const line = (text) => text.replaceAll("\n", " ");
  const plist = parts.get("p");
  readLanguage();
  const kind = line(parts.get("app") ?? "plain").replaceAll(" ", "");
  await send(`start ${line(parts.get("ios") ?? first.release)}/${kind} ${line(parts.get("j") ?? "")}` + (plist ? "\n" + plist : ""));
  if (!state) await send(`start ${first.release}`);
}
