package import LocationPolicy

/// A rule without its value's type, for listing and comparing policies.
package protocol SourcedRule: Sendable {
  /// The value as text.
  var valueDescription: String { get }
  /// The facts behind the value.
  var facts: FactList { get }
}

extension Sourced: SourcedRule {
  /// The value as text; "none" for nil.
  package var valueDescription: String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "none"
  }
}
