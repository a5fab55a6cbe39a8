package import AppProject
package import LocationAudit
import Phrases
package import Translations

/// All that a check of a project has to say, ready to be written in any format.
package struct CheckReport: Hashable, Sendable {
  /// The version of the JSON form.
  package static let schema = 1

  /// The targets that were checked, in the order of the inventory.
  package let targets: [CheckedTarget]
  /// What is wrong, by target, errors first, then by place and rule.
  package let findings: [Finding]
  /// What could not be read, by place.
  package let problems: [InputProblem]
  /// The source text around the findings, by place.
  package let excerpts: [Site: SourceExcerpt]
  /// What of files has to be replaced to mend findings, where that leaves nothing to choose.
  package let edits: [Finding: [FileEdit]]
  /// How many findings were left out because they matter too little.
  package let hiddenFindingCount: Int
  /// What is wrong and may stay, by target, errors first, then by place and rule.
  package let suppressed: [SuppressedFinding]
  /// What the baseline holds and was not found anymore, sorted.
  package let goneFromBaseline: [Baseline.Entry]
  /// The language in which reporters are to write it.
  package private(set) var language = Language.english
  /// Where the pages of the rules are; nil where they are nowhere on the web.
  package private(set) var rulesAddress: RulesAddress?

  /// Creates a report; findings and problems are sorted.
  package init(
    targets: [CheckedTarget], findings: [Finding], problems: [InputProblem] = [],
    excerpts: [Site: SourceExcerpt] = [:], edits: [Finding: [FileEdit]] = [:], hiddenFindingCount: Int = 0
  ) {
    self.init(
      targets: targets, findings: findings, problems: problems, excerpts: excerpts, edits: edits,
      hiddenFindingCount: hiddenFindingCount, suppressed: [])
  }

  /// Creates a report with what is known and may stay; all is sorted.
  package init(
    targets: [CheckedTarget], findings: [Finding], problems: [InputProblem], excerpts: [Site: SourceExcerpt],
    edits: [Finding: [FileEdit]], hiddenFindingCount: Int = 0, suppressed: [SuppressedFinding],
    goneFromBaseline: [Baseline.Entry] = []
  ) {
    self.targets = targets
    self.findings = findings.sorted(by: Finding.comesBefore)
    self.problems = problems.sorted { ($0.origin, $0.message) < ($1.origin, $1.message) }
    self.excerpts = excerpts
    self.edits = edits
    self.hiddenFindingCount = hiddenFindingCount
    self.suppressed = suppressed.sorted { Finding.comesBefore($0.finding, $1.finding) }
    self.goneFromBaseline = goneFromBaseline.sorted()
  }

  /// Whether any finding is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether some input that the check needed could not be read, so that findings may be missing.
  package var isIncomplete: Bool { problems.contains { $0.severity == .error } }

  /// Returns the report to be written in a language, with links to the pages of its rules.
  package func said(in language: Language, leadingTo rulesAddress: RulesAddress? = nil) -> CheckReport {
    var report = self
    report.language = language
    report.rulesAddress = rulesAddress
    return report
  }

  /// Returns a phrase in the language of the report.
  func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// Returns the report without the findings below a severity.
  package func showing(atLeast severity: Finding.Severity) -> CheckReport {
    let shown = findings.filter { $0.severity >= severity }
    return CheckReport(
      targets: targets, findings: shown, problems: problems, excerpts: excerpts, edits: edits,
      hiddenFindingCount: hiddenFindingCount + findings.count - shown.count, suppressed: suppressed,
      goneFromBaseline: goneFromBaseline
    ).said(in: language, leadingTo: rulesAddress)
  }

  /// How many findings there are of each severity and in how many targets, and how many more are known.
  var summary: String {
    let commented = suppressed.count { $0.cause != .baseline }
    let inBaseline = suppressed.count - commented
    var more: [Phrase] = []
    if hiddenFindingCount > 0 { more.append("\(hiddenFindingCount) not shown") }
    if commented > 0 { more.append("\(commented) silenced by comments") }
    if inBaseline > 0 { more.append("\(inBaseline) in the baseline") }
    return text(more.isEmpty ? counts : "\(counts) (\(Phrase.joined(more)))")
  }

  /// What is wrong, with what several targets have in common said once.
  var sharedFindings: [SharedFinding] { SharedFinding.joined(findings) }

  /// Whether all was read and is shown, and none of it needs to be mended.
  private var isFineAsItIs: Bool {
    hiddenFindingCount == 0 && problems.isEmpty && findings.allSatisfy { $0.severity == .note }
  }

  private var counts: Phrase {
    let shown = sharedFindings.map(\.finding.severity)
    let parts = Finding.Severity.allCases.reversed().compactMap { severity -> Phrase? in
      let count = shown.count { $0 == severity }
      return count == 0 ? nil : severity.words(for: count)
    }
    let all: Phrase = parts.isEmpty ? "no findings" : Phrase.joined(parts)
    let found: Phrase = isFineAsItIs ? "Nothing to fix: \(all)" : parts.isEmpty ? "No findings" : all
    return targets.count == 1 ? "\(found) in 1 target" : "\(found) in \(targets.count) targets"
  }

  /// Returns the source text around a finding, or nil when it could not be read as text.
  func excerpt(for finding: Finding) -> SourceExcerpt? {
    excerpts[finding.site]
  }
}

/// A target of a check, with what will happen on the releases that it deploys to.
package struct CheckedTarget: Hashable, Sendable {
  /// The target's name.
  package let name: String
  /// What it builds.
  package let kind: ProductKind
  /// The oldest iOS that it installs on; nil when nothing says so.
  package let deploymentTarget: SystemVersion?
  /// The Info.plist file, relative to the checked folder; nil when all of it is generated or there is none.
  package let infoPlist: String?
  /// What will happen, from the oldest release to the newest.
  package let predictions: [Prediction]
  /// The sources and libraries of its process that were not read, so that nothing is concluded from their silence.
  package let unread: [String]
  /// The address at which the target's Info.plist and requests can be played on a phone; nil where none is known.
  package var page: String?

  /// Creates a target.
  package init(
    name: String, kind: ProductKind, deploymentTarget: SystemVersion?, infoPlist: String?,
    predictions: [Prediction], unread: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.deploymentTarget = deploymentTarget
    self.infoPlist = infoPlist
    self.predictions = predictions
    self.unread = unread
  }

  /// Creates a target from what was read, in the configuration that is archived.
  package init(_ target: AppTarget, predictions: [Prediction], unread: [String]) {
    let configuration = target.configurations.first
    self.init(
      name: target.name, kind: target.kind, deploymentTarget: configuration?.deploymentTarget,
      infoPlist: configuration?.infoPlist?.path, predictions: predictions, unread: unread)
  }
}
