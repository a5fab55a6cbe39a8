/// A short ordered list of facts that fits in two registers, so that a decision can include its reasons at no cost.
///
/// It holds at most 15 facts, without duplicates. A sixteenth is a programming error and traps.
///
/// The operations that every decision needs are implemented here, because the generic ones of collections would take
/// a dozen calls in an unoptimized build. In an optimized build, a list of literal facts is a constant.
public struct FactList: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
  /// The raw values of the first eight facts, one byte each, with the first fact in the lowest.
  private var first: UInt64 = 0
  /// The raw values of seven more, and the number of facts in the highest byte.
  private var rest: UInt64 = 0

  /// Creates an empty list.
  public init() {}

  /// Creates a list of up to six different facts, without an intermediate array.
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

  /// Appends a fact unless the list contains it.
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

  /// Appends a fact that the list does not contain and has room for.
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

  /// Returns the facts of both lists without duplicates, those of the left one first.
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

  /// Whether the list is empty.
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
