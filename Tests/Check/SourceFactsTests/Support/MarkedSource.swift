import SourceFacts

/// A source text with an emoji marker before each token whose position matters.
struct MarkedSource {
  /// The text without its markers.
  let text: String
  /// The markers by position.
  let markers: [SourcePosition: String]

  private static let all = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟"]

  /// Removes the markers from a text.
  init(_ marked: String) {
    var text = ""
    var markers: [SourcePosition: String] = [:]
    var line = 1
    var column = 1
    for character in marked {
      let isMarker = Self.all.contains(String(character))
      if isMarker { markers[SourcePosition(line: line, column: column)] = String(character) }
      if isMarker { continue }
      text.append(character)
      column += character.utf8.count
      if character.isNewline { (line, column) = (line + 1, 1) }
    }
    self.text = text
    self.markers = markers
  }

  /// Returns the facts, each on a line that begins with the marker at its position.
  func facts(as language: SourceLanguage = .swift) -> [String] {
    read(as: language)?.facts.map(line) ?? ["nothing was read"]
  }

  /// Reads the text.
  func read(as language: SourceLanguage = .swift) -> FileFacts? {
    SourceReader().read(Array(text.utf8), as: language)
  }

  /// Returns the marker at a position, or its line and column.
  func place(_ position: SourcePosition) -> String {
    markers[position] ?? "\(position.line):\(position.column)"
  }

  private func line(_ fact: SourceFact) -> String {
    var parts = ["\(place(fact.position)) \(fact.kind) \(fact.name)"]
    if !fact.arguments.isEmpty { parts[0] += "(\(fact.arguments.map(text).joined(separator: ", ")))" }
    if let value = fact.value { parts[0] += " = \(text(value))" }
    if fact.receiver != nil || fact.evidence != .none {
      parts.append("\(fact.receiver ?? "-"): \(text(fact.evidence))")
    }
    if fact.enclosingType != nil || fact.enclosingFunction != nil {
      parts.append("in \(fact.enclosingType ?? "-") \(fact.enclosingFunction ?? "-")")
    }
    return (parts + fact.conditions.map { "if \($0)" }).joined(separator: " | ")
  }

  private func text(_ argument: SourceArgument) -> String {
    (argument.label.map { $0 + ": " } ?? "") + text(argument.value)
  }

  private func text(_ value: SourceValue) -> String {
    switch value {
    case .boolean(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .number(let value): "\(value)"
    case .name(let value): value
    case .other(let value): "‹\(value)›"
    }
  }

  private func text(_ evidence: SourceFact.ReceiverEvidence) -> String {
    switch evidence {
    case .appleType: "Apple"
    case .otherType(let type): "other \(type)"
    case .enclosingType(let type): "self \(type)"
    case .unknown: "unknown"
    case .none: "none"
    }
  }
}
