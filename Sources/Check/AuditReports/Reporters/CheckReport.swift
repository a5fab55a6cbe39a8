package import AppProject
package import LocationAudit
package import LocationEvidence
import Phrases
package import Translations

/// The report on a check, independent of the format.
package struct CheckReport: Hashable, Sendable {
  /// The version of the JSON format.
  package static let schema = 1

  /// The checked targets, in the order of the inventory.
  package let targets: [CheckedTarget]
  /// The findings by target, errors first, then by place and rule.
  package let findings: [Finding]
  /// The problems with the input, by place.
  package let problems: [InputProblem]
  /// The source text around the findings, by place.
  package let excerpts: [Site: SourceExcerpt]
  /// The edits that fix findings, if there is only one possible fix.
  package let edits: [Finding: [FileEdit]]
  /// The number of findings that were omitted because of their low severity.
  package let hiddenFindingCount: Int
  /// The suppressed findings by target, errors first, then by place and rule.
  package let suppressed: [SuppressedFinding]
  /// The entries of the baseline that were not found anymore, sorted.
  package let goneFromBaseline: [Baseline.Entry]
  /// The language of the report.
  package private(set) var language = Language.english
  /// The address of the pages about rules; nil if they aren't on the web.
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

  /// Creates a report with suppressed findings; everything is sorted.
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

  /// Whether input that the check needs could not be read, so that findings may be missing.
  package var isIncomplete: Bool { problems.contains { $0.severity == .error } }

  /// Returns the report in a language, with links to the pages about rules.
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

  /// A summary with the numbers of findings by severity, of targets, and of suppressed findings.
  var summary: String {
    let commented = suppressed.count { $0.cause != .baseline }
    let inBaseline = suppressed.count - commented
    var more: [Phrase] = []
    if hiddenFindingCount > 0 { more.append("\(hiddenFindingCount) not shown") }
    if commented > 0 { more.append("\(commented) silenced by comments") }
    if inBaseline > 0 { more.append("\(inBaseline) in the baseline") }
    return text(more.isEmpty ? counts : "\(counts) (\(Phrase.joined(more)))")
  }

  /// The findings, with those that several targets have in common combined.
  var sharedFindings: [SharedFinding] { SharedFinding.joined(findings) }

  /// Whether everything was read and is shown, and nothing needs to be fixed.
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

  /// Returns the source text around a finding; nil if it could not be read as text.
  func excerpt(for finding: Finding) -> SourceExcerpt? {
    excerpts[finding.site]
  }
}

/// A checked target, with predictions for the releases that it deploys to.
package struct CheckedTarget: Hashable, Sendable {
  package let name: String
  package let kind: ProductKind
  /// The deployment target; nil if unknown.
  package let deploymentTarget: SystemVersion?
  /// The Info.plist file, relative to the checked folder; nil if it is generated or doesn't exist.
  package let infoPlist: String?
  /// The predictions, from the oldest release to the newest.
  package let predictions: [Prediction]
  /// The sources and libraries of its process that were not read, so that nothing is concluded from
  /// what they lack.
  package let unread: [String]
  /// The address of a page on which the target's requests can be played on a phone; nil if there is
  /// none.
  package var page: String?

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

  /// Creates a target from the configuration for archives.
  package init(_ target: AppTarget, predictions: [Prediction], unread: [String]) {
    let configuration = target.configurations.first
    self.init(
      name: target.name, kind: target.kind, deploymentTarget: configuration?.deploymentTarget,
      infoPlist: configuration?.infoPlist?.path, predictions: predictions, unread: unread)
  }
}
