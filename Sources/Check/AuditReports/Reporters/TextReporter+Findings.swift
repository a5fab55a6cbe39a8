import AppProject
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import Terminal

extension TextReporter {
  /// Returns the text of a finding: its rule and place, the source line, the message, the remedy,
  /// and the facts.
  func text(of shared: SharedFinding, in report: CheckReport) -> String {
    let finding = shared.finding
    let severity = style.paint(report.text(finding.severity.word), as: .finding(finding.severity))
    var lines = [
      "  \(severity)  \(TerminalText.escaped(finding.rule.rawValue))  \(finding.systems)",
      "    " + style.paint(Self.place(finding.site), as: .detail),
    ]
    if let excerpt = report.excerpt(for: finding) { lines += source(excerpt, line: finding.site.line) }
    lines += LineWrapping(width: width - 4).lines(of: TerminalText.escaped(report.text(finding.message))).map
    {
      "    " + $0
    }
    lines += labelled(report.text(.fix), report.text(finding.fix))
    lines += finding.lines.map { Self.margin + TerminalText.escapedSource(report.text($0)) }
    if let others = shared.others {
      lines += LineWrapping(width: width - 4).lines(of: TerminalText.escaped(report.text(others))).map {
        "    " + $0
      }
    }
    if !finding.reasons.isEmpty {
      lines += labelled(report.text("Facts:"), finding.reasons.joined(separator: ", ")).map {
        style.paint($0, as: .detail)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static let labelWidth = 6
  /// The space before texts beside labels.
  private static let margin = String(repeating: " ", count: 4 + labelWidth + 1)

  private func labelled(_ label: String, _ text: String) -> [String] {
    let lines = LineWrapping(width: width - 11).lines(of: TerminalText.escaped(text))
    let label = label + String(repeating: " ", count: max(0, Self.labelWidth - DisplayWidth.of(label)))
    let margin = String(repeating: " ", count: Self.labelWidth)
    return lines.enumerated().map { "    " + ($0.offset == 0 ? label : margin) + " " + $0.element }
  }

  /// Returns the source line, with a caret below the place.
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
