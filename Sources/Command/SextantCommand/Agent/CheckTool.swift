import AgentServer
import AppProject
import AuditReports
import LocationAudit
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Translations

/// A tool that checks a project.
struct CheckTool: AgentTool {
  struct Arguments: Decodable {
    let path, target, ios, severity: String?
    let predictions: Bool?
    let limit: Int?
  }

  let name = "check"
  let title = "Check a project's location set-up"
  let description = """
    Reads an iOS project (Xcode, Swift package, Tuist, XcodeGen, Cordova, Expo, Flutter) or a built product, without \
    building or changing it, and returns what is wrong with its location permission: rule, severity, file, line, \
    releases, message, fix and the ids of the facts; and what a person will see and the app will get on each release \
    that it deploys to. Call it after changes to Info.plist, entitlements or Core Location code.
    """
  let input: [Schema.Property] = [
    .optional(
      "path", .text("A folder, project, Info.plist, .app or .ipa; the first allowed folder by default.")),
    .optional("target", .text("Only the target with this name.")),
    .optional("ios", .text("Only this version, such as 14 or 13.2.")),
    .optional(
      "severity", .choice("Leave out what matters less.", Finding.Severity.allCases.map(\.rawValue))),
    .optional("predictions", .boolean("Whether to say what will happen; true by default.")),
    .optional("limit", .integer("The most findings; 30 by default.", 1...100)),
  ]
  let output: [Schema.Property] = [
    .required("path", .text("What was checked; files of findings count from it.")),
    .required(
      "summary",
      .object("", Finding.Severity.allCases.map { .required($0.rawValue, .integer("", 0...Int.max)) })),
    .required("targets", .list("The targets, with what will happen.", of: .anyObject(""))),
    .required("findings", .list("What is wrong, the worst first.", of: .anyObject(""))),
    .required("omitted", .integer("How many findings are left out.", 0...Int.max)),
    .required("problems", .list("What could not be read.", of: .anyObject(""))),
  ]

  struct Answer: Encodable {
    let path: String
    let summary: [String: Int]
    let targets: [Target]
    let findings: [JSONReporter.Finding]
    let omitted: Int
    let problems: [Problem]
  }

  struct Target: Encodable {
    let name, kind: String
    let deploymentTarget: String?
    let predictions: [Line]?
  }

  struct Line: Encodable {
    let topic, releases, text: String
  }

  struct Problem: Encodable {
    let file, message: String
    let line: Int
  }

  /// The maximum numbers of elements in an answer.
  private static let (mostTargets, mostProblems, mostFindings) = (20, 10, 30)

  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer {
    let path = try surroundings.folders.path(arguments.path ?? ".")
    var release: Release?
    if let ios = arguments.ios { release = try AskedReleases.release(ios) }
    let report = try report(on: path, release, arguments)
    try surroundings.goOn()
    let counts = Finding.Severity.allCases.map { severity in
      (severity.rawValue, report.findings.count { $0.severity == severity })
    }
    let shown = report.findings.sorted { $0.severity > $1.severity }
      .prefix(min(max(arguments.limit ?? Self.mostFindings, 1), 100))
    return Answer(
      path: path, summary: Dictionary(uniqueKeysWithValues: counts),
      targets: report.targets.prefix(Self.mostTargets).map { target in
        Target(
          name: target.name, kind: target.kind.rawValue,
          deploymentTarget: target.deploymentTarget?.description,
          predictions: arguments.predictions == false ? nil : Self.lines(of: target))
      },
      findings: shown.map { JSONReporter.Finding($0, in: .english) },
      omitted: report.findings.count - shown.count,
      problems: report.problems.prefix(Self.mostProblems).map {
        Problem(file: $0.origin.file, message: $0.message, line: $0.origin.line)
      })
  }

  private func report(
    on path: String, _ release: Release?, _ arguments: Arguments
  ) throws(ToolFailure) -> CheckReport {
    let severity = arguments.severity.flatMap(Finding.Severity.init) ?? .note
    let request = CheckRequest(release: release, targetName: arguments.target, language: .english)
    do throws(CommandFailure) {
      var projects = CheckedProjects()
      projects.add(try request.check(path) { _ in }, at: path)
      try projects.validate(targetName: arguments.target)
      return projects.report.showing(atLeast: severity)
    } catch {
      throw ToolFailure(error)
    }
  }

  private static func lines(of target: CheckedTarget) -> [Line] {
    ShortPredictions(target.predictions).rows.prefix(ShortPredictions.mostRows).map { row in
      Line(topic: row.line.topic.english, releases: row.releases, text: row.line.text.english)
    }
  }
}
