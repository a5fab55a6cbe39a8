import AppProject
import LocationAudit
import LocationEvidence
import LocationPolicy
import Phrases
import Terminal
import Translations

/// Writes the report as text for people.
package struct TextReporter: Reporter {
  /// The width if the terminal's width is unknown.
  package static let standardWidth = 80
  private static let narrowest = 40
  private static let widest = 120

  /// The maximum width of a line, in cells.
  package let width: Int
  /// Whether only findings and problems are written.
  package let isQuiet: Bool
  /// The amount of predictions.
  package let detail: PredictionDetail
  let style: TextStyle

  /// Creates a reporter; an unreadable width is replaced by the nearest readable one.
  package init(
    width: Int = standardWidth, isColored: Bool = false, isQuiet: Bool = false,
    detail: PredictionDetail = .short
  ) {
    self.width = min(max(width, Self.narrowest), Self.widest)
    self.isQuiet = isQuiet
    self.detail = detail
    style = TextStyle(isColored: isColored)
  }

  /// Returns the report: each target with its findings and predictions, then problems and a
  /// summary.
  package func text(of report: CheckReport) -> String {
    var sections = targetSections(of: report)
    if !isQuiet { sections += untouchedSection(of: report) }
    sections += goneSection(of: report) + problemSection(of: report)
    if !isQuiet { sections += adviceSection(of: report) }
    if !isQuiet { sections.append(style.paint(report.summary, as: .heading)) }
    return sections.isEmpty ? "" : sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns the sections of targets; those with the same name share their findings, which are in
  /// the section of the first.
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
      let ends = isQuiet ? [] : unreadSection(of: target, in: report) + pageSection(of: target, in: report)
      sections.append(([header(of: target, in: report)] + body + ends).joined(separator: "\n\n"))
    }
    let others = shared.filter { !seen.contains($0.finding.target) }
    if !others.isEmpty {
      let header = style.paint(report.text(.outsideTargets), as: .heading)
      sections.append(([header] + others.map { text(of: $0, in: report) }).joined(separator: "\n\n"))
    }
    return sections
  }

  /// Returns whether a target without findings is only listed: an extension, which has the grant of
  /// its app.
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

  /// Returns the header of a target; the Info.plist is on its own line if the header would be too
  /// long.
  private func header(of target: CheckedTarget, in report: CheckReport) -> String {
    let name = TerminalText.escaped(target.name)
    let infoPlist = target.infoPlist.map(TerminalText.escaped) ?? report.text("no Info.plist file")
    let line = report.text(": \(target.product), \(target.releases), \(infoPlist)")
    let isLong = DisplayWidth.of(name + line) > width
    let start = report.text(": \(target.product), \(target.releases),")
    return style.paint(name, as: .heading) + (isLong ? start + "\n  " + infoPlist : line)
  }

  /// Returns a sentence about the parts of a target's code that were not read.
  private func unreadSection(of target: CheckedTarget, in report: CheckReport) -> [String] {
    guard !target.unread.isEmpty else { return [] }
    let names = Self.shortList(target.unread.map(TerminalText.escaped))
    let sentence = report.text(.unread(names))
    return ["  " + LineWrapping(width: width - 2).lines(of: sentence).joined(separator: "\n  ")]
  }

  /// Returns a line with the address at which the target's app can be played, which is never
  /// wrapped.
  private func pageSection(of target: CheckedTarget, in report: CheckReport) -> [String] {
    target.page.map { ["  " + report.text("Play it: \($0)")] } ?? []
  }

  /// Returns the first few of many names, and the number of others.
  private static func shortList(_ names: [String]) -> Phrase {
    let most = 4
    guard names.count > most else { return .list(names.map { Phrase(verbatim: $0) }) }
    return .list(names.prefix(most - 1).map { Phrase(verbatim: $0) } + ["\(names.count - most + 1) more"])
  }

  /// Returns a line that lists the targets without anything to report; those with the same name are
  /// listed once.
  private func untouchedSection(of report: CheckReport) -> [String] {
    let named = Set(report.findings.map(\.target))
    let untouched = report.targets.filter {
      ($0.predictions.isEmpty || isUnremarkable($0)) && !named.contains($0.name)
    }
    if untouched.isEmpty { return [] }
    let counts = Dictionary(untouched.map { ($0.name, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    let words = untouched.map(\.name).filter { seen.insert($0).inserted }.map { name -> Phrase in
      let count = counts[name, default: 1]
      return Phrase(verbatim: TerminalText.escaped(name) + (count == 1 ? "" : " (\(count))"))
    }
    let names = Phrase.joined(words)
    let lines = LineWrapping(width: width - 2).lines(of: report.text("Nothing to report for: \(names)"))
    return [lines.joined(separator: "\n  ")]
  }

  /// Returns a section about entries of the baseline that were not found.
  private func goneSection(of report: CheckReport) -> [String] {
    if report.goneFromBaseline.isEmpty { return [] }
    let lines = report.goneFromBaseline.map { entry in
      let target = entry.target.isEmpty ? "" : " (\(entry.target))"
      return TerminalText.escaped("  \(entry.rule)  \(entry.file)\(target)")
    }
    let heading = report.text("In the baseline but no longer found; write the baseline again")
    return [style.paint(heading, as: .heading) + "\n\n" + lines.joined(separator: "\n")]
  }

  /// Returns a section that says how to see what the summary omits.
  private func adviceSection(of report: CheckReport) -> [String] {
    guard detail == .short, let target = report.targets.first(where: { !$0.predictions.isEmpty }),
      let oldest = target.predictions.first?.range.lowerBound
    else { return [] }
    let advice = report.text(
      "--release \(oldest.name) shows one release step by step, --predictions everything that will happen.")
    return [style.paint(LineWrapping(width: width).lines(of: advice).joined(separator: "\n"), as: .detail)]
  }

  /// Returns a section about problems; those that occur in several places are reported once.
  private func problemSection(of report: CheckReport) -> [String] {
    if report.problems.isEmpty { return [] }
    let alike = Dictionary(grouping: report.problems, by: ProblemKind.init)
    var seen: Set<ProblemKind> = []
    let lines = report.problems.map(ProblemKind.init).filter { seen.insert($0).inserted }.flatMap { kind in
      text(of: kind, at: alike[kind, default: []].map(\.origin), in: report)
    }
    return [
      style.paint(report.text(.unreadInput), as: .heading) + "\n\n" + lines.joined(separator: "\n")
    ]
  }

  /// The values in which combined problems are equal.
  private struct ProblemKind: Hashable {
    let severity: InputProblem.Severity
    let message: String

    init(_ problem: InputProblem) {
      severity = problem.severity
      message = problem.message
    }
  }

  private func text(of kind: ProblemKind, at places: [Site], in report: CheckReport) -> [String] {
    let most = 3
    let role: TextStyle.Role =
      switch kind.severity {
      case .error: .finding(.error)
      case .warning: .finding(.warning)
      }
    let word = report.text(kind.severity.word)
    let indent = String(repeating: " ", count: DisplayWidth.of(word) + 4)
    let shown = places.count == most + 1 ? places : Array(places.prefix(most))
    var lines = [
      "  " + style.paint(word, as: role) + "  " + shown.map(Self.place).joined(separator: "\n" + indent)
    ]
    if shown.count < places.count {
      lines.append(indent + report.text("and \(places.count - shown.count) more"))
    }
    let message = LineWrapping(width: width - 4).lines(of: TerminalText.escaped(kind.message))
    return lines + message.map { "    " + $0 }
  }

  /// Returns a place in the format of compilers, which terminals can open.
  static func place(_ site: Site) -> String {
    let file = TerminalText.escaped(site.file)
    return site.isWholeFile ? file : "\(file):\(site.line):\(site.column)"
  }
}
