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
      sources: """
        GH Lyokone/flutterlocation#1106; GH Baseflow/flutter-permission-handler#1558, #1543, PR#1563; GH \
        Baseflow/flutter-geolocator#1403
        """,
      confidence: [.community],
      confidenceNote: "community (OPEN-10)"),
    FactRecord(
      .store002, releases: "store",
      statement: """
        Trigger set: any CLLocationManager use → WhenInUse string; symbol `requestAlwaysAuthorization` \
        present → Always/AlwaysAndWhenInUse string also. Removing the symbol (compile-time flag in the \
        library) or adding the string cures it.
        """,
      sources: "S000 二.7, 四.1; sources of STORE-001",
      confidence: [.seed, .community]),
    FactRecord(
      .store003, releases: "store",
      statement: """
        S000 dates the Always-symbol rule to "second half of 2019"; the purpose-string mails cite spring \
        2019. Not necessarily the same rule.
        """,
      sources: "",
      confidence: [],
      confidenceNote: "unresolved"),
    FactRecord(
      .store004, releases: "store",
      statement: "ITMS-90738 invalid purpose string (empty or blank).",
      sources: "GH openrung/openrung-mobile-app PR#29",
      confidence: [.community]),
    FactRecord(
      .store005, releases: "store",
      statement: "ITMS-90109 change in UIRequiredDeviceCapabilities not allowed.",
      sources: "GH keymanapp/keyman#10495; openradar 38637979",
      confidence: [.community]),
    FactRecord(
      .store006, releases: "store",
      statement: """
        Guideline 2.5.4 (formerly 2.16): `location` background mode declared without a feature needing \
        *persistent* location → rejection; reviewers must find the feature; older reviews demanded a \
        battery-use disclaimer.
        """,
      sources: "GH mauron85/cordova-plugin-background-geolocation#622",
      confidence: [.community]),
    FactRecord(
      .store007, releases: "store",
      statement: """
        Guideline 5.1.1(ii) (and 5.1.5 for location): purpose strings that do not say what the data is \
        used for, with an example, are rejected; generic library defaults too.
        """,
      sources: """
        https://developer.apple.com/help/app-review/guideline-reference/5-1-1-purpose-strings; GH \
        expo/expo#997; GH sumup/sumup-ios-sdk#108
        """,
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .store008, releases: "store",
      statement: """
        5.1.1(iv)-style rejections exist for pre-prompts that discourage or force consent; I did not \
        collect a location-specific source.
        """,
      sources: "",
      confidence: [],
      confidenceNote: "unsourced"),
    FactRecord(
      .store009, releases: "store",
      statement: "Unused Always strings/symbols: reviewers ask why; remove if unused.",
      sources: "GH poziomki-app/poziomki PR#570",
      confidence: [.community]),
    FactRecord(
      .store012, releases: "privacy manifest, 2023+",
      statement: """
        `PrivacyInfo.xcprivacy` → `NSPrivacyCollectedDataTypes` entries \
        `NSPrivacyCollectedDataTypePreciseLocation` (three or more decimals) and \
        `NSPrivacyCollectedDataTypeCoarseLocation`; only if data leave the device.
        """,
      sources: """
        https://developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests
        """,
      confidence: [.appleDocumentation]),
    FactRecord(
      .store013, releases: "store",
      statement: "No required-reason API category covers Core Location.",
      sources: "Apple's required-reason list (searched)",
      confidence: [.appleDocumentation],
      confidenceNote: "apple-doc (absence)"),
    FactRecord(
      .store014, releases: "store",
      statement: "Missing privacy manifest has no influence on runtime location authorization.",
      sources: "",
      confidence: [.inferred]),
  ]
}
