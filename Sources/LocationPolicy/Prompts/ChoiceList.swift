/// The two or three buttons of a prompt, in order, without an allocation.
public struct ChoiceList: Hashable, Sendable, RandomAccessCollection {
  private let first: Choice
  private let second: Choice
  private let third: Choice?

  /// Creates a list of two or three choices.
  public init(_ first: Choice, _ second: Choice, _ third: Choice? = nil) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The position of the first choice.
  public var startIndex: Int { 0 }

  /// The position after the last choice.
  public var endIndex: Int { third == nil ? 2 : 3 }

  /// The choice at a position.
  public subscript(position: Int) -> Choice {
    switch (position, third) {
    case (0, _): first
    case (1, _): second
    case (2, let third?): third
    case (_, _): preconditionFailure("a prompt has no button \(position)")
    }
  }
}
