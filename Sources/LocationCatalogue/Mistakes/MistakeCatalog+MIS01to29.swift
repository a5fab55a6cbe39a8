import LocationPolicy
import LocationTerms

extension MistakeCatalog {
  /// The mistakes 1 to 29.
  static let mis01to29: [Mistake] = [
    Mistake(
      id: .mis01, name: "missing-wiu-key", releases: "8+",
      symptom: "No prompt ever, status stays notDetermined",
      cause: "Request call without the WhenInUse purpose string",
      fix: "Add NSLocationWhenInUseUsageDescription (non-blank String)",
      seenIn: "plist", facts: [.key003, .key009],
      sources: [
        "https://github.com/keenlabs/KeenClient-iOS/issues/62",
        "https://github.com/OpenTreeMap/otm-ios/pull/219",
      ]),
    Mistake(
      id: .mis02, name: "only-legacy-always-key", releases: "11+",
      symptom: "Always prompt worked on 10, nothing on 11+; console asks for two keys",
      cause: "Only NSLocationAlwaysUsageDescription present",
      fix: """
        Add WhenInUse and AlwaysAndWhenInUse; keep the old key if deployment target <= 10
        """,
      seenIn: "plist", facts: [.key005, .key006, .key010],
      sources: [
        "https://github.com/aaronpk/Overland-iOS/issues/14",
        "https://github.com/ReactiveX/RxSwift/pull/1707",
        "https://github.com/Baseflow/flutter-permission-handler/issues/397",
      ]),
    Mistake(
      id: .mis03, name: "always-and-wiu-alone", releases: "11+",
      symptom: "Neither request prompts on 11+",
      cause: "AlwaysAndWhenInUse present, WhenInUse missing",
      fix: "Add WhenInUse as well",
      seenIn: "plist", facts: [.key005, .key007],
      sources: [
        "https://github.com/ChenYilong/iOS11AdaptationTips/issues/10"
      ]),
    Mistake(
      id: .mis04, name: "legacy-key-dropped-for-old-targets", releases: "8-10",
      symptom: "Always request dead on 8-10 devices",
      cause: "App dropped NSLocationAlwaysUsageDescription while still deploying to <= 10",
      fix: "Keep the old key while deployment target <= 10",
      seenIn: "plist+deployment target", facts: [.key004, .key006],
      sources: [
        "https://github.com/intuit/LocationManager/pull/99"
      ]),
    Mistake(
      id: .mis05, name: "no-request-call", releases: "8+",
      symptom: "Map or service silently does nothing; MapKit console line",
      cause: "Start called without ever requesting authorization",
      fix: "Call a request method first",
      seenIn: "code", facts: [.auth021, .key012],
      sources: [
        "https://github.com/OneBusAway/onebusaway-iphone/issues/326",
        "https://mackuba.eu/2015/03/17/accessing-user-location-data-in-ios8/",
      ]),
    Mistake(
      id: .mis06, name: "allows-bg-without-mode", releases: "9+",
      symptom: "Crash: Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable",
      cause: "allowsBackgroundLocationUpdates = true without UIBackgroundModes location",
      fix: "Add the mode, or guard the setter by reading the plist",
      seenIn: "plist+code", facts: [.bg001, .bg002],
      sources: [
        "https://github.com/mauron85/react-native-background-geolocation/issues/60",
        "https://github.com/HaylLtd/cordova-background-geolocation-plugin/issues/211",
        "https://github.com/mapbox/mapbox-events-ios/pull/11",
      ]),
    Mistake(
      id: .mis07, name: "allows-bg-forgotten", releases: "9+",
      symptom: "Background updates worked on 8, stop on 9+ shortly after backgrounding",
      cause: "Property left at default NO",
      fix: "Set it true while a background session is wanted",
      seenIn: "plist+code", facts: [.bg004, .bg007],
      sources: [
        "https://github.com/malcommac/SwiftLocation/issues/31",
        "https://github.com/intuit/LocationManager/issues/49",
      ]),
    Mistake(
      id: .mis08, name: "allows-bg-always-on", releases: "9+",
      symptom: "Blue bar flashes each time the app is left",
      cause: "Property permanently true with an active session nobody needs",
      fix: "Set true only for the session, false afterwards",
      seenIn: "code", facts: [.bg011],
      sources: [
        "https://developer.apple.com/videos/play/wwdc2016/716/"
      ]),
    Mistake(
      id: .mis09, name: "wiu-started-in-background", releases: "8+",
      symptom: "No fixes / CLError.denied though user allowed While Using",
      cause: "Service started after the app went to background",
      fix: "Start in foreground, or ask for Always where justified",
      seenIn: "code", facts: [.bg009],
      sources: [
        "https://developer.apple.com/forums/thread/748098",
        "https://github.com/Baseflow/flutter-geolocator/issues/1111",
      ]),
    Mistake(
      id: .mis10, name: "region-with-wiu-pre13", releases: "8-12",
      symptom: "monitoringDidFail error 4",
      cause: "Region, visit or SLC monitoring with WhenInUse on <= 12",
      fix: "Request Always, or use UNLocationNotificationTrigger",
      seenIn: "plist+code+deployment target", facts: [.mon001, .mon003],
      sources: [
        "https://github.com/kontaktio/kontakt-ios-sdk/issues/52"
      ]),
    Mistake(
      id: .mis11, name: "await-callback-on-keep", releases: "11+",
      symptom: "UI hangs waiting for the answer of the upgrade prompt",
      cause: "Keep choice changes nothing, so no callback",
      fix: "Do not block on the callback; re-check when the app becomes active",
      seenIn: "code", facts: [.auth007, .auth045, .auth051],
      sources: [
        "https://github.com/PromiseKit/CoreLocation/issues/18",
        "https://github.com/lionheart/openradar-mirror/issues/18792",
        "https://github.com/Baseflow/flutter-permission-handler/pull/800",
      ]),
    Mistake(
      id: .mis12, name: "always-after-allow-once", releases: "13+",
      symptom: "requestAlways does nothing",
      cause: "Current grant is temporary",
      fix: "Treat as when-in-use; ask again after a real While Using grant",
      seenIn: "code", facts: [.auth070],
      sources: [
        "https://github.com/AsyncSwift/AsyncLocationKit/issues/30"
      ]),
    Mistake(
      id: .mis13, name: "provisional-taken-as-always", releases: "13+",
      symptom: """
        authorizedAlways reported, background events never come; later drops to whenInUse
        """,
      cause: "Always requested first; state is provisional",
      fix: "Request WhenInUse first, then Always from a feature (13.4+)",
      seenIn: "code", facts: [.auth049, .auth060, .auth065],
      sources: [
        "https://medium.com/swlh/location-permission-in-ios-13-f9e10917c05e",
        "https://docs.fairmatic.com/integrate-ios/changes-in-ios-versions/ios-13",
        "https://github.com/timfpark/react-native-location/issues/93",
      ]),
    Mistake(
      id: .mis14, name: "creation-callback-misread", releases: "all",
      symptom: "Completion handler runs at once with notDetermined / wrong result",
      cause: "Callback at manager creation taken for the user's answer",
      fix: "Ignore notDetermined in the callback; attach waiters only after request",
      seenIn: "code", facts: [.auth004, .auth005, .auth006],
      sources: [
        "https://github.com/delba/Permission/issues/28",
        "https://github.com/expo/expo/pull/29272",
      ]),
    Mistake(
      id: .mis15, name: "allow-once-second-launch", releases: "13+",
      symptom: "App thinks it has been asked already and never asks again; or shows 'denied' UI",
      cause: "Own 'asked before' flag instead of status; Allow Once lapsed to notDetermined",
      fix: "Drive the flow by the status only",
      seenIn: "code", facts: [.auth068],
      sources: [
        "https://github.com/dpa99c/cordova-diagnostic-plugin/issues/367"
      ]),
    Mistake(
      id: .mis16, name: "auto-reprompt-loop", releases: "13+",
      symptom: "Prompt reappears whenever the app comes back after Allow Once",
      cause: "Auth callback requests unconditionally on notDetermined",
      fix: "Request only on user action",
      seenIn: "code", facts: [.auth068, .auth069],
      sources: [
        "https://github.com/ionic-team/capacitor-geolocation/issues/40"
      ]),
    Mistake(
      id: .mis17, name: "location-button-for-persistence", releases: "15+",
      symptom: "Permission gone at next use",
      cause: "LocationButton used as the general permission UI",
      fix: "Use requestWhenInUse for persistent access",
      seenIn: "code", facts: [.auth073, .auth076],
      sources: [
        "https://github.com/OneBusAway/onebusaway-ios/pull/1160"
      ]),
    Mistake(
      id: .mis18, name: "manager-not-retained", releases: "8+",
      symptom: "Prompt flashes and vanishes; no callbacks",
      cause: "CLLocationManager held in a local variable",
      fix: "Keep a strong reference",
      seenIn: "code", facts: [.auth009],
      sources: [
        "https://github.com/PromiseKit/CoreLocation/issues/4",
        "https://developer.apple.com/videos/play/wwdc2016/716/",
      ]),
    Mistake(
      id: .mis19, name: "manager-off-main", releases: "all",
      symptom: "Callbacks never arrive; console warns about the queue",
      cause: "Manager created on a thread without run loop",
      fix: "Create on main thread or run a run loop",
      seenIn: "code", facts: [.del086],
      sources: [
        "https://github.com/malcommac/SwiftLocation/issues/175",
        "https://github.com/ProcedureKit/ProcedureKit/pull/321",
      ]),
    Mistake(
      id: .mis20, name: "didfail-not-implemented", releases: "9+",
      symptom: "Crash: Delegate must respond to locationManager:didFailWithError:",
      cause: "requestLocation without that delegate method",
      fix: "Implement both delegate methods",
      seenIn: "code", facts: [.del071],
      sources: [
        "https://github.com/lypiut/WhereAmI/issues/8",
        "https://github.com/mapbox/mapbox-maps-flutter/issues/413",
      ]),
    Mistake(
      id: .mis21, name: "location-unknown-fatal", releases: "all",
      symptom: "Tracking ends at the first hiccup",
      cause: "Error 0 treated as final during continuous updates",
      fix: "Ignore 0 unless requestLocation",
      seenIn: "code", facts: [.err002],
      sources: [
        "https://github.com/expo/expo/pull/44027",
        "https://github.com/apache/cordova-plugin-geolocation/issues/244",
      ]),
    Mistake(
      id: .mis22, name: "stale-cached-fix", releases: "all",
      symptom: "First position is minutes or hours old",
      cause: "Cached fix used unchecked",
      fix: "Check timestamp and accuracy",
      seenIn: "code", facts: [.del060],
      sources: [
        "https://github.com/Lyokone/flutterlocation/pull/666",
        "https://github.com/malcommac/SwiftLocation/issues/153",
      ]),
    Mistake(
      id: .mis23, name: "auto-pause-left-on", releases: "6+",
      symptom: "Track stops after 10-20 min of standing and never resumes",
      cause: "pausesLocationUpdatesAutomatically default YES",
      fix: "Set false for tracking or handle the pause; choose activityType",
      seenIn: "code", facts: [.del080],
      sources: [
        "https://github.com/intuit/LocationManager/issues/70",
        "https://github.com/Lyokone/flutterlocation/issues/950",
      ]),
    Mistake(
      id: .mis24, name: "bg-164-filter", releases: "16.4+",
      symptom: "Background updates stop on 16.4+ (Always, no indicator)",
      cause: "distanceFilter set or coarse accuracy",
      fix: "Filter none and accuracy <= 100 m, or show the indicator",
      seenIn: "code", facts: [.bg020],
      sources: [
        "https://github.com/transistorsoft/react-native-background-geolocation/issues/2494",
        "https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/1402",
      ]),
    Mistake(
      id: .mis25, name: "services-enabled-on-main", releases: "16+",
      symptom: "Runtime warning, UI hang",
      cause: "locationServicesEnabled() on main thread",
      fix: "Use the auth callback, or call off-main",
      seenIn: "code", facts: [.del087],
      sources: [
        "https://github.com/Lyokone/flutterlocation/issues/789"
      ]),
    Mistake(
      id: .mis26, name: "vague-purpose", releases: "store",
      symptom: "Rejected under 5.1.1",
      cause: "Generic purpose text",
      fix: "Say what, why, with an example",
      seenIn: "plist", facts: [.store007, .key013],
      sources: [
        "https://github.com/expo/expo/issues/997",
        "https://github.com/sumup/sumup-ios-sdk/issues/108",
      ]),
    Mistake(
      id: .mis27, name: "blank-purpose", releases: "store",
      symptom: "ITMS-90738",
      cause: "Empty purpose string",
      fix: "Non-blank text",
      seenIn: "plist", facts: [.store004],
      sources: [
        "https://github.com/openrung/openrung-mobile-app/pull/29"
      ]),
    Mistake(
      id: .mis28, name: "always-symbol-without-key", releases: "store",
      symptom: "ITMS-90683",
      cause: "A linked library contains requestAlwaysAuthorization",
      fix: "Compile it out, or add the string",
      seenIn: "binary+plist", facts: [.store001, .store002],
      sources: [
        "https://github.com/Lyokone/flutterlocation/issues/1106",
        "https://github.com/Baseflow/flutter-geolocator/issues/1403",
        "https://github.com/Baseflow/flutter-permission-handler/issues/1558",
      ]),
    Mistake(
      id: .mis29, name: "bg-mode-without-feature", releases: "store",
      symptom: "Rejected under 2.5.4",
      cause: "location mode declared but no persistent-location feature",
      fix: "Remove the mode (SLC/regions do not need it) or show the feature",
      seenIn: "plist", facts: [.store006, .key040],
      sources: [
        "https://github.com/mauron85/cordova-plugin-background-geolocation/issues/622"
      ]),
  ]
}
