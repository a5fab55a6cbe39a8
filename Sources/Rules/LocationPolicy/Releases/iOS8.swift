extension Release {
  /// iOS 8.
  public static let iOS8 = Release(major: 8)
}

extension Revision {
  /// iOS 8: explicit requests, two levels, mandatory usage descriptions, the blue bar.
  static var iOS8: Revision {
    Revision(.iOS8) { policy in
      policy.implicitPrompt = Sourced(false, .auth021)
      policy.requestMethods = Sourced(true, .auth023)
      policy.whenInUsePrompt = Sourced(.whenInUse8, .auth041)
      policy.alwaysPrompt = Sourced(.always8, .auth042)
      policy.firstAlwaysRequest = Sourced(.always, .auth042)
      policy.escalation = Sourced(.none, .auth024)
      policy.escalationPrompt = Sourced(.always8, .auth024)
      policy.requestInBackground = Sourced(.lost, .auth028, .auth029)
      policy.whenInUseDescriptions = Sourced(.whenInUse, .key003)
      policy.alwaysDescriptions = Sourced(.legacyAlways, .key004)
      policy.missingDescription = Sourced(.silence, .key009)
      policy.settingsRows = Sourced(.byKeys, .set001, .key016)
      policy.reminder = Sourced(.once, .set020)
      policy.services = Sourced(
        policy.services.value.union(ServiceSet(.visits)), .mon001, .mon002, .del008)
      policy.whenInUseServices = Sourced(.whileInUse, .mon001)
      policy.relaunchingServices = Sourced(
        policy.relaunchingServices.value.union(ServiceSet(.visits)), .del008, .mon005)
      policy.forceQuitRelaunch = Sourced(.yes, .bg015)
      policy.backgroundSwitch = Sourced(.modeAlone, .bg006, .bg004)
      policy.backgroundIndicator = Sourced(.barForWhenInUse, .bg006)
      policy.backgroundAppRefreshGates = Sourced(false, .bg014)
    }
  }
}
