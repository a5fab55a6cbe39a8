package import LocationPolicy
package import LocationTerms
package import Phrases

/// Something of the catalog that can be asked for.
package struct CatalogEntry: Hashable, Sendable {
  /// What an entry is.
  package enum Kind: Hashable, Sendable {
    /// A classic mistake.
    case mistake(Mistake)
    /// What to do in a situation that is no mistake.
    case howTo(HowTo)
    /// A fact.
    case fact(Fact)
    /// A question that no source answers.
    case question(OpenPoint)
    /// What sources say against each other.
    case contradiction(OpenPoint)
    /// A rule of the audit.
    case rule(Rule)
    /// An assumption of the simulated phone.
    case assumption(Assumption)
    /// What a release changed.
    case changes(ReleaseChanges)
  }

  /// An assumption of the simulated phone, with the values that a scenario can give it.
  package struct Assumption: Hashable, Sendable {
    /// What is assumed, and why.
    package let note: AssumptionNote
    /// Its value.
    package let value: String
    /// What else it can be.
    package let alternatives: Phrase

    /// Creates an assumption.
    package init(note: AssumptionNote, value: String, alternatives: Phrase) {
      self.note = note
      self.value = value
      self.alternatives = alternatives
    }
  }

  /// A rule that finds mistakes in projects, as far as it is to be searched.
  package struct Rule: Hashable, Sendable {
    /// Its name, such as "always-at-launch".
    package let id: String
    /// What it finds and why it matters.
    package let summary, explanation: String
    /// The mistakes that it covers.
    package let mistakes: [MistakeID]
    /// The facts that make it a mistake.
    package let facts: [Fact]

    /// Creates a rule.
    package init(id: String, summary: String, explanation: String, mistakes: [MistakeID], facts: [Fact]) {
      self.id = id
      self.summary = summary
      self.explanation = explanation
      self.mistakes = mistakes
      self.facts = facts
    }
  }

  /// What it is.
  package let kind: Kind
  /// The rules of the audit that find it.
  package let rules: [Rule]

  /// The id, such as "MIS-13".
  package var id: String {
    switch kind {
    case .mistake(let mistake): mistake.id.rawValue
    case .howTo(let howTo): howTo.id
    case .fact(let fact): fact.id
    case .question(let question): question.id
    case .contradiction(let contradiction): contradiction.id
    case .rule(let rule): rule.id
    case .assumption(let assumption): assumption.note.name
    case .changes(let changes): changes.id
    }
  }

  /// What it is about, in one sentence or so.
  package var title: String {
    switch kind {
    case .mistake(let mistake): mistake.symptom
    case .howTo(let howTo): howTo.title
    case .fact(let fact): fact.record.statement
    case .question(let question): question.text
    case .contradiction(let contradiction): contradiction.text
    case .rule(let rule): rule.summary
    case .assumption(let assumption): assumption.note.question
    case .changes(let changes): changes.title.english
    }
  }

  /// The facts that it rests on; a fact is its own.
  package var facts: [Fact] {
    switch kind {
    case .mistake(let mistake): mistake.facts
    case .howTo(let howTo): howTo.facts
    case .fact(let fact): [fact]
    case .question, .contradiction: []
    case .rule(let rule): rule.facts
    case .assumption(let assumption): assumption.note.facts
    case .changes(let changes): changes.facts
    }
  }

  /// The facts that it shows: all of a mistake, and the first of another way out, which is its subject.
  var shownFacts: [Fact] {
    switch kind {
    case .mistake(let mistake): mistake.facts
    case .howTo(let howTo): Array(howTo.facts.prefix(1))
    case .fact, .question, .contradiction, .rule, .assumption, .changes: []
    }
  }
}

extension CatalogEntry {
  /// Whether a word has the form of an id, so that it is none when no entry has it: "KEY-999".
  package static func looksLikeID(_ word: String) -> Bool {
    let parts = word.uppercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), !parts[1].isEmpty else {
      return false
    }
    let sections =
      Fact.allCases.map(\.id) + MistakeID.allCases.map(\.rawValue) + HowToCatalog.all.map(\.id) + [
        "OPEN-", "X-",
      ]
    return sections.contains { $0.hasPrefix(parts[0] + "-") }
  }

  /// What the entry says of the versions that it is about.
  package var releases: MentionedReleases {
    switch kind {
    case .mistake(let mistake): MentionedReleases(mistake.releases)
    case .howTo(let howTo): MentionedReleases(howTo.releases)
    case .fact(let fact): MentionedReleases(fact.record.releases)
    case .question, .contradiction, .rule, .assumption: MentionedReleases("all")
    case .changes(let changes): MentionedReleases(changes.release.firstVersionText)
    }
  }

  /// Whether it is about what began with a version that a question names.
  package func beginsWithVersion(namedIn question: String) -> Bool {
    MentionedVersion.all(in: question).contains { releases.begin(with: $0) }
  }

  /// What it says that a release changed; nil if it is about something else.
  package var changes: ReleaseChanges? {
    if case .changes(let changes) = kind { changes } else { nil }
  }

  /// The part of the facts that it is about, such as "AUTH"; nil without facts.
  var topic: Substring? { facts.first?.id.prefix { $0 != "-" } }
}

/// All that can be asked for.
package struct CatalogEntries: Sendable {
  /// The mistakes, what else to do, facts, open questions and contradictions in the order of the catalog, the rules that stand for no mistake, and what releases changed.
  ///
  /// Assumptions are not among them: they are asked for by name.
  package let all: [CatalogEntry]
  private let byID: [String: CatalogEntry]

  /// Takes the catalog.
  ///
  /// - Parameters:
  ///   - rules: What finds mistakes, such as the rules of the audit.
  ///   - assumptions: What is chosen where facts are silent.
  package init(rules: [CatalogEntry.Rule] = [], assumptions: [CatalogEntry.Assumption] = []) {
    let mistakes = MistakeCatalog.all.map { mistake in
      CatalogEntry(kind: .mistake(mistake), rules: rules.filter { $0.mistakes.contains(mistake.id) })
    }
    let howTos = HowToCatalog.all.map { CatalogEntry(kind: .howTo($0), rules: []) }
    let facts = Fact.allCases.map { CatalogEntry(kind: .fact($0), rules: []) }
    let questions = OpenPoint.questions.map { CatalogEntry(kind: .question($0), rules: []) }
    let contradictions = OpenPoint.contradictions.map { CatalogEntry(kind: .contradiction($0), rules: []) }
    let others = rules.filter(\.mistakes.isEmpty).map { CatalogEntry(kind: .rule($0), rules: [$0]) }
    let changes = ReleaseChanges.all.map { CatalogEntry(kind: .changes($0), rules: []) }
    all = mistakes + howTos + facts + questions + contradictions + others + changes
    let named =
      all + rules.filter { !$0.mistakes.isEmpty }.map { CatalogEntry(kind: .rule($0), rules: [$0]) }
      + assumptions.map { CatalogEntry(kind: .assumption($0), rules: []) }
    byID = Dictionary(uniqueKeysWithValues: named.map { ($0.id.lowercased(), $0) })
  }

  /// Returns the entry with an id, whatever its case; a rule has one even where a mistake stands for it in ``all``.
  package func entry(withID id: String) -> CatalogEntry? { byID[id.lowercased()] }
}
