// Words and elements.

const text = (name) => words[language][name];
const translated = (sentence) => (language === "zh" ? chinese[sentence] ?? sentence.replace(/^It fails with (CLError\.\w+)\.$/, "会失败：$1。") : sentence);

/** A phrase of the engine: a format, and its arguments. */
function sentence(part) {
  if (typeof part === "string") return part;
  let count = 0;
  return translated(part[0]).replace(/%(?:(\d)\$)?@/g, (_, number) => sentence(part[number ?? (count += 1)]));
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

/** What each fact states, its source, where that is, and what it comes to in Chinese. */
function readFacts() {
  const [ids, ...columns] = JSON.parse($("facts").textContent);
  return Object.fromEntries(ids.map((id, index) => [id, columns.map((column) => column[index])]));
}

function factLinks(ids) {
  facts ??= readFacts();
  return ids.map((id) => {
    const [english, source, link, chinese] = facts[id] ?? ["", "", "", ""];
    const statement = language === "zh" ? chinese : english;
    if (link === "") return make("span", { className: "fact", title: statement, tabIndex: 0 }, id);
    return make("a", { className: "fact", title: `${statement}\n${source}`, href: link, target: "_blank", rel: "noopener noreferrer" }, id);
  });
}

/** Says what went wrong. */
function say(message) {
  $("message").textContent = message;
  $("message").hidden = message === "";
  $("news").textContent = "";
}

/** Says what is good to know. An empty status stays in the page, so that screen readers hear when something comes. */
function tell(news) {
  say("");
  $("news").textContent = news;
}

function showWords() {
  const lang = language === "zh" ? "zh-Hans" : "en";
  if (document.documentElement.dataset.words === lang) return;
  document.documentElement.dataset.words = document.documentElement.lang = lang;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = text(element.dataset.word);
  $("language").textContent = text("language");
  document.title = `Sextant: ${text("title")}`;
}
