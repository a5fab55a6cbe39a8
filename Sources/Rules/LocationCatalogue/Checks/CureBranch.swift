package import LocationPolicy
package import Phrases

/// What to do in one case of a problem, where the general advice is too little.
package struct CureBranch: Hashable, Sendable {
  /// The sign of the case, as a clause after "If".
  package let sign: String
  /// What to do then, in sentences.
  package let step: String
  /// The facts that it rests on beside those of its entry.
  package let facts: [Fact]
  /// Where it was reported, as far as no fact says so.
  package let sources: [Citation]

  init(sign: String, step: String, facts: [Fact] = [], sources: [Citation] = []) {
    self.sign = sign
    self.step = step
    self.facts = facts
    self.sources = sources
  }
}

extension CureBranch {
  /// The cases of an entry, by its id.
  static let all = permission.merging(locations) { $1 }.merging(store) { $1 }

  /// The case and what to do as one sentence.
  package var words: Phrase { "If \(sign): \(step)" }

  /// Returns the same in another language; what has no translation stays English.
  ///
  /// - Parameter key: What the keys begin with, such as "HOW-31.if1".
  func translated(by entries: [String: String], key: String) -> CureBranch {
    CureBranch(
      sign: entries[key] ?? sign, step: entries["\(key).do"] ?? step, facts: facts, sources: sources)
  }
}
