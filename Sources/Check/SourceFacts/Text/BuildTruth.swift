/// The value of a condition of conditional compilation.
package enum BuildTruth: Sendable {
  /// The condition is true.
  case holds
  /// The condition is false.
  case fails
  /// The condition depends on the project's own flags, so that the code of both branches counts.
  case either

  /// The negation.
  var negated: BuildTruth {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .either: .either
    }
  }

  /// The conjunction of two values.
  package static func && (left: BuildTruth, right: BuildTruth) -> BuildTruth {
    switch (left, right) {
    case (.fails, _), (_, .fails): .fails
    case (.holds, .holds): .holds
    case (.either, _), (_, .either): .either
    }
  }

  /// The disjunction of two values.
  package static func || (left: BuildTruth, right: BuildTruth) -> BuildTruth {
    (left.negated && right.negated).negated
  }

  /// Creates a known value.
  package init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }
}
