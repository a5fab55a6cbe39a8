/// A short ordered list of facts that fits in two registers, so that a decision can name its reasons for free.
///
/// Holds at most 15 facts, each once. A sixteenth is a programming error and traps.
///
/// What every decision needs of it is written out here: an unoptimized build makes a dozen generic calls where
/// collections would provide it. In an optimized one, a list that is written with its facts is a constant.
public struct FactList: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
  /// The raw values of the first eight facts, a byte each, the first one's lowest.
  private var first: UInt64 = 0
  /// The raw values of seven more, and in the highest byte how many facts there are.
  private var rest: UInt64 = 0

  /// Creates an empty list.
  public init() {}

  /// Creates a list of up to six facts, no two the same, without an array in between.
  @inline(__always)
  public init(
    _ first: Fact, _ second: Fact? = nil, _ third: Fact? = nil, _ fourth: Fact? = nil,
    _ fifth: Fact? = nil, _ sixth: Fact? = nil
  ) {
    add(first)
    if let second { add(second) }
    if let third { add(third) }
    if let fourth { add(fourth) }
    if let fifth { add(fifth) }
    if let sixth { add(sixth) }
  }

  /// Adds a fact at the end unless the list has it.
  public mutating func append(_ fact: Fact) {
    let count = self.count
    var index = 0
    while index < count {
      if byte(at: index) == fact.rawValue { return }
      index += 1
    }
    precondition(count < 15, "a decision rests on more than 15 facts")
    add(fact)
  }

  /// Adds a fact that the list does not have, and has room for.
  @inline(__always)
  private mutating func add(_ fact: Fact) {
    let shift = (rest &>> 53) & 0x38
    let byte = UInt64(fact.rawValue) &<< shift
    if rest &>> 56 < 8 { first |= byte } else { rest |= byte }
    rest &+= 1 &<< 56
  }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (index < 8 ? first : rest) &>> UInt64(truncatingIfNeeded: (index & 7) &* 8))
  }

  /// The facts of both lists, the left one's first, each once.
  public static func + (left: FactList, right: FactList) -> FactList {
    if right.isEmpty { return left }
    if left.isEmpty { return right }
    var all = left
    var index = 0
    while index < right.count {
      all.append(right[index])
      index += 1
    }
    return all
  }

  /// The position of the first fact.
  public var startIndex: Int { 0 }

  /// The position after the last fact.
  public var endIndex: Int { count }

  /// The number of facts.
  public var count: Int { Int(truncatingIfNeeded: rest &>> 56) }

  /// Whether there is no fact.
  public var isEmpty: Bool { rest == 0 }

  /// The fact at a position.
  public subscript(position: Int) -> Fact {
    guard position >= 0, position < count, let fact = Fact(rawValue: byte(at: position)) else {
      preconditionFailure("position \(position) is outside a list of \(count) facts")
    }
    return fact
  }

  /// The ids, separated by commas.
  public var description: String { map { $0.id }.joined(separator: ", ") }
}
