extension Release {
  /// iOS 16.0 to 16.3.
  public static let iOS16 = Release(major: 16, through: 3)
}

extension Revision {
  /// iOS 16.0 to 16.3: Control Center names apps, Settings has Privacy & Security, and reading the switch on the main
  /// thread causes a warning.
  static var iOS16: Revision {
    Revision(.iOS16) { policy in
      policy.design.phone = .island
      policy.privacyPage = Sourced(.privacyAndSecurity, .set001)
      policy.controlCenterAttribution = Sourced(true, .ind004)
      policy.servicesEnabledWarnsOnMainThread = Sourced(true, .del087)
    }
  }
}
