extension Release {
  /// iOS 18.
  public static let iOS18 = Release(major: 18)
}

extension Revision {
  /// iOS 18: service sessions; live updates and monitors prompt by themselves.
  static var iOS18: Revision {
    Revision(.iOS18) { policy in
      policy.asyncUpdates = Sourced(.implicitSession, .auth081, .auth082)
      policy.serviceSessions = Sourced(true, .auth083, .auth084, .auth085, .auth089, .auth090)
      policy.requestInBackground = Sourced(.lostUnlessSession, .auth028, .auth029, .auth084)
      // Apple's wording is broad in one place and narrow in others; apps on the classic API were unaffected.
      policy.asyncNeedsAlwaysSession = Sourced(true, .auth086)
    }
  }
}
