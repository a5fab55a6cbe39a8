// What answers look like: the search is that of the site, over the tables that Scripts/phone-page puts before it.

document.head.append(make("style", {}, `
#found { max-width: 46rem; }
#found article { margin: .8rem 0; padding-top: .6rem; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
#found h3 { margin: 0 0 .2rem; font-size: 1rem; }
#found p { margin: .2rem 0; }
#found .cause { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
#found pre { overflow-x: auto; font-size: .8rem; }`));

const answerSearch = new SextantSearch(sextantAnswers);
const shownAnswers = 3, namedAnswers = 5, offeredCases = 5;

/** A Chinese question is answered in Chinese, as by the command; others in the language of the page. */
const answerLanguage = (words) => (/[\u4e00-\u9fff]/.test(words) && languages["zh-Hans"] ? "zh-Hans" : language);

/** Where the handbook tells all of it; only what it has is linked. */
const answerTitle = (title, { anchor }) => (anchor ? make("a", { href: `handbook.html#${anchor}` }, title) : title);

function answer(number, column) {
  const entry = sextantAnswers.entries[number];
  const [title, cause, fixes, check] = [column.title, column.cause, column.fix, column.check].map((texts) => texts[number]);
  const [fix, ...cases] = fixes.split("\n");
  return make("article", { lang: column.language },
    make("h3", {}, answerTitle(title, entry), " ", make("small", {}, [entry.id, entry.releases].filter(Boolean).join(" · "))),
    cause ? make("p", { className: "cause" }, cause) : null,
    fix ? make("p", {}, make("strong", {}, column.words.fix), " ", fix) : null,
    check ? make("p", {}, make("strong", {}, column.words.check), " ", check) : null,
    entry.code ? make("pre", {}, make("code", {}, entry.code)) : null,
    cases.length > 0 ? make("details", {}, make("summary", {}, column.words.cases), make("ul", {}, ...cases.map((words) => make("li", {}, words)))) : null,
    ...(entry.plays ?? []).map((play) => make("p", {}, make("a", { href: `#${sextantAnswers.plays[play].link}&lang=${language}`, onclick: openStory }, `▸ ${column.words.play}`), " ", make("small", { lang: "en" }, sextantAnswers.plays[play].title))));
}

/** The best answers, and the names of others; called by the box whenever its words change. */
globalThis.answersTo = (words) => {
  const { hits, isCertain, asksBack, isClose } = answerSearch.answers(words);
  const key = answerLanguage(words), column = sextantAnswers.texts[key];
  const say = (text) => make("p", { lang: key }, text);
  if (hits.length === 0) return [say(column.words.nothing)];
  const line = (number) => make("li", { lang: key }, answerTitle(column.title[number], sextantAnswers.entries[number]), " ", make("small", {}, sextantAnswers.entries[number].id));
  if (asksBack) return [say(column.words.asksBack), make("ul", {}, ...hits.map(line))];
  const cases = isClose ? hits.slice(0, offeredCases).filter((number) => column.telling[number]) : [];
  const others = hits.slice(shownAnswers, shownAnswers + namedAnswers);
  return [
    ...(isCertain ? [] : [say(column.words.perhaps)]),
    ...(cases.length > 1 ? [say(column.words.which), make("ul", {}, ...cases.map((number) => make("li", { lang: key }, column.telling[number], " ", make("small", {}, sextantAnswers.entries[number].id))))] : []),
    ...hits.slice(0, shownAnswers).map((number) => answer(number, column)),
    ...(others.length > 0 ? [say(column.words.seeAlso), make("ul", {}, ...others.map(line))] : []),
  ];
};
