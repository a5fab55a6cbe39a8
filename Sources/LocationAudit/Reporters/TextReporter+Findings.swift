import AppProject
import LocationPolicy
import Terminal

extension TextReporter {
  /// Returns a finding: what and where, the source line, what is wrong, what to do, and why we think so.
  func text(of shared: SharedFinding, in report: CheckReport) -> String {
    let finding = shared.finding
    let severity = style.paint(finding.severity.rawValue, as: .finding(finding.severity))
    var lines = [
      "  \(severity)  \(TerminalText.escaped(finding.rule.rawValue))  iOS \(finding.releases.text)",
      "    " + style.paint(Self.place(finding.site), as: .detail),
    ]
    if let excerpt = report.excerpt(for: finding) { lines += source(excerpt, line: finding.site.line) }
    lines += LineWrapping(width: width - 4).lines(of: TerminalText.escaped(finding.message)).map {
      "    " + $0
    }
    lines += labelled("Fix:  ", finding.fix)
    if let others = shared.others {
      lines += LineWrapping(width: width - 4).lines(of: TerminalText.escaped(others)).map { "    " + $0 }
    }
    if !finding.reasons.isEmpty {
      lines += labelled("Facts:", finding.reasons.joined(separator: ", ")).map {
        style.paint($0, as: .detail)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    let lines = LineWrapping(width: width - 11).lines(of: TerminalText.escaped(text))
    return lines.enumerated().map { "    " + ($0.offset == 0 ? label : "      ") + " " + $0.element }
  }

  /// Returns the source line and, below it, a caret at the place.
  private func source(_ excerpt: SourceExcerpt, line: Int) -> [String] {
    let number = String(line)
    let room = width - 4 - number.count - 3
    let full = TerminalText.escapedSource(String(excerpt.before.drop(while: \.isWhitespace)))
    let before = cropped(full, to: room * 2 / 3)
    let beforeWidth = DisplayWidth.of(before)
    let rest = TerminalText.escapedSource(excerpt.after)
    let after = DisplayWidth.prefix(of: rest, fitting: room - beforeWidth)
    let gutter = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: beforeWidth) + style.paint("^", as: .pointer)
    return [
      "    " + style.paint(number + " |", as: .detail) + " " + before + after,
      "    " + style.paint(gutter + " |", as: .detail) + " " + caret,
    ]
  }

  private func cropped(_ text: String, to room: Int) -> String {
    guard DisplayWidth.of(text) > room else { return text }
    return "…" + DisplayWidth.suffix(of: text, fitting: room - 1)
  }
}
