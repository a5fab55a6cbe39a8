import LocationPolicy

extension FactCatalog {
  /// Facts about Settings, restrictions and reminders.
  static let settingsFacts: [FactRecord] = [
    FactRecord(
      .set001, releases: "7+",
      statement: """
        On iOS 7 each app has a switch. On 8 to 10 it has the rows Never, While Using the App and Always, as \
        far as its keys support them; the list of all apps shortens the second to "While Using". On 11 and \
        12 every app with Always also has While Using the App. From 13 on there is Ask Next Time, which from \
        15 on reads "Ask Next Time Or When I Share", and from 14 on the Precise Location switch. From 16 on \
        the way there begins with "Privacy & Security", before with "Privacy".
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
      statement: "Choosing Ask Next Time sets the app to `notDetermined`, so that it can prompt again.",
      sources: [
        .issue("delba/Permission", 155),
        .issue("xamarin/Essentials", 1251),
        .page(
          "Location permission in iOS 13",
          "https://medium.com/swlh/location-permission-in-ios-13-f9e10917c05e"),
      ],
      confidence: [.community]),
    FactRecord(
      .set003, releases: "8+",
      statement: """
        A row that is picked in Settings is final: Always there is full Always and not provisional. That \
        While Using in Settings leaves a remaining request for Always as it was is inferred.
        """,
      sources: [.session(.privacy2019), .session(.location2019)],
      confidence: [.inferred]),
    FactRecord(
      .set004, releases: "all",
      statement: """
        When a row changes, running managers get the authorization callback at once, and suspended apps get \
        it when they next run. Up to iOS 10 a suspended app was woken for it; from 11 on it is not.
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
        A change of the row does not end the app, by all that was found; no page says it outright. For other \
        privacy settings, such as the camera's, the system ends the process (SIGKILL). For **location** \
        Apple's pages describe a callback in the running app, and two people who saw the app end for the \
        camera or for Bluetooth saw it keep running for location. One report says that any permission ends the app, \
        without naming location.
        """,
      sources: [
        .session(.privacy2014),
        .page("Open Radar, 17945133", "https://openradar.appspot.com/17945133"),
        .issue("Baseflow/flutter-permission-handler", 509, "both comments: location continues"),
        .issue("Baseflow/flutter-permission-handler", 1451, "any permission"),
      ],
      confidence: [.appleDocumentation, .community],
      confidenceNote: "apple-doc, community (OPEN-07)"),
    FactRecord(
      .set006, releases: "all",
      statement: """
        While Location Services is off for the device, every app reads `denied` and gets nothing; when it is \
        on again, the earlier status is back. Both times the callback comes. `locationServicesEnabled()` \
        tells this from a refusal.
        """,
      sources: [
        .symbol("CLAuthorizationStatus/denied"),
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .header(.manager26, part: "denied covers both"),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .set007, releases: "all",
      statement: """
        The page of `denied` also names airplane mode as a cause. That is doubtful: GPS works in airplane \
        mode on current devices, the headers up to 26.5 do not name it, and no observation was found. \
        Sextant does not follow it.
        """,
      sources: [
        .symbol("CLAuthorizationStatus/denied"),
        .header(.manager26, "does not name it"),
      ],
      confidence: [.appleDocumentation],
      confidenceNote: "apple-doc, doubtful (OPEN-21)"),
    FactRecord(
      .set008, releases: "all",
      statement: """
        Reset Location & Privacy (in Settings, General, Reset) returns all apps to `notDetermined`, and \
        gives the one-time requests back (inferred).
        """,
      sources: [
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .source(.deniedQuestion),
        .source(.resetStrings, "the label"),
      ],
      confidence: [.appleDocumentation, .inferred],
      confidenceNote: "apple-doc; restored rights inferred"),
    FactRecord(
      .set009, releases: "all",
      statement: """
        `restricted` means that the person cannot change it: because of parental restrictions (Screen Time), \
        MDM, or other factors, as the header says. From iOS 18 on, diagnostics show it as \
        `authorizationRestricted`. Apple's documentation of MDM, as far as it was read, has no key that \
        denies location to an app, only one that skips a step of Setup Assistant.
        """,
      sources: [
        .symbol("CLAuthorizationStatus/restricted"),
        .session(.privacy2014),
        .header(.manager10),
        .header(.serviceSession26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc],
      confidenceNote: "apple-doc, apple-header, wwdc (OPEN-18)"),
    FactRecord(
      .set010, releases: "all",
      statement: """
        No primary source says what deleting and reinstalling an app does. Most reports say that it asks \
        again; some of 2018, on iOS 11 and 12 with apps installed by Xcode or by tools, say that the answer was \
        kept. Sextant resets it to `notDetermined`.
        """,
      sources: [
        .issue("home-assistant/iOS", 157, "asks again"),
        .issue("appium/appium", 10647, "kept, unless the app is deleted on the Home Screen"),
        .issue("pascalbros/PAPermissions", 34, "kept"),
      ],
      confidence: [.community],
      confidenceNote: "community, reports differ (OPEN-06)"),
    FactRecord(
      .set011, releases: "14",
      statement: "After an update of the device to iOS 14, apps that were authorized keep full accuracy.",
      sources: [.issue("Baseflow/flutter-geolocator", 523)],
      confidence: [.community]),
    FactRecord(
      .set012, releases: "11",
      statement: """
        After an update of the device to iOS 11, apps with Always keep it; from then on the person can \
        choose While Using the App for them.
        """,
      sources: [.session(.technologies2017)],
      confidence: [.wwdc]),
    FactRecord(
      .set013, releases: "13",
      statement: """
        After an update of the device to iOS 13, apps with Always keep it, and a reminder comes soon after.
        """,
      sources: [.session(.privacy2019)],
      confidence: [.wwdc]),
    FactRecord(
      .set014, releases: "9+",
      statement: """
        An iPhone app and its watch app share one authorization, from iOS 14 on also a temporary one. While \
        the iPhone app handles a WatchConnectivity message of the watch app in the foreground, it counts as \
        in use.
        """,
      sources: [.session(.location2015), .session(.location2020)],
      confidence: [.wwdc]),
    FactRecord(
      .set020, releases: "8-12",
      statement: """
        An app that really used Always in the background is asked about: `“X” has been using your location \
        in the background. Do you want to continue allowing this?` On iOS 8 that comes once, a few days \
        later, with the usage description for Always, and the person can choose While Using; on iOS 9 one app \
        saw it several times a week. Apps with When In Use never get it. One app's help calls the buttons \
        `Continue` and `Don’t Allow`; their order is inferred.
        """,
      sources: [
        .session(.location2014),
        .source(.alertDataSet),
        .article(.permissionInDetail, "the section on the prompt about continued use in the background"),
        .issue("transistorsoft/react-native-background-geolocation", 177, "several times a week"),
      ],
      confidence: [.wwdc, .community, .article],
      confidenceNote: "wwdc, community, article; labels weak (OPEN-04)"),
    FactRecord(
      .set021, releases: "13+",
      statement: """
        A reminder with a map of the recorded points repeats: `“X” has been using your location in the \
        background over the past 3 days…`, or `“X” has used your location once|N times in the background \
        over the past N days…`, and then `Do you want to continue to allow background location use?`. \
        `Change to Only While Using` gives When In Use, with a callback; `Always Allow` keeps Always. Which \
        form is used when is not published: Sextant takes the counted one for events and the other for \
        updates that continue (inferred). How often it comes is not published; developers speak of every 3 days \
        and of once a week.
        """,
      sources: [
        .session(.privacy2019),
        .source(.alertDataSet),
        .source(.locationStrings, "the uncounted form and the labels, of iOS 15"),
        .symbol("CLLocationManagerDelegate/locationManagerDidChangeAuthorization(_:)"),
        .pull("klaviyo/klaviyo-swift-sdk", 462, "every 3 days"),
        .issue("e-mission/e-mission-docs", 1018, "once a week"),
      ],
      confidence: [.wwdc, .community, .appleDocumentation],
      confidenceNote: "wwdc, community, apple-doc (OPEN-15)"),
    FactRecord(
      .set022, releases: "18",
      statement: """
        The list of all apps in Settings has shorter names for their rows than the page of an app: Never, \
        When Shared (for Ask Next Time Or When I Share), While Using (for While Using the App) and Always.
        """,
      sources: [.source(.settingsStrings)],
      confidence: [.community]),
    FactRecord(
      .set023, releases: "18",
      statement: """
        Two rows in Settings have other names in some apps: `When I Share` instead of Ask Next Time Or When \
        I Share if the app has nothing to ask for and only the location button (inferred), and `While Using \
        the App or Widgets` if it has widgets that want the location.
        """,
      sources: [.source(.settingsStrings)],
      confidence: [.community, .inferred],
      confidenceNote: "community; which apps is inferred"),
    FactRecord(
      .set024, releases: "18",
      statement: """
        An app's page in Settings shows its usage descriptions, that for Always first if it has both. If \
        the one for When In Use is missing, a warning takes its place.
        """,
      sources: [.source(.settingsStrings, "the strings of the app's explanations")],
      confidence: [.community, .inferred],
      confidenceNote: "community; when each is shown is inferred from the strings' names"),
    FactRecord(
      .set025, releases: "all",
      statement: """
        Don't Allow Changes for Location Services in the restrictions locks the settings as they are and keeps \
        new apps from using location. An app that was granted keeps its grant. One without a decision isn't authorized \
        and can't become so, which is what `restricted` means (SET-009).
        """,
      sources: [
        .page(
          "A copy of the strings of Settings of iOS 18.1, Restrictions",
          "https://github.com/zhrispineda/Settings-iOS/blob/e1eb780/Preferences/Resources/Localizations/Restrictions.xcstrings"
        ),
        .header(.manager26, part: "comment on kCLAuthorizationStatusRestricted"),
      ],
      confidence: [.community, .appleHeader, .inferred],
      confidenceNote: """
        Apple's own text of 18.1 in a copy, apple-header; for other releases, and that a refusal stays a refusal, \
        inferred
        """),
  ]
}
