extension Release {
  /// iOS 15.
  public static let iOS15 = Release(major: 15)
}

extension Revision {
  /// iOS 15: the location button, location pushes, a title for apps of reduced default accuracy.
  static var iOS15: Revision {
    Revision(.iOS15) { policy in
      // The system's table of 15 has the title; none was found for 14.
      policy.approximateTitle = Sourced(true, .key033)
      policy.locationButton = Sourced(true, .auth073, .auth074, .auth091)
      policy.settingsRows = Sourced(.askNextTimeOrWhenIShare, .set001, .set002, .auth074)
      policy.relaunchingServices = Sourced(
        policy.relaunchingServices.value.union(ServiceSet(.locationPush)), .del008, .key045)
    }
  }
}
