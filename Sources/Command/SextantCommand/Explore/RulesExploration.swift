import CommandOutput
import LeanFoundation
import LocationEvidence
import LocationExploration
import LocationPolicy
import LocationScenario
import LocationSituations
import Phrases
import Translations

/// Explores the rules of releases one after the other, and writes the results as they become
/// available.
struct RulesExploration {
  /// The situations to search, and the limits of the search.
  let situations: SituationsToSearch
  /// The releases, oldest first.
  let releases: [Release]
  /// The questions for each release.
  let asked: [AskedQuestion]
  /// The language of texts for people.
  let language: Language

  /// Prints the results of each release, for people.
  func print(in console: Console) throws(CommandFailure) -> ExitCode {
    var isAsAsked = true
    for (number, release) in releases.enumerated() {
      let report = RulesReport(situations, on: release, asked: asked)
      isAsAsked = isAsAsked && report.isAsAsked
      try console.print((number > 0 ? "\n" : "") + report.text(for: console.terminal, in: language))
    }
    return isAsAsked ? .success : .errorsFound
  }

  /// Prints the results of the first release as JSON.
  func printJSON(in console: Console) throws(CommandFailure) -> ExitCode {
    let report = RulesReport(situations, on: releases[0], asked: asked)
    try console.print(try Self.json(report))
    return report.isAsAsked ? .success : .errorsFound
  }

  /// Writes JSON lines: one that describes the exploration, and one for each release as soon as it
  /// is done.
  func writeLines(in console: Console) throws(CommandFailure) -> ExitCode {
    let header = ExplorationHeader(
      app: situations.app.name.english, releases: releases.map(\.name), services: situations.serviceNames,
      bound: situations.bound == SituationsToSearch.defaultBound ? nil : situations.bound,
      questions: asked.map { ExplorationHeader.Asked(question: $0.typed, isForbidden: $0.isForbidden) })
    try console.write(try Self.line(of: header))
    var isAsAsked = true
    for release in releases {
      let report = RulesReport(situations, on: release, asked: asked)
      isAsAsked = isAsAsked && report.isAsAsked
      try console.write(try Self.line(of: report))
    }
    return isAsAsked ? .success : .errorsFound
  }

  /// Writes a page about the first release, with a map and the screens of the journeys.
  func writePage(in console: Console) throws(CommandFailure) -> ExitCode {
    let report = RulesReport(situations, on: releases[0], asked: asked)
    try console.write(report.page(in: language))
    return report.isAsAsked ? .success : .errorsFound
  }

  /// Writes the journey to the first question as a scenario; reports if there is none.
  func writeScenario(in console: Console) throws(CommandFailure) -> ExitCode {
    let search = situations.search(on: releases[0])
    guard let asked = asked.first, let journey = search.answer(to: asked.question).journey else {
      try console.warn(["there is no journey to what is asked for, so there is no scenario"])
      return .errorsFound
    }
    let scenario = SituationScenario(name: asked.typed, journey: journey, under: search.rules)
    try console.print(try Self.json(EncodableTable(value: scenario.value)))
    return .success
  }

  /// Writes the situations of the first release as a model for Spin, which then searches for the
  /// questions.
  func writePromela(in console: Console) throws(CommandFailure) -> ExitCode {
    let search = situations.search(on: releases[0])
    try console.write(search.promela(reporting: asked.map(\.question)))
    return .success
  }

  /// Returns a value as indented JSON.
  static func json(_ value: some Encodable) throws(CommandFailure) -> String {
    do { return try StableJSON.text(of: value) } catch { throw .encoding(String(describing: error)) }
  }

  /// Returns a value as a line of JSON with sorted keys and a line break.
  static func line(of value: some Encodable) throws(CommandFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n" } catch {
      throw .encoding(String(describing: error))
    }
  }
}
