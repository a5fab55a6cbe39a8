"use strict";
/**
 * The search of `sextant explain`, over the tables that Scripts/website writes. It is a port of TextSearch and
 * LocationCatalogue, and a test compares their results.
 */
const SextantSearch = (() => {
  const isLatin = (word) => /^[a-z]+$/.test(word);
  const isIdeograph = (text) => /^\p{Ideographic}$/u.test(text);
  const isDigit = (scalar) => scalar >= "0" && scalar <= "9";
  const isWord = (scalar) => /[0-9\p{Alphabetic}]/u.test(scalar) && !isIdeograph(scalar) && (scalar > "\x7f" || /[0-9A-Za-z]/.test(scalar));
  const isUpper = (byte) => byte >= 65 && byte <= 90, isLower = (byte) => byte >= 97 && byte <= 122;

  function stem(word) {
    if (word.length <= 3 || !isLatin(word)) return word;
    const ends = (ending) => word.endsWith(ending);
    const drop = (count, then = "") => { word = word.slice(0, -count) + then; };
    const cut = (ending) => {
      if (!ends(ending) || word.length - ending.length < 3) return false;
      drop(ending.length);
      if (word.at(-1) === word.at(-2) && !"lsz".includes(word.at(-1))) drop(1);
      return true;
    };
    if (ends("ies") && word.length > 4) drop(3, "y");
    else if (["sses", "xes", "ches", "shes"].some(ends)) drop(2);
    else if (ends("s") && !["ss", "us", "is"].some(ends)) drop(1);
    if (ends("ied") && word.length > 4) drop(3, "y");
    else if (!cut("ing")) cut("ed");
    if (ends("ly") && word.length > 5) drop(2);
    if (ends("tion") && word.length > 6) drop(3);
    if (ends("e") && word.length > 3) drop(1);
    return word;
  }

  /** Returns the words of a camel-case name. */
  function partsOf(word) {
    if (word === "") return [];
    if (!/[A-Z]/.test(word) || word.includes(".")) return [word];
    const bytes = new TextEncoder().encode(word), decoder = new TextDecoder();
    const parts = [];
    let start = 0;
    for (let index = 1; index < bytes.length; index++) {
      if (!isUpper(bytes[index])) continue;
      const endsLower = !isUpper(bytes[index - 1]) && index > 1;
      const endsCapitals = index - start > 1 && index + 1 < bytes.length && isLower(bytes[index + 1]);
      if (!endsLower && !endsCapitals) continue;
      parts.push(decoder.decode(bytes.slice(start, index)));
      start = index;
    }
    return [...parts, decoder.decode(bytes.slice(start))];
  }

  /** The simplified form of each traditional character that has one. */
  const simplified = new Map();

  /** Returns the name and the version of a word such as "iOS17.4". */
  function nameAndVersion(word) {
    const parts = /^((?:[A-Za-z]|[^\x00-\x7f])+)([0-9.]+)$/.exec(word);
    return parts && (parts[1].length > 1 || parts[1] > "\x7f") ? parts.slice(1) : null;
  }

  /** Splits a text into tokens: stems, numbers, Chinese characters, and whole names. */
  function read(text) {
    const tokens = [], names = [];
    let word = "", previous = "";
    const take = () => {
      word = word.replace(/\.+$/, "");
      const named = nameAndVersion(word);
      if (named) {
        names.push(stem(word.toLowerCase()));
        word = named[0];
        take();
        word = named[1];
      }
      const parts = partsOf(word), numbers = word.split(".").filter((part) => part !== "");
      if (parts.length > 1) names.push(stem(word.toLowerCase()));
      if (numbers.length > 2) names.push(numbers.slice(0, 2).join("."));
      tokens.push(...parts.map((part) => stem(part.toLowerCase())));
      word = "";
    };
    for (const scalar of text) {
      if (isWord(scalar) || (scalar === "." && isDigit(previous) && word !== "")) word += scalar;
      else if (!["'", "\u2019"].includes(scalar) || word === "") {
        take();
        if (isIdeograph(scalar)) tokens.push(simplified.get(scalar) ?? scalar);
      }
      previous = scalar;
    }
    take();
    return { tokens, names };
  }

  /** Groups of phrases with the same meaning, by their first token. */
  function synonymTable(lines) {
    const phrases = new Map();
    for (const line of lines) {
      const [group, ...tokens] = line.split(" ");
      phrases.set(tokens[0], [...(phrases.get(tokens[0]) ?? []), { group, tokens }]);
    }
    return phrases;
  }

  /** Returns the phrases in a text, without those that are part of a longer one. */
  function matches(phrases, { tokens }) {
    const found = [];
    tokens.forEach((token, start) => {
      for (const phrase of phrases.get(token) ?? []) {
        if (phrase.tokens.every((piece, index) => tokens[start + index] === piece))
          found.push({ term: `#${phrase.group}`, start, end: start + phrase.tokens.length });
      }
    });
    return found.filter(({ start, end }) =>
      !found.some((other) => (other.start !== start || other.end !== end) && other.start <= start && end <= other.end));
  }

  /** Whether a text consists of the phrases, numbers and some words, and has nothing else. */
  function cover(phrases, text, words) {
    const found = matches(phrases, text);
    return text.tokens.every((token, index) =>
      found.some(({ start, end }) => start <= index && index < end) || words.includes(token) || /^[0-9.]+$/.test(token));
  }

  /** Returns the words, and each pair of adjacent Chinese characters. */
  function pieces({ tokens }) {
    return tokens.flatMap((token, start) => {
      if (!isIdeograph(token)) return [{ term: token, start, end: start + 1, isPair: false }];
      const next = tokens[start + 1];
      return next && isIdeograph(next) ? [{ term: token + next, start, end: start + 2, isPair: true }] : [];
    });
  }

  /** Returns the edit distance, in which swapping two neighbors is one change. */
  function distance(left, right) {
    let beforeLast = [], last = [...Array(right.length + 1).keys()];
    for (let row = 0; row < left.length; row++) {
      const current = [row + 1];
      for (let column = 0; column < right.length; column++) {
        let cost = Math.min(last[column] + (left[row] === right[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1);
        if (row > 0 && column > 0 && left[row] === right[column - 1] && left[row - 1] === right[column])
          cost = Math.min(cost, beforeLast[column - 1] + 1);
        current.push(cost);
      }
      [beforeLast, last] = [last, current];
    }
    return last[right.length];
  }

  /** Finds documents by words, with synonyms and spelling correction. */
  class Index {
    constructor({ ids, priors, postings }, settings, synonyms) {
      Object.assign(this, { ids, priors, settings, synonyms });
      this.postings = new Map(Object.entries(postings));
      this.stopWords = new Set(settings.stopWords);
      this.minorWords = new Set(settings.minorWords);
      this.shapes = new Map();
      for (const word of [...this.postings.keys()].filter(isLatin).sort()) {
        const shape = word[0] + word.length;
        this.shapes.set(shape, [...(this.shapes.get(shape) ?? []), word]);
      }
    }

    rarity(term) { return this.rarityOf((this.postings.get(term)?.length ?? 0) / 2); }

    rarityOf(count) {
      return Math.log(1 + (this.ids.length - count + 0.5) / (count + 0.5));
    }

    /** Returns the term itself if documents contain it, and otherwise the most similar terms. */
    candidates(term) {
      if (this.postings.has(term)) return [{ term, likeness: 1 }];
      const { shortestMisspelled, misspelling } = this.settings.weights;
      if (term.length < shortestMisspelled || /[^\x00-\x7f]/.test(term)) return [];
      const allowed = term.length < 8 ? 1 : 2;
      let near = [];
      for (let length = term.length - allowed; length <= term.length + allowed; length++)
        near.push(...(this.shapes.get(term[0] + length) ?? []).map((word) => ({ term: word, changes: distance(term, word) })));
      const least = Math.min(...near.map(({ changes }) => changes));
      if (!(least <= allowed)) return [];
      near = near.filter(({ changes }) => changes === least);
      return near.map((word) => ({ term: word.term, likeness: 1 - misspelling * least }));
    }

    /** Returns the distinct terms of a question. */
    terms(question) {
      const { weights } = this.settings;
      const text = read(question), found = matches(this.synonyms, text);
      const isCovered = (index) => found.some(({ start, end }) => start <= index && index < end);
      const asked = found.map(({ term }) => ({ term, weight: 1, isPair: false }));
      asked.push(...text.names.map((term) => ({ term, weight: weights.name, isPair: false })));
      for (const { term, start, end, isPair } of pieces(text)) {
        if (this.stopWords.has(term)) continue;
        const covered = isPair ? [isCovered(start), isCovered(end - 1)] : [isCovered(start)];
        const weight = isPair ? weights.pair : this.minorWords.has(term) ? weights.minor : 1;
        if (covered.every(Boolean)) asked.push({ term, weight: weight * weights.covered, isPair });
        else if (!covered.some(Boolean)) asked.push({ term, weight, isPair });
      }
      return asked.filter(({ term }, index) => asked.findIndex((other) => other.term === term) === index);
    }

    /** How telling the words of a question are, all together. */
    information(question) {
      const { unknownPair, unknownWord } = this.settings.weights;
      return this.terms(question).reduce((sum, { term, weight, isPair }) => {
        const candidates = this.candidates(term);
        const rarity = candidates.length > 0
          ? Math.min(...candidates.map((candidate) => this.rarity(candidate.term)))
          : this.rarity(term) * (isPair ? unknownPair : unknownWord);
        return sum + weight * rarity;
      }, 0);
    }

    /** Whether a question has a number after one of some words that no document contains. */
    hasUnknownNumber(words, { tokens }) {
      const names = new Set(words.flatMap((word) => read(word).tokens));
      return tokens.some((token, index) => names.has(token) && /^[0-9]/.test(tokens[index + 1] ?? "") && !this.postings.has(tokens[index + 1]));
    }

    /** Whether a question has a name with an ending that no document contains, such as that of a key. */
    hasUnknownName(ending, { names }) {
      const stemmed = stem(ending.toLowerCase());
      return names.some((name) => name.endsWith(stemmed) && !this.postings.has(name));
    }

    /** Whether a question has a word that no document contains, even misspelled, near one of some words. */
    hasUnknownWord(words, { tokens }) {
      const { shortestSubject, nearby } = this.settings.weights, centers = new Set(words.map(stem));
      const told = tokens.filter((token) => !/^[0-9]/.test(token) && !this.stopWords.has(token));
      const isUnknown = (word) => word.length >= shortestSubject && isLatin(word) && !this.minorWords.has(word) && this.candidates(word).length === 0;
      return told.some((word, index) => centers.has(word) && told.slice(Math.max(0, index - nearby), index + nearby + 1).some(isUnknown));
    }

    /** Returns the documents that were found in the order of their score and of the votes of the nearest texts, best first. */
    reordered(hits, votes) {
      return hits
        .map((hit) => ({ ...hit, rank: hit.score / hits[0].score + (votes.get(hit.document) ?? 0) }))
        .sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1));
    }

    search(question, factor = () => 1) {
      const { saturation, unknownPair, unknownWord } = this.settings.weights;
      const found = new Map();
      let all = 0;
      for (const { term, weight, isPair } of this.terms(question)) {
        const candidates = this.candidates(term);
        if (candidates.length === 0) {
          all += weight * this.rarity(term) * (isPair ? unknownPair : unknownWord);
          continue;
        }
        const worth = weight * Math.min(...candidates.map((candidate) => this.rarity(candidate.term)));
        all += worth;
        const values = new Map();
        for (const candidate of candidates) {
          const postings = this.postings.get(candidate.term);
          for (let index = 0; index < postings.length; index += 2) {
            const value = (postings[index + 1] / (postings[index + 1] + saturation)) * candidate.likeness;
            values.set(postings[index], Math.max(values.get(postings[index]) ?? 0, value));
          }
        }
        for (const [document, value] of values) {
          const sums = found.get(document) ?? { score: 0, covered: 0, matches: 0 };
          found.set(document, { score: sums.score + worth * value, covered: sums.covered + worth * Math.min(1, value * 2), matches: sums.matches + 1 });
        }
      }
      return [...found]
        .map(([document, sums]) => ({
          document, id: this.ids[document], score: sums.score * this.priors[document] * factor(document),
          coverage: sums.covered / all, matches: sums.matches,
        }))
        .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
    }
  }

  /** Compares a question with single texts, each of which speaks for its documents. */
  class NearestTexts {
    constructor(texts, { weights, stopWords }, synonyms, subjects) {
      Object.assign(this, { texts, count: weights.nearestTexts, row: weights.row, synonyms, subjects, postings: new Map() });
      this.stopWords = new Set(stopWords);
      const all = texts.map(({ text }) => this.terms(read(text))), uses = new Map();
      for (const term of all.flat()) uses.set(term, (uses.get(term) ?? 0) + 1);
      this.weights = new Map([...uses].map(([term, count]) =>
        [term, Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)) * (term.includes(" ") ? this.row : 1)]));
      all.forEach((terms, text) => {
        const length = Math.sqrt(terms.reduce((sum, term) => sum + this.weights.get(term) ** 2, 0));
        for (const term of terms) {
          if (!this.postings.has(term)) this.postings.set(term, []);
          this.postings.get(term).push({ text, weight: this.weights.get(term) / length });
        }
      });
    }

    /** Returns the distinct words, names, Chinese characters and pairs of them, rows of two words, and groups of words. */
    terms(text) {
      const words = pieces(text).filter(({ isPair, term }) => isPair || !this.stopWords.has(term)).map(({ term }) => term);
      const rows = text.tokens.slice(1).map((token, index) => [text.tokens[index], token]).filter((row) => !row.some(isIdeograph));
      const groups = [...matches(this.synonyms, text).map(({ term }) => term), ...matches(this.subjects, text).map(({ term }) => `@${term.slice(1)}`)];
      return [...new Set([...words, ...text.tokens.filter(isIdeograph), ...text.names, ...groups, ...rows.map((row) => row.join(" "))])];
    }

    /** Returns how much the texts nearest to a question speak for each of their documents, relative to the best one. */
    votes(question) {
      const likeness = new Map(), votes = new Map();
      for (const term of this.terms(question)) {
        for (const { text, weight } of this.postings.get(term) ?? [])
          likeness.set(text, (likeness.get(text) ?? 0) + this.weights.get(term) * weight);
      }
      const nearest = [...likeness].sort(([one, first], [other, second]) => second - first || one - other).slice(0, this.count);
      for (const [text, value] of nearest) {
        for (const document of this.texts[text].documents) votes.set(document, (votes.get(document) ?? 0) + value * value * value);
      }
      const most = Math.max(...votes.values());
      return new Map([...votes].map(([document, vote]) => [document, vote / most]));
    }
  }

  /** Tells which of several subjects the words of a question belong to: one's own, or one of its neighbors. */
  class TopicModel {
    constructor(tables, stopWords) {
      Object.assign(this, tables);
      this.stopWords = new Set(stopWords);
      this.all = [this.own, ...this.neighbors];
      this.phrases = this.all.reduce((sum, { phrases }) => sum + phrases, 0);
    }

    /** Returns the distinct words, pairs of Chinese characters and rows of two words. */
    terms({ tokens }) {
      const found = new Map(), { stopWords } = this;
      const add = (term, weight) => { if (!found.has(term)) found.set(term, weight); };
      const isTelling = (token) => !/^[0-9.]*$/.test(token) || token.includes(".") || token.length > 3;
      tokens.forEach((token, index) => {
        const next = tokens[index + 1];
        if (isIdeograph(token)) {
          if (next && isIdeograph(next) && !stopWords.has(token + next)) add(token + next, this.characterWeight);
          return;
        }
        if (isTelling(token) && !stopWords.has(token)) add(token, 1);
        if (!next || !/^[a-z]/.test(token) || !/^[a-z]/.test(next) || stopWords.has(next)) return;
        if (!stopWords.has(token) || token === "my") add(`${token} ${next}`, this.rowWeight);
      });
      return found;
    }

    /** Returns how much more the words of a question speak for the likeliest neighbor than for the own subject. */
    neighborEvidence(text) {
      const terms = this.terms(text);
      return Math.max(...this.neighbors.map((neighbor) => this.evidence(terms, neighbor)));
    }

    evidence(terms, neighbor) {
      const { most, telling, sharedWeight } = this;
      let sum = 0, told = 0;
      for (const [term, weight] of terms) {
        const uses = this.all.reduce((count, subject) => count + this.count(subject, term), 0);
        if (uses === 0) continue;
        const share = uses / this.phrases;
        const ratio = this.part(neighbor, term, share) / this.part(this.own, term, share);
        let evidence = Math.max(-most, Math.min(most, Math.log(ratio)));
        // A word that a neighbor has in a single phrase, and this subject in several, is there by chance.
        if (this.count(neighbor, term) < 2 && this.count(this.own, term) >= 2) evidence = Math.min(0, evidence);
        if (evidence >= telling) told += weight;
        sum += weight * (evidence > 0 && evidence < telling ? evidence * sharedWeight : evidence);
      }
      return told >= 1 ? sum : Math.min(0, sum);
    }

    count({ terms }, term) { return Object.hasOwn(terms, term) ? terms[term] : 0; }

    part(subject, term, share) {
      return Math.max(this.least, (this.count(subject, term) + this.prior * share) / (subject.phrases + this.prior));
    }
  }

  /** Returns the versions after the name of the system. */
  function versionsIn(text) {
    return [...text.toLowerCase().matchAll(/ios[ v\u2264]*([0-9.]*)/g)].flatMap(([, number]) => {
      const parts = number.split(".").filter((part) => part !== "").map(Number);
      return parts.length === 0 ? [] : [{ major: parts[0], minor: parts[1] ?? 0, hasMinor: parts.length > 1 }];
    });
  }

  /** Returns the factor by which an entry is more likely if versions are mentioned. */
  function factorOf({ first, last }, versions) {
    if (!first) return 1;
    if (versions.length === 0) return last && last.major < 12 ? 0.8 : 1;
    const isAtMost = (one, other) => one.major < other.major || (one.major === other.major && one.minor <= other.minor);
    const includes = versions.some((version) => isAtMost(first, version)
      && (!last || isAtMost(version, last) || (version.major === last.major && !last.hasMinor)));
    if (!includes) return 0.6;
    const isFirst = ({ major, minor, hasMinor }) => major === first.major
      && ((minor === first.minor && hasMinor === first.hasMinor) || (first.hasMinor && minor >= first.minor));
    return versions.some(isFirst) ? 1.25 : 1;
  }

  /** Whether a version that was named is one of a release's, or stands for all of its major version. */
  const isOf = ({ major, firstMinor, lastMinor }, version) => version.major === major
    && (!version.hasMinor || (firstMinor <= version.minor && version.minor <= (lastMinor ?? Infinity)));

  return class {
    constructor({ answers, pages = { ids: [], priors: [], postings: {} } }) {
      const { settings, scope: { fillers, numbered, neighbors, clauseEnds, keyEnding, purposes, locationParts, ...scope } } = answers;
      const pairs = [...settings.traditional];
      for (let index = 0; index < pairs.length; index += 2) simplified.set(pairs[index], pairs[index + 1]);
      const synonyms = synonymTable(settings.synonyms);
      this.answersTable = answers;
      this.index = new Index(answers.index, settings, synonyms);
      const asked = answers.answered.texts.map((text, index) => ({ text, documents: answers.answered.documents[index] }));
      const phrases = answers.compared.flatMap((texts, document) => texts.map((text) => ({ text, documents: [document] })));
      this.pages = new Index(pages, settings, synonyms);
      this.fillers = fillers;
      this.numbered = numbered;
      this.keyEnding = keyEnding;
      this.purposes = purposes;
      this.locationParts = locationParts;
      this.clauseEnds = new Set(clauseEnds);
      this.neighbors = new TopicModel(neighbors, settings.stopWords);
      this.subjects = synonymTable(answers.subjects);
      this.nearest = new NearestTexts([...phrases, ...asked], settings, synonyms, this.subjects);
      this.names = answers.entries.map(({ names }) => names && synonymTable(names));
      this.scope = Object.fromEntries(Object.entries(scope).map(([name, lines]) => [name, synonymTable(lines)]));
    }

    /** Returns the answers to a question as indices of entries; if there are none, the most similar entries. */
    answers(question) {
      const { entries, limits } = this.answersTable;
      const text = read(question), speaksOf = (subject) => matches(this.scope[subject], text).length > 0;
      // The other group has phrases in which something else is not located.
      const lowercased = question.toLowerCase();
      const speaksOfLocation = matches(this.scope.location, text).some(({ term }) => term === "#0")
        || this.locationParts.some((part) => lowercased.includes(part));
      const none = { hits: [], isCertain: false, asksBack: false, isClose: false };
      const isOther = () => speaksOf("otherSubjects") || this.index.hasUnknownNumber(this.numbered, text) || this.index.hasUnknownName(this.keyEnding, text) || (speaksOf("mapSubjects") && !speaksOf("field"));
      const isElsewhere = () => speaksOf("otherPlatforms") && (!speaksOf("platform") || this.failsElsewhere(question));
      if ((!speaksOfLocation && isOther()) || isElsewhere()) return none;
      const versions = versionsIn(question);
      if (versions.length > 0 && speaksOf("news") && cover(this.scope.newsOfField, text, this.fillers)) {
        const hits = [...entries.keys()].filter((document) => entries[document].news && versions.some((version) => isOf(entries[document].news, version)));
        return { ...none, hits, isCertain: hits.length > 0 };
      }
      const named = new Set(matches(this.subjects, text).map(({ term }) => Number(term.slice(1))));
      const found = this.index.search(question, (document) =>
        this.factorOfNames(document, text) * this.factorOfSubjects(document, named) * factorOf(entries[document].releases, versions));
      if (found.length === 0) return none;
      if (this.index.information(question) < limits.information)
        return { ...none, hits: this.topics(found), asksBack: true };
      const isAnswer = ({ coverage, matches: count }) => coverage >= (count > 1 ? limits.coverage : limits.coverageOfOne);
      const first = found.slice(0, 3), coverage = Math.max(...first.map((hit) => hit.coverage));
      const purpose = !speaksOfLocation && this.index.hasUnknownWord(this.purposes, text) ? limits.purposeWeight : 0;
      const elsewhere = this.neighbors.neighborEvidence(text) - limits.coverageWeight * coverage
        - (speaksOfLocation ? limits.locationWeight : 0) + purpose;
      const isCertain = elsewhere < limits.doubtfulEvidence && first.some(isAnswer);
      if (elsewhere > limits.foreignEvidence) return none;
      if (!isCertain && elsewhere >= limits.ownEvidence && !speaksOf("field") && !speaksOfLocation && !lowercased.includes("location")) return none;
      const near = found.filter(({ score }) => score > found[0].score / 4);
      const hits = this.curesFirst(this.merged(this.index.reordered(near, this.nearest.votes(text))));
      const isClose = hits.slice(1, limits.close).some(({ rank }) => rank >= limits.closeness * hits[0].rank);
      return { hits: hits.map(({ document }) => document), isCertain, asksBack: false, isClose };
    }

    /** Whether another platform is the one that fails: it does in a clause of its own, and ours doesn't in another. */
    failsElsewhere(question) {
      const clauses = [""];
      for (const scalar of question) {
        if (this.clauseEnds.has(scalar)) clauses.push("");
        else clauses[clauses.length - 1] += scalar;
      }
      const texts = clauses.map(read), speaks = (text, subject) => matches(this.scope[subject], text).length > 0;
      const fails = (text) => matches(this.scope.failures, text).some(({ term }) => term === "#0");
      const others = texts.filter((text) => speaks(text, "otherPlatforms") && !speaks(text, "platform"));
      const ours = texts.filter((text) => speaks(text, "platform") && !speaks(text, "otherPlatforms"));
      return ours.length > 0 && others.some(fails) && !ours.some(fails);
    }

    /** Returns the factor by which an entry about a plug-in or an error code is more or less likely. */
    factorOfNames(document, text) {
      const names = this.names[document], { named, unnamed } = this.answersTable.entries[document];
      return names ? (matches(names, text).length > 0 ? named : unnamed) : 1;
    }

    /** Returns the factor by which an entry is more or less likely to be meant where subjects are named. */
    factorOfSubjects(document, named) {
      const { all, main } = this.answersTable.entries[document].subjects, { foreignSubject, unnamedSubject } = this.answersTable.limits;
      let factor = 1;
      for (const subject of named) if (!all.includes(subject)) factor *= foreignSubject;
      return main.length > 0 && !main.some((subject) => named.has(subject)) ? factor * unnamedSubject : factor;
    }

    /** The best way out of each part of the facts, the best first. */
    topics(found) {
      const { entries, limits } = this.answersTable, seen = new Set();
      const ways = found.map(({ document }) => document).filter((document) => {
        const { isRemedy, topic } = entries[document];
        return isRemedy && topic && !seen.has(topic) && seen.add(topic);
      });
      return ways.slice(0, limits.topics);
    }

    /** Replaces facts by the mistakes and other ways out that show them. */
    merged(hits) {
      const { entries, limits } = this.answersTable;
      const shows = (document, fact) => entries[document].shown.includes(fact);
      const merged = [];
      for (const hit of hits) {
        if (merged.some(({ document }) => document === hit.document)) continue;
        let best = hit;
        if (entries[hit.document].isFact) {
          if (merged.some(({ document }) => shows(document, hit.id))) continue;
          const way = hits.find(({ document }) => shows(document, hit.id));
          if (way && way.score >= hit.score * limits.merging && !merged.some(({ document }) => document === way.document))
            best = { ...way, score: hit.score, rank: hit.rank };
        }
        merged.push(best);
      }
      return merged;
    }

    /** Moves facts down, for they don't say what to do. */
    curesFirst(hits) {
      const { entries, limits } = this.answersTable;
      return hits
        .map((hit) => (entries[hit.document].isRemedy ? hit : { ...hit, rank: hit.rank * limits.fact }))
        .sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1));
    }

    /** Returns the sections of pages that contain all or most of a question. */
    sections(question) {
      return this.pages.search(question).filter(({ coverage }) => coverage >= 0.4).map(({ document }) => document);
    }
  };
})();
if (typeof module !== "undefined") module.exports = SextantSearch;
