import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms
import PhonePage
import Terminal

/// A game as lines of a terminal: the phone, what happened, and what can happen next.
struct PhoneView {
  let game: PhoneGame
  /// How many cells a line has.
  let width: Int
  /// How many lines there are.
  let height: Int
  /// What is said once, such as where a journey was saved.
  var message = ""

  private static let phoneWidth = 36
  private static let phoneHeight = 16

  private var device: SimulatedDevice { game.result.device }

  /// The lines, none wider than the terminal.
  var lines: [String] {
    let moves = moveLines
    let room = max(height - moves.count - 2, Self.phoneHeight)
    let phone = phoneLines
    let story = storyLines(atMost: room)
    let blank = String(repeating: " ", count: Self.phoneWidth)
    let top = (0..<max(phone.count, story.count)).map { index in
      (index < phone.count ? phone[index] : blank) + "  " + (index < story.count ? story[index] : "")
    }
    let help = "1-z move   Tab whose moves   U undo   < > release   S save   Q quit"
    return (top + [message] + moves + [help]).map { String(DisplayWidth.prefix(of: $0, fitting: width)) }
  }

  // The phone

  private var phoneLines: [String] {
    let inner = Self.phoneWidth - 4
    let indicator = device.visibleIndicator.map { " ▌\(device[$0.app].bundle.name) uses location▐" } ?? ""
    let status = "9:41 iOS \(game.release.name)\(indicator)"
    var body = device.isLocked ? ["", "locked"] : bodyLines(width: inner)
    if let looks = device.visiblePromptLooks { body = promptLines(looks, width: inner) }
    let rows = [status, ""] + body
    let shown = rows.prefix(Self.phoneHeight - 2)
    let filled = Array(shown) + Array(repeating: "", count: Self.phoneHeight - 2 - shown.count)
    let edge = String(repeating: "─", count: Self.phoneWidth - 2)
    return ["╭\(edge)╮"] + filled.map { "│ \(Self.padded($0, to: inner)) │" } + ["╰\(edge)╯"]
  }

  private func bodyLines(width: Int) -> [String] {
    switch device.screen {
    case .home: return device.apps.filter(\.isInstalled).map { "▢ \($0.bundle.name)" }
    case .app(let id):
      let app = device[id]
      return LineWrapping(width: width).lines(
        of: "\(app.bundle.name) is open and reads \(app.authorization.grant.status.appleName).")
    case .settings:
      return device.apps.filter(\.isInstalled).flatMap { app in
        let looks = SettingsLooks(of: app.authorization, of: app.bundle.configuration, under: device.policy)
        let rows = looks.rows.map { "\($0.isChosen ? "✓" : " ") \($0.label)" }
        let precise = looks.isPrecise.map { ["  Precise Location: \($0 ? "On" : "Off")"] } ?? []
        return ["Settings: \(app.bundle.name)"] + rows + precise
      }
    }
  }

  private func promptLines(_ looks: PromptLooks, width: Int) -> [String] {
    let inner = width - 4
    let wrapping = LineWrapping(width: inner)
    var rows = wrapping.lines(of: looks.title)
    if let text = looks.text { rows += wrapping.lines(of: text).prefix(3) }
    if looks.hasMap { rows.append(looks.hasPreciseToggle ? "(map, Precise: On)" : "(map)") }
    rows += looks.buttons.map { "[ \($0) ]" }
    let edge = String(repeating: "─", count: width - 2)
    return ["┌\(edge)┐"] + rows.map { "│ \(Self.padded($0, to: inner)) │" } + ["└\(edge)┘"]
  }

  // What happened

  /// The newest lines of the story, as many as there is room for.
  private func storyLines(atMost room: Int) -> [String] {
    let timeline = game.result.timeline
    let form = TraceText(fitting: timeline)
    let width = max(width - Self.phoneWidth - 2, 20)
    var previous: TimelineLine?
    let lines = timeline.flatMap { line -> [String] in
      let columns = form.columns(of: line, after: previous)
      previous = line
      let indent = DisplayWidth.of(columns)
      let wrapped = LineWrapping(width: max(width - indent, 16)).lines(of: line.sentence)
      let blanks = String(repeating: " ", count: indent)
      return wrapped.enumerated().map { ($0 == 0 ? columns : blanks) + $1 }
    }
    return Array(lines.suffix(room))
  }

  // What can happen next

  private var moveLines: [String] {
    let titles = PhoneMove.Mover.allCases.map { $0 == game.mover ? "[\($0.rawValue)]" : " \($0.rawValue) " }
    let moves = game.moves.map { "\($0.key)  \(TerminalText.escaped($0.move.label))" }
    let column = max((moves.map { DisplayWidth.of($0) }.max() ?? 0) + 3, 20)
    let columns = max(1, width / column)
    let rows = (moves.count + columns - 1) / columns
    let table = (0..<rows).map { row in
      stride(from: row, to: moves.count, by: rows).map { Self.padded(moves[$0], to: column) }.joined()
    }
    return [titles.joined(separator: " ")] + table
  }

  private static func padded(_ text: String, to width: Int) -> String {
    let text = String(DisplayWidth.prefix(of: TerminalText.escaped(text), fitting: width))
    return text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
