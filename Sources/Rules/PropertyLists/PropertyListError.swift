/// Why bytes are no property list, and where.
package struct PropertyListError: Error, Hashable, Sendable {
  /// What is wrong, to follow a colon.
  package let reason: String
  /// The offset of the byte at which reading stopped.
  package let offset: Int
  /// Whether the bytes are refused for how much they stand for, rather than for what they are.
  package let exceedsLimits: Bool

  /// Creates an error from a reason and the offset it was found at.
  package init(_ reason: String, at offset: Int, exceedsLimits: Bool = false) {
    self.reason = reason
    self.offset = offset
    self.exceedsLimits = exceedsLimits
  }
}

/// How much of a property list is still accepted: bounds memory and nesting for hostile input.
struct PropertyListBudget: Sendable {
  /// The deepest nesting that is read; Info.plists and projects stay below ten.
  static let deepest = 64
  /// The most values that are read from one property list; 32 bytes of text weigh as much as a value.
  static let largest = 1_000_000

  private var left = PropertyListBudget.largest
  private var depth = 0

  /// Counts a value, and what its text or bytes weigh.
  mutating func count(at offset: Int, size: Int = 0) throws(PropertyListError) {
    left -= 1 + size / 32
    if left < 0 {
      throw PropertyListError(
        "it states more than a property list ever does", at: offset, exceedsLimits: true)
    }
  }

  /// Counts a container that is entered.
  mutating func enter(at offset: Int) throws(PropertyListError) {
    depth += 1
    if depth > PropertyListBudget.deepest {
      throw PropertyListError(
        "values nested deeper than \(PropertyListBudget.deepest) levels", at: offset, exceedsLimits: true)
    }
  }

  /// Counts a container that is left.
  mutating func leave() { depth -= 1 }
}
