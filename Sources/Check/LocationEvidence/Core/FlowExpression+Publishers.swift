import SourceFacts

extension FlowExpression {
  /// The operators of a publisher that hand on each value as it is.
  private static let passingOn: Set<String> = [
    "receive", "subscribe", "removeDuplicates", "debounce", "throttle", "eraseToAnyPublisher",
  ]

  /// The property whose values a publisher brings, such as "model.place" for "model.$place.removeDuplicates()"; nil
  /// for other expressions.
  var publishedProperty: FlowExpression? {
    switch self {
    case .name(let name) where name.hasPrefix("$"): return .name(String(name.dropFirst()))
    case .member(let base, let name) where name.hasPrefix("$"):
      return .member(base, String(name.dropFirst()))
    case .call(let call):
      guard case .member(let base, let name) = call.callee, Self.passingOn.contains(name) else { return nil }
      return base.publishedProperty
    default: return nil
    }
  }
}
