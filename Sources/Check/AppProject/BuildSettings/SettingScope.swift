/// Expands build settings in text as Xcode does: "$(NAME)", "${NAME}", "$(inherited)" and
/// "$(NAME:operator)".
///
/// Depth and length are bounded, because settings can refer to each other in cycles or double at
/// each step.
final class SettingScope {
  private static let deepest = 40
  private static let longest = 65_536

  private let table: SettingTable
  private let budget: SettingBudget
  private var known: [String: SettingValue] = [:]
  private var written = 0
  /// The settings whose expansion didn't end, sorted.
  private(set) var endless: Set<String> = []

  /// The place of an expression: the nth-strongest value of a setting.
  private struct Place {
    let name: String
    let index: Int
  }

  /// Creates a scope; all scopes of one reading share a budget.
  init(_ table: SettingTable, budget: SettingBudget = SettingBudget()) {
    self.table = table
    self.budget = budget
  }

  /// The names of the settings with a value, sorted.
  var names: [String] { table.names }

  /// Returns the value of a setting, or an empty text if it has none.
  subscript(name: String) -> String { value(of: name)?.text ?? "" }

  /// Returns whether a setting is "YES", which is how Xcode writes true.
  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

  /// Returns the place of the assignment that determines the value of a setting.
  func origin(of name: String) -> Site? { table.assignments(of: name).first?.origin }

  /// Returns the value of a setting, or nil if it has none.
  func value(of name: String) -> SettingValue? {
    if let value = known[name] { return value }
    written = 0
    guard let value = value(of: Place(name: name, index: 0), depth: 0) else { return nil }
    known[name] = value
    return value
  }

  /// Returns a text with its settings expanded.
  func expand(_ text: String) -> SettingValue {
    written = 0
    return expand(text, in: nil, depth: 0)
  }

  private func value(of place: Place, depth: Int) -> SettingValue? {
    let assignments = table.assignments(of: place.name)
    guard place.index < assignments.count else { return nil }
    return expand(assignments[place.index].value, in: place, depth: depth + 1)
  }

  private func expand(_ text: String, in place: Place?, depth: Int) -> SettingValue {
    if !text.utf8.contains(UInt8(ascii: "$")) {
      count(text)
      return SettingValue(text: text)
    }
    var result = SettingValue(text: "")
    var parser = SettingExpression(text)
    while let part = parser.next() {
      guard depth <= SettingScope.deepest, written <= SettingScope.longest, !budget.isSpent else {
        endless.insert(place?.name ?? "")
        break
      }
      switch part {
      case .text(let text):
        count(text)
        result.text += text
      case .reference(let reference):
        append(replacement(of: reference, in: place, depth: depth), to: &result)
      }
    }
    return result
  }

  private func count(_ text: String) {
    written += text.utf8.count
    // Empty parts also cost time.
    budget.spend(text.utf8.count + 16)
  }

  private func append(_ value: SettingValue, to result: inout SettingValue) {
    result.text += value.text
    for name in value.undefined where !result.undefined.contains(name) { result.undefined.append(name) }
  }

  private func replacement(of reference: String, in place: Place?, depth: Int) -> SettingValue {
    let parts = SettingExpression.splitOperators(reference)
    let name = expand(parts[0], in: place, depth: depth + 1).text
    var value = lookUp(name, in: place, depth: depth)
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let argument = sides.count > 1 ? expand(sides[1], in: place, depth: depth + 1).text : nil
      if sides[0] == "default", value.text.isEmpty { value.undefined = [] }
      value.text = SettingOperator.apply(sides[0], argument: argument, to: value.text)
    }
    return value
  }

  private func lookUp(_ name: String, in place: Place?, depth: Int) -> SettingValue {
    // A setting that refers to itself means the inherited value, as in "PATH = $(PATH):more".
    if let place, name == "inherited" || name == "value" || name == place.name {
      let next = Place(name: place.name, index: place.index + 1)
      return value(of: next, depth: depth) ?? SettingValue(text: "")
    }
    if let value = known[name] {
      count(value.text)
      return value
    }
    return value(of: Place(name: name, index: 0), depth: depth) ?? SettingValue(text: "", undefined: [name])
  }
}

/// Text with expanded build settings.
struct SettingValue: Hashable, Sendable {
  var text: String
  /// The settings in the text that have no value, in order; Xcode replaces them by nothing.
  var undefined: [String] = []
}

/// The remaining size of expanded build settings, for all targets of one reading.
///
/// A few lines can expand to endless text in thousands of targets; real projects use less than a
/// tenth of the limit.
final class SettingBudget {
  private var left: Int

  /// Creates a budget of a number of bytes.
  init(_ total: Int = 128 * 1_048_576) { left = total }

  /// Whether the budget is used up.
  var isSpent: Bool { left <= 0 }

  /// Subtracts a number of bytes.
  func spend(_ count: Int) { left -= count }
}
