import LocationPolicy

/// A release of iOS that does not exist, with rules of its own.
enum NextRelease {
  /// The release.
  static let release = Release(major: Release.newest.major + 1)

  /// The known rules and those of the release, which differ from the newest known ones in three things.
  static let policies = Policies.known.adding(release) { policy in
    policy.whenInUseServices.value.remove(ServiceSet(.visits))
    policy.whenInUsePrompt.value = .whenInUse11
    policy.filterRule.value = false
  }
}
