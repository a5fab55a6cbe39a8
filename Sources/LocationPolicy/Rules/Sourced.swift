/// A rule of a release: what holds, and the facts that say so.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds.
  public var value: Value
  /// The facts that say so.
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

/// A rule whose value's type does not matter, for listing and comparing policies.
public protocol SourcedRule: Sendable {
  /// The value as text.
  var valueDescription: String { get }
  /// The facts that say so.
  var facts: FactList { get }
}

extension Sourced: SourcedRule {
  /// The value as text; "none" for nil.
  public var valueDescription: String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "none"
  }
}
