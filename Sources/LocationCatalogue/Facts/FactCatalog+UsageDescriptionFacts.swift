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
      sources: """
        S004 "Info.plist 中的字段"; PL/nslocationusagedescription; W13-307
        """,
      confidence: [.seed, .appleDocumentation]),
    FactRecord(
      .key002, releases: "8+",
      statement: """
        `NSLocationUsageDescription` has no effect on iOS 8 and later (deprecated with 8; later \
        meaningful for macOS only).
        """,
      sources: "S004 key table; PL/nslocationusagedescription; ART-AUTH key table",
      confidence: [.seed, .appleDocumentation]),
    FactRecord(
      .key003, releases: "8+",
      statement: """
        `NSLocationWhenInUseUsageDescription` (String) is required for `requestWhenInUseAuthorization` \
        on every version from 8 on.
        """,
      sources: "DOC-RW; ART-AUTH; H10/H12/H13/H15; S000 二.1–二.5; S004",
      confidence: [.appleDocumentation, .appleHeader, .seed]),
    FactRecord(
      .key004, releases: "8-10",
      statement: """
        `NSLocationAlwaysUsageDescription` (String) is required for `requestAlwaysAuthorization`; the \
        WhenInUse key is not needed for that call.
        """,
      sources: "W14-706, W14-715; H10; S000 二.1/二.2; S004",
      confidence: [.wwdc, .appleHeader, .seed]),
    FactRecord(
      .key005, releases: "11+",
      statement: """
        `requestAlwaysAuthorization` needs **both** `NSLocationAlwaysAndWhenInUseUsageDescription` and \
        `NSLocationWhenInUseUsageDescription` (Strings). With either missing the app is treated as not \
        supporting Always and the call is a no-op.
        """,
      sources: "W17-713; H12, H13, H15; ART-AUTH key table; S002 step 1; S000 二.3",
      confidence: [.wwdc, .appleHeader, .appleDocumentation, .seed],
      contradiction: """
        DOC-RA (the method page) still names `NSLocationAlwaysUsageDescription` + WhenInUse → treat the \
        method page as stale (SEED/DOC note X-01).
        """),
    FactRecord(
      .key006, releases: "11+",
      statement: """
        `NSLocationAlwaysUsageDescription` alone is ignored at runtime (iOS 11+ runtime with iOS 11+ \
        SDK). It is still needed in the same bundle when the deployment target is ≤ 10.
        """,
      sources: "W17-713; S002 step 2; S003 五; PL/nslocationalwaysusagedescription",
      confidence: [.wwdc, .appleDocumentation, .seed]),
    FactRecord(
      .key007, releases: "11+",
      statement: """
        `NSLocationAlwaysAndWhenInUseUsageDescription` alone (without WhenInUse) never works: neither \
        request prompts.
        """,
      sources: "W17-713; GH ChenYilong/iOS11AdaptationTips#10",
      confidence: [.wwdc, .community]),
    FactRecord(
      .key008, releases: "11 beta only",
      statement: """
        An early iOS 11 header comment accepted "new key" *or* "old Always + WhenInUse"; the shipped \
        header requires new + WhenInUse. Do not model the beta.
        """,
      sources: "GH ChenYilong/iOS11AdaptationTips#10; H12",
      confidence: [.community, .appleHeader]),
    FactRecord(
      .key009, releases: "8-10",
      statement: """
        Missing key → the request call returns and *nothing happens*: no prompt, no callback, status \
        stays `notDetermined`; no crash. Console output for this on 8–10 not sourced.
        """,
      sources: """
        W14-706, W14-715; H10; GH keenlabs/KeenClient-iOS#62; GH OpenTreeMap/otm-ios PR#219
        """,
      confidence: [.wwdc, .appleHeader, .community]),
    FactRecord(
      .key010, releases: "11+",
      statement: """
        Missing key → no prompt, no callback, no crash, and a console message. Text (Always request): \
        `This app has attempted to access privacy-sensitive data without a usage description. The app's \
        Info.plist must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” and \
        “NSLocationWhenInUseUsageDescription” keys with string values explaining to the user how the app \
        uses this data`. The single-key variant for a WhenInUse request (names only the WhenInUse key, \
        singular wording) is known to me but was not found in stored material. The documentation phrase \
        is that requests "fail immediately" (ART-AUTH).
        """,
      sources: """
        GH aaronpk/Overland-iOS#14; GH ReactiveX/RxSwift PR#1707; GH \
        Baseflow/flutter-permission-handler#397
        """,
      confidence: [.community]),
    FactRecord(
      .key011, releases: "10+",
      statement: """
        Unlike camera, contacts, etc. (where a missing purpose string kills the process), a missing \
        *location* string does not crash. ART-PROT speaks generally of failing or crashing.
        """,
      sources: "KEY-010 sources (apps kept running); ART-PROT",
      confidence: [.community, .inferred]),
    FactRecord(
      .key012, releases: "8+",
      statement: """
        MapKit's `showsUserLocation` without a request logs `Trying to start MapKit location updates \
        without prompting for location authorization. Must call -[CLLocationManager \
        requestWhenInUseAuthorization] or -[CLLocationManager requestAlwaysAuthorization] first.` and \
        shows nothing.
        """,
      sources: """
        GH OneBusAway/onebusaway-iphone#326; \
        https://mackuba.eu/2015/03/17/accessing-user-location-data-in-ios8/
        """,
      confidence: [.community]),
    FactRecord(
      .key013, releases: "all",
      statement: """
        Purpose string must be a non-blank String shorter than 4,000 bytes, of the right type, \
        meaningful, and localisable. An empty string is legal at build time; the store rejects it \
        (STORE-004).
        """,
      sources: """
        ART-PROT; https://developer.apple.com/help/app-review/guideline-reference/5-1-1-purpose-strings
        """,
      confidence: [.appleDocumentation]),
    FactRecord(
      .key014, releases: "8+",
      statement: """
        Which string is on which prompt: 8–10 the string of the requested level; 11–12 WhenInUse request \
        → WhenInUse string, Always request (first or upgrade) → AlwaysAndWhenInUse string; 13+ *first* \
        prompt → WhenInUse string even for an Always request, *second/upgrade* prompt → \
        AlwaysAndWhenInUse string.
        """,
      sources: """
        S002; W17-713; W19-708; DOC-RA (with the old key name, see KEY-005); \
        https://medium.com/swlh/location-permission-in-ios-13-f9e10917c05e
        """,
      confidence: [.appleDocumentation, .wwdc, .community]),
    FactRecord(
      .key015, releases: "8-12",
      statement: "The periodic reminder alert reuses the Always string (iOS 8 per W14-706).",
      sources: "W14-706",
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (8), inferred (9–12)"),
    FactRecord(
      .key016, releases: "8+",
      statement: """
        Keys also decide which rows Settings offers: an app without Always support shows no "Always" \
        row.
        """,
      sources: "W14-706; GH transistorsoft/cordova-background-geolocation-lt#483",
      confidence: [.wwdc, .community]),
    FactRecord(
      .key017, releases: "8+",
      statement: """
        App update that *drops* a level: an app authorized Always whose new version no longer declares \
        Always support falls to WhenInUse; WhenInUse support dropped → prompt may appear again; denied \
        stays denied.
        """,
      sources: "W14-706",
      confidence: [.wwdc]),
    FactRecord(
      .key018, releases: "8+",
      statement: """
        Non-string value (dictionary, boolean, number) for a purpose key: runtime behaviour not \
        documented; the log text asks for "string values". Model as "missing".
        """,
      sources: "KEY-010 log text",
      confidence: [.inferred],
      confidenceNote: "inferred (OPEN-19)"),
    FactRecord(
      .key019, releases: "all",
      statement: """
        Localisation: `InfoPlist.strings` per `.lproj`, entry `"<plist key>" = "…";`. For the temporary \
        dictionary the entry key is the **purpose key itself**, not the dictionary name.
        """,
      sources: "ART-PROT; DOC-RT",
      confidence: [.appleDocumentation]),
    FactRecord(
      .key020, releases: "all",
      statement: "Keys are case- and spelling-exact; a typo equals absence.",
      sources: """
        GH tauri-apps/tauri-docs PR#3605; S003 五 contains such a typo \
        (`NSLocationAlawaysUsageDescription`)
        """,
      confidence: [.community]),
    FactRecord(
      .key021, releases: "≤6",
      statement: """
        `CLLocationManager.purpose` (programmatic reason) was deprecated in iOS 6 in favour of the plist \
        key.
        """,
      sources: "H7",
      confidence: [.appleHeader]),
    FactRecord(
      .key022, releases: "8+",
      statement: """
        Required-keys table (machine form in tables.json `info_plist_required`): 7 none; 8–10 \
        WIU→{WhenInUse}, Always→{Always}; 11+ WIU→{WhenInUse}, Always→{WhenInUse, AlwaysAndWhenInUse}. \
        For a binary that spans versions take the union over deployment target … newest.
        """,
      sources: "KEY-001…006",
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
      sources: """
        W20-10660; DOC-RT; H15; PL/nslocationtemporaryusagedescriptiondictionary; S000 二.5
        """,
      confidence: [.wwdc, .appleDocumentation, .appleHeader, .seed]),
    FactRecord(
      .key031, releases: "14+",
      statement: """
        Correct XML is `<dict>` with alternating `<key>PurposeKey</key><string>text</string>`; the \
        snippet in S000 二.5 has lost the tags and is invalid as printed. (SEED-02)
        """,
      sources: "H15 sample; S000 二.5",
      confidence: [.appleHeader]),
    FactRecord(
      .key032, releases: "14+",
      statement: """
        Purpose key absent from the dictionary (or dictionary absent) → completion gets \
        `CLError.promptDeclined` (18), no prompt.
        """,
      sources: "DOC-RT; GH zoontek/react-native-permissions#709",
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .key033, releases: "14+",
      statement: """
        `NSLocationDefaultAccuracyReduced`: Boolean, default false. True → prompts carry no Precise \
        pill, accuracy starts reduced, the Settings "Precise" switch starts off and the user may turn it \
        on; affects all services.
        """,
      sources: "PL/nslocationdefaultaccuracyreduced; W20-10660; S000 二.5",
      confidence: [.appleDocumentation, .wwdc, .seed]),
    FactRecord(
      .key034, releases: "14+",
      statement: """
        A *String* value ("YES"/"true") for KEY-033 has no effect (observed with Xcode 12 beta 1–4, \
        whose plist editor forced String).
        """,
      sources: "S000 二.5",
      confidence: [.seed]),
    FactRecord(
      .key035, releases: "14+",
      statement: "KEY-033 and KEY-030 may be combined: default reduced, temporary full on demand.",
      sources: "S000 二.5; W20-10660",
      confidence: [.seed, .wwdc]),
    FactRecord(
      .key040, releases: "4+",
      statement: """
        `UIBackgroundModes`: Array of String containing `location` (Xcode: Signing & Capabilities → \
        Background Modes → Location updates). Needed only for *continuous standard* location in \
        background, `CLBackgroundActivitySession`, and to be allowed to set \
        `allowsBackgroundLocationUpdates = true`. Not needed for significant-change, visits, region \
        monitoring.
        """,
      sources: """
        ART-BG; CL/cllocationmanager/allowsbackgroundlocationupdates; W23-10180; \
        https://developer.apple.com/documentation/xcode/configuring-background-execution-modes; S000; \
        S004
        """,
      confidence: [.appleDocumentation, .wwdc, .seed]),
    FactRecord(
      .key041, releases: "all",
      statement: """
        A String instead of an Array for `UIBackgroundModes`, or `"Location updates"`/`"Location"` \
        instead of `location`, equals absence.
        """,
      sources: "KEY-040 docs on type",
      confidence: [.inferred]),
    FactRecord(
      .key042, releases: "14+",
      statement: """
        `NSWidgetWantsLocation`: Boolean, in the **widget extension's** Info.plist. Purpose strings live \
        in the containing app. Widgets never show prompts; the prompt appears in the app, plus a \
        widget-specific question when a location widget is added. Check with \
        `isAuthorizedForWidgetUpdates`.
        """,
      sources: """
        ART-WIDGET; PL/nswidgetwantslocation; W20-10660; \
        CL/cllocationmanager/isauthorizedforwidgetupdates
        """,
      confidence: [.appleDocumentation, .wwdc]),
    FactRecord(
      .key043, releases: "14+",
      statement: """
        App Clip: `NSAppClip` (Dictionary) → `NSAppClipRequestLocationConfirmation` (Boolean), only in \
        the App Clip target; enables location *confirmation* for a region of radius ≤ 500 m without \
        location authorization, only when launched from a physical NFC/visual code (otherwise the call \
        reports disallowed; a mismatch reports does-not-match).
        """,
      sources: "ART-CLIP; PL/nsappclip",
      confidence: [.appleDocumentation]),
    FactRecord(
      .key044, releases: "18+",
      statement: """
        Key that turns off implicit service sessions: Boolean \
        **`NSLocationRequireExplicitServiceSession`** per W24-10212 and ART-BG; \
        **`CLRequireExplicitServiceSession`** per ART-SUSP and the iOS 18 header comments.
        """,
      sources: "",
      confidence: [.wwdc, .appleDocumentation, .appleHeader],
      confidenceNote: "wwdc+apple-doc vs apple-doc+apple-header (OPEN-08)",
      contradiction: """
        Contradiction inside Apple's own material; an auditor should warn when only one of them is \
        present, and the simulator should accept both.
        """),
    FactRecord(
      .key045, releases: "15+",
      statement: """
        `com.apple.developer.location.push` (entitlement, Boolean; by request to Apple) for a Location \
        Push Service Extension; needs Always.
        """,
      sources: """
        CL/creating-a-location-push-service-extension; \
        CL/cllocationmanager/startmonitoringlocationpushes(completion:); W21-10102
        """,
      confidence: [.appleDocumentation]),
    FactRecord(
      .key046, releases: "all",
      statement: """
        `UIRequiredDeviceCapabilities`: Array of String (or Dictionary of Boolean): `location-services`, \
        `gps` (list `location-services` too), `magnetometer`. Enforced by the App Store at install, not \
        by Core Location. New versions of a shipped app may not add requirements. Use only if the app is \
        useless without it.
        """,
      sources: "ART-CONF; PL/uirequireddevicecapabilities; GH keymanapp/keyman#10495",
      confidence: [.appleDocumentation, .community]),
    FactRecord(
      .key047, releases: "15+",
      statement: """
        `LocationButton`/`CLLocationButton` needs the WhenInUse purpose string; no extra key was found.
        """,
      sources: """
        CoreLocationUI docs (https://developer.apple.com/documentation/corelocationui); KEY-003
        """,
      confidence: [.inferred]),
    FactRecord(
      .key048, releases: "17+",
      statement: "`PrivacyInfo.xcprivacy`: see STORE-012…014.",
      sources: "",
      confidence: []),
    FactRecord(
      .key049, releases: "13+",
      statement: """
        No Info.plist key exists that hides "Allow Once", the prompt map, or the Settings rows. Apps \
        cannot opt out of the Precise switch.
        """,
      sources: "W20-10660",
      confidence: [.wwdc, .inferred],
      confidenceNote: "wwdc (Precise), inferred (rest)"),
  ]
}
