/// One of several equal parts of an exploration, for as many processes.
///
/// What is explored is a list that every process makes for itself in the same order, such as releases or the first moves
/// of journeys; a part takes every place that is as many after the one before as there are parts. No process needs to know of another.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1 on.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The only part.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Names a part; nil when there is none of that number, or there are more than a million.
  package init?(_ number: Int, of count: Int) {
    guard count <= 1_000_000, number >= 1, number <= count else { return nil }
    self.init(number: number, count: count)
  }

  /// Reads "3/16", the third part of sixteen.
  package init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 2, let number = Int(words[0]), let count = Int(words[1]) else { return nil }
    self.init(number, of: count)
  }

  /// Whether what is at a place of the list is the part's to explore.
  package func takes(_ place: Int) -> Bool { Self.number(taking: place, of: count) == number }

  /// The number of the part, of so many, that takes what is at a place.
  package static func number(taking place: Int, of count: Int) -> Int { place % count + 1 }
}
