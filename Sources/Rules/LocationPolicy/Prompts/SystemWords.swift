/// A text that iOS itself shows, and its source.
///
/// Every table of such texts consists of these. Texts in other languages are found by the English ones.
public struct SystemWords: Hashable, Sendable {
  /// The English text, with “X” for the name of the app and `%@` for each number.
  private let pattern: String
  private let numbers: [String]
  /// The source of the text.
  public let source: WordSource

  init(_ pattern: String, _ source: WordSource, numbers: [Int] = []) {
    self.pattern = pattern
    self.numbers = numbers.map { String($0) }
    self.source = source
  }

  /// The text on an English phone, with X in place of the app's name.
  public var english: String { english(naming: "X") }

  /// Returns the text on an English phone, for an app.
  package func english(naming app: String) -> String {
    // Neither sign is in any of the system's words but as a place.
    var arguments = arguments(naming: app)[...]
    return format.reduce(into: "") { text, character in
      switch character {
      case "%": text += arguments.popFirst() ?? ""
      case "@": break
      default: text.append(character)
      }
    }
  }

  /// The English with `%@` for the app's name and each number, by which other languages are found.
  package var format: String {
    guard let (opening, closing) = name else { return pattern }
    return String(pattern[...opening] + "%@" + pattern[closing...])
  }

  /// The values for the places of the format, in their order.
  package func arguments(naming app: String) -> [String] { (name == nil ? [] : [app]) + numbers }

  /// The quotation marks around the app's name.
  private var name: (opening: String.Index, closing: String.Index)? {
    guard let opening = pattern.firstIndex(of: "“"), let closing = pattern.firstIndex(of: "”") else {
      return nil
    }
    return (opening, closing)
  }
}

/// The sources of the system's texts, the most reliable first.
public enum WordSource: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// A string table of the system itself, of a release that shows the text.
  case systemTable
  /// The titles that UI test tools wait for, collected release by release.
  case testTools
  /// The help text of one app, or instructions of several.
  case report
  /// No one: carried over from another release.
  case inferred

  /// Returns whether one source is more reliable than another.
  public static func < (left: WordSource, right: WordSource) -> Bool { left.rawValue < right.rawValue }
}

extension SystemWords {
  /// The Precise switch on a prompt's map.
  package static func precise(_ isOn: Bool) -> SystemWords {
    SystemWords(isOn ? "Precise: On" : "Precise: Off", .systemTable)
  }

  /// The Precise switch in Settings.
  package static let preciseLocation = SystemWords("Precise Location", .systemTable)
}
