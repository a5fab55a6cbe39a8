import LocationPolicy

extension HowToCatalog {
  /// Where something else than the app's own manager on an iPhone decides: a Mac, a map that draws by itself, a second
  /// delegate.
  static let owners: [HowTo] = [
    HowTo(
      id: "HOW-52", releases: "all",
      title: "A Mac app, a command-line tool or a script on a Mac gets no location (hardly covered)",
      reason: """
        Sextant knows the rules of iPhone and iPad, and little of macOS. Apple requires NSLocationUsageDescription of a Mac \
        app, and the entitlement of one with the App Sandbox or the Hardened Runtime. A tool or a script has no app bundle \
        with such keys, and developers report that macOS then ignores the request without an error.
        """,
      advice: """
        In System Settings, Privacy & Security, Location Services turn it on, and the row of the app or the tool, \
        then start it again. Your own app needs NSLocationUsageDescription in its Info.plist, with the App Sandbox \
        or the Hardened Runtime the entitlement com.apple.security.personal-information.location, and \
        requestWhenInUseAuthorization() while a run loop runs. Put a tool or a Python script into a signed app \
        bundle.
        """,
      facts: [.key002, .auth056, .err002],
      sources: [
        .page(
          "Location entitlement",
          "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.personal-information.location"
        ),
        .page(
          "NSLocationUsageDescription",
          "https://developer.apple.com/documentation/bundleresources/information-property-list/nslocationusagedescription"
        ),
        .issue("ronaldoussoren/pyobjc", 484), .pull("project-robius/robius", 16),
        .pull("fulldecent/corelocationcli", 53), .pull("lingyired/status-trio", 55),
      ],
      english: [
        "macOS location permission", "command-line tool on a Mac is not in the list of Location Services",
        "Mac app gets no location", "sandboxed or notarized Mac app is denied location",
        "location services entitlement on macOS",
        "authorization status stays not determined on macOS",
      ],
      chinese: ["macOS 定位权限", "Mac 命令行工具 定位", "Mac 应用 沙盒 定位 权限", "macOS 定位 一直 未决定"]),
    HowTo(
      id: "HOW-53", releases: "all",
      title: "The dot or arrow that a map draws doesn't turn, points wrong, or is a pin",
      reason: """
        The map or its SDK draws it, with options of its own, and not by your CLLocationManager. Some turn it by the compass, \
        some by the course, which is the direction of travel and invalid while standing. Developers report versions of \
        libraries that drew it wrong.
        """,
      advice: """
        Look at the map's option before the compass; startUpdatingHeading() of your own manager turns nothing there. MapKit: \
        return nil from mapView(_:viewFor:) for MKUserLocation; userTrackingMode = .followWithHeading turns the map. \
        Mapbox: location.options.puckBearingEnabled = true, with puckBearing .heading or .course. MapLibre: \
        userTrackingMode is .followWithHeading or .followWithCourse. Try it on a device, and update the library.
        """,
      facts: [.del063],
      sources: [
        .page(
          "mapView(_:viewFor:)",
          "https://developer.apple.com/documentation/mapkit/mkmapviewdelegate/1452045-mapview"),
        .page(
          "LocationOptions.swift of MapboxMaps",
          "https://github.com/mapbox/mapbox-maps-ios/blob/main/Sources/MapboxMaps/Location/LocationOptions.swift"
        ),
        .page(
          "MapLibre, MGLUserTrackingMode",
          "https://maplibre.org/maplibre-native/ios/api/Enums/MGLUserTrackingMode.html"),
      ],
      english: [
        "arrow on the map does not rotate with the phone", "puck or chevron does not follow the heading",
        "the map's heading indicator is wrong after the map was turned",
        "the blue dot of the map is replaced by a pin", "user location is drawn with my own annotation view",
        "blue dot without direction",
      ],
      chinese: ["地图 箭头 不跟着 手机 转", "地图 蓝点 变成 大头针", "地图 蓝点 没有 方向", "地图 旋转后 箭头 方向 不对"]),
    HowTo(
      id: "HOW-54", releases: "all",
      title: "Another object or a library set the manager's delegate, and the callbacks are gone",
      reason: """
        A CLLocationManager has one delegate, and who sets it last gets the callbacks. But each manager tells its own \
        delegate, so that an app can have several managers.
        """,
      advice: """
        Keep one owner that sets the delegate once and hands on what comes, by closures, NotificationCenter or Combine; or \
        give each object a CLLocationManager of its own. Where only one screen needs it at a time, set delegate in \
        viewWillAppear. If a plug-in or a library owns the manager, leave its delegate alone and listen to its own events.
        """,
      facts: [.auth004, .auth005],
      sources: [
        .page(
          "CLLocationManagerDelegate",
          "https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate"),
        .issue("igroomgrim/CLLocationManager-Singleton-in-Swift", 1),
        .issue("prebid/prebid-mobile-ios", 310), .issue("OneBusAway/onebusaway-iphone", 676),
      ],
      english: [
        "one location manager with several delegates", "second view controller gets no location callbacks",
        "a library overwrites the delegate of my CLLocationManager",
        "SDK sets itself as the location manager's delegate", "share one location manager between screens",
      ],
      chinese: ["CLLocationManager 只能有一个 delegate", "两个页面 都要 定位 回调", "第三方库 抢走 delegate"]),
  ]
}
