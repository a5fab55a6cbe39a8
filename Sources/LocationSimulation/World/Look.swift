/// What one look for the position brought.
struct Look {
  /// The position; nil when none can be found.
  let fix: Fix?
  /// The reduced position; nil when none is known.
  let reduced: Fix?
  /// Since when the phone stands still.
  let stillSince: Moment
  /// When.
  let moment: Moment

  /// What a consumer gets of it.
  func fix(for flow: FixFlow) -> Fix? {
    switch flow {
    case .none: nil
    case .full: fix
    case .reduced: fix == nil ? nil : reduced
    }
  }
}
