package import LocationPolicy
package import Phrases

/// What to do in one case of a problem, where the general advice is too little.
package struct CureBranch: Hashable, Sendable {
  /// The sign of the case, as a clause after "If".
  package let sign: String
  /// Other words in which it is asked for, in English and Chinese.
  package let asks: [String]
  /// Words in lowercase, such as the name of a plug-in, of which a question must have one; none if it can be any.
  package let names: [String]
  /// The plug-ins whose users do so whatever else a question says; none if it is for a case.
  package let plugIns: [PlugIn]
  /// What to do then, in sentences.
  package let step: String
  /// Lines to copy for it; nil where the step says it all.
  package let example: CodeExample?
  /// The facts that it rests on beside those of its entry.
  package let facts: [Fact]
  /// Where it was reported, as far as no fact says so.
  package let sources: [Citation]

  init(
    sign: String, asks: [String] = [], names: [String] = [], plugIns: [PlugIn] = [], step: String,
    example: CodeExample? = nil, facts: [Fact] = [], sources: [Citation] = []
  ) {
    self.sign = sign
    self.asks = asks
    self.names = names
    self.plugIns = plugIns
    self.step = step
    self.example = example
    self.facts = facts
    self.sources = sources
  }

  /// Takes what the users of some plug-ins do, by the plug-ins' own options and calls.
  init(with plugIns: PlugIn..., step: String, facts: [Fact] = [], sources: [Citation]) {
    self.init(
      sign: "the plug-in is " + plugIns.map(\.name).joined(separator: ", "), plugIns: plugIns, step: step,
      facts: facts, sources: sources)
  }
}

extension CureBranch {
  /// The cases of an entry, by its id.
  static let all = parts.reduce(into: [:]) { all, cases in
    all.merge(cases) { $0 + $1 }
  }

  private static let parts = [
    permission, locations, store, plugins, tools, flutter, scriptFrameworks, devices, simulation, errorTexts,
    signals, pluginThreads, owners, backgroundOfPlugIns, pausesOfPlugIns, permissionOfPlugIns,
    positionsOfPlugIns,
  ]

  /// The case and what to do as one sentence.
  package var words: Phrase { "If \(sign): \(step)" }

  /// Returns the same in another language; what has no translation stays English.
  ///
  /// - Parameter key: What the keys begin with, such as "HOW-31.if1".
  func translated(by entries: [String: String], key: String) -> CureBranch {
    CureBranch(
      sign: entries[key] ?? sign, asks: asks, names: names, plugIns: plugIns,
      step: entries["\(key).do"] ?? step, example: example, facts: facts, sources: sources)
  }
}
