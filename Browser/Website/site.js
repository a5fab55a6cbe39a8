"use strict";
// The search of every page. The tables are loaded when a search begins, as a script, because pages that are opened from a
// folder can't load other files.
(() => {
  const root = document.documentElement.dataset.root;
  const field = document.getElementById("search"), found = document.getElementById("found");
  const chinese = document.documentElement.lang.startsWith("zh");
  let search = null, isLoading = false;

  function load() {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement("script");
    script.src = root + "search-tables.js";
    script.onload = () => {
      search = new SextantSearch(sextantTables);
      show();
    };
    script.onerror = () => { isLoading = false; };
    document.head.append(script);
  }

  function line({ title, note, address }) {
    const item = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
    link.href = root + address;
    link.textContent = title;
    small.textContent = note;
    item.append(link, " ", small);
    return item;
  }

  function part(title, lines) {
    const list = document.createElement("ol"), heading = document.createElement("h2");
    heading.textContent = title;
    list.append(...lines.map(line));
    return lines.length > 0 ? [heading, list] : [];
  }

  function show() {
    const question = field.value.trim();
    found.hidden = question === "";
    if (!search || question === "") return;
    const { hits, isCertain, asksBack } = search.answers(question);
    const answers = hits.slice(0, 8).map((document) => sextantTables.entries[document]);
    const sections = search.sections(question).slice(0, 6).map((document) => sextantTables.sections[document]);
    const title = asksBack ? (chinese ? "信息太少，是下面这些之一吗？" : "That says too little. Is it one of these?") : isCertain ? (chinese ? "答案" : "Answers") : chinese ? "最接近的" : "Nothing fits; the nearest";
    const parts = [...part(title, answers), ...part(chinese ? "文档" : "Pages", sections)];
    found.replaceChildren(...(parts.length > 0 ? parts : [chinese ? "没有找到。" : "Nothing was found."]));
  }

  field.onfocus = load;
  field.oninput = () => { load(); show(); };
  field.form.onsubmit = (event) => { event.preventDefault(); found.querySelector("a")?.click(); };
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement === document.body) { event.preventDefault(); field.focus(); }
    if (event.key === "Escape" && document.activeElement === field) { field.value = ""; show(); }
  });
  // The field may contain text that the browser kept, or that a link contains.
  field.value = new URLSearchParams(location.search).get("q") ?? field.value;
  if (field.value !== "") { load(); }
  document.body.dataset.ready = "true";
})();
