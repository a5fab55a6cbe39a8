import AppProject
import CommandOutput
import LocationAudit
package import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Translations

/// Writes the report in the Static Analysis Results Interchange Format, version 2.1.0.
package struct SARIFReporter: Reporter {
  package let toolVersion: String
  /// The rules that were applied; the log contains those with findings.
  package let rules: [Rule]
  private let places: ReportPlaces

  /// Creates a reporter.
  ///
  /// - Parameters:
  /// - toolVersion: The version of the tool.
  /// - rules: The rules that were applied.
  /// - places: The location of the files.
  package init(toolVersion: String, rules: [Rule] = RuleCatalog.all, places: ReportPlaces) {
    self.toolVersion = toolVersion
    self.rules = rules.sorted { $0.id < $1.id }
    self.places = places
  }

  /// Returns the SARIF log of a report.
  package func text(of report: CheckReport) throws -> String {
    try StableJSON.text(of: SARIFLog(runs: [run(of: report)])) + "\n"
  }

  private func run(of report: CheckReport) -> SARIFLog.Run {
    // The metadata of all rules would be larger than most results; viewers need only those with
    // results.
    let found = Set((report.findings + report.suppressed.map(\.finding)).map(\.rule))
    let rules = rules.filter { found.contains($0.id) }
    let indices = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    var fingerprints = SARIFFingerprints()
    let suppressed = report.suppressed.map {
      (finding: $0.finding, suppressions: [Self.suppression($0.cause)])
    }
    let all = report.findings.map { (finding: $0, suppressions: [SARIFLog.Suppression]()) } + suppressed
    let results = all.sorted { Finding.comesBefore($0.finding, $1.finding) }.map { finding, suppressions in
      result(
        for: finding, excerpt: report.excerpt(for: finding), index: indices[finding.rule],
        fingerprint: fingerprints.next(for: finding, excerpt: report.excerpt(for: finding)),
        edits: report.edits[finding], suppressions: suppressed.isEmpty ? nil : suppressions, in: report)
    }
    return SARIFLog.Run(
      tool: .init(
        driver: .init(version: toolVersion, rules: rules.map { descriptor(of: $0, report.rulesAddress) })),
      originalUriBaseIds: [
        SARIFLog.ArtifactLocation.base: .init(uri: "file://" + RelativeURI.text(ofPath: places.root) + "/")
      ],
      invocations: [invocation(of: report)],
      language: Self.name(of: report.language), results: results)
  }

  private func result(
    for finding: Finding, excerpt: SourceExcerpt?, index: Int?, fingerprint: String,
    edits: [FileEdit]?, suppressions: [SARIFLog.Suppression]?, in report: CheckReport
  ) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.rule.rawValue, ruleIndex: index, level: finding.severity.rawValue,
      message: .init(text: "\(report.text(finding.message))\n\n\(report.text("Fix: \(finding.remedy)"))"),
      locations: [
        location(
          finding.site, column: excerpt?.scalarColumn ?? finding.site.column,
          endColumn: excerpt?.endScalarColumn)
      ],
      partialFingerprints: [SARIFFingerprints.name: fingerprint],
      fixes: edits.map { [fix(report.text(finding.remedy), $0)] },
      properties: .init(
        target: finding.target, releases: finding.releases.text, fix: report.text(finding.remedy),
        facts: finding.reasons),
      suppressions: suppressions)
  }

  /// Returns the name of a language, which is two letters and a region; nil for English, the
  /// standard's default.
  private static func name(of language: Language) -> String? {
    switch language {
    case .english: nil
    case .simplifiedChinese: "zh-CN"
    }
  }

  /// Returns a suppression; the standard requires an empty list for other results if any result has
  /// one.
  private static func suppression(_ cause: SuppressedFinding.Cause) -> SARIFLog.Suppression {
    switch cause {
    case .comment(let comment): SARIFLog.Suppression(kind: "inSource", justification: comment.reason)
    case .baseline: SARIFLog.Suppression(kind: "external", justification: nil)
    }
  }

  private func fix(_ description: String, _ edits: [FileEdit]) -> SARIFLog.Fix {
    let changes = Dictionary(grouping: edits, by: \.file).sorted { $0.key < $1.key }.map { file, edits in
      SARIFLog.ArtifactChange(
        artifactLocation: .init(uri: RelativeURI.text(ofPath: places.artifact(of: file).path)),
        replacements: edits.map { edit in
          .init(
            deletedRegion: .init(
              startLine: edit.start.line, startColumn: edit.start.column, endLine: edit.end.line,
              endColumn: edit.end.column),
            insertedContent: .init(text: edit.replacement))
        })
    }
    return SARIFLog.Fix(description: .init(text: description), artifactChanges: changes)
  }

  private func descriptor(of rule: Rule, _ address: RulesAddress?) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: rule.id.rawValue, shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: rule.explanation),
      help: .init(text: rule.explanation, markdown: RuleDocumentation.help(for: rule)),
      helpUri: address?.page(of: rule.id),
      defaultConfiguration: .init(level: rule.severity.rawValue),
      properties: .init(tags: ["location"] + rule.mistakes.map(\.rawValue) + rule.facts.map(\.id)))
  }

  private func invocation(of report: CheckReport) -> SARIFLog.Invocation {
    SARIFLog.Invocation(
      executionSuccessful: !report.isIncomplete,
      toolExecutionNotifications: report.problems.map { problem in
        .init(
          level: problem.severity.rawValue, message: .init(text: problem.message),
          locations: [
            location(problem.origin, column: problem.origin.column)
          ])
      })
  }

  private func location(_ site: Site, column: Int, endColumn: Int? = nil) -> SARIFLog.Location {
    let artifact = places.artifact(of: site.file)
    return SARIFLog.Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: RelativeURI.text(ofPath: artifact.path)),
        region: site.isWholeFile
          ? nil
          : .init(
            startLine: max(site.line, 1), startColumn: max(column, 1), endLine: nil, endColumn: endColumn)),
      logicalLocations: artifact.member.map { [.init(fullyQualifiedName: $0)] })
  }
}
