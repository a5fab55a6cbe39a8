// Texts and elements.

/** The languages of the page, each with its name and its texts by their English. */
const languages = JSON.parse($("languages").textContent);
let language = "en";

/** Returns the language for a tag such as "zh-CN" or "zh"; none if the page has no texts in it. */
const languageOf = (tag) => Object.keys(languages).find((key) => key.split("-")[0] === tag?.split("-")[0]);

function nextLanguage() {
  const keys = Object.keys(languages);
  return keys[(keys.indexOf(language) + 1) % keys.length];
}

/** Translates English to the language of the page, if there is a translation. */
const text = (english) => languages[language].texts[english] ?? english;

/** Returns the text that a phone in the page's language shows for an English one, on the current release. */
const shown = (english) => (languages[language].system[english] ?? [])
  .reduce((found, [version, text]) => version <= parseFloat(wordsOf ?? state.release) ? text : found, english);

/** The release whose texts are used; none for the current one. */
let wordsOf;

/** Translates a phrase: a format with arguments, which may be phrases, or a text that is the same in all languages. An empty text precedes texts of the phone. */
function sentence(part) {
  if (typeof part === "string") return part;
  const [format, ...parts] = part[0] ? [text(part[0]), ...part.slice(1)] : [shown(part[1]), ...part.slice(2)];
  let count = 0;
  return format.replace(/%(?:(\d)\$)?@/g, (_, number) => sentence(parts[number ? number - 1 : count++]));
}

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

let facts;

/** What each fact states, its source, where that is, and what it comes to in other languages. */
async function readFacts() {
  const { id: ids, ...columns } = await unpacked("facts", "application/json", (response) => response.json());
  return Object.fromEntries(ids.map((id, index) => [id, Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[index]]))]));
}

function factLinks(ids) {
  return ids.map((id) => {
    const { source, link, ...texts } = facts[id] ?? { source: "", link: "", en: "" };
    const statement = texts[language] || texts.en;
    if (link === "") return make("span", { className: "fact", title: statement, tabIndex: 0 }, id);
    return make("a", { className: "fact", title: `${statement}\n${source}`, href: link, target: "_blank", rel: "noopener noreferrer" }, id);
  });
}

/** Shows an error. */
function say(message) {
  $("message").textContent = message;
  $("message").hidden = message === "";
  $("news").textContent = "";
}

/** Shows a status. An empty one stays in the page, so that screen readers announce changes. */
function tell(news) {
  say("");
  $("news").textContent = news;
}

function showWords() {
  if (document.documentElement.dataset.words === language) return;
  document.documentElement.dataset.words = document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = text(element.dataset.word ||= element.textContent);
  $("language").textContent = languages[nextLanguage()].name;
  document.title = `Sextant: ${text("What does iOS do when your app asks for location?")}`;
  showStories();
  askAgain();
}
