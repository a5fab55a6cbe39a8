import LocationPolicy

/// A fictitious release of iOS with its own rules.
enum NextRelease {
  /// The release.
  static let release = Release(major: Release.newest.major + 1)

  /// The known policies and that of the release, which differs from the newest known one in three rules.
  static let policies = Policies.known.adding(release) { policy in
    policy.whenInUseServices.value.remove(ServiceSet(.visits))
    policy.whenInUsePrompt.value = .whenInUse11
    policy.filterRule.value = false
  }
}
