import CommandLineOptions
import LocationAudit
import LocationPolicy
import LocationSituations

/// Explores all situations that a person and an app can get into by the rules of a release.
struct Explore: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find every situation that a person and an app can get into, and the shortest way to it.",
    discussion: """
      rules: all that a person, an app's code, the system and time can do by the rules of one release, in every order, \
      from the installation on. It says how many situations there are, and the shortest journey to those that are asked \
      for: --find "reads authorizedAlways, background: nothing". Documentation/ExploreRules.md describes the words; \
      --list names questions about well-known mistakes, which --find takes, too.

      Exits with 0 when all that --find asks for was found and nothing that --never names, otherwise with 1.
      """)

  /// What can be explored.
  enum Subject: String, CaseIterable {
    case rules
  }

  /// The form of the answers.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  @Argument(help: "What to explore.")
  var subject: Subject

  @Option(help: ArgumentHelp("The iOS version, such as 13.2; the newest without it.", valueName: "version"))
  var ios: ReleaseArgument?

  @Option(
    help: ArgumentHelp(
      "Find the shortest journey to this; can be given several times.", valueName: "question"))
  var find: [String]

  @Option(
    help: ArgumentHelp("Show that this never is so; can be given several times.", valueName: "question"))
  var never: [String]

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Find the journeys that end differently on two versions.", valueName: "version"))
  var compare: [ReleaseArgument]

  @Option(
    name: .customLong("info-plist"),
    help: ArgumentHelp("The Info.plist of a built app; without it everything is declared.", valueName: "file")
  )
  var infoPlist: String?

  @Option(help: ArgumentHelp("A project, as for 'sextant check', whose app is explored.", valueName: "path"))
  var project: String?

  @Option(help: ArgumentHelp("The project's target; its only app without it.", valueName: "name"))
  var target: String?

  @Flag(help: "List the named questions.")
  var list: Bool

  @Option(help: "The form of the answers.")
  var format = Format.text

  func validate() throws(ValidationError) {
    if !compare.isEmpty, compare.count != 2 {
      throw ValidationError("--compare takes two versions, such as --compare 13.0 13.4")
    }
    if !compare.isEmpty, ios != nil || !find.isEmpty || !never.isEmpty {
      throw ValidationError("--compare goes without --ios, --find and --never")
    }
    if infoPlist != nil, project != nil {
      throw ValidationError("--info-plist and --project exclude each other")
    }
    if target != nil, project == nil { throw ValidationError("--target needs --project") }
    do throws(QuestionError) { _ = try questions() } catch { throw ValidationError(Self.text(of: error)) }
  }

  private func questions() throws(QuestionError) -> [AskedQuestion] {
    var questions: [AskedQuestion] = []
    for text in find { questions.append(try AskedQuestion(text, isForbidden: false)) }
    for text in never { questions.append(try AskedQuestion(text, isForbidden: true)) }
    return questions
  }

  private static func text(of error: QuestionError) -> String {
    let part = error.part.isEmpty ? "" : " in '\(error.part)'"
    let allowed = error.allowed.isEmpty ? "" : "; there are: " + error.allowed.joined(separator: ", ")
    return error.message + (error.message.contains(error.part) ? "" : part) + allowed
  }

  func run(in session: Session) throws(CommandFailure) -> ExitCode {
    if list {
      try session.print(
        format == .json ? try json(NamedQuestionList()) : NamedQuestionList().text(for: session.terminal))
      return .success
    }
    let app = try app()
    if let first = compare.first, let second = compare.last {
      let report = ComparedReleases(app, first.release, second.release)
      try session.print(format == .json ? try json(report) : report.text(for: session.terminal))
      return .success
    }
    let asked: [AskedQuestion]
    do throws(QuestionError) { asked = try questions() } catch {
      preconditionFailure("the questions were read before: \(error)")
    }
    let report = RulesReport(app, on: ios?.release ?? .newest, asked: asked)
    try session.print(format == .json ? try json(report) : report.text(for: session.terminal))
    return report.isAsAsked ? .success : .errorsFound
  }

  private func app() throws(CommandFailure) -> ExploredApp {
    if let infoPlist { return try ExploredApp(infoPlist: infoPlist) }
    if let project { return try ExploredApp(project: project, target: target) }
    return .complete
  }

  private func json(_ value: some Encodable) throws(CommandFailure) -> String {
    do { return try StableJSON.text(of: value) } catch { throw .encoding(String(describing: error)) }
  }
}

extension Explore.Subject: ExpressibleByArgument {}
extension Explore.Format: ExpressibleByArgument {}
