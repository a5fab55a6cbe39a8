import LocationPolicy
import LocationTerms

extension MistakeCatalog {
  /// The mistakes 30 to 57.
  static let mis30to57: [Mistake] = [
    Mistake(
      id: .mis30, name: "geofence-with-reduced", releases: "14+",
      symptom: "Geofences and beacons never fire",
      cause: "Precise Location is off, and with reduced accuracy neither is monitored.",
      fix: """
        While Precise Location is off, no region or beacon is monitored: read accuracyAuthorization; while it is \
        .reducedAccuracy, say what to turn on, and open Settings with UIApplication.openSettingsURLString.
        """,
      seenIn: "code", facts: [.acc003],
      sources: [
        "https://github.com/klaviyo/klaviyo-swift-sdk/pull/477",
        "https://github.com/home-assistant/iOS/issues/776",
      ]),
    Mistake(
      id: .mis31, name: "accuracy-filter-with-reduced", releases: "14+",
      symptom: "Locations are kilometers off, or locating spins until a timeout",
      cause: """
        Locations above a threshold of accuracy are thrown away, or the timeout is short, while Precise \
        Location is off.
        """,
      fix: """
        While Precise Location is off, no setting makes a location finer: read accuracyAuthorization; while it is \
        .reducedAccuracy, accept coarse locations or call \
        requestTemporaryFullAccuracyAuthorization(withPurposeKey:).
        """,
      seenIn: "code", facts: [.acc002, .acc005],
      sources: [
        "https://github.com/transistorsoft/react-native-background-geolocation/issues/1419",
        "https://github.com/IndoorAtlas/ios-sdk-examples/issues/25",
      ]),
    Mistake(
      id: .mis32, name: "purpose-key-unknown", releases: "14+",
      symptom: "requestTemporaryFullAccuracyAuthorization fails with error 18, and no prompt appears",
      cause: "The purpose key is not in the dictionary.",
      fix: """
        Add the purpose key to NSLocationTemporaryUsageDescriptionDictionary, spelled as in the call, with \
        its text.
        """,
      seenIn: "Info.plist and code", facts: [.key032],
      sources: [
        "https://github.com/zoontek/react-native-permissions/issues/709"
      ]),
    Mistake(
      id: .mis33, name: "prompt-declined-when-full", releases: "14+",
      symptom: "Error 18 is shown as a failure to people who already gave full accuracy",
      cause: "The request is made although the app has full accuracy.",
      fix: """
        Call requestTemporaryFullAccuracyAuthorization(withPurposeKey:) only while accuracyAuthorization is \
        .reducedAccuracy.
        """,
      seenIn: "code", facts: [.auth072],
      sources: [
        "https://github.com/zoontek/react-native-permissions/pull/503"
      ]),
    Mistake(
      id: .mis34, name: "default-reduced-as-string", releases: "14+",
      symptom: "The prompt still offers Precise: On",
      cause: "NSLocationDefaultAccuracyReduced is a string.",
      fix: "Make NSLocationDefaultAccuracyReduced a Boolean, <true/>.",
      seenIn: "Info.plist", facts: [.key033, .key034],
      sources: [
        "https://developer.apple.com/documentation/bundleresources/information-property-list/nslocationdefaultaccuracyreduced"
      ]),
    Mistake(
      id: .mis35, name: "hide-bar-with-when-in-use", releases: "11+",
      symptom: "The blue bar or pill stays although showsBackgroundLocationIndicator is false",
      cause: """
        The property matters only for Always; and from iOS 17 on a CLBackgroundActivitySession shows the bar \
        as long as it is held, even with Always.
        """,
      fix: """
        With While Using nothing hides the bar: accept it, or ask for Always with requestAlwaysAuthorization(), \
        where showsBackgroundLocationIndicator decides. Without the bar the rule of iOS 16.4 applies (MIS-24). Where \
        Always is enough, hold no CLBackgroundActivitySession, or end it with invalidate().
        """,
      seenIn: "code", facts: [.bg008, .bg023],
      sources: [
        "https://github.com/malcommac/SwiftLocation/issues/273",
        "https://github.com/malcommac/SwiftLocation/issues/269",
        "https://github.com/Ikolvi/Tracelet/issues/423",
      ]),
    Mistake(
      id: .mis36, name: "more-than-20-regions", releases: "all",
      symptom: "The 21st region never fires",
      cause: "iOS monitors at most 20 regions of an app.",
      fix: """
        No app can monitor more than 20: call startMonitoring(for:) for the nearest 20 only, and choose again as the \
        person moves.
        """,
      seenIn: "code", facts: [.mon006],
      sources: [
        "https://github.com/cowbell/cordova-plugin-geofence/issues/186",
        "https://github.com/mapbox/mapbox-gl-native/issues/6602",
      ]),
    Mistake(
      id: .mis37, name: "background-session-lifetime", releases: "17+",
      symptom: "Background updates stop, or the session does not end, or the app crashes",
      cause: "The CLBackgroundActivitySession is held by a local variable, or only set to nil.",
      fix: "Keep the CLBackgroundActivitySession in a property, and end it with invalidate().",
      seenIn: "code", facts: [.bg023],
      sources: [
        "https://developer.apple.com/forums/thread/767929"
      ]),
    Mistake(
      id: .mis38, name: "service-session-not-retaken", releases: "18+",
      symptom: "After a launch in the background: insufficientlyInUse, and no events",
      cause: "The CLServiceSession is not created again within seconds of the launch.",
      fix: """
        Create the CLServiceSession again in application(_:didFinishLaunchingWithOptions:), and keep it in a \
        property.
        """,
      seenIn: "code", facts: [.auth085],
      sources: [
        "https://developer.apple.com/forums/thread/797319"
      ]),
    Mistake(
      id: .mis39, name: "live-updates-stationary", releases: "17+",
      symptom: "Live updates stop while the person stands still",
      cause: "CLLocationUpdate.liveUpdates() pauses by itself when stationary.",
      fix: """
        Expect the update of CLLocationUpdate.liveUpdates() that says it is stationary; if you need \
        locations at a constant rate, set pausesLocationUpdatesAutomatically to false and call \
        startUpdatingLocation() instead.
        """,
      seenIn: "code", facts: [.del045],
      sources: [
        "https://developer.apple.com/forums/thread/763696"
      ]),
    Mistake(
      id: .mis40, name: "relaunch-not-handled", releases: "all",
      symptom: "The app is woken for a significant location change or a region, but gets nothing",
      cause: """
        When iOS launches the app for location, no manager with a delegate is created, or significant location \
        changes are not started again. With When In Use iOS launches no app: events arrive only while it is in use.
        """,
      fix: """
        With While Using iOS wakes no app: if authorizationStatus is .authorizedWhenInUse, call \
        requestAlwaysAuthorization(). Create the CLLocationManager and set its delegate in \
        application(_:didFinishLaunchingWithOptions:), and call startMonitoringSignificantLocationChanges() again; \
        regions and visits need no second start.
        """,
      seenIn: "code", facts: [.mon004, .mon005, .mon002],
      sources: [
        "https://github.com/vinhnx/notes/issues/497",
        "https://github.com/nextcloud/ios/issues/4305",
      ]),
    Mistake(
      id: .mis41, name: "webview-double-prompt", releases: "8+",
      symptom: "The person is asked twice, by the app and by a web page",
      cause: "A page in a WKWebView uses geolocation: the app's prompt appears, and then the site's own.",
      fix: """
        Get the location with CLLocationManager in the app, and hand it to the page in the WKWebView, so \
        that the page need not ask. A prompt that names an address, such as localhost, is the page's: in Cordova or \
        Capacitor call the geolocation plug-in, in Cordova after deviceready.
        """,
      seenIn: "code", facts: [.auth032],
      sources: [
        "https://github.com/pwa-builder/pwabuilder-ios-app-store/issues/31"
      ]),
    Mistake(
      id: .mis42, name: "always-at-launch", releases: "8+",
      symptom: "Few people allow location, and those who refuse do so for good",
      cause: "Always is asked for at the first launch.",
      fix: """
        Call requestWhenInUseAuthorization() when a feature first needs location, and \
        requestAlwaysAuthorization() later, from the feature that needs it. On iOS 8 to 10 that second request does \
        nothing: there, only Settings leads from When In Use to Always.
        """,
      seenIn: "code", facts: [.auth027, .auth065],
      sources: [
        "https://developer.apple.com/videos/play/wwdc2017/713/",
        "https://notificare.com/blog/2023/05/19/deep-dive-into-ios-location-permission",
      ]),
    Mistake(
      id: .mis43, name: "escalate-on-8-10", releases: "8-10",
      symptom: "requestAlwaysAuthorization does nothing from When In Use",
      cause: "Before iOS 11, When In Use can become Always only in Settings.",
      fix: """
        No call leads from When In Use to Always on iOS 10 and earlier: say why, and open Settings with \
        UIApplication.openSettingsURLString instead of calling requestAlwaysAuthorization().
        """,
      seenIn: "code and deployment target", facts: [.auth024],
      sources: [
        "https://minutestomidnight.net/blog/2014/10/quibbling-with-ios-8s-location-permissions"
      ]),
    Mistake(
      id: .mis44, name: "device-capability-added", releases: "store",
      symptom: "ITMS-90109, or the app can't be installed on some devices",
      cause: """
        gps or location-services was added to UIRequiredDeviceCapabilities. An iPad with Wi-Fi only has no GPS, as \
        developers report.
        """,
      fix: """
        Remove gps and location-services from UIRequiredDeviceCapabilities unless the app is useless without \
        them.
        """,
      seenIn: "Info.plist", facts: [.key046, .store005],
      sources: [
        "https://github.com/keymanapp/keyman/issues/10495",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/672",
      ]),
    Mistake(
      id: .mis45, name: "wrong-delegate-signature", releases: "all",
      symptom: "The delegate is never called",
      cause: """
        The name of a delegate method or of a label is mistyped; the methods are optional, so the compiler \
        says nothing.
        """,
      fix: """
        Declare the method exactly as Apple does, such as locationManager(_:didUpdateLocations:), with the \
        same types.
        """,
      seenIn: "code", facts: [.auth004, .auth005],
      sources: [
        "https://github.com/canopas/group-track-flutter/pull/159",
        "https://github.com/kontaktio/kontakt-ios-sdk/issues/85",
      ]),
    Mistake(
      id: .mis46, name: "request-location-slow", releases: "9+",
      symptom: "A single location takes about ten seconds",
      cause: "requestLocation() waits for desiredAccuracy.",
      fix: """
        Set desiredAccuracy to kCLLocationAccuracyHundredMeters, or use the manager's location if it is \
        recent enough.
        """,
      seenIn: "code", facts: [.del070],
      sources: [
        "https://github.com/Baseflow/flutter-geolocator/issues/964"
      ]),
    Mistake(
      id: .mis47, name: "only-old-callback", releases: "14+",
      symptom: "Changes of accuracy are missed on iOS 14 and later",
      cause: "Only the deprecated callback, or the deprecated class method, is used.",
      fix: """
        Implement locationManagerDidChangeAuthorization(_:), and read authorizationStatus and \
        accuracyAuthorization there.
        """,
      seenIn: "code", facts: [.auth003, .auth005],
      sources: [
        "https://github.com/sobri909/LocoKit/pull/94"
      ]),
    Mistake(
      id: .mis48, name: "background-flag-in-extension", releases: "9+",
      symptom: "An app extension crashes at start",
      cause: "allowsBackgroundLocationUpdates is set in the process of an extension.",
      fix: """
        Set allowsBackgroundLocationUpdates only in the app itself, not in code that an extension runs too.
        """,
      seenIn: "code", facts: [.bg003],
      sources: [
        "https://github.com/home-assistant/iOS/pull/1686"
      ]),
    Mistake(
      id: .mis49, name: "heading-for-location", releases: "all",
      symptom: "didUpdateLocations is never called",
      cause: "startUpdatingHeading() is called instead of startUpdatingLocation().",
      fix: "Call startUpdatingLocation(); startUpdatingHeading() is the compass.",
      seenIn: "code", facts: [.del090],
      sources: [
        "https://developer.apple.com/documentation/corelocation/cllocationmanager/startupdatingheading()"
      ]),
    Mistake(
      id: .mis50, name: "tiny-geofence", releases: "all",
      symptom: "The app learns late or not at all that a region was entered or left",
      cause: "The region's radius is far below 100 to 200 m.",
      fix: """
        No radius makes it exact: Wi-Fi networks and cell towers tell, and on a drive that may be minutes or \
        kilometers late. Where it must be exact, run startUpdatingLocation() and compare the distances. Give each \
        region that you pass to startMonitoring(for:) a radius of at least 100 to 200 m.
        """,
      seenIn: "code", facts: [.mon006],
      sources: [
        "https://github.com/expo/expo/issues/8351",
        "https://github.com/lionheart/openradar-mirror/issues/3582",
        "https://github.com/transistorsoft/flutter_background_geolocation/issues/671",
      ]),
    Mistake(
      id: .mis51, name: "monitoring-never-stopped", releases: "all",
      symptom: "The app keeps being relaunched after logout",
      cause: "Regions and significant location changes stay monitored until the app stops them.",
      fix: """
        Call stopMonitoring(for:) for each of the monitoredRegions, and \
        stopMonitoringSignificantLocationChanges().
        """,
      seenIn: "code", facts: [.mon006, .del008],
      sources: [
        "https://github.com/rekabhq/background_locator/issues/239",
        "https://developer.apple.com/videos/play/wwdc2016/716/",
      ]),
    Mistake(
      id: .mis52, name: "state-lost-on-settings", releases: "all",
      symptom: "State is lost after the person returns from Settings",
      cause: """
        The app relies on surviving a change in Settings. For some other permissions the system ends the app \
        when they change; for the location row no source confirms that, and in two reports the app kept running.
        """,
      fix: """
        Save the state before you open UIApplication.openSettingsURLString. For a change of the location row \
        alone, expect locationManagerDidChangeAuthorization(_:).
        """,
      seenIn: "code", facts: [.set005],
      sources: [
        "https://github.com/Baseflow/flutter-permission-handler/issues/1451",
        "https://github.com/Baseflow/flutter-permission-handler/issues/509",
      ]),
    Mistake(
      id: .mis53, name: "always-row-missing", releases: "8+",
      symptom: "Settings has no Always row for the app, or no location row at all",
      cause: """
        Without an Always row, the Info.plist lacks the usage descriptions for Always of that release. \
        Without any row, the app has most likely never asked, as one report says; Apple does not confirm that.
        """,
      fix: """
        Add NSLocationWhenInUseUsageDescription and NSLocationAlwaysAndWhenInUseUsageDescription to the \
        Info.plist (for iOS 8 to 10 NSLocationAlwaysUsageDescription); if there is no row at all, call \
        requestWhenInUseAuthorization() first.
        """,
      seenIn: "Info.plist", facts: [.key016],
      sources: [
        "https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/483",
        "https://github.com/home-assistant/iOS/issues/157",
      ]),
    Mistake(
      id: .mis54, name: "mistyped-key", releases: "8+",
      symptom: "A key is in the Info.plist, and still no prompt appears",
      cause: "The key's name has a typo, which counts as a missing key.",
      fix: "Copy the exact name of the key, such as NSLocationWhenInUseUsageDescription.",
      seenIn: "Info.plist", facts: [.key020],
      sources: [
        "https://github.com/tauri-apps/tauri-docs/pull/3605"
      ]),
    Mistake(
      id: .mis55, name: "pre8-sdk-scare-prompt", releases: "8",
      symptom: "iOS 8 asks with the wording for Always, though the app needs little",
      cause: "The binary is linked with an SDK older than that of iOS 8.",
      fix: "Link the app with a current SDK, and call requestWhenInUseAuthorization().",
      seenIn: "binary", facts: [.auth022],
      sources: [
        "https://github.com/OpenTreeMap/otm-ios/issues/211"
      ]),
    Mistake(
      id: .mis56, name: "unused-always-keys", releases: "store",
      symptom: "Reviewers ask why the app needs Always, and people mistrust it",
      cause: "Usage descriptions or code for Always are left, although the app only uses When In Use.",
      fix: """
        Remove NSLocationAlwaysAndWhenInUseUsageDescription and NSLocationAlwaysUsageDescription from the \
        Info.plist, and requestAlwaysAuthorization() from the code. If a library still refers to it, ITMS-90683 comes \
        instead: then keep the first of the two, or compile that code out.
        """,
      seenIn: "Info.plist and code", facts: [.store009],
      sources: [
        "https://github.com/poziomki-app/poziomki/pull/570",
        "https://github.com/apache/cordova-plugin-geolocation/pull/173",
      ]),
    Mistake(
      id: .mis57, name: "ui-test-hits-precise", releases: "14+",
      symptom: "A UI test taps the Precise button and gets reduced accuracy",
      cause: """
        The automation accepts the first button, and from iOS 14 on the prompt also has the one for Precise.
        """,
      fix: "Tap the button by its label, such as \"Allow While Using App\".",
      seenIn: "UI test", facts: [.auth048],
      sources: [
        "https://github.com/appium/appium/issues/17754"
      ]),
  ]
}
