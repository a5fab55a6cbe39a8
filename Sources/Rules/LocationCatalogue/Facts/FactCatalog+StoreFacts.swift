import LocationPolicy

extension FactCatalog {
  /// Facts about the store.
  static let storeFacts: [FactRecord] = [
    FactRecord(
      .store001, releases: "store",
      statement: """
        ITMS-90683 "Missing Purpose String in Info.plist": upload scan finds references to location API \
        (own code **or any linked library**) without the matching string. Enforced since spring 2019; \
        some mails say delivery was successful (warning), others block.
        """,
      sources: [
        .issue("Lyokone/flutterlocation", 1106),
        .issue("Baseflow/flutter-permission-handler", 1558),
        .issue("Baseflow/flutter-permission-handler", 1543),
        .pull("Baseflow/flutter-permission-handler", 1563),
        .issue("Baseflow/flutter-geolocator", 1403),
      ],
      confidence: [.community],
      confidenceNote: "community (OPEN-10)"),
    FactRecord(
      .store002, releases: "store",
      statement: """
        Trigger set: any CLLocationManager use → WhenInUse string; symbol `requestAlwaysAuthorization` \
        present → Always/AlwaysAndWhenInUse string also. Removing the symbol (compile-time flag in the \
        library) or adding the string cures it.
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
        One article dates the Always-symbol rule to "second half of 2019"; the purpose-string mails \
        cite spring 2019. Not necessarily the same rule.
        """,
      sources: [],
      confidence: [],
      confidenceNote: "unresolved"),
    FactRecord(
      .store004, releases: "store",
      statement: "ITMS-90738 invalid purpose string (empty or blank).",
      sources: [.pull("openrung/openrung-mobile-app", 29)],
      confidence: [.community]),
    FactRecord(
      .store005, releases: "store",
      statement: "ITMS-90109 change in UIRequiredDeviceCapabilities not allowed.",
      sources: [
        .issue("keymanapp/keyman", 10495),
        .page("Open Radar, 38637979", "https://openradar.appspot.com/38637979"),
      ],
      confidence: [.community]),
    FactRecord(
      .store006, releases: "store",
      statement: """
        Guideline 2.5.4 (formerly 2.16): `location` background mode declared without a feature needing \
        *persistent* location → rejection; reviewers must find the feature; older reviews demanded a \
        battery-use disclaimer.
        """,
      sources: [.issue("mauron85/cordova-plugin-background-geolocation", 622)],
      confidence: [.community]),
    FactRecord(
      .store007, releases: "store",
      statement: """
        Guideline 5.1.1(ii) (and 5.1.5 for location): purpose strings that do not say what the data is \
        used for, with an example, are rejected; generic library defaults too.
        """,
      sources: [.source(.purposeStrings), .issue("expo/expo", 997), .issue("sumup/sumup-ios-sdk", 108)],
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .store008, releases: "store",
      statement: """
        Guideline 5.1.1(iv): reviewers reject a screen of the app before the prompt for location if it can be closed, or \
        if its button says Allow instead of Continue or Next, and an app that opens Settings by itself after Don't Allow.
        """,
      sources: [
        .issue("kolabing/kolabing-app", 115), .issue("digitalfabrik/entitlementcard", 1986),
        .issue("inseven/thoughts", 100), .pull("Rezivure/Grid-Mobile", 229),
      ],
      confidence: [.community]),
    FactRecord(
      .store009, releases: "store",
      statement: "Unused Always strings/symbols: reviewers ask why; remove if unused.",
      sources: [.pull("poziomki-app/poziomki", 570)],
      confidence: [.community]),
    FactRecord(
      .store012, releases: "privacy manifest, 2023+",
      statement: """
        `PrivacyInfo.xcprivacy` → `NSPrivacyCollectedDataTypes` entries \
        `NSPrivacyCollectedDataTypePreciseLocation` (three or more decimals) and \
        `NSPrivacyCollectedDataTypeCoarseLocation`; only if data leave the device.
        """,
      sources: [.source(.privacyManifests)],
      confidence: [.appleDocumentation]),
    FactRecord(
      .store013, releases: "store",
      statement: "No required-reason API category covers Core Location.",
      sources: [.source(.requiredReasons, "searched")],
      confidence: [.appleDocumentation],
      confidenceNote: "apple-doc (absence)"),
    FactRecord(
      .store014, releases: "store",
      statement: "Missing privacy manifest has no influence on runtime location authorization.",
      sources: [],
      confidence: [.inferred]),
  ]
}
