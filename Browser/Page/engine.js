"use strict";
const $ = (id) => document.getElementById(id);
let compiled, phone, state, steps = [], isWaiting = false, engineArrived;
/** What is shown first, a prompt of the newest release, and how it looks in other languages: asked of the engine when the page was made. */
const { first, looks } = JSON.parse($("first").textContent);
/** Fulfilled once the engine can be asked. */
const loaded = new Promise((resolve) => { engineArrived = resolve; });

// The phone's engine, which receives commands and returns states.

/** Creates a phone. */
async function makePhone() {
  const { exports } = await WebAssembly.instantiate(compiled, {});
  const answer = (command) => {
    const bytes = new TextEncoder().encode(command);
    const input = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
    const count = exports.command(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), count)));
  };
  answer(wordsCommand());
  return answer;
}

/** The phone speaks the language of the page. */
const wordsCommand = () => `words ${JSON.stringify(languages[language].system)}`;

function decoded(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const characters = atob(text);
  return Uint8Array.from({ length: characters.length }, (_, index) => characters.charCodeAt(index));
}

/** What an element of the page holds packed, read in some way while it is unpacked. */
async function unpacked(id, type, read) {
  const unpacking = new DecompressionStream("gzip");
  const writer = unpacking.writable.getWriter();
  const response = new Response(unpacking.readable, { headers: { "Content-Type": type } });
  const [value] = await Promise.all([read(response), writer.write(decoded($(id).content.textContent)), writer.close()]);
  return value;
}

async function load() {
  compiled = await unpacked("binary", "application/wasm", (response) => WebAssembly.compileStreaming(response));
  phone = await makePhone();
  if (isFresh) phone(startCommand(first.release, first.words, first));
  engineArrived();
}

/** Performs a command and shows the result, as a step that Back can undo, or in place of the previous step. */
// After a trap the phone is unusable and replaced by a new one.
async function send(command, isStep = true) {
  // The first screen appears before the engine is ready; a tap on it is handled later, and only once.
  if (!phone && isWaiting) return;
  isWaiting = true;
  await loaded;
  let answer;
  try {
    answer = phone(command);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    phone = await makePhone();
    // A changed Info.plist goes back as well.
    madeOf = {};
    if (state) take(phone(startCommand(state.release, state.words, state)), false);
    return say(sentence(["The phone stopped, which is a mistake of ours. It was put back to where it was: %@", command]));
  }
  if (answer.error) return say(text(answer.error));
  take(answer, isStep);
}

function take(answer, isStep) {
  tell((answer.remarks ?? []).map(sentence).join(" "));
  state = answer;
  steps.length = answer.first;
  steps.push(...answer.steps);
  steps.length = answer.words.length + 1;
  isImprecise = isInControlCenter = false;
  keepingFocus(show);
  writeLinkSoon(isStep);
}

/** Returns the release and the words of a journey, with the app and the Info.plist of a state. */
function startCommand(release, words, from) {
  const plist = !from.isStandard ? "\n" + JSON.stringify(from.infoPlist) : "";
  return `start ${release}/${from.kind} ${words.join("~")}${plist}`;
}

const moveIndex = (word) => state.moves.findIndex((move) => move.word === word);
const doMove = (index) => send(`move ${index}`);
