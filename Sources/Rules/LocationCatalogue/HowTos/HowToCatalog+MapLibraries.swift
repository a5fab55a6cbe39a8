import LocationPolicy

extension HowToCatalog {
  /// What the map and location libraries that apps in mainland China use do beside Core Location.
  static let mapLibraries: [HowTo] = [
    HowTo(
      id: "HOW-40", releases: "all",
      title: "In mainland China a position is some hundred metres off on the map",
      reason: """
        Core Location gives WGS-84 coordinates, and maps of mainland China are shifted: AMap's and Apple's there use \
        GCJ-02, Baidu's BD-09. Developers report errors of 100 to 700 m where one is drawn on the other unconverted.
        """,
      advice: """
        Keep the coordinate of the CLLocation as it is in your data and for distances, and convert it once, where it \
        leaves for a map: with AMapCoordinateConvert(coordinate, .GPS) for AMap; for Baidu set coordinateType of \
        BMKLocationManager to .BMK09LL. Convert no coordinate that such a library gave you, and let the map draw the \
        person's own position (showsUserLocation). This has nothing to do with Precise Location.
        """,
      facts: [],
      sources: [
        .pull("StikDebug/StikDebug", 462), .issue("home-assistant/iOS", 411),
        .issue("merlos/iOS-Open-GPX-Tracker", 192), .issue("meshtastic/Meshtastic-Apple", 981),
        .page("iOS中的地图与坐标", "https://blog.markmiao.com/2020/11/28/map"),
      ],
      english: [
        "location shifted on the map in China", "GCJ-02 or WGS-84 coordinates on iOS",
        "position differs from the real one by hundreds of meters in China",
        "convert GPS coordinates for AMap or Baidu",
        "map marker offset in China",
      ],
      chinese: [
        "定位偏差 几百米 地图坐标系", "GCJ-02 火星坐标 转 WGS-84", "GPS 坐标转百度坐标", "高德地图 偏移", "CLLocation 坐标 需要转换吗",
        "BD-09 坐标转换",
      ]),
    HowTo(
      id: "HOW-41", releases: "all",
      title: "The location manager of AMap, Baidu or Tencent is nil, or gives no location",
      reason: """
        These libraries work only after the app has told them that the person accepted a privacy policy. AMap's \
        documentation and Tencent's say that the manager is nil until then. iOS knows nothing of it: its own permission is \
        needed as well.
        """,
      advice: """
        Show the policy first. Then, before the manager is made, call AMapLocationManager's updatePrivacyShow(_:privacyInfo:) \
        and updatePrivacyAgree(_:); with Baidu BMKLocationAuth's setAgreePrivacy(_:), and BMKMapManager's for the map; with \
        Tencent TencentLBSLocationManager's setUserAgreePrivacy(_:). Add NSLocationWhenInUseUsageDescription to the Info.plist, \
        and read CLLocationManager's authorizationStatus: it tells a refusal from a missing agreement.
        """,
      facts: [.key010, .auth027],
      sources: [
        .page(
          "AMap location SDK for iOS, privacy compliance",
          "https://lbs.amap.com/api/ios-location-sdk/guide/create-project/ios-location-privacy"),
        .page(
          "BMFMapSDK of flutter_baidu_mapapi_base, setAgreePrivacy",
          """
          https://pub.dev/documentation/flutter_baidu_mapapi_base/latest/flutter_baidu_mapapi_base/BMFMapSDK-class.html
          """),
        .page(
          "Tencent location SDK for iOS, privacy",
          "https://lbs.qq.com/mobile/iosLocationSDK/iosGeoGuide/agreePrivacy"),
      ],
      english: [
        "AMapLocationManager is nil", "AMap location SDK returns nothing on iOS",
        "BMKLocationManager gives no location", "updatePrivacyAgree updatePrivacyShow", "setAgreePrivacy",
        "TencentLBSLocationManager init returns nil",
      ],
      chinese: [
        "AMapLocationManager 初始化返回 nil", "高德定位 iOS 失败 隐私合规", "百度定位 setAgreePrivacy 没有定位", "腾讯定位 SDK 返回 nil",
        "高德定位 SDK 升级后无法定位", "updatePrivacyAgree 未调用",
      ]),
    HowTo(
      id: "HOW-44", releases: "all",
      title: "AMap gives coordinates and no address: reverse geocoding fails",
      reason: """
        AMap's server looks up the address of a location, which takes a request of its own; iOS and its permission have no \
        part in that. INVALID_USER_SCODE says that the API key doesn't fit the app's bundle identifier. Without an answer \
        in time the location comes with an address that is nil or has empty fields; developers report that plug-ins \
        crashed on those.
        """,
      advice: """
        Make an iOS key in AMap's console for exactly the bundle identifier of the build that runs, and set \
        AMapServices.shared().apiKey before the first AMapLocationManager. Call requestLocation(withReGeocode: \
        true), raise reGeocodeTimeout, and expect nil: use the CLLocation without the AMapLocationReGeocode, and leave \
        its empty fields out of what a plug-in hands on. To decide whether AMap is at fault, ask CLGeocoder for the \
        same coordinate.
        """,
      facts: [.mon019],
      sources: [
        .issue("best-flutter/flutter_amap_location", 35), .issue("simplezhli/flutter_deer", 204),
        .issue("qiuxiang/react-native-amap-geolocation", 145),
        .page("高德定位 SDK 取消", "https://blog.csdn.net/survivorsfyh/article/details/90748361"),
      ],
      english: [
        "AMap reverse geocoding error", "INVALID_USER_SCODE on iOS",
        "AMap returns only latitude and longitude", "AMapLocationReGeocode is nil",
        "formattedAddress is empty",
      ],
      chinese: [
        "高德逆地理编码错误", "逆地理错误 INVALID_USER_SCODE", "定位只有经纬度 没有地址", "locatingWithReGeocode 报错",
        "reGeocode 返回 nil", "获取不到详细地址", "定位结果没有 adcode 和城市编码",
      ]),
    HowTo(
      id: "HOW-47", releases: "all",
      title: "Baidu's SDK says that its key check failed or is not finished",
      reason: """
        Baidu's server checks the key (AK), which is made for one bundle identifier, and until the answer is there, its SDK \
        gives no location or address. iOS and its permission have no part in that. Developers report that the check fails \
        with the key for Android, that nothing is called back then, and that a call right after the launch came before the \
        answer.
        """,
      advice: """
        Make an iOS key in Baidu's console for exactly the bundle identifier of the build that runs. At launch, \
        after setAgreePrivacy, call checkPermisionWithKey:authDelegate: of BMKLocationAuth, and start \
        BMKLocationManager only when onCheckPermissionState: has brought 0 (BMKLocationAuthErrorSuccess): 1 is the \
        network or, as one developer found, a missing setAgreePrivacy of BMKLocationAuth, 2 the key. The permission \
        is a question of its own: read CLLocationManager's authorizationStatus, and add \
        NSLocationWhenInUseUsageDescription.
        """,
      facts: [],
      sources: [
        .page(
          "百度定位 Flutter 插件，集成", "https://lbsyun.baidu.com/docs/flutter?title=plugin%2Floc%2Fguide%2Fcreate"),
        .issue("aruis/cordova-plugin-baidumaplocation", 70), .issue("hug3id/Xamarin.Forms.BaiduMaps", 8),
        .issue("lovebing/react-native-baidu-map", 72),
        .page(
          "GLBaiDuLocation.m of liujunliuhong/Galaxy",
          """
          https://github.com/liujunliuhong/Galaxy/blob/52adcecb5538988ebd34093983e2a38131600ebd/BaiDuLocation/\
          GLBaiDuLocation.m
          """),
      ],
      english: [
        "Baidu location authentication failed on iOS", "BMKLocationAuth onCheckPermissionState error 2",
        "Baidu map permission unfinished", "API key of Baidu is invalid on iOS",
        "BMKLocationErrorFailureAuth", "Baidu location callback is never called on iOS, works on Android",
      ],
      chinese: [
        "百度定位 鉴权失败", "还未完成鉴权，请在鉴权通过后重试", "百度地图 AK 校验失败 iOS", "onCheckPermissionState 返回 2",
        "百度 key 和 Bundle Identifier 不一致",
        "百度定位 iOS 没有回调",
      ]),
  ]
}
