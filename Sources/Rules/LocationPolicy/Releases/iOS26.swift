extension Release {
  /// iOS 26.
  public static let iOS26 = Release(major: 26)
}

extension Revision {
  /// iOS 26, by the headers of its SDK, which repeat those of 18; all other rules are carried forward.
  static var iOS26: Revision {
    Revision(.iOS26) { policy in
      policy.isKnownByHeadersOnly = true
      policy.design.hasCapsules = true
      // One developer reports that a force-quit ends relaunching on 26.4.2; Apple has not confirmed it.
      policy.forceQuitRelaunch = Sourced(.reportedLost, .bg015, .del046)
    }
  }
}
