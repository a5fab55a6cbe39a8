import LocationPolicy
import LocationTerms

extension MistakeCatalog {
  /// The mistakes 30 to 57.
  static let mis30to57: [Mistake] = [
    Mistake(
      id: .mis30, name: "geofence-with-reduced", releases: "14+",
      symptom: "Geofences/beacons never fire",
      cause: "Precise off",
      fix: "Check accuracyAuthorization; explain and send to Settings",
      seenIn: "code", facts: [.acc003],
      sources: [
        "https://github.com/klaviyo/klaviyo-swift-sdk/pull/477",
        "https://github.com/home-assistant/iOS/issues/776",
      ]),
    Mistake(
      id: .mis31, name: "accuracy-filter-with-reduced", releases: "14+",
      symptom: "Locating spins until timeout",
      cause: "Accuracy threshold or short timeout under reduced accuracy",
      fix: "Branch on accuracyAuthorization",
      seenIn: "code", facts: [.acc002, .acc005],
      sources: [
        "https://github.com/transistorsoft/react-native-background-geolocation/issues/1419",
        "https://github.com/IndoorAtlas/ios-sdk-examples/issues/25",
      ]),
    Mistake(
      id: .mis32, name: "purpose-key-unknown", releases: "14+",
      symptom: "requestTemporaryFullAccuracy fails with error 18, no prompt",
      cause: "purposeKey not in the dictionary",
      fix: "Add the entry, spelled the same",
      seenIn: "plist+code", facts: [.key032],
      sources: [
        "https://github.com/zoontek/react-native-permissions/issues/709"
      ]),
    Mistake(
      id: .mis33, name: "prompt-declined-when-full", releases: "14+",
      symptom: "Error 18 shown as failure to users who already gave full accuracy",
      cause: "Request made while already full",
      fix: "Check accuracyAuthorization first",
      seenIn: "code", facts: [.auth072],
      sources: [
        "https://github.com/zoontek/react-native-permissions/pull/503"
      ]),
    Mistake(
      id: .mis34, name: "default-reduced-as-string", releases: "14+",
      symptom: "Prompt still offers Precise: On",
      cause: "NSLocationDefaultAccuracyReduced is a String",
      fix: "Use a Boolean",
      seenIn: "plist", facts: [.key033, .key034],
      sources: [
        "https://developer.apple.com/documentation/bundleresources/information-property-list/nslocationdefaultaccuracyreduced"
      ]),
    Mistake(
      id: .mis35, name: "hide-bar-with-wiu", releases: "11+",
      symptom: "Blue bar/pill stays although indicator property is false",
      cause: "Property only matters for Always",
      fix: "Accept it, or obtain Always",
      seenIn: "code", facts: [.bg008],
      sources: [
        "https://github.com/malcommac/SwiftLocation/issues/273",
        "https://github.com/malcommac/SwiftLocation/issues/269",
      ]),
    Mistake(
      id: .mis36, name: "more-than-20-regions", releases: "all",
      symptom: "Region 21 never fires",
      cause: "Per-app limit",
      fix: "Rotate nearest 20",
      seenIn: "code", facts: [.mon006],
      sources: [
        "https://github.com/cowbell/cordova-plugin-geofence/issues/186",
        "https://github.com/mapbox/mapbox-gl-native/issues/6602",
      ]),
    Mistake(
      id: .mis37, name: "bg-session-lifetime", releases: "17+",
      symptom: "Background stops, or session does not end / crash",
      cause: "CLBackgroundActivitySession local, or only set to nil",
      fix: "Store it; call invalidate()",
      seenIn: "code", facts: [.bg023],
      sources: [
        "https://developer.apple.com/forums/thread/767929",
        "https://github.com/Ikolvi/Tracelet/issues/261",
      ]),
    Mistake(
      id: .mis38, name: "service-session-not-retaken", releases: "18+",
      symptom: "After background relaunch: insufficientlyInUse, no events",
      cause: "CLServiceSession not re-created within seconds of launch",
      fix: "Re-create in didFinishLaunching",
      seenIn: "code", facts: [.auth085],
      sources: [
        "https://developer.apple.com/forums/thread/797319"
      ]),
    Mistake(
      id: .mis39, name: "live-updates-stationary", releases: "17+",
      symptom: "Updates 'stop' when standing",
      cause: "Built-in pause of liveUpdates",
      fix: "Handle stationary; use classic API if constant rate needed",
      seenIn: "code", facts: [.del045],
      sources: [
        "https://developer.apple.com/forums/thread/763696"
      ]),
    Mistake(
      id: .mis40, name: "relaunch-not-handled", releases: "all",
      symptom: "App is woken for SLC/region but gets nothing",
      cause: "No manager/delegate or no re-start at launch with the location key",
      fix: "Re-create at launch; restart SLC",
      seenIn: "code", facts: [.mon004, .mon005],
      sources: [
        "https://github.com/vinhnx/notes/issues/497",
        "https://github.com/nextcloud/ios/issues/4305",
      ]),
    Mistake(
      id: .mis41, name: "webview-double-prompt", releases: "8+",
      symptom: "User is asked twice",
      cause: "WKWebView geolocation: app prompt plus site prompt",
      fix: "Bridge native location into the page",
      seenIn: "code", facts: [.auth032],
      sources: [
        "https://github.com/pwa-builder/pwabuilder-ios-app-store/issues/31"
      ]),
    Mistake(
      id: .mis42, name: "always-at-launch", releases: "8+",
      symptom: "Low opt-in, denied for good",
      cause: "Always asked at first launch",
      fix: "Ask in context, WhenInUse first",
      seenIn: "code", facts: [.auth027, .auth065],
      sources: [
        "https://developer.apple.com/videos/play/wwdc2017/713/",
        "https://notificare.com/blog/2023/05/19/deep-dive-into-ios-location-permission",
      ]),
    Mistake(
      id: .mis43, name: "escalate-on-8-10", releases: "8-10",
      symptom: "requestAlways from WhenInUse does nothing",
      cause: "No escalation before 11",
      fix: "Send to Settings",
      seenIn: "code+deployment target", facts: [.auth024],
      sources: [
        "https://minutestomidnight.net/blog/2014/10/quibbling-with-ios-8s-location-permissions"
      ]),
    Mistake(
      id: .mis44, name: "device-capability-added", releases: "store",
      symptom: "ITMS-90109, or app not installable on some devices",
      cause: "gps/location-services added to UIRequiredDeviceCapabilities",
      fix: "Remove unless indispensable",
      seenIn: "plist", facts: [.key046, .store005],
      sources: [
        "https://github.com/keymanapp/keyman/issues/10495"
      ]),
    Mistake(
      id: .mis45, name: "wrong-delegate-signature", releases: "all",
      symptom: "Delegate never called",
      cause: "Method name/labels mistyped; optional protocol method",
      fix: "Match the selector exactly",
      seenIn: "code", facts: [.auth004, .auth005],
      sources: [
        "https://github.com/canopas/group-track-flutter/pull/159",
        "https://github.com/kontaktio/kontakt-ios-sdk/issues/85",
      ]),
    Mistake(
      id: .mis46, name: "request-location-slow", releases: "9+",
      symptom: "One-shot fix takes ~10 s",
      cause: "requestLocation waits for desiredAccuracy",
      fix: "Lower desiredAccuracy, or use cached location",
      seenIn: "code", facts: [.del070],
      sources: [
        "https://github.com/Baseflow/flutter-geolocator/issues/851"
      ]),
    Mistake(
      id: .mis47, name: "only-old-callback", releases: "14+",
      symptom: "Accuracy changes missed on 14+",
      cause: "Only the deprecated callback/class method used",
      fix: "Implement locationManagerDidChangeAuthorization",
      seenIn: "code", facts: [.auth003, .auth005],
      sources: [
        "https://github.com/sobri909/LocoKit/pull/94"
      ]),
    Mistake(
      id: .mis48, name: "bg-flag-in-extension", releases: "9+",
      symptom: "Extension crashes at start",
      cause: "allowsBackground set in an extension process",
      fix: "Set only in the app target",
      seenIn: "code", facts: [.bg003],
      sources: [
        "https://github.com/home-assistant/iOS/pull/1686"
      ]),
    Mistake(
      id: .mis49, name: "heading-for-location", releases: "all",
      symptom: "No didUpdateLocations",
      cause: "startUpdatingHeading called instead of startUpdatingLocation (one article does)",
      fix: "Call startUpdatingLocation",
      seenIn: "code", facts: [.del090],
      sources: [
        "https://developer.apple.com/documentation/corelocation/cllocationmanager/startupdatingheading()"
      ]),
    Mistake(
      id: .mis50, name: "tiny-geofence", releases: "all",
      symptom: "Enter/exit late or missing",
      cause: "Radius far below ~100-200 m",
      fix: "Use >= 100-200 m",
      seenIn: "code", facts: [.mon006],
      sources: [
        "https://github.com/expo/expo/issues/8351"
      ]),
    Mistake(
      id: .mis51, name: "monitoring-never-stopped", releases: "all",
      symptom: "App keeps being relaunched after logout",
      cause: "Regions/SLC persist per app",
      fix: "Stop them explicitly",
      seenIn: "code", facts: [.mon006, .del008],
      sources: [
        "https://github.com/rekabhq/background_locator/issues/239",
        "https://developer.apple.com/videos/play/wwdc2016/716/",
      ]),
    Mistake(
      id: .mis52, name: "state-lost-on-settings", releases: "all",
      symptom: "State lost after the user returns from Settings",
      cause: "App relies on surviving a permission change",
      fix: "Save state before opening Settings",
      seenIn: "code", facts: [.set005],
      sources: [
        "https://github.com/Baseflow/flutter-permission-handler/issues/1451"
      ]),
    Mistake(
      id: .mis53, name: "always-row-missing", releases: "8+",
      symptom: "No Always row in Settings",
      cause: "Always keys of that OS version missing",
      fix: "Add keys of MIS-02",
      seenIn: "plist", facts: [.key016],
      sources: [
        "https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/483"
      ]),
    Mistake(
      id: .mis54, name: "mistyped-key", releases: "8+",
      symptom: "As missing key",
      cause: "Typo in key name (one article prints one)",
      fix: "Copy the exact key",
      seenIn: "plist", facts: [.key020],
      sources: [
        "https://github.com/tauri-apps/tauri-docs/pull/3605"
      ]),
    Mistake(
      id: .mis55, name: "pre8-sdk-scare-prompt", releases: "8",
      symptom: "iOS 8 shows the Always wording though app needs little",
      cause: "Binary linked with pre-8 SDK",
      fix: "Relink and request WhenInUse",
      seenIn: "binary", facts: [.auth022],
      sources: [
        "https://github.com/OpenTreeMap/otm-ios/issues/211"
      ]),
    Mistake(
      id: .mis56, name: "unused-always-keys", releases: "store",
      symptom: "Review question / mistrust",
      cause: "Always keys or code left in although only WIU is used",
      fix: "Remove",
      seenIn: "plist+code", facts: [.store009],
      sources: [
        "https://github.com/poziomki-app/poziomki/pull/570"
      ]),
    Mistake(
      id: .mis57, name: "ui-test-hits-precise", releases: "14+",
      symptom: "Test taps Precise pill and gets reduced accuracy",
      cause: "Automation accepts the first button; 14+ prompt has the extra toggle",
      fix: "Select the button by label",
      seenIn: "test", facts: [.auth048],
      sources: [
        "https://github.com/appium/appium/issues/17754"
      ]),
  ]
}
