import LocationPolicy

extension CureBranch {
  /// Cases in which the manager or the drawing belongs to a plug-in, a kit or a map, and of Macs and simulated places.
  static let owners: [String: [CureBranch]] = [
    "HOW-52": [
      CureBranch(
        sign: "CoreLocationCLI or another tool is denied, or lost its row, since an update",
        asks: [
          "command-line tool stopped working after the macOS update",
          "Location Services denied on Ventura and no row to allow it", "命令行 工具 升级 macOS 后 无法 定位",
        ],
        names: ["mac", "ventura", "sonoma", "sequoia", "tahoe", "corelocationcli", "command line", "命令行"],
        step: """
          Turn the old row off in Location Services, start the new version, and turn its row on. One user on Monterey had \
          to take the quarantine off first, with xattr -d com.apple.quarantine and the tool's path. CoreLocationCLI 4.0.6 \
          is an app bundle, of which the row alone was enough.
          """,
        sources: [.issue("fulldecent/corelocationcli", 46), .issue("fulldecent/corelocationcli", 55)])
    ],
    "HOW-53": [
      CureBranch(
        sign: "it is the arrow of Google's Navigation SDK",
        asks: [
          "blue chevron does not rotate with the compass in the navigation view",
          "navigation arrow of Google keeps its direction", "Google 导航 箭头 不转",
        ],
        names: ["google", "navigationview", "navigation sdk", "navigation_flutter", "chevron"],
        step: """
          The native SDK draws it alone, and google_navigation_flutter has no option for its direction, as its users found. \
          That it follows the travel and not the compass is inferred: test it while moving or with the simulated route, \
          update the package, and report it there.
          """,
        sources: [
          .issue("googlemaps/flutter-navigation-sdk", 762), .issue("googlemaps/flutter-navigation-sdk", 504),
        ]),
      CureBranch(
        sign: "@rnmapbox/maps draws the arrow, and it is wrong or stands still",
        asks: [
          "heading indicator of UserLocation does not follow the rotated map",
          "showsUserHeadingIndicator arrow is frozen", "rnmapbox 箭头 方向 不对",
        ],
        names: ["rnmapbox", "mapbox", "heading indicator", "userlocation", "location indicator"],
        step: """
          Update it, and use LocationPuck with puckBearingEnabled={true} and puckBearing="heading", or renderMode="native" \
          on UserLocation: the arrow of the mode normal ignored a turned map in 8.1.
          """,
        sources: [
          .issue("rnmapbox/maps", 1023), .issue("rnmapbox/maps", 2696),
          .page(
            "LocationPuck of @rnmapbox/maps",
            "https://github.com/rnmapbox/maps/blob/main/docs/LocationPuck.md"),
        ]),
      CureBranch(
        sign: "react-native-maps shows Apple's map, and the dot has no direction",
        asks: [
          "react-native-maps direction of the user is not shown on Apple Maps",
          "no directional indicator on the blue dot with Apple Maps",
        ],
        names: ["react-native-maps", "apple maps", "mapview", "directional"],
        step: """
          Its users report that the dot has a direction with provider={PROVIDER_GOOGLE} only; on Apple's map draw a Marker \
          that you turn by the heading of a compass library, such as watchHeadingAsync() of expo-location.
          """,
        sources: [
          .issue("react-native-maps/react-native-maps", 3905),
          .issue("react-native-maps/react-native-maps", 4362),
        ]),
      CureBranch(
        sign: "the dot vanished or became a pin since annotations are clustered or have views of their own",
        asks: [
          "user location is missing on the map with a clustering library",
          "MKUserLocation is shown with my custom annotation", "蓝点 被 自定义 标注 代替",
        ],
        step: """
          Begin mapView(_:viewFor:) with if annotation is MKUserLocation { return nil }, and don't add mapView.userLocation \
          to the clusters.
          """,
        sources: [.issue("efremidze/Cluster", 131)]),
    ],
    "HOW-08": [
      CureBranch(
        sign: "the location is always San Francisco, Cupertino or another place in California",
        asks: [
          "location is always San Francisco", "always returns the location of Apple in Cupertino",
          "current location shows California", "定位 总是 旧金山", "定位 一直 在 美国 加州",
        ],
        names: ["san fran", "cupertino", "california", "apple park", "旧金山", "加州", "库比蒂诺"],
        step: """
          It is simulated: choose Features, Location, Custom Location, or run xcrun simctl location booted set 52.52,13.40. \
          If a device says so, the scheme simulates it: in Xcode choose Edit Scheme, Run, Options, Default Location, None.
          """,
        sources: [.issue("expo/expo", 8584), .issue("IBM/BluePic", 142)]),
      CureBranch(
        sign: "Simulate Location is grey or has no effect in Xcode",
        asks: [
          "Debug Simulate Location is greyed out", "can't select a simulated location in Xcode",
          "Xcode does not let me simulate a location on the phone", "Simulate Location 灰色 不能 选",
        ],
        names: ["xcode", "simulate location", "debug menu", "gray", "grey"],
        step: """
          Choose the iPhone as the destination, run an app on it with Product, Run, and leave both the app and Xcode \
          running: the menu works only for an app that Xcode started.
          """,
        sources: [
          .issue("iam4x/pokemongo-webspoof", 60), .issue("iam4x/pokemongo-webspoof", 350),
          .issue("xhkz/pokemon-go-keyboard", 3),
        ]),
      CureBranch(
        sign: "the simulated place stays on the device after the tool or Xcode has ended",
        asks: [
          "stop simulating the location on the device", "iPhone keeps the fake location",
          "location spoof can't be turned off", "虚拟定位 无法 恢复",
        ],
        step: """
          Restart the device: a developer found no other way to end a simulation whose cable was unplugged.
          """,
        sources: [.issue("lionheart/openradar-mirror", 8375)]),
    ],
    "MIS-19": [
      CureBranch(
        sign: "a library, a plug-in or a closed kit creates the manager",
        asks: [
          "SDK creates its location manager on a background queue",
          "kit logs the warning about a dispatch queue",
          "第三方 SDK 在 子线程 创建 定位",
        ],
        step: """
          Call all of it on the main thread, from its start on. If the warning stays, the library makes the manager on a \
          queue of its own: update it, or report it there; nothing in your code can mend it.
          """,
        sources: [
          .issue("sparrowcode/PermissionsKit", 38), .issue("radarlabs/radar-sdk-ios", 30),
          .issue("speedchecker/speedchecker-sdk-ios", 11),
        ])
    ],
    "HOW-19": [
      CureBranch(
        sign: "permission_handler in Flutter should ask for While Using only",
        asks: ["permission_handler without always", "permission_handler 只要 使用期间"],
        names: ["permission_handler", "flutter"],
        step: """
          In post_install of ios/Podfile name PERMISSION_LOCATION_WHENINUSE=1 (permission_handler_apple 9.4.3 and \
          later) instead of PERMISSION_LOCATION=1, which compiles requestAlwaysAuthorization, too, and run pod \
          install. With Swift Package Manager it is compiled as well, unless the environment of the build has \
          PERMISSION_LOCATION=0.
          """,
        example: .whenInUsePodfile,
        sources: [
          .pull("Baseflow/flutter-permission-handler", 1295),
          .pull("Baseflow/flutter-permission-handler", 1523),
        ])
    ],
    "MIS-40": [
      CureBranch(
        sign: "a geofence plug-in of Cordova calls nothing back after the app was killed",
        asks: [
          "does the geofence plug-in work when the app is killed", "onTransitionReceived is not called",
          "geofence callback of Cordova after a relaunch", "Cordova 围栏 插件 杀死 App 后 没有 回调",
        ],
        names: ["cordova", "ionic", "phonegap", "geofenc", "ontransitionreceived"],
        step: """
          With Always iOS relaunches the app for a geofence. At every launch set window.geofence.onTransitionReceived \
          first, and then call window.geofence.initialize(): the page's functions ended with the app. Its author says that \
          JavaScript may not run in the background; the notification of a geofence comes without it.
          """,
        facts: [.mon004],
        sources: [
          .issue("cowbell/cordova-plugin-geofence", 128), .issue("cowbell/cordova-plugin-geofence", 205),
        ])
    ],
    "HOW-11": [
      CureBranch(
        sign: "a plug-in tracks by a schedule, or was stopped, and the arrow stays",
        asks: [
          "status bar shows location in use outside of the schedule", "stopSchedule does not stop tracking",
          "hollow arrow after BackgroundGeolocation.stop",
        ],
        names: [
          "schedule", "background-geolocation", "background_geolocation", "backgroundgeolocation",
        ],
        step: """
          In background-geolocation stopSchedule() only ends the schedule: call BackgroundGeolocation.stop(), too, and look \
          at enabled in getState() and at the log with debug: true. While it is enabled, it monitors a region around the \
          last place even with GPS off, for which iOS shows a hollow arrow.
          """,
        facts: [.ind001],
        sources: [
          .issue("transistorsoft/react-native-background-geolocation", 1670),
          .issue("transistorsoft/cordova-background-geolocation-lt", 583),
        ])
    ],
    "MIS-12": [
      CureBranch(
        sign: "react-native-permissions says granted or blocked for LOCATION_ALWAYS after Allow Once",
        asks: [
          "check of location always returns granted after allow once",
          "request returns blocked although allow once was tapped",
        ],
        names: ["permissions.", "location_always", "location always", "react-native-permissions"],
        step: """
          Ask PERMISSIONS.IOS.LOCATION_WHEN_IN_USE first and go by its result; the plug-in maps what iOS says of Always, \
          and its author advises to check LOCATION_WHEN_IN_USE after a blocked one. Ask LOCATION_ALWAYS later, from the \
          feature that needs it.
          """,
        sources: [
          .issue("zoontek/react-native-permissions", 379), .issue("zoontek/react-native-permissions", 421),
        ])
    ],
    "MIS-09": [
      CureBranch(
        sign: "you use Shiny, and access is missing with While Using",
        asks: [
          "StartListener does nothing with While Using",
          "RequestAccess fails when only while using the app was chosen",
        ],
        names: ["shiny", "startlistener", "requestaccess", "gpsrequest"],
        step: """
          RequestAccess() asks for Always wherever the GpsRequest has a BackgroundMode, as GpsRequest.Realtime(true) \
          does, and While Using is no AccessState.Available for it. If location is needed only while the app is open, \
          leave BackgroundMode out; otherwise ask for Always after While Using.
          """,
        sources: [
          .issue("shinyorg/shiny", 892),
          .page(
            "GpsManager.cs of Shiny",
            "https://github.com/shinyorg/shiny/blob/09b59cbcc710163607c08c6e198a0d787efe0ee2/src/Shiny.Locations/Platforms/Apple/GpsManager.cs"
          ),
        ])
    ],
    "MIS-15": [
      CureBranch(
        sign: "it says so after the app was deleted and installed again",
        asks: [
          "permission alert appears after reinstalling the app",
          "denied after deleting and installing the app again",
          "重新 安装 App 之后 提示 没有 定位 权限",
        ],
        step: """
          Most reports saw that the permission goes with the app: the status is .notDetermined, which is no refusal. Call \
          requestWhenInUseAuthorization() (Expo: requestForegroundPermissionsAsync()), and show the alert only after .denied.
          """,
        facts: [.auth021], sources: [.issue("TrainLCD/MobileApp", 780)])
    ],
    "HOW-35": [
      CureBranch(
        sign: """
          the exception is an unrecognized selector such as locationManager:didUpdateToLocation:fromLocation:
          """,
        asks: [
          "unrecognized selector sent to instance in the Simulator",
          "crashes in the Simulator and not on a device",
        ],
        step: """
          Code that simulates locations calls what the delegate doesn't have: one report names a category \
          CLLocationManager(Simulator). Remove it, and choose a place in the Simulator (HOW-08).
          """,
        sources: [.issue("intuit/LocationManager", 97)])
    ],
    "HOW-40": [
      CureBranch(
        sign: "it is off by kilometers, or by more the farther one goes in one direction",
        asks: ["offset grows towards the south", "偏移 几公里 越 往 南 偏移 越 大"],
        step: """
          No such conversion does that: look at the data first. They must be WGS-84 and not converted yet, and then \
          converted once, to what the map has: GCJ-02 for AMap, BD-09 for Baidu.
          """,
        sources: [.issue("wandergis/coordtransform", 10)])
    ],
    "HOW-55": [
      CureBranch(
        sign: "the faked place is some hundred meters off in mainland China",
        asks: ["simulated location is offset on AMap or Baidu", "改 定位 之后 位置 偏移 不准", "虚拟 定位 有 偏差"],
        step: """
          It was most likely taken from a Chinese map, whose coordinates are GCJ-02 or BD-09: give the tool the one in \
          WGS-84 (HOW-40).
          """,
        sources: [.issue("StikDebug/StikDebug", 380)])
    ],
  ]
}
