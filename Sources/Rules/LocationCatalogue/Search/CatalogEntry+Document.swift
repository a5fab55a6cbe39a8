import LocationPolicy
import TextSearch

extension SearchField {
  /// Ids and names.
  fileprivate static let name = SearchField(weight: 3, lengthWeight: 0)
  /// How people put it.
  fileprivate static let phrases = SearchField(weight: 2.2, lengthWeight: 0, isCompared: true)
  /// How strangers title their questions.
  fileprivate static let ways = SearchField(weight: 1.2, lengthWeight: 0, isCompared: true)
  /// How people ask for a single case.
  fileprivate static let asks = SearchField(weight: 0.8, lengthWeight: 0, isCompared: true)
  /// What people notice, and why it is so.
  fileprivate static let symptom = SearchField(weight: 2, isCompared: true)
  fileprivate static let cause = SearchField(weight: 1)
  /// What to do about it, which names much that is needed for other things, too.
  fileprivate static let cure = SearchField(weight: 0.5)
  /// What holds on iOS.
  fileprivate static let statement = SearchField(weight: 1.2, isCompared: true)
  /// What the audit says of it.
  fileprivate static let rule = SearchField(weight: 0.5)
}

extension CatalogEntry {
  /// The texts by which the entry is found.
  var document: SearchDocument {
    switch kind {
    case .mistake(let mistake):
      SearchDocument(
        id: id,
        parts: [
          .init(.name, id), .init(.phrases, paraphrases), .init(.symptom, mistake.symptom, mistake.name),
          .init(.cause, mistake.cause), .init(.cure, [mistake.fix] + branches),
          .init(.rule, rules.flatMap { [$0.id, $0.summary] }), .init(.ways, ways), .init(.asks, asks),
        ], prior: 1.1)
    case .howTo(let howTo):
      SearchDocument(
        id: id,
        parts: [
          .init(.name, id), .init(.phrases, howTo.english + howTo.chinese), .init(.symptom, howTo.title),
          .init(.cause, howTo.reason), .init(.cure, [howTo.advice] + branches), .init(.ways, ways),
          .init(.asks, asks),
        ])
    case .fact(let fact):
      SearchDocument(
        id: id,
        parts: [
          .init(.name, id), .init(.phrases, paraphrases), .init(.statement, fact.record.statement),
        ], prior: 0.9)
    case .question(let question): SearchDocument(note: id, question.text)
    case .contradiction(let contradiction): SearchDocument(note: id, contradiction.text)
    case .assumption(let assumption): SearchDocument(note: id, assumption.note.question)
    // A question for it is recognized by itself: the number of a version is in many others.
    case .changes: SearchDocument(id: id, parts: [])
    case .rule(let rule):
      SearchDocument(
        id: id,
        parts: [.init(.name, id), .init(.symptom, rule.summary), .init(.cause, rule.explanation)],
        prior: 0.9, isCompared: false)
    }
  }

  /// The phrases that name what it is about: its title, and how people put it.
  var subjectPhrases: [String] {
    switch kind {
    case .mistake(let mistake): paraphrases + [mistake.symptom, mistake.name]
    case .howTo(let howTo): howTo.english + howTo.chinese + [howTo.title]
    case .fact(let fact): paraphrases + [fact.record.statement]
    case .question, .contradiction, .assumption, .rule: [title]
    case .changes: []
    }
  }

  /// The phrases by which it is asked for: how people put it, how strangers title it, and its title if it tells what to
  /// do.
  var askedPhrases: [String] {
    let asked: [String]
    switch kind {
    case .mistake(let mistake): asked = paraphrases + [mistake.symptom]
    case .howTo(let howTo): asked = howTo.english + howTo.chinese + [howTo.title]
    case .fact: asked = paraphrases
    case .question, .contradiction, .rule, .assumption, .changes: asked = []
    }
    return asked + ways + asks
  }

  /// How people put it.
  private var paraphrases: [String] {
    let subject: Paraphrase.Subject
    switch kind {
    case .mistake(let mistake): subject = .mistake(mistake.id)
    case .fact(let fact): subject = .fact(fact)
    case .howTo, .question, .contradiction, .rule, .assumption, .changes: return []
    }
    return Self.paraphrases[subject] ?? []
  }

  /// The single cases, with what to do; not the words for plug-ins, which are about any trouble.
  private var branches: [String] {
    CureBranch.all[id]?.filter(\.plugIns.isEmpty).flatMap { [$0.sign, $0.step] } ?? []
  }

  /// How strangers title their questions.
  private var ways: [String] { WaysToAsk.all[id].map { $0.english + $0.chinese } ?? [] }

  /// How people ask for a single case.
  private var asks: [String] { CureBranch.all[id]?.flatMap(\.asks) ?? [] }

  private static let paraphrases = Dictionary(
    uniqueKeysWithValues: Paraphrase.all.map { ($0.subject, $0.english + $0.chinese) })
}

extension SearchDocument {
  /// A note to what the facts leave open, which is seldom what people look for.
  fileprivate init(note id: String, _ text: String) {
    self.init(id: id, parts: [.init(.name, id), .init(.statement, text)], prior: 0.6)
  }
}
