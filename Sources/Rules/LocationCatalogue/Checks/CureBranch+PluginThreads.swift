import LocationPolicy

extension CureBranch {
  /// Cases from threads of plug-ins and tools whose authors or users found the cause.
  static let pluginThreads: [String: [CureBranch]] = [
    "HOW-04": [
      CureBranch(
        sign: "background-geolocation shows an alert that sends people to Settings",
        asks: [
          "turn off the alert that location services are disabled", "disable locationAuthorizationAlert",
          "disableLocationAuthorizationAlert", "plug-in alert says location is not set to Always",
          "插件 自己 弹出 打开 定位 的 提示", "关闭 插件 的 定位 提示框",
        ],
        names: [
          "background-geolocation", "backgroundgeolocation", "background_geolocation",
          "locationauthorizationalert",
        ],
        step: """
          That alert is the plug-in's own, and not iOS's: it comes while the authorization is not what \
          locationAuthorizationRequest asks for. Set that to 'WhenInUse' where While Using is enough. To tell people in \
          your own words, set disableLocationAuthorizationAlert to true; locationAuthorizationAlert changes its texts.
          """,
        sources: [
          .issue("transistorsoft/flutter_background_geolocation", 1105),
          .issue("transistorsoft/flutter_background_geolocation", 1505),
        ])
    ],
    "HOW-02": [
      CureBranch(
        sign: "react-native-permissions says blocked for LOCATION_ALWAYS although While Using is allowed",
        asks: [
          "check LOCATION_ALWAYS returns blocked instead of denied",
          "blocked for Always while when in use is granted", "使用期间 已 允许 检查 LOCATION_ALWAYS 是 blocked",
        ],
        names: ["react-native-permissions", "location_always", "rnpermissions"],
        step: """
          Don't take that for a refusal: by a report on version 5.5.2, check() says so although no one asked for Always \
          yet, and request(PERMISSIONS.IOS.LOCATION_ALWAYS) still shows its prompt. Ask once, and remember that you did.
          """,
        facts: [.auth051], sources: [.issue("zoontek/react-native-permissions", 984)])
    ],
    "MIS-46": [
      CureBranch(
        sign: "watchPosition() of React Native runs, and getCurrentPosition() ends in a timeout",
        asks: [
          "always getting a timeout, code 3", "getCurrentPosition times out while watching",
          "watchPosition and getCurrentPosition conflict", "getCurrentPosition 超时 watchPosition",
        ],
        names: ["watchposition", "getcurrentposition", "react"],
        step: """
          Users of react-native-geolocation-service found that on iOS the two disturb each other: take the newest \
          location that watchPosition() gave, or call clearWatch() first. If the watch falls silent, pass it \
          distanceFilter: 0 (HOW-49).
          """,
        sources: [
          .issue("Agontuk/react-native-geolocation-service", 135),
          .issue("Agontuk/react-native-geolocation-service", 172),
        ])
    ],
    "HOW-11": [
      CureBranch(
        sign: "only regions are monitored, and the arrow stays",
        asks: [
          "location icon is always on with geofences only", "icon stays although the device stands still",
          "does the location icon mean that GPS is on", "只 监控 围栏 箭头 一直 在",
        ],
        step: """
          An outlined arrow is as it should be while regions are monitored: they are found by cell towers and Wi-Fi \
          rather than GPS, as authors of plug-ins explain. It goes when no region is monitored anymore. A solid arrow \
          or a blue pill that stays means that updates or a CLBackgroundActivitySession run as well.
          """,
        facts: [.ind001],
        sources: [
          .issue("transistorsoft/react-native-background-geolocation", 147), .issue("Ikolvi/Tracelet", 69),
        ])
    ],
    "HOW-52": [
      CureBranch(
        sign: "a tool of the command line or a Python script on a Mac gets no prompt and no row in Settings",
        asks: [
          "Python is not in the list of Location Services",
          "no entry is created in the Location Services list",
          "terminal app gets no location permission", "mac 命令行 工具 没有 定位 权限", "Python 脚本 定位 授权",
        ],
        names: [
          "mac", "osx", "os x", "python", "corelocationcli", "command line", "terminal", "终端", "命令行",
        ],
        step: """
          Set the manager's delegate, call requestWhenInUseAuthorization(), and keep the run loop going until \
          locationManagerDidChangeAuthorization(_:): with neither, one tool got no prompt and no row, as its author \
          found. Then turn it on in System Settings, Privacy & Security, Location Services.
          """,
        sources: [.issue("rtulke/AirJack", 11)])
    ],
    "HOW-34": [
      CureBranch(
        sign: "GetPositionAsync() of Xamarin's GeolocatorPlugin hangs or fails with While Using",
        asks: [
          "GetPositionAsync only works with Always Allow", "GetPositionAsync never returns on iOS",
          "GetPositionAsync needs the background mode", "CrossGeolocator GetPositionAsync 一直 等待",
        ],
        names: ["getpositionasync", "geolocatorplugin", "crossgeolocator", "plugin.geolocator"],
        step: """
          Keep only NSLocationWhenInUseUsageDescription in the Info.plist, as its author says: with the keys for Always \
          and the background mode, 4.x asks for Always and waits about eight seconds for an answer that never comes. Or \
          use Geolocation.GetLocationAsync() of .NET MAUI.
          """,
        sources: [
          .issue("jamesmontemagno/GeolocatorPlugin", 255), .issue("jamesmontemagno/GeolocatorPlugin", 274),
        ])
    ],
  ]
}
