import LocationCatalogue
import LocationPolicy
import LocationScenario
import LocationSimulation
import LocationTerms
import PhonePage
import Phrases
import Terminal
import Translations

/// Renders a game as lines for a terminal: the phone, the story, and the possible moves.
struct PhoneView {
  let game: PhoneGame
  /// The width of a line in cells.
  let width: Int
  /// The number of lines.
  let height: Int
  /// Whether the terminal has colors.
  var isColored = false
  /// The language of the phone and of the story.
  var language = Language.english
  /// A message that is shown once, such as the path of a saved journey.
  var message = ""

  private static let phoneWidth = 36
  private static let phoneHeight = 16
  /// The smallest width at which moves are beside the phone.
  private static let narrowest = 72
  /// The space between the phone and the text beside it.
  private static let gap = StyledLine("  ")

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }
  private var device: SimulatedDevice { game.result.device }
  private var besides: Int { max(width - Self.phoneWidth - 2, 20) }

  /// The lines, which fit the terminal.
  var lines: [String] {
    let moves = moveTable
    let isLow = height < Self.phoneHeight + moves.count + 3 && width >= Self.narrowest
    let parts = isLow ? lowLines : highLines(moves)
    let shown = parts.count > height ? Array(parts.prefix(max(height - 1, 0))) + parts.suffix(1) : parts
    return shown.map { $0.cut(to: width).text(isColored: isColored) }
  }

  /// Returns lines with the phone beside the story, and the moves below.
  private func highLines(_ moves: [StyledLine]) -> [StyledLine] {
    let room = max(height - moves.count - 3, Self.phoneHeight)
    return beside(storyLines(atMost: room, width: besides))
      + [StyledLine(message), titles] + moves + [help(more: false)]
  }

  /// The lines with the phone beside the moves, of which some may not fit, and the end of the story
  /// below.
  private var lowLines: [StyledLine] {
    // Below the phone are the titles, the message, the help, and at least two lines of the story.
    let room = max(height - 5, Self.phoneHeight)
    let all = game.moves
    let pages = max((all.count + room - 1) / room, 1)
    let page = all.dropFirst(game.turnedPages % pages * room).prefix(room)
    let top = beside(page.map { line(of: $0) })
    let story = storyLines(atMost: height - top.count - 3, width: width)
    return top + [titles] + story + [StyledLine(message), help(more: pages > 1)]
  }

  private func beside(_ others: [StyledLine]) -> [StyledLine] {
    let phone = phoneLines
    let blank = StyledLine().padded(to: Self.phoneWidth)
    return (0..<max(phone.count, others.count)).map { index in
      (index < phone.count ? phone[index] : blank) + Self.gap
        + (index < others.count ? others[index].cut(to: besides) : StyledLine())
    }
  }

  private func help(more: Bool) -> StyledLine {
    let keys =
      [("1-z", said("move"))] + (more ? [("Space", said("more"))] : []) + [
        ("Tab", said("whose moves")), ("U", said("undo")), ("< >", said("release")), ("S", said("save")),
        ("Q", said("quit")),
      ]
    let parts = keys.enumerated().map { index, key in
      StyledLine(index == 0 ? "" : "   ") + StyledLine(key.0, .key) + StyledLine(" " + key.1)
    }
    return .joined(parts)
  }

  // MARK: - The phone

  private var phoneLines: [StyledLine] {
    let inner = Self.phoneWidth - 4
    var status = StyledLine("9:41 iOS \(game.release.name)", .strong)
    if let indicator = device.visibleIndicator {
      let name = device[indicator.app].bundle.name
      status = status + StyledLine(" ") + StyledLine("▌\(said("\(name) uses location"))▐", .indicator)
    }
    let room = Self.phoneHeight - 4
    var body = device.isLocked ? [StyledLine(), StyledLine(said("locked"))] : bodyLines(width: inner)
    if let looks = device.visiblePromptLooks?.said(in: language, on: device.policy.release),
      let prompt = device.visiblePrompt?.prompt
    {
      body = promptLines(looks, of: prompt, width: inner, atMost: room)
    }
    let rows = [status, StyledLine()] + body
    let shown = rows.prefix(Self.phoneHeight - 2)
    let filled =
      Array(shown) + Array(repeating: StyledLine(), count: Self.phoneHeight - 2 - shown.count)
    return Self.framed(filled, width: Self.phoneWidth, corners: ["╭", "╮", "╰", "╯"])
  }

  private static func framed(_ rows: [StyledLine], width: Int, corners: [String]) -> [StyledLine] {
    let edge = String(repeating: "─", count: width - 2)
    return [StyledLine(corners[0] + edge + corners[1])]
      + rows.map { StyledLine("│ ") + $0.padded(to: width - 4) + StyledLine(" │") }
      + [StyledLine(corners[2] + edge + corners[3])]
  }

  private func bodyLines(width: Int) -> [StyledLine] {
    func wrapped(_ text: String) -> [StyledLine] {
      LineWrapping(width: width).lines(of: text).map { StyledLine($0) }
    }
    switch device.screen {
    case .home: return device.apps.filter(\.isInstalled).map { StyledLine("▢ \($0.bundle.name)") }
    case .app(let id):
      let app = device[id]
      return wrapped(
        said("\(app.bundle.name) is open and reads \(app.authorization.grant.status.appleName)."))
    case .settings:
      return device.apps.filter(\.isInstalled).flatMap { app in
        let looks = SettingsLooks(of: app.authorization, of: app.bundle.configuration, under: device.policy)
          .said(in: language, on: device.policy.release)
        let rows = looks.rows.map { StyledLine("\($0.isChosen ? "✓" : " ") \($0.label)") }
        let precise =
          looks.isPrecise.map { [StyledLine("  \(looks.preciseLabel): \(said($0 ? "On" : "Off"))")] } ?? []
        return [StyledLine(said("Settings: \(app.bundle.name)"), .strong)] + rows + precise
      }
    }
  }

  /// Returns the prompt; a long text is shortened to make room for the buttons.
  private func promptLines(
    _ looks: PromptLooks, of prompt: Prompt, width: Int, atMost room: Int
  ) -> [StyledLine] {
    let wrapping = LineWrapping(width: width - 4)
    var rows = wrapping.lines(of: looks.title).map { StyledLine($0, .strong) }
    var below =
      looks.hasMap ? [StyledLine(said(looks.toggle.map { "(map, \($0))" } ?? "(map)"), .faint)] : []
    below += zip(prompt.template.choices, looks.buttons).map { choice, label in
      let key = game.moves.first { $0.move.deed == .person(.answers(choice, precise: true)) }?.key
      let sign = key.map { StyledLine("\($0) ", .key) } ?? StyledLine()
      return StyledLine("[ ", .button) + sign + StyledLine("\(label) ]", .button)
    }
    let left = max(room - 2 - rows.count - below.count, 0)
    if let text = looks.text { rows += wrapping.lines(of: text).prefix(min(left, 3)).map { StyledLine($0) } }
    return Self.framed(
      rows.prefix(max(room - 2 - below.count, 1)) + below, width: width, corners: ["┌", "┐", "└", "┘"])
  }

  // MARK: - The story

  /// Returns the latest lines of the story that fit.
  private func storyLines(atMost room: Int, width: Int) -> [StyledLine] {
    let timeline = game.result.timeline
    let form = TraceText(fitting: timeline) { said(TimelineActor.phrase(for: $0)) }
    var previous: TimelineLine?
    let lines = timeline.flatMap { line -> [StyledLine] in
      let columns = form.columns(of: line, after: previous)
      previous = line
      let indent = DisplayWidth.of(columns)
      let wrapped = LineWrapping(width: max(width - indent, 16)).lines(
        of: line.sentence { $0.text(in: language) })
      let blanks = String(repeating: " ", count: indent)
      return wrapped.enumerated().map { StyledLine($0 == 0 ? columns : blanks, .faint) + StyledLine($1) }
    }
    return Array(lines.suffix(max(room, 0)))
  }

  // MARK: - The moves

  private var titles: StyledLine {
    .joined(
      PhoneMove.Mover.allCases.map { mover in
        let isShown = mover == game.mover
        return StyledLine(
          isShown ? "[\(said(mover.phrase))]" : " \(said(mover.phrase)) ", isShown ? .chosen : .plain)
          + StyledLine(" ")
      })
  }

  private func line(of move: (key: Character, move: PhoneMove)) -> StyledLine {
    StyledLine(String(move.key), .key) + StyledLine("  " + move.move.label.text(in: language))
  }

  private var moveTable: [StyledLine] {
    let moves = game.moves.map { line(of: $0) }
    let column = max((moves.map(\.width).max() ?? 0) + 3, 20)
    let columns = max(1, width / column)
    let rows = (moves.count + columns - 1) / columns
    return (0..<rows).map { row in
      .joined(stride(from: row, to: moves.count, by: rows).map { moves[$0].padded(to: column) })
    }
  }
}

extension PhoneMove.Mover {
  /// Who moves.
  fileprivate var phrase: Phrase {
    switch self {
    case .person: "The person"
    case .app: "The app"
    case .time: "Time, world, system"
    }
  }
}
