/// A state that code sets before it needs a location, and that nothing sets back if none comes.
package struct RaisedState: Hashable, Sendable {
  /// Why no location comes.
  package enum Cause: Hashable, Sendable, CaseIterable {
    /// The person is asked, and refuses.
    case refusal
    /// The person refused before.
    case earlierRefusal
    case withoutServices
    /// The person allows it, and a single request finds nothing.
    case withoutFix
  }

  /// The type that has the state.
  package let type: String
  /// The name of the state.
  package let name: String
  package let cause: Cause
  /// The place at which it is set.
  package let place: Effect.Place
}
