import LocationPolicy

extension FactCatalog {
  /// Facts about Info.plist keys.
  static let usageDescriptionFacts: [FactRecord] = [
    FactRecord(
      .key001, releases: "7",
      statement: """
        `NSLocationUsageDescription` (a string) is optional. If it is there, its text is the body of the \
        prompt; if not, the prompt gives no reason.
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
        `NSLocationUsageDescription` has had no effect since iOS 8, with which it was deprecated. It still \
        has one on macOS.
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
        `NSLocationWhenInUseUsageDescription` (a string) is required for `requestWhenInUseAuthorization()` \
        on every release from iOS 8 on.
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
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .article]),
    FactRecord(
      .key004, releases: "8-10",
      statement: """
        `requestAlwaysAuthorization()` requires `NSLocationAlwaysUsageDescription` (a string). It does not \
        need `NSLocationWhenInUseUsageDescription`.
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
        `requestAlwaysAuthorization()` needs **both** `NSLocationAlwaysAndWhenInUseUsageDescription` and \
        `NSLocationWhenInUseUsageDescription` (strings). If either is missing, the app counts as not \
        supporting Always, and the call does nothing.
        """,
      sources: [
        .session(.technologies2017),
        .header(.manager12),
        .header(.manager13),
        .header(.manager15),
        .source(.requestingAuthorization, "the table of keys"),
        .article(.requestingAlways, "step 1"),
        .article(.permissionAndUse, "section 2.3"),
        .header(.manager26),
      ],
      confidence: [.wwdc, .appleHeader, .appleDocumentation, .article],
      contradiction: """
        The page of requestAlwaysAuthorization() still names `NSLocationAlwaysUsageDescription` and \
        `NSLocationWhenInUseUsageDescription`; Sextant follows the headers (X-01).
        """),
    FactRecord(
      .key006, releases: "11+",
      statement: """
        iOS 11 and later ignore `NSLocationAlwaysUsageDescription` on its own, in apps built with the iOS 11 \
        SDK or later. An app that also runs on iOS 10 or earlier still needs it, beside the newer keys.
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
        `NSLocationAlwaysAndWhenInUseUsageDescription` without `NSLocationWhenInUseUsageDescription` never \
        works: neither request prompts.
        """,
      sources: [.session(.technologies2017), .issue("ChenYilong/iOS11AdaptationTips", 10)],
      confidence: [.wwdc, .community]),
    FactRecord(
      .key008, releases: "11",
      statement: """
        In a beta of iOS 11 a comment of the header accepted either the new key for Always, or the old one \
        together with `NSLocationWhenInUseUsageDescription`. The header that was shipped requires the new \
        one together with it, and Sextant follows that.
        """,
      sources: [.issue("ChenYilong/iOS11AdaptationTips", 10), .header(.manager12)],
      confidence: [.community, .appleHeader]),
    FactRecord(
      .key009, releases: "8-10",
      statement: """
        Without its key a request returns and nothing happens: no prompt, no callback, no crash, and the \
        status stays `notDetermined`. What the console says then on iOS 8 to 10 has no source.
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
        Without its keys a request shows no prompt, calls nothing back and does not crash; the console shows \
        a message. For Always it is: `This app has attempted to access privacy-sensitive data without a \
        usage description. The app's Info.plist must contain both \
        “NSLocationAlwaysAndWhenInUseUsageDescription” and “NSLocationWhenInUseUsageDescription” keys with \
        string values explaining to the user how the app uses this data`. For When In Use there is one that \
        names only that key; no copy of it was found. The header says that the method does nothing.
        """,
      sources: [
        .issue("aaronpk/Overland-iOS", 14),
        .pull("ReactiveX/RxSwift", 1707),
        .issue("Baseflow/flutter-permission-handler", 397),
        .header(.manager26, part: "does nothing"),
      ],
      confidence: [.appleHeader, .community]),
    FactRecord(
      .key011, releases: "10+",
      statement: """
        A missing usage description for location does not crash the app, unlike a missing one for the \
        camera, contacts and others, for which the system ends the app.
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
        MapKit shows no location if the app sets `showsUserLocation` without ever having made a request, and \
        logs `Trying to start MapKit location updates without prompting for location authorization. Must \
        call -[CLLocationManager requestWhenInUseAuthorization] or -[CLLocationManager \
        requestAlwaysAuthorization] first.`
        """,
      sources: [
        .issue("infinitered/ProMotion-map", 18),
        .issue("reckonMe/reckonMe", 20),
        .page(
          "Kuba Suder, Accessing user location data in iOS 8",
          "https://mackuba.eu/2015/03/17/accessing-user-location-data-in-ios8/"),
      ],
      confidence: [.community]),
    FactRecord(
      .key013, releases: "all",
      statement: """
        A usage description has to be a string that is not blank, is shorter than 4,000 bytes, says \
        something meaningful and can be localized. An app with an empty one can be built, but the store \
        objects to it, as far as is known by a warning (STORE-004).
        """,
      sources: [.source(.protectedResources), .source(.purposeStrings)],
      confidence: [.appleDocumentation]),
    FactRecord(
      .key014, releases: "8+",
      statement: """
        Which usage description a prompt shows depends on the release: on iOS 8 to 10 it is that of the requested level. On 11 \
        and 12 a request for When In Use shows `NSLocationWhenInUseUsageDescription`, and one for Always, \
        the first or the upgrade, `NSLocationAlwaysAndWhenInUseUsageDescription`. From 13 on the first \
        prompt shows the former even for Always, and the second prompt or the upgrade the latter. The \
        prompts for widgets and of the location button have texts of the system (AUTH-054, AUTH-091).
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
      statement: """
        The reminder (SET-020) shows the usage description for Always. The session of 2014 says so of iOS 8; \
        for 9 to 12 it is inferred.
        """,
      sources: [.session(.location2014)],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (8), inferred (9–12)"),
    FactRecord(
      .key016, releases: "8+",
      statement: """
        The keys also decide which rows Settings offers: an app without the keys for Always has no Always \
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
        An update of the app can drop a level. If the new version no longer has the keys for Always, an app \
        with Always falls to When In Use. If it no longer has the key for When In Use, a prompt may appear \
        again. A refusal stays a refusal.
        """,
      sources: [.session(.location2014)],
      confidence: [.wwdc]),
    FactRecord(
      .key018, releases: "8+",
      statement: """
        What happens at run time if a usage description is a dictionary, a Boolean or a number is not \
        documented; the message in the console asks for "string values". Sextant treats it as missing.
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
        Usage descriptions are localized in the `InfoPlist.strings` of each `.lproj` folder, in entries such \
        as `"NSLocationWhenInUseUsageDescription" = "…";`. For temporary full accuracy the entry has the \
        **purpose key** and not the name of the dictionary; if there is none, the text in the Info.plist is \
        shown.
        """,
      sources: [
        .source(.protectedResources),
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .key020, releases: "all",
      statement: "The names of keys are matched exactly; one with a typo counts as missing.",
      sources: [
        .pull("tauri-apps/tauri-docs", 3605),
        .article(.prompts, "section 5 has such a typo, NSLocationAlawaysUsageDescription"),
      ],
      confidence: [.community]),
    FactRecord(
      .key021, releases: "3.2-6",
      statement: """
        `CLLocationManager.purpose`, a reason given in code, was deprecated with iOS 6 in favor of the key \
        in the Info.plist.
        """,
      sources: [
        .header(.manager7),
        .header(.manager26),
      ],
      confidence: [.appleHeader]),
    FactRecord(
      .key022, releases: "8+",
      statement: """
        The keys that a request needs depend on the release. On iOS 7 it needs none. On 8 to 10 one for When In Use needs \
        `NSLocationWhenInUseUsageDescription`, and one for Always `NSLocationAlwaysUsageDescription`. From \
        11 on one for When In Use needs the same, and one for Always `NSLocationWhenInUseUsageDescription` \
        and `NSLocationAlwaysAndWhenInUseUsageDescription`. An app that runs on several releases needs the \
        keys of all of them. `sextant policy` prints the table.
        """,
      sources: [],
      confidence: [.inferred],
      confidenceNote: "derived"),
    FactRecord(
      .key030, releases: "14+",
      statement: """
        `NSLocationTemporaryUsageDescriptionDictionary` is a dictionary from purpose keys to texts, with any \
        number of entries. Only `requestTemporaryFullAccuracyAuthorization(withPurposeKey:)` and, from iOS \
        18 on, a `CLServiceSession` with a `fullAccuracyPurposeKey` need it. A purpose key counts only if it \
        is in this dictionary.
        """,
      sources: [
        .session(.location2020),
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .header(.manager15),
        .key("NSLocationTemporaryUsageDescriptionDictionary"),
        .article(.permissionAndUse, "section 2.5"),
        .header(.manager26),
        .header(.serviceSession26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader, .article]),
    FactRecord(
      .key031, releases: "14+",
      statement: """
        In XML it is a `<dict>` of pairs such as `<key>PurposeKey</key><string>text</string>`. One article \
        prints it without these tags, which is invalid.
        """,
      sources: [
        .header(.manager15, "the example"),
        .article(.permissionAndUse, "section 2.5"),
        .header(.manager26, "the example"),
      ],
      confidence: [.appleHeader]),
    FactRecord(
      .key032, releases: "14+",
      statement: """
        If the purpose key is not in the dictionary, or there is no dictionary, no prompt appears, and the \
        completion handler gets `CLError.promptDeclined` (18).
        """,
      sources: [
        .symbol("CLLocationManager/requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"),
        .issue("zoontek/react-native-permissions", 709),
        .header(.manager26, "no prompt"),
      ],
      confidence: [.appleDocumentation, .appleHeader, .community]),
    FactRecord(
      .key033, releases: "14+",
      statement: """
        `NSLocationDefaultAccuracyReduced` is a Boolean, false by default. If it is true, prompts have no \
        Precise button, accuracy starts reduced for all services, and the Precise Location switch in \
        Settings starts off; the person can turn it on. From iOS 15 on the title says so: `Allow “X” to use \
        your approximate location?` (14: not seen).
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
        A string such as "YES" or "true" as the value of `NSLocationDefaultAccuracyReduced` (KEY-033) has no \
        effect. It was observed with the betas 1 to 4 of Xcode 12, whose editor allowed only strings.
        """,
      sources: [.article(.permissionAndUse, "section 2.5")],
      confidence: [.article]),
    FactRecord(
      .key035, releases: "14+",
      statement: """
        An app can have both keys: accuracy is reduced by default (KEY-033), and full for a while when the \
        app asks for it (KEY-030).
        """,
      sources: [.article(.permissionAndUse, "section 2.5"), .session(.location2020)],
      confidence: [.article, .wwdc]),
    FactRecord(
      .key040, releases: "4+",
      statement: """
        `UIBackgroundModes` is an array of strings. `location` in it (in Xcode: Signing & Capabilities, \
        Background Modes, Location updates) is needed for continuous updates of the standard service in the \
        background, for `CLBackgroundActivitySession`, and for setting `allowsBackgroundLocationUpdates` to \
        true. Significant location changes, visits and regions do not need it.
        """,
      sources: [
        .source(.backgroundUpdates),
        .symbol("CLLocationManager/allowsBackgroundLocationUpdates"),
        .session(.updates2023),
        .source(.backgroundModes),
        .article(.permissionAndUse),
        .article(.permissionInDetail),
        .header(.manager26),
        .header(.backgroundSession26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc, .article]),
    FactRecord(
      .key041, releases: "all",
      statement: """
        `UIBackgroundModes` as a string instead of an array, or `Location updates` or `Location` in it \
        instead of `location`, counts as missing.
        """,
      sources: [.source(.backgroundModes), .source(.backgroundUpdates)],
      confidence: [.inferred]),
    FactRecord(
      .key042, releases: "14+",
      statement: """
        `NSWidgetWantsLocation` is a Boolean in the Info.plist of the **widget extension**; the usage \
        descriptions are in that of its app. A widget never shows a prompt: the app does, and when a widget \
        that wants location is added, the person is asked once more, for widgets. \
        `isAuthorizedForWidgetUpdates` says whether they may get locations.
        """,
      sources: [
        .source(.widgetLocation),
        .key("NSWidgetWantsLocation"),
        .session(.location2020),
        .symbol("CLLocationManager/isAuthorizedForWidgetUpdates"),
        .header(.manager26),
      ],
      confidence: [.appleDocumentation, .appleHeader, .wwdc]),
    FactRecord(
      .key043, releases: "14+",
      statement: """
        An App Clip whose dictionary `NSAppClip` has `NSAppClipRequestLocationConfirmation` (a Boolean) can \
        confirm, without location authorization, that the device is within a region of at most 500 m radius. \
        It works only after a launch by an NFC tag or a visual code; otherwise the call reports that it is \
        disallowed. If the place is another one, it reports that it does not match.
        """,
      sources: [.source(.appClipLocation), .key("NSAppClip")],
      confidence: [.appleDocumentation]),
    FactRecord(
      .key044, releases: "18+",
      statement: """
        A Boolean in the Info.plist turns implicit service sessions off. The session of 2024 and Apple's \
        article on updates in the background call it **`NSLocationRequireExplicitServiceSession`**; Apple's \
        article on suspending requests and the headers of iOS 18 to 26.5 call it \
        **`CLRequireExplicitServiceSession`**.
        """,
      sources: [
        .session(.authorization2024),
        .source(.backgroundUpdates),
        .source(.suspendingRequests),
        .header(.serviceSession18),
        .header(.serviceSession26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader],
      confidenceNote: "two names; which one counts is open (OPEN-08)",
      contradiction: """
        Apple's own material contradicts itself; `sextant check` reports when only one of them is present, \
        and the simulated phone accepts both.
        """),
    FactRecord(
      .key045, releases: "15+",
      statement: """
        A location push service extension needs the entitlement `com.apple.developer.location.push`, which \
        Xcode adds under Signing & Capabilities (at first Apple gave it on request only), and its app needs \
        Always. Apple means it for apps with which people share their location with others whom they \
        approve, and for those that alert first responders. A device gets about 360 such pushes in 24 hours.
        """,
      sources: [
        .source(.locationPush),
        .symbol("CLLocationManager/startMonitoringLocationPushes(completion:)"),
        .session(.button2021),
        .page(
          "Location Push Service Extension (entitlement)",
          "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.location.push"
        ),
        .header(.manager26, part: "the entitlement"),
        .page(
          "Creating a location push service extension",
          "https://developer.apple.com/documentation/corelocation/creating-a-location-push-service-extension",
          "the number of pushes"),
      ],
      confidence: [.appleDocumentation, .appleHeader]),
    FactRecord(
      .key046, releases: "all",
      statement: """
        `UIRequiredDeviceCapabilities` is an array of strings (or a dictionary of Booleans) that can name \
        `location-services`, `gps` (which `location-services` has to accompany) and `magnetometer`. The App \
        Store enforces it when the app is installed; Core Location does not. New versions of an app in the \
        store may not add requirements. It is meant for apps that are useless without the hardware.
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
        `LocationButton` and `CLLocationButton` need `NSLocationWhenInUseUsageDescription`, like the \
        request; no other key for them was found.
        """,
      sources: [.source(.coreLocationUI), .symbol("CLLocationManager/requestWhenInUseAuthorization()")],
      confidence: [.inferred]),
    FactRecord(
      .key048, releases: "store",
      statement: """
        STORE-012 to STORE-014 say what a privacy manifest (`PrivacyInfo.xcprivacy`) declares about location.
        """,
      sources: [],
      confidence: []),
    FactRecord(
      .key049, releases: "13+",
      statement: """
        No Info.plist key hides Allow Once, the map in the prompt or the rows in Settings, and an app cannot \
        opt out of the Precise Location switch.
        """,
      sources: [.session(.location2020)],
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (Precise), inferred (rest)"),
  ]
}
