import TextReading

/// The remaining budget of a property list: limits memory and nesting for hostile input.
struct PropertyListBudget: Sendable {
  /// The maximum nesting; Info.plists and projects stay below ten.
  static let deepest = 64
  /// The maximum number of values of one property list; 32 bytes of text count as much as a value.
  static let largest = 1_000_000

  private var left = PropertyListBudget.largest
  private var depth = 0

  /// Counts a value, and the size of its text or bytes.
  mutating func count(at offset: Int, size: Int = 0) throws(ReadingError) {
    left -= 1 + size / 32
    if left < 0 {
      throw ReadingError(
        "it states more than a property list ever does", at: offset, exceedsLimits: true)
    }
  }

  /// Counts entering a container.
  mutating func enter(at offset: Int) throws(ReadingError) {
    depth += 1
    if depth > PropertyListBudget.deepest {
      throw ReadingError(
        "values nested deeper than \(PropertyListBudget.deepest) levels", at: offset, exceedsLimits: true)
    }
  }

  /// Counts leaving a container.
  mutating func leave() { depth -= 1 }
}
