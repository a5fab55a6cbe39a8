/// The origin of a released binary.
struct ReleaseOrigin: Hashable, Sendable {
  /// The abbreviated hash of the commit that was built.
  let commit: String
  /// The date of the last change to the rules, such as 2026-11-24.
  let rulesDate: String
}
