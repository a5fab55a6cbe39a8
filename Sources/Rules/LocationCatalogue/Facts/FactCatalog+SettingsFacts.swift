import LocationPolicy

extension FactCatalog {
  /// Facts about Settings, restrictions and reminders.
  static let settingsFacts: [FactRecord] = [
    FactRecord(
      .set001, releases: "7+",
      statement: """
        [7] Per-app on/off switch. [8-10] Never / While Using the App / Always (only rows the app's keys \
        support); the list of all apps shortens it to "While Using". [11-12] the same, with While Using \
        the App for every Always app. [13-14] adds Ask Next Time. [15+] label "Ask Next Time Or When I \
        Share". [14+] Precise Location switch. [16+] the way there begins with "Privacy & Security", \
        before with "Privacy".
        """,
      sources: [
        .session(.location2014),
        .session(.technologies2017),
        .session(.location2019),
        .session(.button2021),
        .session(.location2020),
        .page(
          "How to make iPhone apps always ask for location access",
          "https://wukihow.com/ast/441967/how-to-make-iphone-apps-always-ask-for-location-access.html"),
        .issue("delba/Permission", 155),
        .source(.settingsStrings, "the labels of 18.1"),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .set002, releases: "13+",
      statement: """
        Choosing Ask Next Time sets the app to `notDetermined` (prompting possible again).
        """,
      sources: [
        .issue("delba/Permission", 155),
        .page(
          "Location permission in iOS 13",
          "https://medium.com/swlh/location-permission-in-ios-13-f9e10917c05e"),
      ],
      confidence: [.community]),
    FactRecord(
      .set003, releases: "8+",
      statement: """
        A row picked in Settings is final, no provisional: Always in Settings = full Always. From While \
        Using in Settings the remaining one-time request right is unaffected [inferred].
        """,
      sources: [.session(.privacy2019), .session(.location2019)],
      confidence: [.inferred]),
    FactRecord(
      .set004, releases: "all",
      statement: """
        Changing a row fires the authorization callback in running managers (immediately) and in \
        suspended apps when they next run. Up to 10 a suspended app was woken to receive it; from 11 it \
        is not.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .source(.requestingAuthorization),
        .issue("transistorsoft/cordova-background-geolocation-lt", 494),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .set005, releases: "all",
      statement: """
        Does the change kill the app? Other privacy classes: the system kills the process (SIGKILL) on \
        change. For **location** the docs describe a live callback, and SET-004's report fits; a \
        single permission-plugin report of lost state does not separate location from other classes. \
        Sextant assumes that it does not.
        """,
      sources: [
        .session(.privacy2014),
        .page("Open Radar, 17945133", "https://openradar.appspot.com/17945133"),
        .issue("Baseflow/flutter-permission-handler", 1451),
      ],
      confidence: [.appleDocumentation, .inferred],
      confidenceNote: "apple-doc, inferred (OPEN-07)"),
    FactRecord(
      .set006, releases: "all",
      statement: """
        Global Location Services off → every app reports `denied` (+callback) and delivers nothing; on → \
        earlier status restored (+callback). `locationServicesEnabled()` tells the two apart.
        """,
      sources: [
        .symbol("CLAuthorizationStatus/denied"),
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
      ],
      confidence: [.appleDocumentation]),
    FactRecord(
      .set007, releases: "all",
      statement: """
        The page of `denied` also lists airplane mode as a cause of `denied`. Doubtful: GPS works in \
        airplane mode on current devices; no observation found. Sextant does not follow it.
        """,
      sources: [.symbol("CLAuthorizationStatus/denied")],
      confidence: [.appleDocumentation],
      confidenceNote: "apple-doc, doubtful (OPEN-21)"),
    FactRecord(
      .set008, releases: "all",
      statement: """
        Settings → General → Reset → Reset Location & Privacy returns all apps to `notDetermined` and \
        restores the one-time rights.
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .source(.deniedQuestion),
      ],
      confidence: [.appleDocumentation, .inferred],
      confidenceNote: "apple-doc; restored rights inferred"),
    FactRecord(
      .set009, releases: "all",
      statement: """
        `restricted`: the user cannot change it (Screen Time/parental controls, possibly MDM). Also \
        shown in 18 diagnostics as `authorizationRestricted`. Apple's MDM material reviewed has no \
        payload key that denies location per app (only a Setup Assistant skip key).
        """,
      sources: [
        .symbol("CLAuthorizationStatus/restricted"),
        .session(.privacy2014),
        .header(.manager10),
      ],
      confidence: [.appleDocumentation, .wwdc],
      confidenceNote: "apple-doc, wwdc (OPEN-18)"),
    FactRecord(
      .set010, releases: "all",
      statement: """
        Deleting and reinstalling: no primary source. General reports say a reinstalled app asks again; \
        Sextant resets it to `notDetermined`.
        """,
      sources: [],
      confidence: [.community],
      confidenceNote: "community-weak (OPEN-06)"),
    FactRecord(
      .set011, releases: "14",
      statement: "After an OS upgrade to 14 existing authorizations keep full accuracy.",
      sources: [.issue("Baseflow/flutter-geolocator", 523)],
      confidence: [.community]),
    FactRecord(
      .set012, releases: "11",
      statement: """
        Existing "Always" apps keep Always on upgrade; from then on the user sees While Using as an \
        option for them.
        """,
      sources: [.session(.technologies2017)],
      confidence: [.wwdc]),
    FactRecord(
      .set013, releases: "13",
      statement: """
        Existing Always apps keep Always on upgrade but get a reminder prompt soon after.
        """,
      sources: [.session(.privacy2019)],
      confidence: [.wwdc]),
    FactRecord(
      .set014, releases: "9+",
      statement: """
        iPhone app + watchOS app share authorization; handling a WatchConnectivity message from a \
        foreground watch app counts as in use; [14+] temporary grants are shared too.
        """,
      sources: [.session(.location2015), .session(.location2020)],
      confidence: [.wwdc]),
    FactRecord(
      .set020, releases: "8-12",
      statement: """
        For apps that actually used Always in background: `“X” has been using your location in the \
        background. Do you want to continue allowing this?` — iOS 8: once, a few days later; body = \
        Always string; the user may downgrade to While Using. WhenInUse-only apps never see it. One \
        app's help calls the buttons `Continue` and `Don’t Allow`; their order is inferred.
        """,
      sources: [
        .session(.location2014),
        .source(.alertDataSet),
        .article(.permissionInDetail, "the section on the prompt about continued use in the background"),
      ],
      confidence: [.wwdc, .community, .article],
      confidenceNote: "wwdc, community, article; labels weak (OPEN-04)"),
    FactRecord(
      .set021, releases: "13+",
      statement: """
        Repeating reminder with a map of recorded points: `“X” has been using your location in the \
        background over the past 3 days…` / `“X” has used your location once|N times in the background \
        over the past N days…` `Do you want to continue to allow background location use?`; `Change to \
        Only While Using`, `Always Allow`. Which form is used when is not published: the counted one is \
        taken for events, the other for updates that go on [inferred]. Change → WhenInUse with callback(4). Cadence unpublished.
        """,
      sources: [
        .session(.privacy2019),
        .source(.alertDataSet),
        .source(.locationStrings, "the uncounted form and the labels, of iOS 15"),
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
      ],
      confidence: [.wwdc, .community, .appleDocumentation],
      confidenceNote: "wwdc, community, apple-doc (OPEN-15)"),
  ]
}
