/// Whether a condition of conditional compilation holds in some build.
package enum BuildTruth: Sendable {
  /// It holds.
  case holds
  /// It does not.
  case fails
  /// It depends on the project's own flags, so code on both sides counts.
  case either

  /// The truth of the opposite.
  var negated: BuildTruth {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .either: .either
    }
  }

  /// The truth of both.
  package static func && (left: BuildTruth, right: BuildTruth) -> BuildTruth {
    switch (left, right) {
    case (.fails, _), (_, .fails): .fails
    case (.holds, .holds): .holds
    case (.either, _), (_, .either): .either
    }
  }

  /// The truth of at least one.
  package static func || (left: BuildTruth, right: BuildTruth) -> BuildTruth {
    (left.negated && right.negated).negated
  }

  /// Creates the truth of something that is known.
  package init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }
}
