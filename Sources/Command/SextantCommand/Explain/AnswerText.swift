import CommandOutput
import LeanFoundation
import LocationCatalogue
import LocationPolicy
import Markup
import Phrases
import Terminal
import Translations

/// The answers to a question as text: what to do in the likeliest cases, and the names of others.
struct AnswerText {
  /// The maximum number of answers that say what to do, and of those that are only named.
  private static let told = 3, named = 5
  /// The maximum number of entries that are searched for single cases like the question.
  private static let lookedAt = 10
  /// The maximum number of plug-ins' own words in an answer.
  private static let plugIns = 3
  /// The maximum number of single cases of an answer beside the likely one.
  private static let cases = 2

  /// The settings of the terminal.
  let terminal: TerminalSettings
  /// The language; texts without a translation remain English.
  let language: Language
  /// The project of whoever asks.
  let project: AskersProject?

  /// Creates the text for a terminal and a language.
  init(terminal: TerminalSettings, language: Language = .english, project: AskersProject? = nil) {
    self.terminal = terminal
    self.language = language
    self.project = project
  }

  /// How much an answer tells.
  private enum Place: Comparable {
    /// It is less likely than the first one: what to do.
    case later
    /// It is about as likely as the first one: the lines of code, too.
    case close
    /// All but what only other cases need.
    case first
  }

  /// Returns the answers to a question, best first, with a warning if they are only approximate.
  func text(of found: FoundAnswers) -> String {
    let (answers, question, entries) = (found.answers, found.asked, found.entries)
    let full = answers.countInFull(for: question)
    let told = Self.told(of: entries, full: full, for: question)
    var text = WrappedText(answeringOn: terminal)
    if !answers.isCertain {
      text.add(said("Perhaps. Nothing in the catalog is just that; this is nearest:"))
      text.addGap()
    }
    if let note = ProjectKind.note(on: question, answeredBy: told.map(\.id)) {
      text.add(said(note))
      text.addGap()
    }
    addSigns(of: told.prefix(full), for: question, to: &text)
    for (number, entry) in told.enumerated() {
      if number > 0 { text.addGap() }
      add(
        entry, answering: question, place: number == 0 ? .first : number < full ? .close : .later, to: &text)
    }
    let ids = told.map(\.id).joined(separator: " ")
    text.addGap()
    text.add(said("Other cases and plug-ins, causes, and facts with their sources: sextant explain \(ids)"))
    let others = entries.filter { !told.contains($0) }.prefix(Self.named)
    if !others.isEmpty {
      text.addGap()
      text.add(said("See also:"))
      for entry in others { text.add(title(of: entry), indent: 2, label: entry.id + "  ") }
    }
    return text.text
  }

  /// Adds the signs of the answers that are about as likely, of each the single case that is likely or else the whole: who
  /// has the problem of a later one need not read through those before.
  private func addSigns(
    of entries: some Collection<CatalogEntry>, for question: String, to text: inout WrappedText
  ) {
    if entries.count < 2 { return }
    text.add(said("Which is yours?"))
    for entry in entries {
      let likely = entry.branches(for: question, in: language.translation).likely
      let sign = likely.map { said("If \($0.sign).") } ?? sign(of: entry)
      text.add(sign, indent: 2, label: entry.id + "  ")
    }
    text.addGap()
  }

  /// Returns what tells an entry from others, as a sentence of who has the problem; the title of what is no way out.
  private func sign(of entry: CatalogEntry) -> String {
    entry.remedy(in: language.translation)?.telling ?? title(of: entry)
  }

  /// Returns the entries that say what to do: those that are about as likely as the first one, then those of which a
  /// single case is surely meant or that begin with the version that the question names, then the next ones.
  private static func told(
    of entries: [CatalogEntry], full: Int, for question: String
  ) -> [CatalogEntry] {
    let special = entries.prefix(lookedAt).dropFirst(full).filter { entry in
      entry.remedy != nil
        && (entry.beginsWithVersion(namedIn: question) || entry.branches(for: question, in: nil).isMeant)
    }
    let others = entries.dropFirst(full).filter { !special.contains($0) }
    return Array((entries.prefix(full) + special + others).prefix(told))
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
    for entry in answers.hits.map(\.entry) { text.add(sign(of: entry), indent: 2, label: entry.id + "  ") }
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
    _ entry: CatalogEntry, answering question: String, place: Place, to text: inout WrappedText
  ) {
    if let remedy = entry.remedy(in: language.translation) {
      text.add(heading(of: remedy), label: entry.id + "  ")
      addProject(of: entry, to: &text)
      add(remedy, of: entry, answering: question, place: place, to: &text)
      if place == .first { addGrounds(of: entry, to: &text) }
      return
    }
    text.add(entry.releasesText.map { words(for: $0) ?? $0 } ?? "", label: entry.id + "  ")
    switch entry.kind {
    case .rule(let rule):
      let explanation = words(for: rule.id)
      if explanation == nil { text.add(rule.summary, indent: 2) }
      text.add(InlineMarkdown(explanation ?? rule.explanation).plainText, indent: 2)
    case .changes(let changes): return add(changes, to: &text)
    case .question, .contradiction, .assumption:
      text.add(words(for: entry.id) ?? entry.plainTitle, indent: 2)
    case .fact, .mistake, .howTo: break
    }
    for fact in entry.facts {
      text.add(CatalogText.reason(fact, in: language.translation), indent: 2, hanging: 2)
    }
    if place == .first, let source = entry.facts.first?.record.sources.first {
      Self.add(source, to: &text)
    }
  }

  /// Returns what people notice, with the versions if not all have it.
  private func heading(of remedy: CatalogEntry.Remedy) -> String {
    if remedy.releases == "all" { return remedy.symptom }
    let releases = words(for: remedy.releasesText) ?? remedy.releasesText
    return said("\(remedy.symptom) (\(releases))")
  }

  /// Adds which rules find a mistake, and the facts that it rests on.
  private func addGrounds(of entry: CatalogEntry, to text: inout WrappedText) {
    if !entry.rules.isEmpty {
      text.add(
        entry.rules.map(\.id).joined(separator: ", "), indent: 2,
        label: said("Found by 'sextant check' as: "))
    }
    if entry.allFacts.isEmpty { return }
    text.add(entry.allFacts.map(\.id).joined(separator: ", "), indent: 2, label: said("Facts:   "))
  }

  /// Adds the changes of a release, without the sources of their many facts.
  private func add(_ changes: ReleaseChanges, to text: inout WrappedText) {
    text.add(changes.title.text(in: language), indent: 2)
    for line in changes.lines { text.add(line.text(in: language), indent: 4, label: "– ") }
    for fact in changes.facts {
      text.add(CatalogText.reason(fact, in: language.translation), indent: 2, hanging: 2)
    }
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// Returns the translation of an id or a word of the catalog; nil in English, or if there is none.
  private func words(for id: String) -> String? { language.translation?.entries[id] }

  /// Returns the title of an entry, as one sentence.
  private func title(of entry: CatalogEntry) -> String {
    entry.title(in: language) ?? entry.firstSentence
  }

  /// Adds a way out: for the plug-ins that the question means, in the single case that it sounds like, then in general,
  /// and last in the cases of which it has some words.
  ///
  /// Who names a plug-in gets its cases first, and its lines before what Core Location needs, which only a plug-in's own
  /// code can call.
  private func add(
    _ remedy: CatalogEntry.Remedy, of entry: CatalogEntry, answering question: String, place: Place,
    to text: inout WrappedText
  ) {
    let branches = entry.branches(for: question, in: language.translation)
    let lines = remedy.variants.divided(for: question)
    let kinds = ProjectKind.named(in: question)
    let isForPlugin = kinds.contains(where: \.hasPlugins)
    // Who has a plug-in's own words needs no calls that only its code can make.
    let isAnswered = !branches.own.isEmpty && !PlugIn.named(in: question).isEmpty
    let cases = branches.related.prefix(Self.cases)
    let own = cases.filter { isForPlugin && !$0.names.isEmpty }
    func add(_ branch: CureBranch, indent: Int, label: String) {
      text.add(said(branch.words), indent: indent, label: label)
      if let example = branch.example, example != remedy.example {
        text.addLines(of: example.code, indent: 6)
      }
    }
    func addCases(_ cases: [CureBranch]) { for branch in cases { add(branch, indent: 4, label: "– ") } }
    for branch in branches.own.prefix(Self.plugIns) {
      let names = branch.plugIns.map(\.name).joined(separator: ", ")
      text.add(said(Phrase(verbatim: branch.step)), indent: 2, label: said("With \(names): "))
    }
    // A case that is for any app stands behind those of the plug-in.
    if branches.likely?.names.isEmpty == true { addCases(own) }
    if let likely = branches.likely { add(likely, indent: 2, label: said("Likely:  ")) }
    if branches.likely?.names.isEmpty != true { addCases(own) }
    func addLines() {
      for variant in lines.named { text.addLines(of: variant.line, indent: 4) }
    }
    let isOwned = project?.has(remedy.example, advisedBy: entry) ?? false
    let others = cases.filter { !own.contains($0) }
    if isAnswered {
      addLines()
    } else if isForPlugin, entry.isFixedNatively {
      addLines()
      let label: Phrase =
        lines.named.isEmpty && branches.own.isEmpty
        ? "Fix, in native code or by an option of the plug-in: " : "Natively: "
      text.add(remedy.cure, indent: 2, label: said(label))
      addCases(others)
    } else {
      text.add(remedy.cure, indent: 2, label: said("Fix:     "))
      addLines()
      // Where a case of another product is surely meant, the general lines are for others.
      if place >= .close, !isOwned, let example = remedy.example, lines.named.isEmpty,
        isForPlugin ? example.isFor(kinds) : !branches.isSure
      {
        text.addLines(of: example.code, indent: 6)
      }
      if place >= .close, !isOwned, !isForPlugin, !branches.isSure {
        for variant in lines.native { text.addLines(of: variant.line, indent: 4) }
      }
      addCases(others)
    }
    if place < .first { return }
    text.add(remedy.cause, indent: 2, label: said("Cause:   "))
    text.add(remedy.check, indent: 2, label: said("Check:   "))
  }

  /// Adds a fact with its sources.
  static func add(_ fact: Fact, in translation: Translation?, to text: inout WrappedText) {
    text.add(CatalogText.reason(fact, in: translation), indent: 2, hanging: 2)
    for source in fact.record.sources { add(source, to: &text) }
  }

  private static func add(_ citation: Citation, to text: inout WrappedText) {
    let address = citation.source.address.map { " <\($0)>" } ?? ""
    text.add(citation.title + address, indent: 4, label: "– ")
  }
}
