"use strict";
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
  const isChinese = document.documentElement.lang === "zh-Hans";
  document.getElementById("count").textContent = wanted.length === 0 ? "" : isChinese ? `找到 ${count} 条` : `${count} found`;
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
document.getElementById("language").onclick = () => setLanguage(document.documentElement.lang === "en" ? "zh-Hans" : "en");
window.onhashchange = showTarget;
setLanguage(navigator.language.startsWith("zh") ? "zh-Hans" : "en");
document.body.dataset.ready = String(Math.round(performance.now()));
