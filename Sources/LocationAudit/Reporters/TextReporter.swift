import AppProject
import LocationPolicy
import Terminal

/// Writes the report for people, on a terminal or into a file.
public struct TextReporter: Reporter {
  /// The width that is used when nothing is known about the terminal.
  public static let standardWidth = 80
  private static let narrowest = 40
  private static let widest = 120

  /// How many cells a line may take.
  public let width: Int
  /// Whether only findings and problems are written.
  public let isQuiet: Bool
  let style: TextStyle

  /// Creates a reporter; widths that can't be read well are replaced by the nearest that can.
  public init(width: Int = standardWidth, isColored: Bool = false, isQuiet: Bool = false) {
    self.width = min(max(width, Self.narrowest), Self.widest)
    self.isQuiet = isQuiet
    style = TextStyle(isColored: isColored)
  }

  /// Returns the report: each target with its findings and predictions, then problems and a summary.
  public func text(of report: CheckReport) -> String {
    var sections = targetSections(of: report)
    if !isQuiet { sections += untouchedSection(of: report) }
    sections += problemSection(of: report)
    if !isQuiet { sections.append(summary(of: report)) }
    return sections.isEmpty ? "" : sections.joined(separator: "\n\n") + "\n"
  }

  /// Targets of one name share their findings, which are written with the first of them.
  private func targetSections(of report: CheckReport) -> [String] {
    let findings = Dictionary(grouping: report.findings, by: \.target)
    var seen: Set<String> = []
    var sections: [String] = []
    for target in report.targets {
      let own = seen.insert(target.name).inserted ? findings[target.name] ?? [] : []
      let predictions = isQuiet ? [] : target.predictions
      if own.isEmpty && predictions.isEmpty { continue }
      let body = own.map { text(of: $0, in: report) } + predictionSections(predictions)
      sections.append(([header(of: target)] + body).joined(separator: "\n\n"))
    }
    let others = report.findings.filter { !seen.contains($0.target) }
    if !others.isEmpty {
      let header = style.paint("Outside any target", as: .heading)
      sections.append(([header] + others.map { text(of: $0, in: report) }).joined(separator: "\n\n"))
    }
    return sections
  }

  /// The Info.plist takes a line of its own when the header would be too long.
  private func header(of target: CheckedTarget) -> String {
    let name = TerminalText.escaped(target.name)
    let releases = target.deploymentTarget.map { "iOS \($0) and later" } ?? "no deployment target"
    let infoPlist = target.infoPlist.map(TerminalText.escaped) ?? "no Info.plist file"
    let start = ": \(target.kind.phrase), \(releases),"
    let isLong = DisplayWidth.of(name + start + infoPlist) + 1 > width
    return style.paint(name, as: .heading) + start + (isLong ? "\n  " : " ") + infoPlist
  }

  /// Targets that nothing is said about take one line together.
  private func untouchedSection(of report: CheckReport) -> [String] {
    let named = Set(report.findings.map(\.target))
    let untouched = report.targets.filter { $0.predictions.isEmpty && !named.contains($0.name) }
    if untouched.isEmpty { return [] }
    let names = untouched.map { TerminalText.escaped($0.name) }.joined(separator: ", ")
    let lines = LineWrapping(width: width - 2).lines(of: "Nothing to say about: " + names)
    return [lines.joined(separator: "\n  ")]
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
      return ["  " + style.paint(problem.severity.rawValue, as: role) + "  " + place]
        + message.map { "    " + $0 }
    }
    return [
      style.paint("Input that could not be read", as: .heading) + "\n\n" + lines.joined(separator: "\n")
    ]
  }

  private func summary(of report: CheckReport) -> String {
    let hidden = report.hiddenFindingCount
    return style.paint(report.summary, as: .heading) + (hidden == 0 ? "" : " (\(hidden) not shown)")
  }

  /// Returns a place as compilers print it, so that terminals can open it.
  static func place(_ site: Site) -> String {
    let file = TerminalText.escaped(site.file)
    return site.isWholeFile ? file : "\(file):\(site.line):\(site.column)"
  }
}
