import LocationPolicy
import Terminal

/// A writer of a timeline's lines in columns: time, actor, event, and the facts behind it.
public struct TraceText {
  private let timeWidth: Int
  private let actorWidth: Int
  private let actor: (String) -> String

  /// Creates columns that are wide enough for some lines.
  public init(fitting lines: [TimelineLine]) { self.init(fitting: lines) { $0 } }

  /// Creates columns that are wide enough for some lines, with actors as another language calls them.
  package init(fitting lines: [TimelineLine], naming actor: @escaping (String) -> String) {
    timeWidth = lines.reduce(7) { max($0, TraceFormat.time($1.moment).count) }
    actorWidth = lines.reduce(6) { max($0, DisplayWidth.of(actor($1.actor))) }
    self.actor = actor
  }

  /// Returns the columns before a line's text; the time is omitted if it equals that of the previous line.
  public func columns(of line: TimelineLine, after previous: TimelineLine? = nil) -> String {
    let time = previous?.moment == line.moment ? "" : TraceFormat.time(line.moment)
    return Self.padded(time, to: timeWidth, onLeft: true) + "  "
      + Self.padded(actor(line.actor), to: actorWidth)
      + "  "
  }

  /// Returns a line in columns.
  public func text(of line: TimelineLine, after previous: TimelineLine? = nil) -> String {
    columns(of: line, after: previous) + line.sentence
  }

  /// Returns lines with a newline after each.
  public func text(of lines: [TimelineLine]) -> String {
    var previous: TimelineLine?
    return lines.reduce(into: "") { text, line in
      text += self.text(of: line, after: previous) + "\n"
      previous = line
    }
  }

  private static func padded(_ text: String, to width: Int, onLeft: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    return onLeft ? blanks + text : text + blanks
  }
}
