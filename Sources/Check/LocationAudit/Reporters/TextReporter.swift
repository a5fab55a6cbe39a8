import AppProject
import LocationPolicy
import Phrases
import Terminal

/// Writes the report for people, on a terminal or into a file.
package struct TextReporter: Reporter {
  /// The width that is used when nothing is known about the terminal.
  package static let standardWidth = 80
  private static let narrowest = 40
  private static let widest = 120

  /// How many cells a line may take.
  package let width: Int
  /// Whether only findings and problems are written.
  package let isQuiet: Bool
  /// How much is said of what will happen.
  package let detail: PredictionDetail
  let style: TextStyle

  /// Creates a reporter; widths that can't be read well are replaced by the nearest that can.
  package init(
    width: Int = standardWidth, isColored: Bool = false, isQuiet: Bool = false,
    detail: PredictionDetail = .short
  ) {
    self.width = min(max(width, Self.narrowest), Self.widest)
    self.isQuiet = isQuiet
    self.detail = detail
    style = TextStyle(isColored: isColored)
  }

  /// Returns the report: each target with its findings and predictions, then problems and a summary.
  package func text(of report: CheckReport) -> String {
    var sections = targetSections(of: report)
    if !isQuiet { sections += untouchedSection(of: report) }
    sections += goneSection(of: report) + problemSection(of: report)
    if !isQuiet { sections += adviceSection(of: report) }
    if !isQuiet { sections.append(style.paint(report.summary, as: .heading)) }
    return sections.isEmpty ? "" : sections.joined(separator: "\n\n") + "\n"
  }

  /// Targets of one name share their findings, which are written with the first of them.
  private func targetSections(of report: CheckReport) -> [String] {
    let shared = report.sharedFindings
    let findings = Dictionary(grouping: shared, by: \.finding.target)
    var seen: Set<String> = []
    var sections: [String] = []
    for target in report.targets {
      let own = seen.insert(target.name).inserted ? findings[target.name] ?? [] : []
      let predictions = isQuiet || (own.isEmpty && isUnremarkable(target)) ? [] : target.predictions
      if own.isEmpty && predictions.isEmpty { continue }
      let body = own.map { text(of: $0, in: report) } + outlook(on: predictions, in: report.language)
      sections.append(([header(of: target, in: report)] + body).joined(separator: "\n\n"))
    }
    let others = shared.filter { !seen.contains($0.finding.target) }
    if !others.isEmpty {
      let header = style.paint(report.text(.outsideTargets), as: .heading)
      sections.append(([header] + others.map { text(of: $0, in: report) }).joined(separator: "\n\n"))
    }
    return sections
  }

  /// Whether a target of which nothing is wrong is named in short: an extension, which has what its app was granted.
  private func isUnremarkable(_ target: CheckedTarget) -> Bool {
    detail == .short && (target.kind == .appExtension || target.kind == .widget)
  }

  private func outlook(on predictions: [Prediction], in language: Language) -> [String] {
    switch detail {
    case .short: shortPredictionSections(predictions, in: language)
    case .all: predictionSections(predictions, in: language)
    case .story: storySections(predictions, in: language)
    }
  }

  /// The Info.plist takes a line of its own when the header would be too long.
  private func header(of target: CheckedTarget, in report: CheckReport) -> String {
    let name = TerminalText.escaped(target.name)
    let infoPlist = target.infoPlist.map(TerminalText.escaped) ?? report.text("no Info.plist file")
    let line = report.text(": \(target.product), \(target.releases), \(infoPlist)")
    let isLong = DisplayWidth.of(name + line) > width
    let start = report.text(": \(target.product), \(target.releases),")
    return style.paint(name, as: .heading) + (isLong ? start + "\n  " + infoPlist : line)
  }

  /// Targets that nothing is said about take one line together.
  private func untouchedSection(of report: CheckReport) -> [String] {
    let named = Set(report.findings.map(\.target))
    let untouched = report.targets.filter {
      ($0.predictions.isEmpty || isUnremarkable($0)) && !named.contains($0.name)
    }
    if untouched.isEmpty { return [] }
    let names = Phrase.joined(untouched.map { Phrase(verbatim: TerminalText.escaped($0.name)) })
    let lines = LineWrapping(width: width - 2).lines(of: report.text("Nothing to report for: \(names)"))
    return [lines.joined(separator: "\n  ")]
  }

  /// What the baseline holds for nothing.
  private func goneSection(of report: CheckReport) -> [String] {
    if report.goneFromBaseline.isEmpty { return [] }
    let lines = report.goneFromBaseline.map { entry in
      let target = entry.target.isEmpty ? "" : " (\(entry.target))"
      return TerminalText.escaped("  \(entry.rule)  \(entry.file)\(target)")
    }
    let heading = report.text("In the baseline but no longer found; write the baseline again")
    return [style.paint(heading, as: .heading) + "\n\n" + lines.joined(separator: "\n")]
  }

  /// Where to find what the short form leaves out.
  private func adviceSection(of report: CheckReport) -> [String] {
    guard detail == .short, let target = report.targets.first(where: { !$0.predictions.isEmpty }),
      let oldest = target.predictions.first?.range.lowerBound
    else { return [] }
    let advice = report.text(
      "--release \(oldest.name) shows one release step by step, --predictions everything that will happen.")
    return [style.paint(LineWrapping(width: width).lines(of: advice).joined(separator: "\n"), as: .detail)]
  }

  private func problemSection(of report: CheckReport) -> [String] {
    if report.problems.isEmpty { return [] }
    let lines = report.problems.flatMap { problem -> [String] in
      let role: TextStyle.Role =
        switch problem.severity {
        case .error: .finding(.error)
        case .warning: .finding(.warning)
        }
      let place = Self.place(problem.origin)
      let message = LineWrapping(width: width - 4).lines(of: TerminalText.escaped(problem.message))
      return ["  " + style.paint(report.text(problem.severity.word), as: role) + "  " + place]
        + message.map { "    " + $0 }
    }
    return [
      style.paint(report.text(.unreadInput), as: .heading) + "\n\n" + lines.joined(separator: "\n")
    ]
  }

  /// Returns a place as compilers print it, so that terminals can open it.
  static func place(_ site: Site) -> String {
    let file = TerminalText.escaped(site.file)
    return site.isWholeFile ? file : "\(file):\(site.line):\(site.column)"
  }
}
