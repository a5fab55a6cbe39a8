import LocationPolicy

extension ClosedRange<Release> {
  /// Returns what the two ranges share, or nil when they share nothing.
  func intersection(_ other: Self) -> Self? {
    overlaps(other) ? clamped(to: other) : nil
  }
}
