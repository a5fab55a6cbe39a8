import LocationPolicy
import LocationSimulation
import Phrases

/// Moves that are always possible and too many to be listed: to any place, and for any time.
extension PhoneMove {
  /// Returns the move with a word for links; nil for other words.
  static func unlisted(word: String) -> PhoneMove? {
    if let place = place(word: word) { return place }
    guard word.hasPrefix(waitMark) else { return nil }
    let time = String(word.dropFirst(waitMark.count))
    return wait(Int(time).map { .integer($0) } ?? .string(time))
  }

  /// Returns the move that corresponds to a step of a scenario; nil for other steps.
  static func unlisted(step: JSONValue) -> PhoneMove? {
    place(step: step) ?? step["wait"].flatMap { wait($0) }
  }

  private static let waitMark = "wait."
  /// A week: a longer time would keep the page busy for minutes.
  private static let waitLimit = 604_800

  /// The units of a time in a scenario, in seconds.
  private static let units: [(name: String, seconds: Int)] = [
    ("s", 1), ("min", 60), ("h", 3_600), ("d", 86_400),
  ]

  /// Returns the label of an amount of time.
  private static func label(_ amount: Int, _ unit: String) -> Phrase {
    switch unit {
    case "s": "\(amount) seconds later"
    case "min": "\(amount) minutes later"
    case "h": "\(amount) hours later"
    default: "\(amount) days later"
    }
  }

  /// Returns the move for the passing of time: a number of seconds, or a text such as "10 min".
  private static func wait(_ value: JSONValue) -> PhoneMove? {
    let parts: [String]
    switch value {
    case .integer(let seconds): parts = ["\(seconds)", "s"]
    case .string(let text): parts = text.split(separator: " ").map { String($0) }
    case .null, .boolean, .number, .array, .object: return nil
    }
    guard parts.count == 2, let amount = Int(parts[0]),
      let unit = units.first(where: { $0.name == parts[1] }),
      amount >= 0, amount <= waitLimit / unit.seconds
    else { return nil }
    return PhoneMove(
      .time, label(amount, unit.name), ["wait": value], .wait(Double(amount * unit.seconds)))
  }
}
