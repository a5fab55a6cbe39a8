import AppProject
import AuditReports
import LocationAudit
import LocationDrawing
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

/// A report with everything that a format must be able to show.
enum SampleReport {
  static let places = ReportPlaces(root: "/Users/me/My Repo", folder: "ios")

  static let line = "\t\tself.manager.requestAlwaysAuthorization() // 申请始终定位"

  static let error = Finding(
    rule: RuleID(rawValue: "always-requested-first"), severity: .error, target: "Läufer 跑步",
    at: Site(file: "App/定位 Manager.swift", line: 7, column: 16), releases: .iOS13 ... .newest,
    message: "The first request is for Always, so Allow While Using App makes a provisional Always.",
    fix: "Ask for When In Use first.", mistakes: [.mis13], facts: [.auth060])

  static let note = Finding(
    rule: RuleID(rawValue: "unused-info-plist"), severity: .note, target: "",
    at: Site(file: "Old/Info.plist", line: 1, column: 1),
    releases: .iOS8 ... .iOS10, message: "No target uses this file.", fix: "Delete it.", mistakes: [.mis04],
    facts: [])

  static let app = CheckedTarget(
    name: "Läufer 跑步", kind: .app, deploymentTarget: SystemVersion(13, 2), infoPlist: "App/Info.plist",
    predictions: [
      Prediction(
        range: .iOS13 ... .iOS13,
        lines: [
          PredictionLine(
            topic: "first prompt", text: "Allow “Läufer 跑步” to access your location?",
            facts: [.auth046, .key014],
            prompt: PromptPicture(.first13, on: .iOS13, appName: "Läufer 跑步", text: "For “maps” & routes.")),
          PredictionLine(topic: "store", text: "Nothing to object to.", facts: []),
        ]),
      Prediction(range: .iOS13_4 ... .newest, lines: []),
    ])

  static let tests = CheckedTarget(
    name: "Tests", kind: .test, deploymentTarget: nil, infoPlist: nil, predictions: [])

  static let problem = InputProblem(
    severity: .error, origin: Site(file: "App/Broken.plist", line: 3, column: 9),
    message: "The plist ends in the middle of an element.")

  static let full = CheckReport(
    targets: [app, tests], findings: [error, note], problems: [problem], excerpts: excerpts(for: error, line))

  /// A report in which every text contains special characters.
  static let hostile = CheckReport(
    targets: [
      CheckedTarget(
        name: hostileText, kind: .app, deploymentTarget: nil, infoPlist: nil, predictions: [])
    ],
    findings: [
      Finding(
        rule: RuleID(rawValue: "always-at-launch"), severity: .warning, target: hostileText,
        at: Site(file: "a,b:c%\n::error::d.swift", line: 1, column: 2), releases: .iOS8 ... .newest,
        message: Phrase(verbatim: hostileText), fix: Phrase(verbatim: hostileText), facts: [])
    ])

  /// A text with everything that ends lines, tags, code and properties, mentions people, or colors terminals.
  static let hostileText = "]]></failure>&\"\r\n::error file=x::100% @octocat #1 `a``b` <b>|*_\u{1B}[31m\u{0}"

  static func excerpts(for finding: Finding, _ line: String) -> [Site: SourceExcerpt] {
    let place = finding.site
    guard let excerpt = SourceExcerpt(line: Array(line.utf8), column: finding.site.column) else { return [:] }
    return [place: excerpt]
  }
}
