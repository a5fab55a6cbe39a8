extension Policies {
  /// The rules of all releases that Sextant knows: a new release is a file next to this one, and its name here.
  public static let known = Policies(
    .iOS7,
    [
      .iOS8, .iOS9, .iOS10, .iOS11, .iOS12, .iOS13, .iOS13_4, .iOS14, .iOS15, .iOS16, .iOS16_4, .iOS17,
      .iOS18,
      .iOS26,
    ])
}

extension Release: CaseIterable {
  /// The releases whose rules are known, from the oldest to the newest.
  public static var allCases: [Release] { Policies.known.releases }

  /// The newest release whose rules are known.
  public static var newest: Release { Policies.known.newest.release }
}

extension AuthorizationPolicy {
  /// Returns the known rules of a release.
  public static func policy(for release: Release) -> AuthorizationPolicy {
    Policies.known.policy(for: release)
  }
}
