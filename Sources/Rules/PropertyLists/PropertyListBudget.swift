import TextReading

/// How much of a property list is still accepted: bounds memory and nesting for hostile input.
struct PropertyListBudget: Sendable {
  /// The deepest nesting that is read; Info.plists and projects stay below ten.
  static let deepest = 64
  /// The most values that are read from one property list; 32 bytes of text weigh as much as a value.
  static let largest = 1_000_000

  private var left = PropertyListBudget.largest
  private var depth = 0

  /// Counts a value, and what its text or bytes weigh.
  mutating func count(at offset: Int, size: Int = 0) throws(ReadingError) {
    left -= 1 + size / 32
    if left < 0 {
      throw ReadingError(
        "it states more than a property list ever does", at: offset, exceedsLimits: true)
    }
  }

  /// Counts a container that is entered.
  mutating func enter(at offset: Int) throws(ReadingError) {
    depth += 1
    if depth > PropertyListBudget.deepest {
      throw ReadingError(
        "values nested deeper than \(PropertyListBudget.deepest) levels", at: offset, exceedsLimits: true)
    }
  }

  /// Counts a container that is left.
  mutating func leave() { depth -= 1 }
}
