import CommandLineOptions
import CommandOutput
import LeanFoundation
import LocationPolicy
import LocationSituations
import Translations

/// Explores all situations that a person and an app can reach under the rules of a release.
struct Explore: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find every situation that a person and an app can reach, and the shortest way there.",
    discussion: """
      rules: explores everything that a person, an app's code, the system and time can do by the rules of one release, \
      in every order, from the installation on. It prints the number of situations and the shortest journey to each one \
      you ask for: --find "reads authorizedAlways, background: nothing". Documentation/ExploreRules.md describes the \
      questions; --list names questions about well-known mistakes, which --find also accepts. --format promela writes a \
      model for the model checker Spin; --format html draws a map of the situations, and what the person sees on each \
      journey; --format scenario writes the journey as a scenario for 'sextant simulate'.

      Unless told otherwise, the app makes requests and uses standard updates. --services adds what else it may use, on \
      releases that have it: CLServiceSession (sessions), live updates (live), CLMonitor (monitors), \
      CLBackgroundActivitySession (activity). With changes, the person may choose Don't Allow Changes in the restrictions. \
      Each multiplies the number of situations; a question that names one adds it.

      Exits with 0 if everything that --find asks for was found and nothing that --never forbids, otherwise with 1.
      """)

  /// The subject of an exploration.
  enum Subject: String, CaseIterable {
    case rules
  }

  /// The format of the answers.
  enum Format: String, CaseIterable {
    case text
    case json
    case ndjson
    case promela
    case html
    case scenario
  }

  @Argument(help: "What to explore.")
  var subject: Subject

  @Option(
    help:
      "An iOS version or a range, such as 14, 13.4, 8-10 or 13.4+; can be given several times. The default is the newest.",
    value: "versions")
  var ios: [ReleaseRangeArgument]

  @Option(help: "Find the shortest journey to this; can be given several times.", value: "question")
  var find: [String]

  @Option(help: "Show that this can never happen; can be given several times.", value: "question")
  var never: [String]

  @Option(
    parsing: .upToNextOption, help: "Find the journeys that end differently on two versions.",
    value: "version")
  var compare: [ReleaseArgument]

  @Option(
    name: "info-plist", help: "The Info.plist of a built app; by default it declares everything.",
    value: "file")
  var infoPlist: String?

  @Option(help: "A project, as for 'sextant check', whose app is explored.", value: "path")
  var project: String?

  @Option(help: "The project's target. The default is its only app.", value: "name")
  var target: String?

  @Option(
    parsing: .upToNextOption,
    help: "What may happen besides a location manager: a part of the Swift API, or changes.", value: "service"
  )
  var services: [AddedMoves]

  @Option(help: "How many situations of a version may be kept, which limits memory.", value: "count")
  var bound = SituationsToSearch.defaultBound

  @Option(
    help: "How many processors to use, by default all; it makes no difference to what is found.",
    value: "count")
  var jobs: Int?

  @Flag(help: "List the named questions.")
  var list: Bool

  @Option(help: "The language of texts for people, by default that of LANG; questions have one form.")
  var language: Language?

  @Option(help: "The format of the answers; ndjson has a line for each version.")
  var format = Format.text

  func validate() throws(ValidationError) {
    if !compare.isEmpty, compare.count != 2 {
      throw ValidationError("--compare takes two versions, such as --compare 13.0 13.4")
    }
    if !compare.isEmpty, !ios.isEmpty || !find.isEmpty || !never.isEmpty {
      throw ValidationError("--compare can't be combined with --ios, --find or --never")
    }
    if infoPlist != nil, project != nil {
      throw ValidationError("--info-plist and --project exclude each other")
    }
    if bound < 1 || bound > 1 << 30 { throw ValidationError("--bound takes 1 to \(1 << 30) situations") }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes 1 to 1024") }
    if target != nil, project == nil { throw ValidationError("--target needs --project") }
    try validateFormat()
    let asked: [AskedQuestion]
    do throws(QuestionError) { asked = try questions() } catch { throw ValidationError(error.sentence) }
    if format == .promela, asked.contains(where: \.question.asksForEarlier) {
      throw ValidationError(
        "--format promela knows no 'after': a state of the model does not tell what was before")
    }
    if format == .scenario, find.count != 1 || !never.isEmpty {
      throw ValidationError("--format scenario takes one --find, and no --never")
    }
  }

  private func validateFormat() throws(ValidationError) {
    if format != .text, format != .json, list || !compare.isEmpty {
      throw ValidationError("--format \(format.rawValue) can't be combined with --list or --compare")
    }
    if format != .text, format != .ndjson, releases.count > 1 {
      throw ValidationError("--format \(format.rawValue) is for one version; --format ndjson takes several")
    }
  }

  /// The releases to explore, oldest first.
  private var releases: [Release] { ios.releases(byDefault: [.newest]) }

  private func questions() throws(QuestionError) -> [AskedQuestion] {
    var questions: [AskedQuestion] = []
    for text in find { questions.append(try AskedQuestion(text, isForbidden: false)) }
    for text in never { questions.append(try AskedQuestion(text, isForbidden: true)) }
    return questions
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    if list {
      try console.print(
        format == .json
          ? try json(NamedQuestionList())
          : NamedQuestionList().text(for: console.terminal, in: console.language(language)))
      return .success
    }
    let asked: [AskedQuestion]
    do throws(QuestionError) { asked = try questions() } catch {
      preconditionFailure("the questions were read before: \(error)")
    }
    let situations = SituationsToSearch(
      app: try app(), addedMoves: asked.reduce(into: Set(services)) { $0.formUnion($1.question.addedMoves) },
      bound: bound, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    if let first = compare.first, let second = compare.last {
      let report = ComparedReleases(situations, first.release, second.release)
      try console.print(
        format == .json
          ? try json(report) : report.text(for: console.terminal, in: console.language(language)))
      return .success
    }
    let exploration = RulesExploration(
      situations: situations, releases: releases, asked: asked, language: console.language(language))
    switch format {
    case .text: return try exploration.print(in: console)
    case .json: return try exploration.printJSON(in: console)
    case .ndjson: return try exploration.writeLines(in: console)
    case .promela: return try exploration.writePromela(in: console)
    case .html: return try exploration.writePage(in: console)
    case .scenario: return try exploration.writeScenario(in: console)
    }
  }

  private func app() throws(CommandFailure) -> ExploredApp {
    if let infoPlist { return try ExploredApp(infoPlist: infoPlist) }
    if let project { return try ExploredApp(project: project, target: target) }
    return .complete
  }

  private func json(_ value: some Encodable) throws(CommandFailure) -> String {
    try RulesExploration.json(value)
  }
}

extension AddedMoves: ExpressibleByArgument {}
extension Explore.Subject: ExpressibleByArgument {}
extension Explore.Format: ExpressibleByArgument {}
