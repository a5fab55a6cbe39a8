import LocationPolicy
import LocationTerms

extension MistakeCatalog {
  /// The mistakes 1 to 29.
  static let mis01to29: [Mistake] = [
    Mistake(
      id: .mis01, name: "missing-when-in-use-key", releases: "8+",
      symptom: "No prompt ever appears, and the status stays notDetermined",
      cause: "The app makes a request, and its Info.plist has no NSLocationWhenInUseUsageDescription.",
      fix: """
        Add NSLocationWhenInUseUsageDescription to the Info.plist: a string that says what the location is \
        for.
        """,
      seenIn: "Info.plist", facts: [.key003, .key010, .key009],
      sources: [
        "https://github.com/keenlabs/KeenClient-iOS/issues/62",
        "https://github.com/OpenTreeMap/otm-ios/pull/219",
      ]),
    Mistake(
      id: .mis02, name: "only-legacy-always-key", releases: "11+",
      symptom: """
        The prompt for Always worked on iOS 10, and nothing happens on 11 and later; the console asks for \
        two keys
        """,
      cause: "The Info.plist has only NSLocationAlwaysUsageDescription, which iOS 11 and later ignore.",
      fix: """
        Add NSLocationWhenInUseUsageDescription and NSLocationAlwaysAndWhenInUseUsageDescription to the \
        Info.plist; keep the old key while the deployment target is 10 or lower.
        """,
      seenIn: "Info.plist", facts: [.key005, .key006, .key010],
      sources: [
        "https://github.com/aaronpk/Overland-iOS/issues/14",
        "https://github.com/ReactiveX/RxSwift/pull/1707",
        "https://github.com/Baseflow/flutter-permission-handler/issues/397",
      ]),
    Mistake(
      id: .mis03, name: "always-and-when-in-use-alone", releases: "11+",
      symptom: "Neither request shows a prompt on iOS 11 and later",
      cause: """
        The Info.plist has NSLocationAlwaysAndWhenInUseUsageDescription without \
        NSLocationWhenInUseUsageDescription.
        """,
      fix: "Add NSLocationWhenInUseUsageDescription to the Info.plist as well.",
      seenIn: "Info.plist", facts: [.key005, .key007],
      sources: [
        "https://github.com/ChenYilong/iOS11AdaptationTips/issues/10"
      ]),
    Mistake(
      id: .mis04, name: "legacy-key-dropped-for-old-targets", releases: "8-10",
      symptom: "The request for Always does nothing on iOS 8 to 10",
      cause: """
        The app can be installed on iOS 10 or earlier, and its Info.plist no longer has \
        NSLocationAlwaysUsageDescription.
        """,
      fix: """
        Keep NSLocationAlwaysUsageDescription in the Info.plist while the deployment target is 10 or lower.
        """,
      seenIn: "Info.plist and deployment target", facts: [.key004, .key006],
      sources: [
        "https://github.com/intuit/LocationManager/pull/99"
      ]),
    Mistake(
      id: .mis05, name: "no-request-call", releases: "8+",
      symptom: "A map or a service silently does nothing; MapKit writes a line to the console",
      cause: "The app starts location without ever requesting authorization.",
      fix: """
        Call requestWhenInUseAuthorization() before you start a service, set showsUserLocation or put a \
        UserAnnotation on the map. If it is allowed and MapKit's dot is still missing or a pin, mapView(_:viewFor:) must \
        return nil for MKUserLocation (HOW-53).
        """,
      seenIn: "code", facts: [.auth021, .key012],
      sources: [
        "https://github.com/infinitered/ProMotion-map/issues/18",
        "https://mackuba.eu/2015/03/17/accessing-user-location-data-in-ios8/",
      ]),
    Mistake(
      id: .mis06, name: "allows-background-without-mode", releases: "9+",
      symptom: "Crash: Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable",
      cause: """
        allowsBackgroundLocationUpdates is set to true, and UIBackgroundModes does not contain location.
        """,
      fix: """
        Add location to UIBackgroundModes (in Xcode: Signing & Capabilities, Background Modes, Location updates). A \
        library sets allowsBackgroundLocationUpdates only if the app's Info.plist has the mode.
        """,
      seenIn: "Info.plist and code", facts: [.bg001, .bg002],
      sources: [
        "https://github.com/mauron85/react-native-background-geolocation/issues/60",
        "https://github.com/HaylLtd/cordova-background-geolocation-plugin/issues/211",
        "https://github.com/mapbox/mapbox-events-ios/pull/11",
      ]),
    Mistake(
      id: .mis07, name: "allows-background-forgotten", releases: "9+",
      symptom: "Background updates stop soon after the app is left or the screen locks",
      cause: "allowsBackgroundLocationUpdates is still false, which is its default.",
      fix: """
        Add location to UIBackgroundModes, write manager.allowsBackgroundLocationUpdates = true before \
        manager.startUpdatingLocation(), and start while the app is in the foreground.
        """,
      seenIn: "Info.plist and code", facts: [.bg004, .bg007],
      sources: [
        "https://github.com/malcommac/SwiftLocation/issues/31",
        "https://github.com/intuit/LocationManager/issues/49",
      ]),
    Mistake(
      id: .mis08, name: "allows-background-always-on", releases: "9+",
      symptom: "The blue bar flashes each time the app is left",
      cause: "allowsBackgroundLocationUpdates stays true although nothing needs updates in the background.",
      fix: "Set allowsBackgroundLocationUpdates to true when tracking begins, and to false when it ends.",
      seenIn: "code", facts: [.bg011],
      sources: [
        "https://developer.apple.com/videos/play/wwdc2016/716/"
      ]),
    Mistake(
      id: .mis09, name: "when-in-use-started-in-background", releases: "8+",
      symptom: "No location arrives, or CLError.denied, although the person allowed While Using",
      cause: """
        The service is started after the app went to the background, where When In Use does not allow a \
        start; or it runs without background updates when the app is left.
        """,
      fix: """
        Always isn't needed if you call startUpdatingLocation() while the app is in the foreground, and again when \
        it returns; with allowsBackgroundLocationUpdates it then goes on in the background (MIS-07). Only for a \
        start in the background ask with requestAlwaysAuthorization(), where the feature justifies it. Read \
        authorizationStatus before you take CLError.denied for a refusal.
        """,
      seenIn: "code", facts: [.bg009],
      sources: [
        "https://developer.apple.com/forums/thread/748098",
        "https://github.com/Baseflow/flutter-geolocator/issues/1111",
        "https://github.com/apache/cordova-plugin-geolocation/issues/224",
      ]),
    Mistake(
      id: .mis10, name: "region-with-when-in-use-pre13", releases: "8-12",
      symptom: "monitoringDidFailFor is called with error 4, regionMonitoringDenied",
      cause: """
        Regions, visits or significant location changes are monitored with When In Use on iOS 12 or earlier, \
        where they need Always.
        """,
      fix: """
        Always isn't needed for a notification at a place: let the system watch it with a \
        UNLocationNotificationTrigger. Otherwise call requestAlwaysAuthorization(), on iOS 8 to 10 as the first \
        request: from When In Use it does nothing there.
        """,
      seenIn: "Info.plist, code and deployment target", facts: [.mon001, .mon003],
      sources: [
        "https://github.com/kontaktio/kontakt-ios-sdk/issues/52"
      ]),
    Mistake(
      id: .mis11, name: "await-callback-on-keep", releases: "11+",
      symptom: "The interface hangs, waiting for the answer to the upgrade prompt",
      cause: """
        "Keep Only While Using" (on iOS 11 and 12 "Only While Using the App") changes nothing, so no callback \
        comes.
        """,
      fix: """
        No callback comes when nothing changes, so don't wait for locationManagerDidChangeAuthorization(_:) alone: \
        read authorizationStatus again when the app becomes active.
        """,
      seenIn: "code", facts: [.auth007, .auth045, .auth051],
      sources: [
        "https://github.com/PromiseKit/CoreLocation/issues/18",
        "https://github.com/lionheart/openradar-mirror/issues/18792",
        "https://github.com/Baseflow/flutter-permission-handler/pull/800",
      ]),
    Mistake(
      id: .mis12, name: "always-after-allow-once", releases: "13+",
      symptom: "requestAlwaysAuthorization does nothing after Allow Once",
      cause: "The grant is temporary, and as long as it is, the request is ignored.",
      fix: """
        No call gets Always while the grant is for once: treat it as When In Use, and call \
        requestAlwaysAuthorization() again only after the person has allowed While Using.
        """,
      seenIn: "code", facts: [.auth070],
      sources: [
        "https://github.com/AsyncSwift/AsyncLocationKit/issues/30"
      ]),
    Mistake(
      id: .mis13, name: "provisional-taken-as-always", releases: "13+",
      symptom: """
        The prompt offers no Always; the status is authorizedAlways, but background events never come, and later it \
        drops to authorizedWhenInUse
        """,
      cause: """
        Always was requested first. From iOS 13 on that prompt offers no Always: Allow While Using App makes the \
        grant provisional.
        """,
      fix: """
        From iOS 13 on the first prompt never offers Always, and no call tells a provisional Always from a real one: \
        call requestWhenInUseAuthorization() first, and requestAlwaysAuthorization() from the feature that needs it; \
        from iOS 13.4 on, that shows the second prompt at once.
        """,
      seenIn: "code", facts: [.auth049, .auth060, .auth065],
      sources: [
        "https://medium.com/swlh/location-permission-in-ios-13-f9e10917c05e",
        "https://docs.fairmatic.com/integrate-ios/changes-in-ios-versions/ios-13",
        "https://github.com/timfpark/react-native-location/issues/93",
      ]),
    Mistake(
      id: .mis14, name: "creation-callback-misread", releases: "all",
      symptom: "A completion handler runs at once, with notDetermined or another wrong result",
      cause: "The callback that comes when a manager is created is taken for the person's answer.",
      fix: """
        In the callback, return early while authorizationStatus is .notDetermined, and register waiting \
        handlers only after the request.
        """,
      seenIn: "code", facts: [.auth004, .auth005, .auth006],
      sources: [
        "https://github.com/delba/Permission/issues/28",
        "https://github.com/expo/expo/pull/29272",
      ]),
    Mistake(
      id: .mis15, name: "allow-once-second-launch", releases: "13+",
      symptom: """
        The app thinks that it has asked already and never asks again, or says that location is denied
        """,
      cause: "A stored flag decides instead of the status, and Allow Once has lapsed to notDetermined.",
      fix: """
        Decide by authorizationStatus alone: when a feature needs location and the status is .notDetermined, \
        call requestWhenInUseAuthorization(). Remove the flag.
        """,
      seenIn: "code", facts: [.auth068],
      sources: [
        "https://github.com/dpa99c/cordova-diagnostic-plugin/issues/367"
      ]),
    Mistake(
      id: .mis16, name: "auto-reprompt-loop", releases: "13+",
      symptom: "The prompt reappears whenever the person comes back to the app after Allow Once",
      cause: "The authorization callback makes the request whenever the status is notDetermined.",
      fix: """
        Call requestWhenInUseAuthorization() from what the person does, and not from \
        locationManagerDidChangeAuthorization(_:).
        """,
      seenIn: "code", facts: [.auth068, .auth069],
      sources: [
        "https://github.com/ionic-team/capacitor-geolocation/issues/40",
        "https://github.com/apache/cordova-plugin-geolocation/issues/211",
      ]),
    Mistake(
      id: .mis17, name: "location-button-for-persistence", releases: "15+",
      symptom: "The permission is gone at the next use",
      cause: "LocationButton is the only thing that asks, and it grants location for once.",
      fix: """
        What a LocationButton grants never lasts: call requestWhenInUseAuthorization() where the app needs location \
        again and again.
        """,
      seenIn: "code", facts: [.auth073, .auth076],
      sources: [
        "https://github.com/OneBusAway/onebusaway-ios/pull/1160"
      ]),
    Mistake(
      id: .mis18, name: "manager-not-retained", releases: "8+",
      symptom: "The prompt flashes and vanishes, and no callback comes",
      cause: "The CLLocationManager is held only by a local variable.",
      fix: "Keep the CLLocationManager in a property of an object that stays alive.",
      seenIn: "code", facts: [.auth009],
      sources: [
        "https://github.com/PromiseKit/CoreLocation/issues/4",
        "https://developer.apple.com/videos/play/wwdc2016/716/",
      ]),
    Mistake(
      id: .mis19, name: "manager-off-main", releases: "all",
      symptom: "Callbacks never arrive; the console warns about the queue",
      cause: "The manager was created on a thread without a run loop.",
      fix: """
        Create the CLLocationManager on the main thread, or on a thread that runs a run loop. If a library creates it, \
        start the library on the main thread.
        """,
      seenIn: "code", facts: [.del086],
      sources: [
        "https://github.com/malcommac/SwiftLocation/issues/175",
        "https://github.com/ProcedureKit/ProcedureKit/pull/321",
      ]),
    Mistake(
      id: .mis20, name: "didfail-not-implemented", releases: "9+",
      symptom: "Crash: Delegate must respond to locationManager:didFailWithError:",
      cause: "requestLocation() is called, and the delegate lacks that method.",
      fix: "Implement both locationManager(_:didUpdateLocations:) and locationManager(_:didFailWithError:).",
      seenIn: "code", facts: [.del071],
      sources: [
        "https://github.com/lypiut/WhereAmI/issues/8",
        "https://github.com/mapbox/mapbox-maps-flutter/issues/413",
      ]),
    Mistake(
      id: .mis21, name: "location-unknown-fatal", releases: "all",
      symptom: "Tracking ends at the first hiccup",
      cause: "Error 0, locationUnknown, is treated as final during continuous updates.",
      fix: """
        In locationManager(_:didFailWithError:), ignore CLError.locationUnknown while \
        startUpdatingLocation() is on; only after requestLocation() is it final.
        """,
      seenIn: "code", facts: [.err002],
      sources: [
        "https://github.com/expo/expo/pull/44027",
        "https://github.com/apache/cordova-plugin-geolocation/issues/244",
      ]),
    Mistake(
      id: .mis22, name: "stale-cached-fix", releases: "all",
      symptom: "The first position is minutes or hours old",
      cause: "The first location, which may be a cached one, is used unchecked.",
      fix: """
        Check the timestamp and the horizontalAccuracy of each location before you use it, also of one that \
        requestLocation() delivers.
        """,
      seenIn: "code", facts: [.del060],
      sources: [
        "https://github.com/Lyokone/flutterlocation/pull/666",
        "https://github.com/malcommac/SwiftLocation/issues/153",
      ]),
    Mistake(
      id: .mis23, name: "auto-pause-left-on", releases: "6+",
      symptom: "The track stops after 10 to 20 minutes of standing and never resumes",
      cause: """
        pausesLocationUpdatesAutomatically is true, which is its default, and nothing starts the updates \
        again.
        """,
      fix: """
        Set pausesLocationUpdatesAutomatically to false while tracking. If you want the pause, choose the \
        activityType by which the system decides about it, and call startUpdatingLocation() again after \
        locationManagerDidPauseLocationUpdates(_:); with When In Use, that works only in the foreground.
        """,
      seenIn: "code", facts: [.del080],
      sources: [
        "https://github.com/intuit/LocationManager/issues/70",
        "https://github.com/Lyokone/flutterlocation/issues/950",
      ]),
    Mistake(
      id: .mis24, name: "background-filter", releases: "16.4+",
      symptom: "Background updates stop on iOS 16.4 and later, with Always and no indicator",
      cause: "distanceFilter is set, or desiredAccuracy is coarser than 100 m.",
      fix: """
        Set distanceFilter to kCLDistanceFilterNone and desiredAccuracy to kCLLocationAccuracyHundredMeters \
        or finer, or set showsBackgroundLocationIndicator to true.
        """,
      seenIn: "code", facts: [.bg020],
      sources: [
        "https://github.com/transistorsoft/react-native-background-geolocation/issues/2494",
        "https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/1402",
      ]),
    Mistake(
      id: .mis25, name: "services-enabled-on-main", releases: "16+",
      symptom: "A runtime warning, or an interface that hangs",
      cause: "locationServicesEnabled() is called on the main thread.",
      fix: """
        Wait for locationManagerDidChangeAuthorization(_:) and read authorizationStatus there, or call \
        locationServicesEnabled() off the main thread.
        """,
      seenIn: "code", facts: [.del087],
      sources: [
        "https://github.com/Lyokone/flutterlocation/issues/789"
      ]),
    Mistake(
      id: .mis26, name: "vague-purpose", releases: "store",
      symptom: "Rejected under guideline 5.1.1",
      cause: "The usage description is generic: it doesn't say what the location is for.",
      fix: """
        Say in NSLocationWhenInUseUsageDescription, and in each of the other usage descriptions, what the \
        app does with the location and why, with an example.
        """,
      seenIn: "Info.plist", facts: [.store007, .key013],
      sources: [
        "https://github.com/expo/expo/issues/997",
        "https://github.com/sumup/sumup-ios-sdk/issues/108",
      ]),
    Mistake(
      id: .mis27, name: "blank-purpose", releases: "store",
      symptom: "ITMS-90738, an invalid purpose string",
      cause: "A usage description is empty.",
      fix: """
        Write a text into NSLocationWhenInUseUsageDescription, or into the other key that the mail names. \
        Removing the key helps only if nothing that the app links refers to Core Location; otherwise \
        ITMS-90683 comes instead.
        """,
      seenIn: "Info.plist", facts: [.store004],
      sources: [
        "https://github.com/openrung/openrung-mobile-app/pull/29",
        "https://github.com/openrung/openrung-mobile-app/pull/87",
        "https://github.com/digitalfabrik/lunes-app/issues/1082",
      ]),
    Mistake(
      id: .mis28, name: "location-api-without-key", releases: "store",
      symptom: "ITMS-90683, a missing purpose string",
      cause: """
        The app or a library that it links refers to Core Location, even if nothing calls it, and the \
        Info.plist lacks a usage description: NSLocationWhenInUseUsageDescription for any use, and one for \
        Always where requestAlwaysAuthorization occurs.
        """,
      fix: """
        Add NSLocationWhenInUseUsageDescription to the Info.plist, and \
        NSLocationAlwaysAndWhenInUseUsageDescription if requestAlwaysAuthorization occurs; or compile the \
        code out, for which some libraries have a flag.
        """,
      seenIn: "binary and Info.plist", facts: [.store001, .store002],
      sources: [
        "https://github.com/Lyokone/flutterlocation/issues/1106",
        "https://github.com/Baseflow/flutter-geolocator/issues/1403",
        "https://github.com/Baseflow/flutter-permission-handler/issues/1558",
      ]),
    Mistake(
      id: .mis29, name: "background-mode-without-feature", releases: "store",
      symptom: "Rejected under guideline 2.5.4, or asked about background location",
      cause: """
        UIBackgroundModes contains location, and the reviewers find no feature that needs location \
        persistently.
        """,
      fix: """
        Remove location from UIBackgroundModes, which significant location changes and regions do not need, \
        and don't set allowsBackgroundLocationUpdates to true any more, which would crash without it; \
        or show the feature to the reviewers.
        """,
      seenIn: "Info.plist", facts: [.store006, .key040],
      sources: [
        "https://github.com/mauron85/cordova-plugin-background-geolocation/issues/622"
      ]),
  ]
}
