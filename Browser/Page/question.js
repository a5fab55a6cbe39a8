// "What is wrong?": the answers of `sextant explain`, from a file beside the page that is loaded when the box is first used.

const question = make("input", { type: "search", id: "question", style: "width: min(26rem, 100%)", autocomplete: "off", placeholder: "no prompt appears, 小蓝条, ITMS-90683" });
const found = make("div", { id: "found", ariaLive: "polite" });
let answersArrived;
// As a script, because a page that is opened from a folder may read no other file; a phone in a file of its own has none beside it.
const askAgain = async () => {
  const words = question.value.trim();
  if (words) answersArrived ??= new Promise((resolve) => document.head.append(make("script", { src: "answers.js", onload: resolve, onerror: () => { answersArrived = undefined; resolve(); } })));
  await answersArrived;
  if (words !== question.value.trim()) return;
  found.dataset.words = words;
  found.replaceChildren(...(words ? globalThis.answersTo?.(words) ?? [make("p", {}, text("No answers lie beside this page. Ask in a terminal:"), " ", make("code", {}, `sextant explain ${words}`))] : []));
};
question.oninput = askAgain;
$("ask").append(make("label", {}, make("span", { "data-word": "" }, "What is wrong?"), " ", question), found);
