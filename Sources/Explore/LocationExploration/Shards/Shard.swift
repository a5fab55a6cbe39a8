/// One of several equal parts of an exploration, each for a separate process.
///
/// The exploration is a list that every process computes in the same order, such as releases or the first moves of
/// journeys. Of n parts, each takes every n-th element, so the processes need no communication.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1 on.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// The whole exploration as one part.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Creates a part; nil if its number is out of range, or if there are more than a million parts.
  package init?(_ number: Int, of count: Int) {
    guard count <= 1_000_000, number >= 1, number <= count else { return nil }
    self.init(number: number, count: count)
  }

  /// Parses a text such as "3/16", the third part of sixteen.
  package init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 2, let number = Int(words[0]), let count = Int(words[1]) else { return nil }
    self.init(number, of: count)
  }

  /// Returns whether the part explores the element at an index of the list.
  package func takes(_ place: Int) -> Bool { place % count + 1 == number }
}
