// Prints what the site's search finds for each question of a list, or the box of the phone's page in a folder with its answers:
// the ids of the first entries, a line for each.
//   node answers.js FOLDER QUESTIONS.json NUMBER
"use strict";
const fs = require("node:fs"), path = require("node:path"), vm = require("node:vm");
const [folder, questions, number] = process.argv.slice(2);
const isPage = fs.existsSync(path.join(folder, "answers.js"));
const read = (name) => fs.readFileSync(path.join(folder, name), "utf8");
// Of a page, the box needs no more than a place for its style.
const context = vm.createContext({ TextEncoder, TextDecoder, document: { head: { append() {} } }, make() {} });
vm.runInContext(isPage
  ? `${read("answers.js")}; globalThis.search = answerSearch;`
  : `${read("search.js")}${read("search-tables.js")}globalThis.search = new SextantSearch(sextantTables);`, context);
for (const question of JSON.parse(fs.readFileSync(questions, "utf8"))) {
  const { hits, isCertain, asksBack, isClose } = context.search.answers(question);
  const ids = hits.slice(0, Number(number)).map((document) => context.search.index.ids[document]);
  console.log([isCertain, asksBack, isClose, ...ids].join(" "));
}
