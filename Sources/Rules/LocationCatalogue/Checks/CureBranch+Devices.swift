import LocationPolicy

extension CureBranch {
  /// Cases of maps, devices, Settings, simulated locations and SDKs.
  static let devices: [String: [CureBranch]] = [
    "HOW-30": [
      CureBranch(
        sign: "the geofence is a plug-in's",
        asks: [
          "onGeofence does not fire when the phone is already inside the circle",
          "geofence plug-in shows no enter event at start", "App 启动 时 已经 在 围栏 内",
        ],
        names: ["geofence", "ongeofence", "围栏", "expo"],
        step: """
          background-geolocation reports the entry at once with geofenceInitialTriggerEntry: true, and \
          Expo's task gets the state of each region when startGeofencingAsync() begins. With other \
          plug-ins begin outside of the circle, also in the Simulator, and then move in.
          """,
        sources: [
          .issue("transistorsoft/react-native-background-geolocation", 152),
          .page(
            "EXGeofencingTaskConsumer.m of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/TaskConsumers/EXGeofencingTaskConsumer.m"
          ),
          .issue("bkonyi/FlutterGeofencing", 52),
        ])
    ],
    "HOW-51": [
      CureBranch(
        sign: """
          the location comes from a GPX file or another simulation, or the device is an iPad without \
          cellular
          """,
        asks: [
          "speed is 0 with fake GPS", "speed and heading -1 with a GPX file", "speed is -1 on an iPad",
          "speed always 0 in the simulator", "模拟 定位 速度 为 0",
        ],
        step: """
          In most reports simulated locations had no speed: test on an iPhone outdoors and on the move. \
          An iPad without cellular has no GPS, so a developer got -1 for speed and heading there.
          """,
        sources: [
          .issue("michalchudziak/react-native-geolocation", 238),
          .issue("Agontuk/react-native-geolocation-service", 366),
        ]),
      CureBranch(
        sign: "the speed is always 0 instead of -1",
        asks: [
          "speed returning 0 on iOS", "sample app for iOS always returns speed 0", "speed is always 0",
          "速度 一直 是 0",
        ],
        names: ["speed", "速度"],
        step: """
          Some plug-ins hand on 0 where iOS has no speed, geolocator among them, and a single request \
          often ends before there is one: listen to the stream or watchPosition outdoors with the best \
          accuracy. In geolocator a speedAccuracy of 0 tells that it is none.
          """,
        facts: [.del063],
        sources: [
          .issue("Baseflow/flutter-geolocator", 1733),
          .issue("Agontuk/react-native-geolocation-service", 400),
        ]),
    ],
    "MIS-05": [
      CureBranch(
        sign: "Mapbox's puck is missing, or comes only at the second launch",
        asks: [
          "Puck not showing during initial launch",
          "location indicator is not visible after allowing location usage",
          "Mapbox user location not showing after permission was granted",
          "UserLocation of Mapbox not showing",
        ],
        names: ["mapbox", "puck", "location indicator", "rnmapbox"],
        step: """
          Update MapboxMaps: 10.2.0-beta.1 lost the puck where the first location came after the style, \
          and its authors fixed that. In any version set mapView.location.options.puckType in \
          locationManagerDidChangeAuthorization(_:), once authorizationStatus allows it.
          """,
        facts: [.auth005],
        sources: [
          .issue("mapbox/mapbox-maps-ios", 860),
          .pull("mapbox/mapbox-maps-ios", 862),
          .issue("mapbox/mapbox-maps-ios", 886),
        ]),
      CureBranch(
        sign: "react-native-maps shows no blue dot",
        asks: [
          "showUserLocation is not working",
          "do we have to ask for permission or does react-native-maps handle it",
          "showsUserLocation does not ask for permission",
        ],
        names: ["react-native-maps", "showuserlocation", "showsuserlocation", "mapview"],
        step: """
          Write showsUserLocation, with an s in the middle, and ask before you set it: the map doesn't \
          ask and then shows nothing. Use react-native-permissions or expo-location for the request.
          """,
        sources: [
          .issue("react-native-maps/react-native-maps", 2883),
          .page(
            "react-native-maps, MapView",
            "https://github.com/react-native-maps/react-native-maps/blob/master/docs/mapview.md"),
        ]),
      CureBranch(
        sign: "Google's map has no my-location dot, or its button is missing or does nothing",
        asks: [
          "myLocationEnabled shows no dot", "MyLocationButtonEnabled not working on iOS",
          "my location button of Google Maps does nothing", "GMSMapView myLocation nil",
        ],
        names: ["google", "gmsmapview", "mylocation"],
        step: """
          Set isMyLocationEnabled to true once authorizationStatus allows location, and \
          settings.myLocationButton beside it. Without the permission Google's SDK shows neither.
          """,
        facts: [.auth021],
        sources: [
          .issue("dapriett/nativescript-google-maps-sdk", 182),
          .issue("amay077/Xamarin.Forms.GoogleMaps", 546),
        ]),
      CureBranch(
        sign: "a CarPlay app has no location until the iPhone app was opened",
        asks: [
          "CarPlay does not provide current location when the iOS app is not started first",
          "CarPlay map shows no user location", "location in CarPlay not updating until app opened",
        ],
        names: ["carplay"],
        step: """
          One developer with MapLibre Navigation found that startUpdatingLocation() and \
          showsUserLocation have to wait until the CPMapTemplate has appeared: in that library's \
          mapTemplateDidAppear(_:), without it in templateDidAppear(_:animated:) of \
          CPInterfaceControllerDelegate. Have people allow location in the iPhone app first.
          """,
        sources: [
          .issue("maplibre/maplibre-navigation-ios", 98),
          .issue("maplibre/maplibre-navigation-ios", 99),
        ]),
    ],
    "HOW-28": [
      CureBranch(
        sign: "you want a button that opens Location Services or the location settings",
        asks: [
          "open iOS location settings page", "accessing location settings on iOS",
          "openLocationSettings opens the wrong page", "jump to Location Services in Settings",
          "跳转 到 系统 定位 设置",
        ],
        step: """
          No public address leads there. openLocationSettings() of geolocator, openAppSettings() and \
          Linking.openSettings() all open the app's own page, on which Location is a row; if Location \
          Services itself is off, say the way in words (HOW-16).
          """,
        sources: [
          .page(
            "GeolocatorPlugin.m of geolocator_apple",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/GeolocatorPlugin.m"
          )
        ])
    ],
    "HOW-52": [
      CureBranch(
        sign: "a Mac gives kCLErrorDomain error 0, or takes minutes to find a location",
        asks: [
          "macOS kCLErrorDomain error 0", "location fails on a Mac at startup",
          "location service unavailable on macOS", "Mac 定位 失败",
        ],
        names: ["mac", "osx", "os x"],
        step: """
          Developers explain that a Mac is located by the Wi-Fi around it: turn Wi-Fi on, even with a \
          cable, and keep startUpdatingLocation() on, because one Mac took three to eight minutes after \
          Location Services was turned on.
          """,
        facts: [.err002],
        sources: [
          .issue("ApolloZhu/Dynamic-Dark-Mode", 41),
          .issue("Baseflow/flutter-geolocator", 1534),
        ])
    ],
    "HOW-10": [
      CureBranch(
        sign: "the watch app gets no locations once the wrist is down",
        asks: [
          "watch app stops location when the screen turns off",
          "Apple Watch track has gaps when the wrist is down",
          "watch cannot save the track in the background", "手表 放下 手腕 后 定位 停止",
        ],
        names: ["apple watch", "watch app", "watchos", "wrist", "手表"],
        step: """
          In the Background Modes of the watch app's target select Location updates, or Workout \
          processing with an HKWorkoutSession, set allowsBackgroundLocationUpdates to true, and start in \
          the foreground: Apple says that such a session goes on in the background.
          """,
        sources: [
          .page(
            "Enabling Background Sessions",
            "https://developer.apple.com/documentation/watchkit/enabling-background-sessions")
        ])
    ],
    "HOW-08": [
      CureBranch(
        sign: "a tool should simulate the location of an iPhone, and nothing changes",
        asks: [
          "simulated location says successful but does not change on my iPhone",
          "simulate location on a device with iOS 17 or 18",
          "location simulator does not work on a real iPhone",
          "location spoofer stopped working after the update", "真机 模拟 定位 没有 变化",
        ],
        names: ["iphone", "device", "ios 17", "ios 18", "真机", "手机"],
        step: """
          Turn on Developer Mode on the iPhone, run an app on it from Xcode once, and choose Debug, \
          Simulate Location there. From iOS 17 on pymobiledevice3 needs its tunnel and the command \
          developer dvt simulate-location set; older tools can't do it.
          """,
        sources: [
          .issue("doronz88/pymobiledevice3", 526),
          .issue("doronz88/pymobiledevice3", 883),
          .issue("libimobiledevice/libimobiledevice", 1553),
        ]),
      CureBranch(
        sign: "significant location changes or regions don't come in the Simulator",
        asks: [
          "test significant location changes in the simulator",
          "useSignificantChangesOnly gives nothing in the simulator", "模拟器 里 显著 位置 变化 没有 回调",
        ],
        names: ["simulator", "模拟器"],
        step: """
          Choose Features, Location, Freeway Drive, for a significant change needs a long way. \
          Developers found the Simulator unreliable in this, above all once the app was ended: try that \
          on an iPhone in a car.
          """,
        facts: [.mon004],
        sources: [
          .issue("agilie/AGLocationDispatcher", 6),
          .issue("dsdavids/TTLocationHandler", 2),
          .issue("transistorsoft/react-native-background-geolocation", 67),
        ]),
    ],
    "MIS-28": [
      CureBranch(
        sign: "an SDK for analytics, push messages or ads brings it",
        asks: [
          "analytics SDK causes a warning for location APIs without a purpose string",
          "remove the location import of an SDK", "push SDK references location, app doesn't use it",
        ],
        names: ["sdk", "analytics", "amplitude", "airship", "onesignal", "push", "warning", "import"],
        step: """
          Update it: Amplitude-iOS took its location code out, Airship moved it to AirshipLocationKit \
          with SDK 11 and removed it with 17. If the SDK still has it, as OneSignal's location module, \
          add NSLocationWhenInUseUsageDescription, which shows no prompt by itself.
          """,
        facts: [.store002],
        sources: [
          .pull("amplitude/Amplitude-iOS", 281),
          .issue("urbanairship/ios-library", 205),
          .issue("urbanairship/ios-library", 361),
          .pull("loyal-labs/loyal-app", 676),
        ])
    ],
    "HOW-44": [
      CureBranch(
        sign: "react-native-amap-geolocation or amap_location gives latitude and longitude only on iOS",
        asks: [
          "iOS 只 返回 经纬度 没有 地址 信息", "iOS 定位 只有 经纬度 其它 都是 null", "getCurrentPosition 无 地址 信息",
          "amap location has no address on iOS",
        ],
        names: ["amap", "高德", "经纬度", "地址"],
        step: """
          In React Native call setLocatingWithReGeocode(true), and in amap_location_fluttify pass \
          needAddress: true and mix AmapLocationDisposeMixin into the State. Check that the key is one \
          for iOS: with a key for the Web API no address came.
          """,
        sources: [
          .issue("qiuxiang/react-native-amap-geolocation", 129),
          .issue("fluttify-project/amap_location_fluttify", 73),
        ])
    ],
    "HOW-47": [
      CureBranch(
        sign: "the map is shown, and only geocoding says that the check is not finished",
        asks: [
          "还未完成鉴权 请在鉴权通过后重试", "permissionunfinished", "reverseGeoCode 返回 errcode -1",
          "鉴权失败导致无法返回定位 地址等信息", "Baidu geocode fails although the map is shown",
        ],
        names: ["baidu", "百度", "鉴权", "bmk", "geocod", "permissionunfinished"],
        step: """
          Start geocoding only in or after the callback of the key check, tick the service for geocoding \
          at the key in Baidu's console, and put CFBundleDisplayName into the Info.plist. A map that is \
          drawn doesn't prove that the check is over.
          """,
        sources: [
          .issue("hug3id/Xamarin.Forms.BaiduMaps", 8),
          .issue("lovebing/react-native-baidu-map", 72),
        ])
    ],
  ]
}
