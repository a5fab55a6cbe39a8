import LocationPolicy

/// What code does when a person acts, or when other code passes it a completion, with everything that was read followed.
package struct PersonAction: Hashable, Sendable {
  /// What the person has decided.
  package enum Standing: Hashable, Sendable, CaseIterable {
    case undecided
    case allowed
    /// The person has refused, and no location has ever come.
    case refused
    /// Location Services is off, and no location has ever come.
    case withoutServices

    var circumstances: Circumstances {
      switch self {
      case .undecided: Circumstances()
      case .allowed: Circumstances(status: .authorizedWhenInUse)
      case .refused: Circumstances(status: .denied, mayHavePosition: false)
      case .withoutServices: Circumstances(status: .denied, hasServices: false, mayHavePosition: false)
      }
    }

    /// Whether no location can have come.
    var hasNoLocation: Bool { self == .refused || self == .withoutServices }
  }

  /// The type.
  package let type: String
  /// The place in the code.
  package let place: Effect.Place
  /// The column of a closure; 1 for a function.
  package let column: Int
  /// Whether it is a closure.
  package let isClosure: Bool
  /// The names in its code.
  package let names: Set<String>
  /// The parameters that are notified; empty for what a person does.
  package let completions: Set<String>
  /// The reactions by what the person has decided.
  package let reactions: [Standing: Reaction]
}
