import CommandOutput
import LeanFoundation
import LocationCatalogue
import LocationPolicy
import Markup
import Phrases
import Terminal
import Translations

/// The answers to a question as text: the best entries with symptom, cause, remedy, check and facts, and
/// the names of others.
struct AnswerText {
  /// The maximum number of answers that are shown or named.
  private static let named = 8
  /// The maximum number of answers of which the first lines say what to do.
  private static let ways = 5
  /// The maximum number of entries that are searched for single cases like the question.
  private static let lookedAt = 10

  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The language; texts without a translation remain English.
  private let language: Language

  /// Creates the text for a terminal and a language.
  init(terminal: TerminalSettings, language: Language = .english) {
    self.terminal = terminal
    self.language = language
  }

  /// Returns the answers to a question, best first, with a warning if they are only approximate.
  ///
  /// Where more than one answer may be meant, they begin with what to do in each, so that the first lines are enough to
  /// act on. A later one is among them if the question has much of a single case of it, or names the version with which
  /// it begins. An answer that is less likely than the first one is only told in short.
  func text(of answers: CatalogSearch.Answers, to question: String) -> String {
    let entries = answers.entries(for: question)
    let full = answers.countInFull(for: question)
    let ofRelease = entries.prefix(Self.lookedAt).firstIndex {
      $0.remedy != nil && $0.beginsWithVersion(namedIn: question)
    }
    let ways = entries.prefix(Self.lookedAt).enumerated().compactMap { number, entry -> Way? in
      let way = Way(to: entry, isShort: number >= full, for: question, in: language)
      return number < full || number == ofRelease || way?.isCase == true ? way : nil
    }.prefix(Self.ways)
    var text = WrappedText(answeringOn: terminal)
    if !answers.isCertain {
      text.add(said("Perhaps. Nothing in the catalog is just that; this is nearest:"))
      text.addGap()
    }
    if ways.count > 1 { add(ways.filter(\.isCase) + ways.filter { !$0.isCase }, for: question, to: &text) }
    for (number, entry) in entries.prefix(full).enumerated() {
      if number > 0 { text.addGap() }
      add(entry, answering: question, isFirst: number == 0, hasWay: ways.count > 1, to: &text)
    }
    addNote(on: entries.prefix(full), to: &text)
    let told = Set(entries.prefix(full).map(\.id) + (ways.count > 1 ? ways.map(\.entry.id) : []))
    let others = entries.filter { !told.contains($0.id) }.prefix(Self.named - told.count)
    if !others.isEmpty {
      text.addGap()
      text.add(said("See also:"))
      for entry in others { addName(of: entry, answering: question, to: &text) }
    }
    return text.text
  }

  /// Says how the rest of answers is shown.
  private func addNote(on entries: ArraySlice<CatalogEntry>, to text: inout WrappedText) {
    guard let entry = entries.first(where: { $0.remedy?.example != nil && !$0.facts.isEmpty }),
      let fact = entry.facts.first
    else { return }
    text.addGap()
    text.add(
      said("All lines and facts of an answer, and a fact's sources: sextant explain \(entry.id) \(fact.id)"))
  }

  /// Adds what an entry is about, and what to do: in the single case that the question sounds like, or else in general
  /// and in the first case of a plug-in that the question names; with the lines for that plug-in.
  private func addName(of entry: CatalogEntry, answering question: String, to text: inout WrappedText) {
    text.add(title(of: entry), indent: 2, label: entry.id + "  ")
    guard let remedy = entry.remedy(in: language.translation) else { return }
    let branches = entry.branches(for: question, in: language.translation)
    if let likely = branches.likely {
      text.add(said(likely.words), indent: 4, label: said("Likely:  "))
    } else {
      text.add(remedy.cure, indent: 4, label: said("Fix: "))
      if let named = branches.others.first, !named.names.isEmpty {
        text.add(said(named.words), indent: 6, label: "– ")
      }
    }
    for variant in remedy.variants.divided(for: question).named { text.addLines(of: variant.line, indent: 6) }
  }

  /// Returns the possible subjects of a question that is too unspecific.
  func text(asking answers: CatalogSearch.Answers, of question: String) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(
      said(
        """
        “\(TerminalText.escaped(question))” says too little to answer. Is it one of these? Ask for it by its id, or again \
        with what you see.
        """))
    for entry in answers.hits.map(\.entry) { text.add(title(of: entry), indent: 2, label: entry.id + "  ") }
    return text.text
  }

  /// Returns the message for a question without an answer.
  func text(ofUnanswered question: String) -> String {
    var text = WrappedText(answeringOn: terminal)
    text.add(
      said("Sextant doesn't know: nothing in the catalog answers “\(TerminalText.escaped(question))”."))
    text.add(
      said(
        """
        It knows location permission on iOS: symptoms, errors, Info.plist keys, API, Settings, App Store mails. \
        'sextant explain --list' lists all that it knows.
        """))
    return text.text
  }

  /// Returns a list of entries, one per line.
  func list(of entries: [CatalogEntry]) -> String {
    var text = WrappedText(answeringOn: terminal)
    let width = entries.map(\.id.count).max() ?? 0
    for entry in entries {
      let gap = String(repeating: " ", count: width - entry.id.count + 2)
      text.add(entry.title(in: language) ?? entry.plainTitle, label: entry.id + gap)
    }
    return text.text
  }

  private func add(
    _ entry: CatalogEntry, answering question: String, isFirst: Bool, hasWay: Bool, to text: inout WrappedText
  ) {
    let releases = entry.releasesText.map { words(for: $0) ?? $0 }
    text.add(releases ?? "", label: entry.id + (releases == nil ? "" : "  "))
    switch entry.kind {
    case .mistake, .howTo:
      addRemedy(of: entry, answering: question, hasWay: hasWay, to: &text)
    case .rule(let rule):
      let explanation = words(for: rule.id)
      if explanation == nil { text.add(rule.summary, indent: 2) }
      text.add(InlineMarkdown(explanation ?? rule.explanation).plainText, indent: 2)
    case .changes(let changes):
      add(changes, to: &text)
      return
    case .question, .contradiction, .assumption:
      text.add(words(for: entry.id) ?? entry.plainTitle, indent: 2)
    case .fact: break
    }
    if !entry.rules.isEmpty {
      text.add(
        entry.rules.map(\.id).joined(separator: ", "), indent: 2,
        label: said("Found by 'sextant check' as: "))
    }
    if entry.remedy != nil {
      if entry.allFacts.isEmpty { return }
      text.add(entry.allFacts.map(\.id).joined(separator: ", "), indent: 2, label: said("Facts:   "))
      return
    }
    for fact in entry.facts {
      text.add(CatalogText.reason(fact, in: language.translation), indent: 2, hanging: 2)
    }
    if isFirst { Self.addSources(of: entry.facts, to: &text) }
  }

  /// Adds the changes of a release, without the sources of their many facts.
  private func add(_ changes: ReleaseChanges, to text: inout WrappedText) {
    text.add(changes.title.text(in: language), indent: 2)
    for line in changes.lines { text.add(line.text(in: language), indent: 4, label: "– ") }
    for fact in changes.facts {
      text.add(CatalogText.reason(fact, in: language.translation), indent: 2, hanging: 2)
    }
  }

  /// Adds what to do for each answer that may be meant: how to tell that it is the one, and the first thing to change.
  private func add(_ ways: [Way], for question: String, to text: inout WrappedText) {
    text.add(said("What to do, the likeliest first:"))
    for way in ways {
      text.add(way.telling, indent: 2, label: way.entry.id + "  ")
      text.add(way.step, indent: 4, label: "→ ")
      if let branch = way.branch { text.add(said(branch.words), indent: 4, label: "– ") }
      for variant in way.variants { text.addLines(of: variant.line, indent: 6) }
    }
    text.addGap()
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// Returns the translation of an id or a word of the catalog; nil in English, or if there is none.
  private func words(for id: String) -> String? { language.translation?.entries[id] }

  /// Returns the title of an entry, as one sentence.
  private func title(of entry: CatalogEntry) -> String {
    entry.title(in: language) ?? entry.firstSentence
  }

  /// Adds a way out with the lines for the plug-ins that a question names: what to do first, then why, and last what to
  /// do in other cases.
  ///
  /// - Parameter hasWay: Whether the likely case was told before.
  private func addRemedy(
    of entry: CatalogEntry, answering question: String, hasWay: Bool, to text: inout WrappedText
  ) {
    guard let remedy = entry.remedy(in: language.translation) else { return }
    text.add(remedy.symptom, indent: 2, label: said("Symptom: "))
    let branches = entry.branches(for: question, in: language.translation)
    if !hasWay, let likely = branches.likely {
      text.add(said(likely.words), indent: 2, label: said("Likely:  "))
    }
    text.add(remedy.cure, indent: 2, label: said("Fix:     "))
    let lines = remedy.variants.divided(for: question)
    for variant in lines.named { text.addLines(of: variant.line, indent: 4) }
    if let example = remedy.example, lines.named.isEmpty || PluginFamily.named(in: question) == [.objectiveC]
    {
      text.addLines(of: example.code, indent: 6)
    }
    for variant in lines.native { text.addLines(of: variant.line, indent: 4) }
    for branch in branches.others { text.add(said(branch.words), indent: 4, label: "– ") }
    text.add(remedy.cause, indent: 2, label: said("Cause:   "))
    text.add(remedy.check, indent: 2, label: said("Check:   "))
    if lines.others.isEmpty { return }
    let places = lines.others.map(\.place).joined(separator: "; ")
    text.add(said("\(places): sextant explain \(entry.id)"), indent: 2, label: said("Lines for others: "))
  }

  /// Adds a fact with its sources.
  static func add(_ fact: Fact, in translation: Translation?, to text: inout WrappedText) {
    text.add(CatalogText.reason(fact, in: translation), indent: 2, hanging: 2)
    addSources(of: [fact], to: &text)
  }

  private static func addSources(of facts: [Fact], to text: inout WrappedText) {
    for citation in facts.flatMap(\.record.sources) {
      let address = citation.source.address.map { " <\($0)>" } ?? ""
      text.add(citation.title + address, indent: 4, label: "– ")
    }
  }
}
