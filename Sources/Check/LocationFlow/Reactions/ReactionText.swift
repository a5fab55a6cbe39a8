/// Reaction tables as text.
package struct ReactionText: Sendable {
  /// The maximum width of a line, in characters.
  private static let width = 100
  private static let indent = "    "

  private let tables: [ReactionTable]

  package init(_ tables: [ReactionTable]) { self.tables = tables }

  /// The lines of the text.
  package var lines: [String] {
    Array(tables.map(lines).joined(separator: [""]))
  }

  private func lines(of table: ReactionTable) -> [String] {
    ["\(table.type)  \(table.place.file):\(table.place.line)"]
      + table.entries.flatMap { lines(of: $0, in: table) }
  }

  private func lines(of entry: ReactionTable.Entry, in table: ReactionTable) -> [String] {
    let place = text(of: entry.place, in: table)
    let head =
      switch entry.kind {
      case .function, .property: "  \(entry.name)  \(place)"
      case .callback: "  callback \(entry.name)  \(place)"
      case .closure: "  closure given to \(entry.name)  \(place)"
      }
    let labels = CircumstancesText.labels(of: entry)
    let reactions = entry.rows.map { text(of: $0.reaction, in: table) }
    let column = (labels.map(\.count).max() ?? 0) + 2
    if labels == [""] { return [head] + wrapped(reactions[0], after: Self.indent) }
    let isNarrow = reactions.allSatisfy { column + Self.indent.count + $0.joined().count <= Self.width }
    return [head]
      + zip(labels, reactions).flatMap { label, reaction -> [String] in
        guard isNarrow else {
          return [Self.indent + label] + wrapped(reaction, after: Self.indent + "  ")
        }
        let padding = String(repeating: " ", count: column - label.count)
        return [Self.indent + label + padding + reaction.joined()]
      }
  }

  /// Joins pieces to lines that fit the width.
  private func wrapped(_ pieces: [String], after indent: String) -> [String] {
    var lines = [indent]
    for piece in pieces {
      if lines[lines.count - 1].count + piece.count > Self.width, lines[lines.count - 1] != indent {
        lines.append(indent)
      }
      let isFirst = lines[lines.count - 1] == indent
      lines[lines.count - 1] += isFirst ? String(piece.drop { $0 == " " }) : piece
    }
    return lines
  }

  /// Returns a reaction as pieces between which lines can break.
  private func text(of reaction: Reaction, in table: ReactionTable) -> [String] {
    let must = reaction.must.map { text(of: $0, in: table) }
    let may = reaction.may.map { text(of: $0, in: table) }
    var pieces = must.enumerated().map { ($0 == 0 ? "" : " ") + $1 + ($0 == must.count - 1 ? "" : ",") }
    if !may.isEmpty {
      let prefix = must.isEmpty ? "may: " : " | may: "
      pieces += may.enumerated().map {
        ($0 == 0 ? prefix : " ") + $1 + ($0 == may.count - 1 ? "" : ",")
      }
    }
    if pieces.isEmpty { pieces = ["nothing"] }
    return pieces + reaction.holes.sorted().map { " (\(text(of: $0)))" }
  }

  private func text(of hole: Hole) -> String {
    switch hole {
    case .limit: "not followed to its end"
    case .unread: "some code is nested too deeply to be read"
    case .recursion(let name): "\(name) calls itself: followed once"
    }
  }

  private func text(of effect: Effect, in table: ReactionTable) -> String {
    let place = effect.place.line == 0 ? "" : " " + text(of: effect.place, in: table)
    return (effect.isLater ? "later " : "") + effect.action.text + place
  }

  /// Returns a place; in the file of the type, only the line.
  private func text(of place: Effect.Place, in table: ReactionTable) -> String {
    guard place.file != table.place.file else { return ":\(place.line)" }
    return "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
  }
}

extension Effect.Action {
  /// The effect in words.
  fileprivate var text: String {
    switch self {
    case .asks(.whenInUse): "asks for While Using"
    case .asks(.always): "asks for Always"
    case .asks(.fullAccuracy): "asks for full accuracy"
    case .starts(let service): "starts \(service)"
    case .stops(let service): "stops \(service)"
    case .locates: "requests one location"
    case .creates(let type): "creates a \(type)"
    case .configures(let property, let value): "sets the manager's \(property) to \(value)"
    case .tells(let waiter, let value): "tells \(waiter)" + (value.isEmpty ? "" : " \(value)")
    case .keeps(let waiter, _): "keeps \(waiter) waiting"
    case .handsOn(let waiter, let function): "hands \(waiter) on to \(function)"
    case .clears(let waiter): "clears \(waiter)"
    case .waits(let waiter): "waits for \(waiter)"
    case .publishes(let property, let value): "sets \(property) to \(value)"
    case .presents(let what): what.isEmpty ? "presents something" : "presents \(what)"
    case .opens(let what): "opens \(what)"
    case .fails(let error): "throws \(error)"
    case .returns(let value): "returns \(value)"
    case .does(let what): "does \(what)"
    }
  }
}
