import LocationCatalogue
import LocationPolicy

/// The texts that explain an entry of the catalogue.
enum CatalogText {
  /// Returns everything that is known about an id such as KEY-005, MIS-13, OPEN-02 or X-03; nil for others.
  static func text(forID id: String) -> String? {
    let id = id.uppercased()
    if let fact = FactCatalog.fact(withID: id) { return text(of: fact) }
    if let mistake = MistakeCatalog.all.first(where: { $0.id.rawValue == id }) { return text(of: mistake) }
    if let open = OpenQuestion.all.first(where: { $0.id == id }) { return "\(open.id)\n\(open.text)" }
    if let conflict = SourceContradiction.all.first(where: { $0.id == id }) {
      return "\(conflict.id)\n\(conflict.text)"
    }
    return nil
  }

  /// Returns one line for a fact, for lists of reasons.
  static func reason(_ fact: Fact) -> String {
    let record = fact.record
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    return
      "\(record.fact.id) [iOS \(record.releases)] \(record.statement) (\(labels.isEmpty ? "unsourced" : labels))"
  }

  private static func text(of fact: Fact) -> String {
    let record = fact.record
    var lines = ["\(fact.id)  iOS \(record.releases)", record.statement, ""]
    lines.append(record.sources.isEmpty ? "Sources: none of its own" : "Sources:")
    for citation in record.sources {
      lines += ["  \(citation.title)", "    \(citation.source.address ?? "no address is known")"]
    }
    let labels = record.confidence.map(\.rawValue).joined(separator: ", ")
    lines.append("Confidence: \(record.confidenceNote ?? (labels.isEmpty ? "unsourced" : labels))")
    if let contradiction = record.contradiction { lines.append("Contradicted: \(contradiction)") }
    let users = rules(resting: fact)
    if !users.isEmpty { lines.append("In the rules: \(users.joined(separator: "; "))") }
    let mistakes = MistakeCatalog.all.filter { $0.facts.contains(fact) }.map {
      "\($0.id.rawValue) \($0.name)"
    }
    if !mistakes.isEmpty { lines.append("Mistakes: \(mistakes.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  private static func text(of mistake: Mistake) -> String {
    let facts = mistake.facts.map { "  " + reason($0) }
    return
      (["\(mistake.id.rawValue)  \(mistake.name)  [\(mistake.releases)]", "Symptom: \(mistake.symptom)"]
      + ["Cause: \(mistake.cause)", "Fix: \(mistake.fix)", "Seen in: \(mistake.seenIn)", "Facts:"] + facts
      + ["Reports:"] + mistake.sources.map { "  \($0)" }).joined(separator: "\n")
  }

  /// The properties of the policies that rest on a fact, with the releases.
  private static func rules(resting fact: Fact) -> [String] {
    var releases: [String: [String]] = [:]
    var order: [String] = []
    for policy in Policies.known {
      for (name, rule) in policy.rules where rule.facts.contains(fact) {
        if releases[name] == nil { order.append(name) }
        releases[name, default: []].append(policy.release.name)
      }
    }
    return order.map { name in
      let names = releases[name] ?? []
      let range = names.count > 1 ? "\(names[0]) to \(names[names.count - 1])" : names.joined()
      return "\(name) (iOS \(range))"
    }
  }
}
