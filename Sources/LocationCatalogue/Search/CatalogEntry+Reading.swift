import LocationPolicy

extension CatalogEntry {
  /// Whether a word has the form of an id, so that it is none when no entry has it: "KEY-999".
  package static func looksLikeID(_ word: String) -> Bool {
    let parts = word.uppercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), !parts[1].isEmpty else {
      return false
    }
    let sections = Fact.allCases.map(\.id) + MistakeID.allCases.map(\.rawValue) + ["OPEN-", "X-"]
    return sections.contains { $0.hasPrefix(parts[0] + "-") }
  }

  /// What the entry says of the versions that it is about.
  package var releases: MentionedReleases {
    switch kind {
    case .mistake(let mistake): MentionedReleases(mistake.releases)
    case .fact(let fact): MentionedReleases(fact.record.releases)
    case .question, .contradiction, .rule: MentionedReleases("all")
    }
  }
}
