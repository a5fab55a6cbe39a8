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
        another target of the library, or with its source in your project, as a flag of your target doesn't reach a \
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
        From version 8 on, permission_handler compiles a permission only if the Podfile names it, and otherwise \
        reports permanentlyDenied without asking. With Swift Package Manager, from permission_handler_apple 9.4.8 on, \
        the keys of ios/Runner/Info.plist decide instead.
        """,
      advice: """
        In the one post_install block of ios/Podfile, add 'PERMISSION_LOCATION=1' to GCC_PREPROCESSOR_DEFINITIONS of \
        every configuration ('PERMISSION_LOCATION_WHENINUSE=1', from permission_handler_apple 9.4.3 on, leaves \
        requestAlwaysAuthorization out), and NSLocationWhenInUseUsageDescription to ios/Runner/Info.plist. Then run \
        flutter clean and pod install, and delete the app from the device. With Swift Package Manager add the key \
        alone and delete ~/Library/Developer/Xcode/DerivedData before you build.
        """,
      facts: [.key003],
      sources: [
        .issue("Baseflow/flutter-permission-handler", 618),
        .pull("Baseflow/flutter-permission-handler", 1295),
        .pull("Baseflow/flutter-permission-handler", 1523),
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
        In an app, ask for the app's own permission before the page loads, with NSLocationWhenInUseUsageDescription \
        in its Info.plist, and serve the page over https. Or get the location with CLLocationManager and hand it to \
        the page in the WKWebView; in Capacitor or Cordova, call the plug-in (@capacitor/geolocation, \
        cordova-plugin-geolocation) instead of navigator.geolocation. For Safari the person chooses in its part of \
        Settings, under Location.
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
        "The library leaves the request to the app, and logs that line while nothing implements the method.",
      advice: """
        Always isn't needed unless the app must be woken: implement amapLocationManager:doRequireLocationAuth: in \
        its delegate, and call [locationManager requestWhenInUseAuthorization] there, else \
        requestAlwaysAuthorization. The Info.plist needs NSLocationWhenInUseUsageDescription, and \
        NSLocationAlwaysAndWhenInUseUsageDescription for Always; for the background also location in \
        UIBackgroundModes and allowsBackgroundLocationUpdates = YES.
        """,
      facts: [.key022, .bg001], sources: [.issue("best-flutter/flutter_amap_location", 21)],
      english: ["AMapLocationKit doRequireLocationAuth", "AMap location SDK"],
      chinese: [
        "要在iOS 11及以上版本使用后台定位服务, 需要实现amapLocationManager:doRequireLocationAuth:代理方法", "高德定位 没有回调",
        "高德 iOS 后台定位",
      ]),
    HowTo(
      id: "HOW-21", releases: "store",
      title: "ITMS-91061, a missing privacy manifest, or ITMS-91053, a missing API declaration",
      reason: """
        Apple lists libraries that must bring a privacy manifest, geolocator_apple among them. Neither mail is about Core \
        Location itself, which no category of required reason API covers: ITMS-91053 is about other API, such as \
        UserDefaults in a plug-in.
        """,
      advice: """
        Run flutter pub upgrade and look at pubspec.lock: geolocator_apple 2.3.7 and permission_handler_apple 9.4.2 \
        have a manifest for iOS; for macOS geolocator's came later. If locations leave the device, list \
        NSPrivacyCollectedDataTypePreciseLocation or NSPrivacyCollectedDataTypeCoarseLocation in the app's own \
        PrivacyInfo.xcprivacy.
        """,
      facts: [.store012, .store013],
      sources: [
        .issue("Baseflow/flutter-geolocator", 1572), .issue("Baseflow/flutter-geolocator", 1470),
        .issue("Baseflow/flutter-geolocator", 1649), .issue("Baseflow/flutter-permission-handler", 1313),
      ],
      english: [
        "ITMS-91061: Missing privacy manifest", "ITMS-91053: Missing API declaration",
        "geolocator_apple was identified as a commonly used third-party SDK",
        "PrivacyInfo.xcprivacy for location", "does Core Location need a required reason",
      ],
      chinese: ["ITMS-91061 缺少隐私清单 geolocator_apple", "ITMS-91053 定位插件", "隐私清单 PrivacyInfo.xcprivacy 定位"]),
    HowTo(
      id: "HOW-22", releases: "8+",
      title: "A plug-in says that a usage description is missing, although it is in the project",
      reason: """
        The app that runs does not have it: it was built before the key was added, the key is in another target, or it is \
        Expo Go, which has an Info.plist of its own. The messages are "Permission definitions not found in the app's \
        Info.plist" (geolocator), "The NSLocationWhenInUseUsageDescription key" or "One of the \
        NSLocation*UsageDescription keys must be present in Info.plist" (Expo) and "key must be present in Info.plist to \
        use geolocation" (React Native).
        """,
      advice: """
        Add NSLocationWhenInUseUsageDescription, and for Always also NSLocationAlwaysAndWhenInUseUsageDescription: to \
        ios/Runner/Info.plist (Flutter), to the Info.plist of the app's target (React Native), or as \
        locationWhenInUsePermission and locationAlwaysAndWhenInUsePermission of the expo-location plug-in in app.json \
        (Expo). Then make a new build, delete the app and install it again; test Always in a development build and not in \
        Expo Go.
        """,
      facts: [.key003, .key005],
      sources: [
        .issue("expo/expo", 12662), .issue("expo/expo", 13383), .issue("expo/expo", 21945),
        .issue("Baseflow/flutter-geolocator", 699), .pull("react/react-native", 762),
      ],
      english: [
        "Permission definitions not found in the app's Info.plist",
        "One of the `NSLocation*UsageDescription` keys must be present in Info.plist to be able to use geolocation",
        "The `NSLocationWhenInUseUsageDescription` key must be present in Info.plist to be able to use geolocation",
        "Either NSLocationWhenInUseUsageDescription or NSLocationAlwaysUsageDescription key must be present in Info.plist to use geolocation",
        "expo app.json infoPlist usage description is ignored",
      ],
      chinese: ["geolocator Permission definitions not found", "Expo 提示缺少 NSLocation UsageDescription"]),
    HowTo(
      id: "HOW-23", releases: "8+",
      title: "geolocator or permission_handler says that a request is already running",
      reason: """
        A second request was made before the person answered the first, often because build() or initState() ran twice, or \
        because two plug-ins ask at once. An app has one prompt at a time.
        """,
      advice: """
        Keep the Future of the request until it completes, and await it everywhere; never call \
        getCurrentPosition() or requestPermission() in build(). In native code, call \
        requestWhenInUseAuthorization() once and wait for locationManagerDidChangeAuthorization(_:).
        """,
      facts: [.auth010],
      sources: [
        .issue("Baseflow/flutter-geolocator", 895), .issue("Baseflow/flutter-geolocator", 1138),
        .issue("Baseflow/flutter-geolocator", 393), .issue("Zverik/every_door", 266),
      ],
      english: [
        "A request for location permissions is already running, please wait for it to complete before doing another request",
        "A request for permissions is already running, please wait for it to finish before doing another request",
        "ERROR_ALREADY_REQUESTING_PERMISSIONS", "PermissionRequestInProgressException",
      ],
      chinese: ["geolocator 权限请求正在进行", "already running 权限请求 Flutter"]),
    HowTo(
      id: "HOW-24", releases: "all",
      title: "react-native-permissions reports No permission handler detected, or unavailable for location",
      reason: """
        The library compiles only the permissions that the Podfile names. If there is none it says "No permission handler \
        detected", and of one that is not among them it says unavailable.
        """,
      advice: """
        Write setup_permissions(['LocationWhenInUse', 'LocationAlways', 'LocationAccuracy']) in ios/Podfile (earlier \
        versions name a pod for each, such as Permission-LocationWhenInUse, or run npx react-native \
        setup-ios-permissions), and NSLocationWhenInUseUsageDescription in the Info.plist. Run pod install, delete the app \
        and Xcode's derived data, and build again.
        """,
      facts: [.key003],
      sources: [
        .issue("zoontek/react-native-permissions", 641), .issue("zoontek/react-native-permissions", 449),
        .issue("zoontek/react-native-permissions", 469),
      ],
      english: [
        "No permission handler detected",
        "Check that you are correctly calling setup_permissions in your Podfile",
        "Check that you link at least one permission handler in your Podfile",
        "PERMISSIONS.IOS.LOCATION_WHEN_IN_USE is unavailable",
      ],
      chinese: ["No permission handler detected Podfile", "react-native-permissions 返回 unavailable"]),
    HowTo(
      id: "HOW-25", releases: "all",
      title: "Expo reports that background location has not been configured",
      reason: """
        UIBackgroundModes of the app that runs does not contain location: the app was built before it was configured, or it \
        is Expo Go.
        """,
      advice: """
        Always isn't needed: on iOS, startLocationUpdatesAsync() needs no more than \
        requestForegroundPermissionsAsync() if it is called while the app is open. Add location to UIBackgroundModes \
        in ios.infoPlist of app.json, or set isIosBackgroundLocationEnabled of the expo-location plug-in to true, \
        and make a new build, as Expo Go doesn't have it. Call requestBackgroundPermissionsAsync() only for \
        startGeofencingAsync(), or if the app must be woken.
        """,
      facts: [.key040],
      sources: [
        .issue("expo/expo", 12958), .issue("expo/expo", 7368), .pull("expo/expo", 14142),
        .issue("expo/expo", 21945),
      ],
      english: [
        "Background Location has not been configured. To enable it, add `location` to `UIBackgroundModes` in Info.plist file",
        "Background location has not been configured, make sure to add 'location' to 'UIBackgroundModes' in the Info.plist file",
        "startLocationUpdatesAsync fails on iOS", "isIosBackgroundLocationEnabled",
      ],
      chinese: ["Expo 后台定位 未配置 UIBackgroundModes", "startLocationUpdatesAsync 报错"]),
    HowTo(
      id: "HOW-26", releases: "all",
      title: "Capacitor's Geolocation fails with OS-PLUG-GLOC-0002, -0003, -0007 or -0008",
      reason: """
        The codes stand for states of iOS: 0003 for a refusal, 0007 for Location Services being off, 0008 for a restriction, \
        and 0002 for no location. Some versions call them CAP-PLUGIN-GLOC.
        """,
      advice: """
        After 0003, say what the feature needs and offer UIApplication.openSettingsURLString; after 0007, ask the person to \
        turn Location Services on; after 0002, try again. Put NSLocationWhenInUseUsageDescription into the Info.plist, and \
        call the plug-in and not navigator.geolocation, which asks by itself.
        """,
      facts: [.auth027, .set006, .set009, .err002],
      sources: [
        .page(
          "@capacitor/geolocation, Errors", "https://github.com/ionic-team/capacitor-geolocation#errors"),
        .issue("ionic-team/capacitor", 5615), .issue("ionic-team/capacitor-geolocation", 42),
      ],
      english: [
        "OS-PLUG-GLOC-0003 Location permission request was denied",
        "OS-PLUG-GLOC-0007 Location services are not enabled",
        "OS-PLUG-GLOC-0002 There was en error trying to obtain the location",
        "OS-PLUG-GLOC-0008 Application's use of location services was restricted",
      ],
      chinese: ["Capacitor OS-PLUG-GLOC 错误码", "Capacitor 定位权限被拒绝"]),
    HowTo(
      id: "HOW-27", releases: "all",
      title: "React Native's geolocation gives code 1, 2 or 3: denied, unavailable or timed out",
      reason: """
        The library @react-native-community/geolocation gives code 1, "User denied access to location services", after a \
        refusal; 2, "Unable to retrieve location", when there is none or location is restricted; and 3, "Unable to fetch \
        location within", when its own timeout is over.
        """,
      advice: """
        Code 1 is a refusal, 2 no position, 3 a timeout. After 1, offer Linking.openSettings(), which opens \
        UIApplication.openSettingsURLString. After 2, look whether Location Services is on, choose a place in the \
        Simulator, and try again. After 3, allow more time, set enableHighAccuracy to false, or accept an older \
        location with maximumAge. Set authorizationLevel with setRNConfiguration(): without it the library calls \
        requestAlwaysAuthorization wherever the Info.plist has NSLocationAlwaysUsageDescription.
        """,
      facts: [.auth027, .err003],
      sources: [
        .page(
          "RNCGeolocation.mm of @react-native-community/geolocation",
          """
          https://github.com/michalchudziak/react-native-geolocation/blob/0033bf1f825869b94d737c3525e30406212616ec/ios/\
          RNCGeolocation.mm
          """), .issue("michalchudziak/react-native-geolocation", 25),
      ],
      english: [
        "User denied access to location services.", "Unable to retrieve location.",
        "Unable to fetch location within 10.0s",
        "react native geolocation getCurrentPosition times out on iOS",
        "This application is not authorized to use location services",
        "PERMISSION_DENIED POSITION_UNAVAILABLE TIMEOUT",
      ],
      chinese: ["React Native 定位 超时 code 3", "getCurrentPosition 报错 code 1 iOS"]),
    HowTo(
      id: "HOW-45", releases: "all",
      title: "A library for picking photos asks for location, or brings Apple's mail about it",
      reason: """
        The library can take photos itself and writes the place into them, as the Camera does; so it refers to Core Location, \
        and some ask as soon as their camera opens. Apple looks at what the binary refers to, whether it is called or \
        not: switching the request off at run time ends the prompt, and only a build without the code ends ITMS-90683.
        """,
      advice: """
        If photos need no place, take the build without location: pod 'TZImagePickerController/Basic' (3.8.2 and \
        later) or pod 'HXPhotoPicker/NoLocation'. To end only the prompt, set allowCameraLocation = NO \
        (TZImagePickerController) or configuration.recordLocation = false (hyperoslo's ImagePicker), or leave \
        containsGPSInMetadata at its default false (DKImagePickerController). Otherwise add \
        NSLocationWhenInUseUsageDescription with a text that says that photos get the place where they were taken.
        """,
      facts: [.store001, .store002],
      sources: [
        .issue("banchichen/TZImagePickerController", 897), .issue("banchichen/TZImagePickerController", 1354),
        .issue("SilenceLove/HXPhotoPicker", 546), .issue("hyperoslo/ImagePicker", 424),
        .issue("jibon57/nativescript-mediafilepicker", 121),
      ],
      english: [
        "image picker asks for location permission",
        "photo picker library and NSLocationWhenInUseUsageDescription",
        "TZImagePickerController location", "taking a photo in the app shows the location prompt",
        "app without location rejected because of an image picker",
      ],
      chinese: [
        "选择图片的库为什么要定位", "拍照弹出定位授权", "去掉图片选择器的定位权限", "TZImagePickerController 定位", "HXPhotoPicker 定位权限",
        "只用相册 却要求定位权限说明",
      ]),
  ]
}
