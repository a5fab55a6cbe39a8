import LocationPolicy

extension FactCatalog {
  /// Facts about Info.plist keys.
  static let usageDescriptionFacts: [FactRecord] = [
    FactRecord(
      .key001, releases: "7",
      statement: """
        `NSLocationUsageDescription` (String) is *optional*; if present its text is the body of the \
        prompt, if absent the prompt shows with no reason.
        """,
      sources: [
        .article(.permissionInDetail, "the fields of Info.plist"),
        .key("NSLocationUsageDescription"),
        .session(.location2013),
      ],
      confidence: [.article, .appleDocumentation]),
    FactRecord(
      .key002, releases: "8+",
      statement: """
        `NSLocationUsageDescription` has no effect on iOS 8 and later (deprecated with 8; later \
        meaningful for macOS only).
        """,
      sources: [
        .article(.permissionInDetail, "the table of keys"),
        .key("NSLocationUsageDescription"),
        .source(.requestingAuthorization, "the table of keys"),
      ],
      confidence: [.article, .appleDocumentation]),
    FactRecord(
      .key003, releases: "8+",
      statement: """
        `NSLocationWhenInUseUsageDescription` (String) is required for `requestWhenInUseAuthorization` \
        on every version from 8 on.
        """,
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()"),
        .source(.requestingAuthorization),
        .header(.manager10),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .article(.permissionAndUse, "sections 2.1 to 2.5"),
        .article(.permissionInDetail),
      ],
      confidence: [.appleDocumentation, .appleHeader, .article]),
    FactRecord(
      .key004, releases: "8-10",
      statement: """
        `NSLocationAlwaysUsageDescription` (String) is required for `requestAlwaysAuthorization`; the \
        WhenInUse key is not needed for that call.
        """,
      sources: [
        .session(.location2014),
        .session(.privacy2014),
        .header(.manager10),
        .article(.permissionAndUse, "sections 2.1 and 2.2"),
        .article(.permissionInDetail),
      ],
      confidence: [.wwdc, .appleHeader, .article]),
    FactRecord(
      .key005, releases: "11+",
      statement: """
        `requestAlwaysAuthorization` needs **both** `NSLocationAlwaysAndWhenInUseUsageDescription` and \
        `NSLocationWhenInUseUsageDescription` (Strings). With either missing the app is treated as not \
        supporting Always and the call is a no-op.
        """,
      sources: [
        .session(.technologies2017),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .source(.requestingAuthorization, "the table of keys"),
        .article(.requestingAlways, "step 1"),
        .article(.permissionAndUse, "section 2.3"),
      ],
      confidence: [.wwdc, .appleHeader, .appleDocumentation, .article],
      contradiction: """
        The page of requestAlwaysAuthorization() still names `NSLocationAlwaysUsageDescription` + \
        WhenInUse; Sextant takes the page as stale (X-01).
        """),
    FactRecord(
      .key006, releases: "11+",
      statement: """
        `NSLocationAlwaysUsageDescription` alone is ignored at runtime (iOS 11+ runtime with iOS 11+ \
        SDK). It is still needed in the same bundle when the deployment target is ≤ 10.
        """,
      sources: [
        .session(.technologies2017),
        .article(.requestingAlways, "step 2"),
        .article(.prompts, "section 5"),
        .key("NSLocationAlwaysUsageDescription"),
      ],
      confidence: [.wwdc, .appleDocumentation, .article]),
    FactRecord(
      .key007, releases: "11+",
      statement: """
        `NSLocationAlwaysAndWhenInUseUsageDescription` alone (without WhenInUse) never works: neither \
        request prompts.
        """,
      sources: [.session(.technologies2017), .issue("ChenYilong/iOS11AdaptationTips", 10)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .key008, releases: "11 beta only",
      statement: """
        An early iOS 11 header comment accepted "new key" *or* "old Always + WhenInUse"; the shipped \
        header requires new + WhenInUse. Sextant does not model the beta.
        """,
      sources: [.issue("ChenYilong/iOS11AdaptationTips", 10), .header(.manager12)],
      confidence: [.community, .appleHeader]),
    FactRecord(
      .key009, releases: "8-10",
      statement: """
        Missing key → the request call returns and *nothing happens*: no prompt, no callback, status \
        stays `notDetermined`; no crash. Console output for this on 8–10 not sourced.
        """,
      sources: [
        .session(.location2014),
        .session(.privacy2014),
        .header(.manager10),
        .issue("keenlabs/KeenClient-iOS", 62),
        .pull("OpenTreeMap/otm-ios", 219),
      ],
      confidence: [.wwdc, .appleHeader, .community]),
    FactRecord(
      .key010, releases: "11+",
      statement: """
        Missing key → no prompt, no callback, no crash, and a console message. Text (Always request): \
        `This app has attempted to access privacy-sensitive data without a usage description. The \
        app's Info.plist must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” and \
        “NSLocationWhenInUseUsageDescription” keys with string values explaining to the user how the \
        app uses this data`. The single-key variant for a WhenInUse request (names only the WhenInUse \
        key, singular wording) is known, but no copy of it was found. The documentation says that \
        requests "fail immediately".
        """,
      sources: [
        .issue("aaronpk/Overland-iOS", 14),
        .pull("ReactiveX/RxSwift", 1707),
        .issue("Baseflow/flutter-permission-handler", 397),
      ],
      confidence: [.community]),
    FactRecord(
      .key011, releases: "10+",
      statement: """
        Unlike camera, contacts, etc. (where a missing purpose string kills the process), a missing \
        *location* string does not crash.
        """,
      sources: [
        .issue("aaronpk/Overland-iOS", 14, "the apps kept running"),
        .pull("ReactiveX/RxSwift", 1707, "the apps kept running"),
        .issue("Baseflow/flutter-permission-handler", 397, "the apps kept running"),
        .source(.protectedResources, "speaks generally of failing or crashing"),
      ],
      confidence: [.community, .inferred]),
    FactRecord(
      .key012, releases: "8+",
      statement: """
        MapKit's `showsUserLocation` without a request logs `Trying to start MapKit location updates \
        without prompting for location authorization. Must call -[CLLocationManager \
        requestWhenInUseAuthorization] or -[CLLocationManager requestAlwaysAuthorization] first.` and \
        shows nothing.
        """,
      sources: [
        .issue("OneBusAway/onebusaway-iphone", 326),
        .page(
          "Kuba Suder, Accessing user location data in iOS 8",
          "https://mackuba.eu/2015/03/17/accessing-user-location-data-in-ios8/"),
      ],
      confidence: [.community]),
    FactRecord(
      .key013, releases: "all",
      statement: """
        Purpose string must be a non-blank String shorter than 4,000 bytes, of the right type, \
        meaningful, and localizable. An empty string is legal at build time; the store rejects it \
        (STORE-004).
        """,
      sources: [.source(.protectedResources), .source(.purposeStrings)],
      confidence: [.appleDocumentation]),
    FactRecord(
      .key014, releases: "8+",
      statement: """
        Which string is on which prompt: 8–10 the string of the requested level; 11–12 WhenInUse request \
        → WhenInUse string, Always request (first or upgrade) → AlwaysAndWhenInUse string; 13+ *first* \
        prompt → WhenInUse string even for an Always request, *second/upgrade* prompt → \
        AlwaysAndWhenInUse string. The questions for widgets and of the location button have texts of \
        the system (AUTH-054, AUTH-073).
        """,
      sources: [
        .article(.requestingAlways),
        .session(.technologies2017),
        .session(.privacy2019),
        .symbol("CLLocationManager/requestAlwaysAuthorization()", "with the old key name, see KEY-005"),
        .page(
          "Location permission in iOS 13",
          "https://medium.com/swlh/location-permission-in-ios-13-f9e10917c05e"),
      ],
      confidence: [.appleDocumentation, .wwdc, .community]),
    FactRecord(
      .key015, releases: "8-12",
      statement: "The periodic reminder alert reuses the Always string (iOS 8 by the session of 2014).",
      sources: [.session(.location2014)],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (8), inferred (9–12)"),
    FactRecord(
      .key016, releases: "8+",
      statement: """
        Keys also decide which rows Settings offers: an app without Always support shows no "Always" \
        row.
        """,
      sources: [
        .session(.location2014),
        .issue("transistorsoft/cordova-background-geolocation-lt", 483),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .key017, releases: "8+",
      statement: """
        App update that *drops* a level: an app authorized Always whose new version no longer declares \
        Always support falls to WhenInUse; WhenInUse support dropped → prompt may appear again; denied \
        stays denied.
        """,
      sources: [.session(.location2014)],
      confidence: [.wwdc]),
    FactRecord(
      .key018, releases: "8+",
      statement: """
        Non-string value (dictionary, boolean, number) for a purpose key: runtime behavior not \
        documented; the log text asks for "string values". Sextant treats it as missing.
        """,
      sources: [
        .issue("aaronpk/Overland-iOS", 14, "the text of the log"),
        .pull("ReactiveX/RxSwift", 1707, "the text of the log"),
        .issue("Baseflow/flutter-permission-handler", 397, "the text of the log"),
      ],
      confidence: [.inferred],
      confidenceNote: "inferred (OPEN-19)"),
    FactRecord(
      .key019, releases: "all",
      statement: """
        Localization: `InfoPlist.strings` per `.lproj`, entry `"<plist key>" = "…";`. For the temporary \
        dictionary the entry key is the **purpose key itself**, not the dictionary name.
        """,
      sources: [
        .source(.protectedResources),
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
      ],
      confidence: [.appleDocumentation]),
    FactRecord(
      .key020, releases: "all",
      statement: "Keys are case- and spelling-exact; a typo equals absence.",
      sources: [
        .pull("tauri-apps/tauri-docs", 3605),
        .article(.prompts, "section 5 has such a typo, NSLocationAlawaysUsageDescription"),
      ],
      confidence: [.community]),
    FactRecord(
      .key021, releases: "≤6",
      statement: """
        `CLLocationManager.purpose` (programmatic reason) was deprecated in iOS 6 in favor of the plist \
        key.
        """,
      sources: [.header(.manager7)],
      confidence: [.appleHeader]),
    FactRecord(
      .key022, releases: "8+",
      statement: """
        Which keys a request needs: on 7 none; on 8–10 a request for When In Use the WhenInUse key, one for \
        Always the Always key; from 11 on a request for When In Use the WhenInUse key, one for Always the \
        WhenInUse and the AlwaysAndWhenInUse key. An app that runs on several versions needs the keys of all \
        of them. `sextant policy` prints the table.
        """,
      sources: [],
      confidence: [.inferred],
      confidenceNote: "derived"),
    FactRecord(
      .key030, releases: "14+",
      statement: """
        `NSLocationTemporaryUsageDescriptionDictionary`: Dictionary, purposeKey → String. Needed only \
        for `requestTemporaryFullAccuracyAuthorization` and for \
        `CLServiceSession(fullAccuracyPurposeKey:)` (18+). Any number of entries. Lookup happens only \
        inside this dictionary.
        """,
      sources: [
        .session(.location2020),
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .header(.manager15),
        .key("NSLocationTemporaryUsageDescriptionDictionary"),
        .article(.permissionAndUse, "section 2.5"),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader, .article]),
    FactRecord(
      .key031, releases: "14+",
      statement: """
        Correct XML is `<dict>` with alternating `<key>PurposeKey</key><string>text</string>`; the \
        snippet in one article has lost the tags and is invalid as printed.
        """,
      sources: [.header(.manager15, "the example"), .article(.permissionAndUse, "section 2.5")],
      confidence: [.appleHeader]),
    FactRecord(
      .key032, releases: "14+",
      statement: """
        Purpose key absent from the dictionary (or dictionary absent) → completion gets \
        `CLError.promptDeclined` (18), no prompt.
        """,
      sources: [
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .issue("zoontek/react-native-permissions", 709),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .key033, releases: "14+",
      statement: """
        `NSLocationDefaultAccuracyReduced`: Boolean, default false. True → prompts carry no Precise \
        pill, accuracy starts reduced, the Settings "Precise" switch starts off and the user may turn it \
        on; affects all services. [15+] The title says so: `Allow “X” to use your approximate location?` \
        (14: not seen).
        """,
      sources: [
        .key("NSLocationDefaultAccuracyReduced"),
        .source(.locationStrings, "the title, of iOS 15"),
        .session(.location2020),
        .article(.permissionAndUse, "section 2.5"),
      ],
      confidence: [.appleDocumentation, .wwdc, .article]),
    FactRecord(
      .key034, releases: "14+",
      statement: """
        A *String* value ("YES"/"true") for KEY-033 has no effect (observed with Xcode 12 beta 1–4, \
        whose plist editor forced String).
        """,
      sources: [.article(.permissionAndUse, "section 2.5")],
      confidence: [.article]),
    FactRecord(
      .key035, releases: "14+",
      statement: "KEY-033 and KEY-030 may be combined: default reduced, temporary full on demand.",
      sources: [.article(.permissionAndUse, "section 2.5"), .session(.location2020)],
      confidence: [.article, .wwdc]),
    FactRecord(
      .key040, releases: "4+",
      statement: """
        `UIBackgroundModes`: Array of String containing `location` (Xcode: Signing & Capabilities → \
        Background Modes → Location updates). Needed only for *continuous standard* location in \
        background, `CLBackgroundActivitySession`, and to be allowed to set \
        `allowsBackgroundLocationUpdates = true`. Not needed for significant-change, visits, region \
        monitoring.
        """,
      sources: [
        .source(.backgroundUpdates),
        .symbol("CLLocationManager/allowsBackgroundLocationUpdates"),
        .session(.updates2023),
        .source(.backgroundModes),
        .article(.permissionAndUse),
        .article(.permissionInDetail),
      ],
      confidence: [.appleDocumentation, .wwdc, .article]),
    FactRecord(
      .key041, releases: "all",
      statement: """
        A String instead of an Array for `UIBackgroundModes`, or `"Location updates"`/`"Location"` \
        instead of `location`, equals absence.
        """,
      sources: [.source(.backgroundModes), .source(.backgroundUpdates)],
      confidence: [.inferred]),
    FactRecord(
      .key042, releases: "14+",
      statement: """
        `NSWidgetWantsLocation`: Boolean, in the **widget extension's** Info.plist. Purpose strings live \
        in the containing app. Widgets never show prompts; the prompt appears in the app, plus a \
        widget-specific question when a location widget is added. Check with \
        `isAuthorizedForWidgetUpdates`.
        """,
      sources: [
        .source(.widgetLocation),
        .key("NSWidgetWantsLocation"),
        .session(.location2020),
        .symbol("CLLocationManager/isAuthorizedForWidgetUpdates"),
      ],
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .key043, releases: "14+",
      statement: """
        App Clip: `NSAppClip` (Dictionary) → `NSAppClipRequestLocationConfirmation` (Boolean), only in \
        the App Clip target; enables location *confirmation* for a region of radius ≤ 500 m without \
        location authorization, only when launched from a physical NFC/visual code (otherwise the call \
        reports disallowed; a mismatch reports does-not-match).
        """,
      sources: [.source(.appClipLocation), .key("NSAppClip")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .key044, releases: "18+",
      statement: """
        Key that turns off implicit service sessions: Boolean \
        **`NSLocationRequireExplicitServiceSession`** in the session of 2024 and Apple's article on \
        updates in the background; **`CLRequireExplicitServiceSession`** in Apple's article on \
        suspending requests and the iOS 18 header comments.
        """,
      sources: [],
      confidence: [.wwdc, .appleDocumentation, .appleHeader],
      confidenceNote: "wwdc+apple-doc vs apple-doc+apple-header (OPEN-08)",
      contradiction: """
        Apple's own material contradicts itself; `sextant check` reports when only one of them is present, \
        and the simulated phone accepts both.
        """),
    FactRecord(
      .key045, releases: "15+",
      statement: """
        `com.apple.developer.location.push` (entitlement, Boolean; by request to Apple) for a Location \
        Push Service Extension; needs Always.
        """,
      sources: [
        .source(.locationPush),
        .symbol("CLLocationManager/startMonitoringLocationPushes(completion:)"),
        .session(.button2021),
      ],
      confidence: [.appleDocumentation]),
    FactRecord(
      .key046, releases: "all",
      statement: """
        `UIRequiredDeviceCapabilities`: Array of String (or Dictionary of Boolean): `location-services`, \
        `gps` (list `location-services` too), `magnetometer`. Enforced by the App Store at install, not \
        by Core Location. New versions of a shipped app may not add requirements. Use only if the app is \
        useless without it.
        """,
      sources: [
        .source(.configuringApp),
        .key("UIRequiredDeviceCapabilities"),
        .issue("keymanapp/keyman", 10495),
      ],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .key047, releases: "15+",
      statement: """
        `LocationButton`/`CLLocationButton` needs the WhenInUse purpose string; no extra key was found.
        """,
      sources: [.source(.coreLocationUI), .symbol("CLLocationManager/requestWhenInUseAuthorization()")],
      confidence: [.inferred]),
    FactRecord(
      .key048, releases: "17+",
      statement: "`PrivacyInfo.xcprivacy`: see STORE-012…014.",
      sources: [],
      confidence: []),
    FactRecord(
      .key049, releases: "13+",
      statement: """
        No Info.plist key exists that hides "Allow Once", the prompt map, or the Settings rows. Apps \
        cannot opt out of the Precise switch.
        """,
      sources: [.session(.location2020)],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (Precise), inferred (rest)"),
  ]
}
