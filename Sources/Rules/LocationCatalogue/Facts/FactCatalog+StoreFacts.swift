import LocationPolicy

extension FactCatalog {
  /// Facts about the store.
  static let storeFacts: [FactRecord] = [
    FactRecord(
      .store001, releases: "store",
      statement: """
        ITMS-90683, "Missing Purpose String in Info.plist": the scan of an upload finds references to the \
        location API, in the app **or in any library that it links**, without the usage description for it. \
        It has been enforced since spring 2019. Some mails say that the delivery was successful, which is a \
        warning; others block it. There were reports of both in 2026.
        """,
      sources: [
        .issue("Lyokone/flutterlocation", 1106),
        .issue("Baseflow/flutter-permission-handler", 1558),
        .issue("Baseflow/flutter-permission-handler", 1543),
        .pull("Baseflow/flutter-permission-handler", 1563),
        .issue("Baseflow/flutter-geolocator", 1403),
        .issue("kolabing/kolabing-app", 198, "rejected, 2026"),
        .issue("tekiristanbul/tekir", 151, "not blocking, 2026"),
      ],
      confidence: [.community],
      confidenceNote: "community (OPEN-10)"),
    FactRecord(
      .store002, releases: "store",
      statement: """
        Any use of `CLLocationManager` calls for `NSLocationWhenInUseUsageDescription`; where \
        `requestAlwaysAuthorization` occurs, a usage description for Always is called for, too. Adding it \
        settles the matter, and so does removing the code, for which some libraries have a compile-time \
        flag.
        """,
      sources: [
        .article(.permissionAndUse, "sections 2.7 and 4.1"),
        .issue("Lyokone/flutterlocation", 1106),
        .issue("Baseflow/flutter-permission-handler", 1558),
        .issue("Baseflow/flutter-permission-handler", 1543),
        .pull("Baseflow/flutter-permission-handler", 1563),
        .issue("Baseflow/flutter-geolocator", 1403),
      ],
      confidence: [.article, .community]),
    FactRecord(
      .store003, releases: "store",
      statement: """
        One article dates the rule about requestAlwaysAuthorization to the second half of 2019; the mails \
        about purpose strings name spring 2019, and uploads were rejected for the name of the method alone in \
        April 2018. It need not be the same rule.
        """,
      sources: [
        .article(.permissionAndUse, "section 2.7: the second half of 2019"),
        .issue("Baseflow/flutter-geolocator", 290, "spring 2019"),
        .issue("intuit/LocationManager", 107, "April 2018"),
      ],
      confidence: [.article, .community],
      confidenceNote: "unresolved"),
    FactRecord(
      .store004, releases: "store",
      statement: """
        ITMS-90738, an invalid purpose string: it is empty or blank. Mails of 2025 and 2026 say that the \
        delivery was successful, which is a warning; no report of a blocked upload was found.
        """,
      sources: [
        .pull("openrung/openrung-mobile-app", 29, "a warning, 2026"),
        .issue("digitalfabrik/lunes-app", 1082, "a warning, 2025"),
        .issue("bcgov/bc-wallet-mobile", 2051),
      ],
      confidence: [.community]),
    FactRecord(
      .store005, releases: "store",
      statement: """
        ITMS-90109: an update may not add requirements to UIRequiredDeviceCapabilities. In one mail of 2024 the \
        delivery was successful all the same, and the app had added none.
        """,
      sources: [
        .issue("keymanapp/keyman", 10495),
        .page("Open Radar, 38637979", "https://openradar.appspot.com/38637979"),
      ],
      confidence: [.community]),
    FactRecord(
      .store006, releases: "store",
      statement: """
        Guideline 2.5.4 (formerly 2.16): an app whose `UIBackgroundModes` contains `location` without a \
        feature that needs location *persistently* is rejected. Reviewers must find the feature; one review \
        did not count the tracking of employees alone. Older reviews also demanded a note about the use of \
        the battery.
        """,
      sources: [
        .issue("mauron85/cordova-plugin-background-geolocation", 622),
        .issue("Yukams/background_locator_fixed", 98, "employees"),
        .issue("kolabing/kolabing-app", 96, "2026"),
      ],
      confidence: [.community]),
    FactRecord(
      .store007, releases: "store",
      statement: """
        Guideline 5.1.1(ii), and 5.1.5 for location: purpose strings that do not say what the data is used \
        for, with an example, are rejected; so are the generic texts of libraries.
        """,
      sources: [.source(.purposeStrings), .issue("expo/expo", 997), .issue("sumup/sumup-ios-sdk", 108)],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .store008, releases: "store",
      statement: """
        Guideline 5.1.1(iv): reviewers reject a screen of the app before the prompt for location if it can \
        be closed, or if its button says Allow instead of Continue or Next, and an app that opens Settings \
        by itself after Don't Allow.
        """,
      sources: [
        .issue("kolabing/kolabing-app", 115), .issue("digitalfabrik/entitlementcard", 1986),
        .issue("inseven/thoughts", 100), .pull("Rezivure/Grid-Mobile", 229),
      ],
      confidence: [.community]),
    FactRecord(
      .store009, releases: "store",
      statement: """
        Reviewers ask why usage descriptions or code for Always are there if nothing uses them; remove them.
        """,
      sources: [.pull("poziomki-app/poziomki", 570)],
      confidence: [.community]),
    FactRecord(
      .store012, releases: "store",
      statement: """
        From 2023 on, a privacy manifest (`PrivacyInfo.xcprivacy`) lists \
        `NSPrivacyCollectedDataTypePreciseLocation` (three or more decimals) or \
        `NSPrivacyCollectedDataTypeCoarseLocation` in `NSPrivacyCollectedDataTypes`, but only if the data \
        leaves the device.
        """,
      sources: [.source(.privacyManifests)],
      confidence: [.appleDocumentation]),
    FactRecord(
      .store013, releases: "store",
      statement: "No category of required reason API covers Core Location.",
      sources: [.source(.requiredReasons, "searched")],
      confidence: [.appleDocumentation],
      confidenceNote: "apple-doc (absence)"),
    FactRecord(
      .store014, releases: "store",
      statement: "A missing privacy manifest has no influence on location authorization at run time.",
      sources: [],
      confidence: [.inferred]),
  ]
}
