extension Release {
  /// iOS 12.
  public static let iOS12 = Release(major: 12)
}

extension Revision {
  /// iOS 12: an activity type for flying.
  static var iOS12: Revision {
    Revision(.iOS12) { policy in
      policy.airborneActivity = Sourced(true, .del053)
    }
  }
}
