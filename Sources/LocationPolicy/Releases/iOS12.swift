extension Release {
  /// iOS 12.
  public static let iOS12 = Release(major: 12)
}

extension AuthorizationPolicy {
  /// iOS 12: an activity type for flying.
  static let iOS12 = revision(of: iOS11, as: .iOS12) { policy in
    policy.airborneActivity = Sourced(true, .del053)
  }
}
