import LocationPolicy

extension HowToCatalog {
  /// Libraries, plug-ins and pages in web views.
  static let plugins: [HowTo] = [
    HowTo(
      id: "HOW-14", releases: "store",
      title: "ITMS-90842, an App Clip uses requestAlwaysAuthorization",
      reason: """
        An App Clip can't have Always, and the upload scan found the selector in its binary, often in a library.
        """,
      advice: """
        Keep requestAlwaysAuthorization out of what the App Clip links: with #if !APPCLIP in your own code, with a flag or \
        another target of the library, or with its source in your project, for a flag of your target doesn't reach a \
        Swift package. Call requestWhenInUseAuthorization() instead.
        """,
      facts: [.auth055],
      sources: [
        .issue("parse-community/Parse-SDK-iOS-OSX", 1583), .issue("AsyncSwift/AsyncLocationKit", 21),
        .issue("malcommac/SwiftLocation", 369),
      ],
      english: [
        "ITMS-90842 Invalid SDK usage", "App Clip uses the SDK selector requestAlwaysAuthorization",
        "library cannot be used in an App Clip", "App Clip upload fails",
      ],
      chinese: ["App Clip 上传 ITMS-90842", "轻应用 requestAlwaysAuthorization 不支持"]),
    HowTo(
      id: "HOW-15", releases: "8+",
      title: "Flutter's permission_handler returns permanentlyDenied and shows no prompt",
      reason: """
        From version 8 on, permission_handler compiles a permission only if the Podfile names it, and otherwise reports \
        permanentlyDenied without asking.
        """,
      advice: """
        Add 'PERMISSION_LOCATION=1' to GCC_PREPROCESSOR_DEFINITIONS in ios/Podfile ('PERMISSION_LOCATION_WHENINUSE=1' \
        leaves requestAlwaysAuthorization out) and NSLocationWhenInUseUsageDescription to ios/Runner/Info.plist. Then run \
        flutter clean and pod install, and delete the app from the device.
        """,
      facts: [.key003],
      sources: [
        .issue("Baseflow/flutter-permission-handler", 618),
        .pull("Baseflow/flutter-permission-handler", 1295),
      ],
      english: [
        "Permission.location.request() shows no dialog on iOS", "PERMISSION_LOCATION=1 in the Podfile",
        "permission_handler always returns permanently denied", "openAppSettings shows no app page",
        "Flutter permission popup not displayed", "location requests don't work in Flutter on iOS",
        "location permissions are not requested at all",
      ],
      chinese: ["permission_handler 不弹窗 Podfile", "Flutter iOS 定位权限 permanentlyDenied"]),
    HowTo(
      id: "HOW-17", releases: "all",
      title: "A web page may not use the location, or asks for it each time",
      reason: """
        A page's permission is the browser's, beside that of the app. Safari asks each time by default, and a page that \
        isn't loaded over https is refused.
        """,
      advice: """
        Serve the page over https, and add NSLocationWhenInUseUsageDescription to the app's Info.plist. In a WKWebView, \
        get the location with CLLocationManager and hand it to the page; in Capacitor or Cordova, call the plug-in \
        (@capacitor/geolocation, cordova-plugin-geolocation) instead of navigator.geolocation. For Safari the person \
        chooses in its part of Settings, under Location.
        """,
      facts: [.auth032],
      sources: [
        .issue("w3c/permissions", 422), .issue("ionic-team/capacitor", 2692),
        .issue("ionic-team/capacitor-plugins", 471),
      ],
      english: [
        "Origin does not have permission to use Geolocation service",
        "Access to geolocation was blocked over insecure connection",
        "web page requests geolocation permission again on each refresh",
        "navigator.geolocation in Safari on iOS",
        "webview asks for location every time the app restarts", "GPS in a webview",
      ],
      chinese: ["网页定位 https", "Safari 每次都询问定位", "navigator.geolocation 在 iOS 上失败", "H5 获取地理位置 失败"]),
    HowTo(
      id: "HOW-20", releases: "11+",
      title: "AMapLocationKit wants amapLocationManager:doRequireLocationAuth:, and no location arrives",
      reason:
        "The library leaves the request to the app, and logs that line while nobody implements the method.",
      advice: """
        Implement amapLocationManager:doRequireLocationAuth: in its delegate, and call [locationManager \
        requestAlwaysAuthorization] there, or requestWhenInUseAuthorization. The Info.plist needs \
        NSLocationWhenInUseUsageDescription, and NSLocationAlwaysAndWhenInUseUsageDescription for Always; for the \
        background also location in UIBackgroundModes and allowsBackgroundLocationUpdates = YES.
        """,
      facts: [.key022, .bg001], sources: [.issue("best-flutter/flutter_amap_location", 21)],
      english: ["AMapLocationKit doRequireLocationAuth", "AMap location SDK"],
      chinese: [
        "要在iOS 11及以上版本使用后台定位服务, 需要实现amapLocationManager:doRequireLocationAuth:代理方法", "高德定位 没有回调",
        "高德 iOS 后台定位",
      ]),
  ]
}
