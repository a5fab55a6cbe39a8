"use strict";
/** The languages of the page: the button has a name for each. */
const languages = [...document.querySelectorAll("#language span")].map((element) => element.lang);
const entries = [...document.querySelectorAll("article")].map((element) => ({ element, text: element.textContent.toLowerCase() }));

/** Shows the entries that have all words of the search, wherever they stand. */
function search() {
  const wanted = document.getElementById("search").value.toLowerCase().split(/\s+/).filter((word) => word !== "");
  let count = 0;
  for (const { element, text } of entries) {
    element.hidden = !wanted.every((word) => text.includes(word));
    if (!element.hidden) count++;
  }
  for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector("article:not([hidden])");
  const found = document.getElementById("count").getAttribute(`data-${document.documentElement.lang}`);
  document.getElementById("count").textContent = wanted.length === 0 ? "" : found.replace("%@", count);
}

function setLanguage(language) {
  document.documentElement.lang = language;
  search();
}

/** An entry that the search hides is shown again to who follows a link to it. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.hidden) return;
  document.getElementById("search").value = "";
  search();
  target.scrollIntoView();
}

document.getElementById("search").oninput = search;
document.getElementById("language").onclick = () => setLanguage(languages[(languages.indexOf(document.documentElement.lang) + 1) % languages.length]);
window.onhashchange = showTarget;
setLanguage(languages.find((language) => language.split("-")[0] === navigator.language.split("-")[0]) ?? "en");
document.body.dataset.ready = String(Math.round(performance.now()));
