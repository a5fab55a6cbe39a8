import LocationPolicy

extension CureBranch {
  /// Cases of positions and of the background.
  static let locations: [String: [CureBranch]] = [
    "MIS-07": [
      CureBranch(
        sign: "it stops only after minutes, and not when the screen locks",
        step: """
          While the phone stands still, iOS pauses updates: set pausesLocationUpdatesAutomatically to false (MIS-23). \
          From iOS 16.4 on, also set distanceFilter to kCLDistanceFilterNone (MIS-24).
          """, facts: [.del080, .bg020]),
      CureBranch(
        sign: "the start itself happens in the background, with While Using",
        step: "Start in the foreground, before the app is left; no setting makes up for that (MIS-09).",
        facts: [.bg009]),
      CureBranch(
        sign: "it ends when the person swipes the app away",
        step: "The process is gone, and continuous updates with it (HOW-12).", facts: [.bg015]),
    ],
    "MIS-46": [
      CureBranch(
        sign: "it is not slow, but never comes, or ends in a timeout",
        step: """
          Print accuracyAuthorization: with .reducedAccuracy no location passes a fine filter (MIS-31). In the Simulator \
          choose a place first (HOW-08). With a plug-in, raise the timeout beyond ten seconds.
          """, facts: [.acc005, .err002, .del070])
    ],
    "MIS-35": [
      CureBranch(
        sign: "tracking was stopped, and the bar stays",
        step: """
          Something still runs: stop each CLLocationManager and map, and set allowsBackgroundLocationUpdates to false \
          (MIS-08, HOW-11).
          """, facts: [.bg011])
    ],
    "HOW-12": [
      CureBranch(
        sign: "the phone was restarted, too",
        step: "Nothing comes before it was unlocked once; what follows is uncertain (HOW-36).",
        facts: [.del009]),
      CureBranch(
        sign: "a plug-in's task, timer or headless callback should go on",
        step: """
          It can't: iOS runs no code of an ended app until a significant location change, region or visit relaunches it. \
          Use these, or a plug-in that does, such as background-geolocation with stopOnTerminate: false.
          """, facts: [.bg015, .mon004]),
    ],
    "HOW-11": [
      CureBranch(
        sign: "the app was not opened for long, and still reads the location",
        step: """
          Regions, visits or significant changes that were never stopped keep waking it: call stopMonitoring(for:) for \
          each of monitoredRegions and stopMonitoringSignificantLocationChanges() (MIS-51).
          """, facts: [.mon006])
    ],
    "HOW-05": [
      CureBranch(
        sign: "it is a scan for Bluetooth devices and not for an iBeacon",
        step: """
          Core Location ranges iBeacons only. Other devices are found by CBCentralManager, which needs the UUID of a \
          service to scan in the background.
          """, sources: [.issue("don/cordova-plugin-ble-central", 746)])
    ],
    "HOW-44": [
      CureBranch(
        sign: "Apple's CLGeocoder has no address either",
        step: "Then it is not AMap: the network is missing (CLE-02), or the place has no address (CLE-08).",
        facts: [.err001])
    ],
  ]
}
