/// Where a released binary comes from.
struct ReleaseOrigin: Hashable, Sendable {
  /// The commit that it was built from, abbreviated.
  let commit: String
  /// The day of the last change to the rules, such as 2026-11-24.
  let rulesDate: String
}
