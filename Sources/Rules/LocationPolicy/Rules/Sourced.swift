/// A rule of a release, with the facts behind it.
public struct Sourced<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value of the rule.
  public var value: Value
  /// The facts behind the rule.
  public var facts: FactList

  /// Creates a rule from its value and up to six facts.
  public init(
    _ value: Value, _ first: Fact, _ second: Fact? = nil, _ third: Fact? = nil, _ fourth: Fact? = nil,
    _ fifth: Fact? = nil, _ sixth: Fact? = nil
  ) {
    self.value = value
    self.facts = FactList(first, second, third, fourth, fifth, sixth)
  }
}
