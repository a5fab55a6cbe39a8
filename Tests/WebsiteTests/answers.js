// Prints what the site's search finds for each question of a list: the ids of the first entries, a line for each.
//   node answers.js SITE QUESTIONS.json NUMBER
"use strict";
const fs = require("node:fs"), path = require("node:path"), vm = require("node:vm");
const [site, questions, number] = process.argv.slice(2);
const read = (name) => fs.readFileSync(path.join(site, name), "utf8");
const context = vm.createContext({ TextEncoder, TextDecoder });
vm.runInContext(read("search.js") + read("search-tables.js") + "globalThis.search = new SextantSearch(sextantTables);", context);
for (const question of JSON.parse(fs.readFileSync(questions, "utf8"))) {
  const { hits, isCertain } = context.search.answers(question);
  const ids = hits.slice(0, Number(number)).map((document) => context.search.index.ids[document]);
  console.log([isCertain, ...ids].join(" "));
}
