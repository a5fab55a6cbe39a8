/// A short ordered list of facts that fits in a register, so that a decision can name its reasons for free.
///
/// Holds at most 15 facts, each once. A sixteenth is a programming error and traps.
///
/// What every decision asks of it is written out here: an unoptimised build makes a dozen generic calls of what
/// collections get for nothing.
public struct FactList: Hashable, Sendable, RandomAccessCollection, CustomStringConvertible {
  /// Lanes 0 to 14 hold raw values of facts, lane 15 their number.
  private var lanes: SIMD16<UInt8>

  /// Creates an empty list.
  public init() { lanes = SIMD16(repeating: 0) }

  /// Creates a list of up to six facts without an array in between.
  public init(
    _ first: Fact, _ second: Fact? = nil, _ third: Fact? = nil, _ fourth: Fact? = nil,
    _ fifth: Fact? = nil, _ sixth: Fact? = nil
  ) {
    self.init()
    append(first)
    if let second { append(second) }
    if let third { append(third) }
    if let fourth { append(fourth) }
    if let fifth { append(fifth) }
    if let sixth { append(sixth) }
  }

  /// Adds a fact at the end unless the list has it.
  public mutating func append(_ fact: Fact) {
    let count = self.count
    var index = 0
    while index < count {
      if lanes[index] == fact.rawValue { return }
      index += 1
    }
    precondition(count < 15, "a decision rests on more than 15 facts")
    lanes[count] = fact.rawValue
    lanes[15] = UInt8(count + 1)
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
  public var endIndex: Int { Int(lanes[15]) }

  /// The number of facts.
  public var count: Int { Int(lanes[15]) }

  /// Whether there is no fact.
  public var isEmpty: Bool { lanes[15] == 0 }

  /// The fact at a position.
  public subscript(position: Int) -> Fact {
    guard position < endIndex, let fact = Fact(rawValue: lanes[position]) else {
      preconditionFailure("position \(position) is outside a list of \(endIndex) facts")
    }
    return fact
  }

  /// The ids, separated by commas.
  public var description: String { map { $0.id }.joined(separator: ", ") }
}
