extension Release {
  /// iOS 7.
  public static let iOS7 = Release(major: 7)
}

extension AuthorizationPolicy {
  /// iOS 7: the first use of a service prompts, and there is only one level.
  static var iOS7: AuthorizationPolicy {
    AuthorizationPolicy(
      release: .iOS7,
      isKnownByHeadersOnly: false,
      implicitPrompt: Sourced(true, .auth020),
      requestMethods: Sourced(false, .auth020),
      whenInUsePrompt: Sourced(.singleLevel, .auth040),
      alwaysPrompt: Sourced(.singleLevel, .auth040),
      firstAlwaysRequest: Sourced(.always, .auth040),
      escalation: Sourced(.none, .auth020),
      escalationPrompt: Sourced(.singleLevel, .auth040),
      singleAlwaysRequest: Sourced(false, .auth020),
      provisionalPrompt: Sourced(nil, .auth020),
      requestInBackground: Sourced(.noRequests, .auth020),
      callback: Sourced(.didChangeAuthorizationStatus, .auth004),
      changeWakesSuspendedApp: Sourced(true, .set004),
      whenInUseDescriptions: Sourced([], .key001),
      alwaysDescriptions: Sourced([], .key001),
      missingDescription: Sourced(.promptWithoutReason, .key001),
      accuracyChoice: Sourced(false, .auth002),
      temporaryFullAccuracy: Sourced(false, .auth002),
      approximateTitle: Sourced(false, .key033),
      widgets: Sourced(false, .key042),
      appClips: Sourced(false, .key043),
      locationButton: Sourced(false, .auth073),
      asyncUpdates: Sourced(.unavailable, .auth080),
      serviceSessions: Sourced(false, .auth083),
      privacyPage: Sourced(.privacy, .set001),
      settingsRows: Sourced(.offOn, .set001),
      reminder: Sourced(.none, .set020),
      services: Sourced(
        .whileInUse.union([ServiceSet(.significantChange), ServiceSet(.region)]), .mon001, .mon002, .del008),
      whenInUseServices: Sourced([], .auth020),
      relaunchingServices: Sourced([ServiceSet(.significantChange), ServiceSet(.region)], .del008),
      forceQuitRelaunch: Sourced(.from7_1, .bg015),
      asyncNeedsAlwaysSession: Sourced(false, .auth086),
      backgroundSwitch: Sourced(.modeAlone, .bg005),
      backgroundIndicator: Sourced(.never, .bg005),
      filterRule: Sourced(false, .bg020),
      backgroundActivitySession: Sourced(false, .bg023),
      liveActivity: Sourced(false, .bg027),
      watchMessages: Sourced(false, .del002),
      backgroundAppRefreshGates: Sourced(true, .bg014),
      statusArrow: Sourced(.solidForUseHollowForRegions, .ind001),
      controlCenterAttribution: Sourced(false, .ind004),
      servicesEnabledWarnsOnMainThread: Sourced(false, .del087),
      airborneActivity: Sourced(false, .del053),
      deferredUpdates: Sourced(true, .del085),
      assumptions: Assumptions(),
      timings: Timings()
    )
  }
}
