import LocationPolicy

extension CatalogEntry {
  /// The texts by which the entry is found.
  ///
  /// What people notice and how they put it counts most; the facts behind it are named by those who know already.
  var document: SearchDocument {
    let phrases = paraphrases.map { SearchDocument.Field($0, weight: 2) }
    let names = [SearchDocument.Field(id, weight: 3)]
    switch kind {
    case .mistake(let mistake):
      let texts: [SearchDocument.Field] = [
        .init(mistake.name, weight: 1.5), .init(mistake.symptom, weight: 3), .init(mistake.cause, weight: 2),
        .init(mistake.fix, weight: 1), .init(mistake.releases, weight: 0.5),
      ]
      let facts = mistake.facts.map { SearchDocument.Field($0.record.statement, weight: 0.3) }
      let found = rules.flatMap {
        [SearchDocument.Field($0.id, weight: 2), SearchDocument.Field($0.summary, weight: 1)]
      }
      return SearchDocument(id: id, fields: names + texts + phrases + found + facts, prior: 1.15)
    case .fact(let fact):
      return SearchDocument(
        id: id, fields: names + phrases + [.init(fact.record.statement, weight: 1.5)], prior: 1)
    case .question(let question):
      return SearchDocument(id: id, fields: names + [.init(question.text, weight: 1.5)], prior: 0.6)
    case .contradiction(let contradiction):
      return SearchDocument(id: id, fields: names + [.init(contradiction.text, weight: 1.5)], prior: 0.6)
    case .rule(let rule):
      return SearchDocument(
        id: id,
        fields: names + [.init(rule.summary, weight: 3), .init(rule.explanation, weight: 1)], prior: 1)
    case .assumption(let assumption):
      return SearchDocument(
        id: id, fields: names + [.init(assumption.note.question, weight: 1.5)], prior: 0.6)
    }
  }

  /// How people put it.
  private var paraphrases: [String] {
    let subject: Paraphrase.Subject
    switch kind {
    case .mistake(let mistake): subject = .mistake(mistake.id)
    case .fact(let fact): subject = .fact(fact)
    case .question, .contradiction, .rule, .assumption: return []
    }
    return Paraphrase.all.filter { $0.subject == subject }.flatMap { $0.english + $0.chinese }
  }
}
