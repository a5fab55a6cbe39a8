"use strict";
/** The languages of the page, with their names on the button. */
const languages = [...document.querySelectorAll("#language span")].map((element) => element.lang);
const textOf = (element) => element.textContent.toLowerCase();
const entries = [...document.querySelectorAll("article, .matrix tbody tr")].map((element) =>
  ({ element, place: element.parentNode, text: textOf(element), title: element.firstElementChild ? textOf(element.firstElementChild) : "" }));

/** Returns the score of an entry for words: titles count more than texts, and whole words more than parts; 0 if a word is missing. */
function rank({ text, title }, words) {
  let rank = 0;
  for (const word of words) {
    if (!text.includes(word)) return 0;
    const isWhole = new RegExp(`(^|[^a-z0-9])${word.replace(/[^\w]/g, "\\$&")}($|[^a-z0-9])`);
    rank += 1 + (isWhole.test(text) ? 1 : 0) + (title.includes(word) ? 3 : 0) + (isWhole.test(title) ? 3 : 0);
  }
  return rank;
}

/** Shows the entries that contain all words of the search, the best first, with the words marked. */
function search() {
  const words = document.getElementById("search").value.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const ranks = entries.map((entry) => (words.length ? rank(entry, words) : 1));
  entries.forEach(({ element }, index) => { element.hidden = ranks[index] === 0; });
  // Equal entries, and all entries without a search, keep the order of the page.
  const order = entries.map((_, index) => index).sort((a, b) => ranks[b] - ranks[a] || a - b);
  for (const index of order) entries[index].place.append(entries[index].element);
  for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector("article:not([hidden]), .matrix tr[id]:not([hidden])");
  for (const details of document.querySelectorAll("details")) details.open = words.length > 0 && words.every((word) => textOf(details).includes(word));
  mark(words);
  const found = document.getElementById("count").getAttribute(`data-${document.documentElement.lang}`);
  document.getElementById("count").textContent = words.length === 0 ? "" : found.replace("%@", ranks.filter((rank) => rank > 0).length);
}

/** Marks the words of the search, in browsers that support it. */
function mark(words) {
  if (!CSS.highlights) return;
  const ranges = [];
  if (words.length) {
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && ranges.length < 5000) {
      const node = texts.currentNode, text = node.data.toLowerCase();
      for (const word of words) {
        for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
          const range = new Range();
          range.setStart(node, start);
          range.setEnd(node, Math.min(start + word.length, node.length));
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

function setLanguage(language) {
  document.documentElement.lang = language;
  search();
}

/** Shows an entry that the search hides if a link to it is followed. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.hidden || target.closest("section").hidden) {
    document.getElementById("search").value = "";
    search();
  }
  target.scrollIntoView();
}

document.getElementById("search").oninput = search;
document.getElementById("language").onclick = () => setLanguage(languages[(languages.indexOf(document.documentElement.lang) + 1) % languages.length]);
window.onhashchange = showTarget;
setLanguage(languages.find((language) => language.split("-")[0] === navigator.language.split("-")[0]) ?? "en");
// The search reorders entries, so the target of a link may have moved.
if (location.hash) showTarget();
document.body.dataset.ready = String(Math.round(performance.now()));
