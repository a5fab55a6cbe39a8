/// Names of plug-ins, error codes, places and circumstances that single entries are about, and
/// messages of plug-ins word for word.
///
/// A question that names no plug-in is seldom about one, even if an entry about it has many of the
/// question's words; and it is the same with a test, the App Store or an old release.
enum ParticularNames {
  /// The names of an entry, by its id.
  static let all: [String: [String]] = plugins.merging(errorCodes) { $0 + $1 }.merging(places) { $0 + $1 }
    .merging(circumstances) { $0 + $1 }.merging(interfaces) { $0 + $1 }

  /// Whether an entry is about a plug-in, a library or an interface that few use.
  static func isAboutPlugin(_ id: String) -> Bool { plugins[id] != nil || interfaces[id] != nil }

  /// Whether an entry says what users of a plug-in or a library do.
  static func isForPlugins(_ id: String) -> Bool { plugins[id] != nil }

  /// Whether an entry is about what is no app on an iPhone: the Simulator, a watch, a Mac, a widget, a web page.
  static func isAboutDevice(_ id: String) -> Bool {
    ["HOW-08", "HOW-10", "HOW-13", "HOW-17", "HOW-52"].contains(id)
  }

  /// Words of the names of plug-ins and map libraries, which say for whom an answer should be rather than what the
  /// trouble is.
  static let products = [
    "Flutter", "Dart", "geolocator", "Expo", "Capacitor", "Cordova", "Ionic", "React", "Native", "RN", "AMap",
    "Baidu",
    "Tencent", "BMK",
  ].map { $0.lowercased() }

  private static let plugins: [String: [String]] = [
    "HOW-02": flutter + reactNative + [
      "Expo", "plugin", "plug-in", "permanentlyDenied", "deniedForever", "blocked", "unavailable",
      "canAskAgain",
      "PERMISSION_DENIED", "PlatformException", "askAsync", "checkPermission", "插件",
    ],
    "HOW-15": flutter + ["permanentlyDenied", "PERMISSION_LOCATION"],
    "HOW-20": ["AMap", "高德", "doRequireLocationAuth"],
    "HOW-40": [
      "China", "GCJ", "GCJ-02", "GCJ02", "WGS", "WGS-84", "WGS84", "BD-09", "BD09", "offset", "shifted",
      "坐标系", "火星",
      "偏移", "偏差",
      "坐标", "转换",
    ],
    "HOW-41": [
      "AMap", "AMapLocationManager", "Baidu", "BMKLocationManager", "Tencent", "TencentLBSLocationManager",
      "updatePrivacyAgree", "setAgreePrivacy", "高德", "百度", "腾讯", "隐私合规",
    ],
    "HOW-44": [
      "AMap", "ReGeocode", "reverse geocode", "reverse geocoding", "INVALID_USER_SCODE", "INVALID_USER_KEY",
      "address", "高德", "逆地理", "地址", "具体位置",
    ],
    "HOW-47": [
      "Baidu", "BMK", "BMKLocationAuth", "BMKLocationErrorFailureAuth", "onCheckPermissionState", "百度", "鉴权",
    ],
    "HOW-45": [
      "photo", "image picker", "photo picker", "camera", "TZImagePickerController", "HXPhotoPicker",
      "DKImagePickerController",
      "照片", "图片", "相册", "拍照",
    ],
    "HOW-23": flutter + ["already running", "ALREADY_REQUESTING_PERMISSIONS", "请求正在进行"],
    "HOW-24": reactNative + [
      "PERMISSIONS.IOS", "LOCATION_WHEN_IN_USE", "LOCATION_ALWAYS", "react-native-permissions",
      "setup_permissions",
      "No permission handler detected", "link at least one permission handler",
    ],
    "HOW-25": ["Expo", "has not been configured", "startLocationUpdatesAsync"],
    "HOW-26": ["Capacitor", "Ionic", "OS-PLUG-GLOC"],
    "HOW-27": reactNative + [
      "User denied access to location services", "Unable to retrieve location", "Unable to fetch location",
      "not authorized to use location services",
    ],
  ]

  private static let places: [String: [String]] = [
    "HOW-06": ["visit", "到访"],
    "HOW-07": ["heading", "compass", "north", "direction", "指南针", "方向", "朝向", "真北"],
    "HOW-08": ["Simulator", "emulator", "模拟器", "模拟定位"],
    "HOW-10": ["Apple Watch", "iWatch", "watch app", "watchOS", "WatchKit", "手表"],
    "HOW-52": ProjectKind.mac.words + [
      "command line", "CoreLocationCLI", "Python", "System Preferences", "System Settings",
    ],
    "HOW-53": [
      "arrow", "chevron", "puck", "pin", "annotation", "MKUserLocation", "blue dot", "Mapbox",
      "MapLibre",
      "箭头", "大头针", "蓝点",
    ],
    "HOW-54": [
      "one delegate", "second delegate", "delegates", "listener", "listeners", "singleton", "多个 delegate",
    ],
    "HOW-55": [
      "fake", "spoof", "spoofer", "spoofing", "virtual", "mock", "change", "simulate", "GPX", "改定位",
      "修改", "更改",
      "伪造", "模拟",
    ],
    "HOW-57": ["CLMonitor", "monitor.events", "CircularGeographicCondition"],
    "HOW-13": ["widget", "小组件"],
    "HOW-50": [
      "SSID", "BSSID", "Wi-Fi", "wifi", "network name", "NEHotspotNetwork", "CNCopyCurrentNetworkInfo",
    ],
    "HOW-51": ["speed", "course", "altitude", "bearing", "direction", "velocity", "速度", "海拔", "方向"],
    "HOW-17": ProjectKind.webPage.words + ["web", "navigator", "https", "insecure", "origin"],
    "HOW-37": [
      "debug", "debugger", "TestFlight", "release", "Xcode", "production", "调试", "正式版", "线上", "上架后",
    ],
    "HOW-29": ["widget", "deep link", "onOpenURL", "小组件"],
  ]

  private static let circumstances: [String: [String]] = [
    "HOW-05": ["beacon", "beacons", "iBeacon", "ranging", "bluetooth", "BLE", "信标", "测距", "蓝牙"],
    "HOW-56": ["beacon", "beacons", "iBeacon", "信标"],
    "HOW-30": [
      "already", "inside", "initial", "initially", "at the start", "current location", "current position",
      "within", "已经",
      "已在", "初始", "当前位置",
    ],
    "HOW-36": [
      "reboot", "reboots", "rebooted", "restart", "restarts", "restarted", "boot", "power", "重启", "开机",
    ],
    "MIS-08": ["flash", "blue bar", "blue", "bar", "indicator", "蓝条", "小蓝条"],
    "MIS-10": [
      "monitoringDidFailFor", "regionMonitoringDenied", "error 4", "code=4", "iOS 8", "iOS 9", "iOS 10",
      "iOS 11",
      "iOS 12",
    ],
    "MIS-12": ["once", "temporary", "一次"],
    "MIS-23": [
      "pause", "pauses", "paused", "pausesLocationUpdatesAutomatically", "standing", "stationary", "still",
      "idle", "move", "moving", "resume", "minutes", "while", "静止", "不动", "暂停", "分钟",
    ],
    "MIS-24": [
      "16.4", "iOS 16", "iOS 17", "iOS 18", "minutes", "hours", "while", "filter", "kCLDistanceFilterNone",
    ],
    "MIS-29": ["reject", "guideline", "review", "App Store", "2.5.4", "审核", "被拒", "上架"],
    "MIS-35": ["blue", "bar", "pill", "indicator", "banner", "蓝条", "蓝色", "蓝标", "状态栏"],
    "MIS-34": ["precise", "toggle", "default", "精确"],
    "MIS-44": ["ITMS", "install", "UIRequiredDeviceCapabilities", "capability"],
    "MIS-48": ["extension", "widget", "watch"],
    "MIS-57": ["test", "XCUITest", "tap", "测试"],
  ]

  /// Interfaces that no plug-in uses yet.
  private static let interfaces: [String: [String]] = [
    "MIS-37": [
      "CLBackgroundActivitySession", "activity session", "CLServiceSession", "liveUpdates", "session",
    ],
    "MIS-38": [
      "CLServiceSession", "service session", "insufficientlyInUse", "liveUpdates", "CLMonitor", "session",
    ],
    "MIS-39": ["liveUpdates", "live updates", "CLLocationUpdate", "stationary", "still", "静止"],
  ]

  private static let flutter = ["Flutter", "Dart", "geolocator", "permission_handler"]
  private static let reactNative = ["React Native", "RNPermissions", "RNCGeolocation"]

  private static let errorCodes = Dictionary(
    uniqueKeysWithValues: HowToCatalog.errorCodes.enumerated().map { number, howTo in
      let name = howTo.title.split(separator: ".").last ?? ""
      return (howTo.id, ["code=\(number)", "error \(number)", "错误 \(number)", "error \(name)"])
    })
}
