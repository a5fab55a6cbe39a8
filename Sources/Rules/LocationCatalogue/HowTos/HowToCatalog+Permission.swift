import LocationPolicy

extension HowToCatalog {
  /// Permission: how it is asked for, refused, tested and reviewed.
  static let permission: [HowTo] = [
    HowTo(
      id: "HOW-01", releases: "8+",
      title: "The person tapped Don't Allow, and no prompt appears again",
      reason: "After a refusal every request does nothing. Only the person can change it, in Settings.",
      advice: """
        No call shows the prompt again, and only Settings helps: while authorizationStatus is .denied, say what the \
        feature needs and offer a button that opens UIApplication.openSettingsURLString; read authorizationStatus \
        again in locationManagerDidChangeAuthorization(_:). To see the prompt again while testing, choose Ask Next \
        Time in Settings (iOS 13 and later), or delete the app, after which most reports saw it ask again.
        """,
      facts: [.auth027, .set002, .set010], sources: [],
      english: [
        "user denied location, how to ask again", "request location permission again after it was refused",
        "prompt is not shown again after the permission was denied", "re-prompt for location permission",
        "open the app's settings when location is denied", "permission permanently denied",
        "redirect the user to Settings to enable location", "denied permission cannot be restored",
        "do not ask again when refused", "user said no by accident",
        "the app does not request permission any more once the user has denied it",
        "the permission popup can no longer be displayed after a denial",
      ],
      chinese: [
        "用户拒绝定位后如何再次申请", "拒绝定位权限后不再弹窗", "引导用户去设置打开定位权限", "跳转到设置页面",
        "永久拒绝 再次请求",
      ]),
    HowTo(
      id: "HOW-48", releases: "8+",
      title: "After Don't Allow no error comes, and the app keeps waiting for a location",
      reason: """
        An answer is no error. The delegate's authorization callback brings it, with .denied; error 1, denied, comes when a \
        service is started after the refusal. Code that waits only for a location or an error waits forever.
        """,
      advice: """
        End the wait in locationManagerDidChangeAuthorization(_:) as soon as authorizationStatus is .denied or \
        .restricted (up to iOS 13 in locationManager(_:didChangeAuthorization:)), and start the service only once it \
        is allowed. With a plug-in, await its request and look at the result before you ask for a location. Then \
        offer UIApplication.openSettingsURLString, but not while it is .restricted (HOW-32).
        """,
      facts: [.err003, .auth005, .auth004, .set009],
      sources: [.issue("aruis/cordova-plugin-baidumaplocation", 81)],
      english: [
        "no error after the user denies location", "didFailWithError is not called after Don't Allow",
        "error callback is not called when permission is denied",
        "promise is never rejected when the user taps Don't Allow",
        "app waits forever after the permission was denied", "neither success nor failure after a denial",
        "no callback when the user refuses the prompt",
      ],
      chinese: [
        "拒绝授权后没有失败回调", "点击不允许后一直等待", "拒绝定位后没有报错", "不允许定位 失败回调不执行", "用户拒绝后 promise 不返回",
      ]),
    HowTo(
      id: "HOW-02", releases: "8+",
      title: """
        A plug-in reports permanentlyDenied, deniedForever, blocked, unavailable or canAskAgain false
        """,
      reason: """
        These are the plug-ins' names for statuses of iOS. A refusal is permanentlyDenied in permission_handler, \
        deniedForever in geolocator, blocked in react-native-permissions, and canAskAgain false in Expo. In geolocator \
        and permission_handler, denied can also mean that no one was asked yet. With While Using, the status of Always \
        counts as denied or blocked.
        """,
      advice: """
        After a refusal no call asks again, and only Settings helps: offer a button that opens it with \
        openAppSettings() (permission_handler, geolocator), openSettings() (react-native-permissions) or \
        Linking.openSettings() (Expo): all of them open UIApplication.openSettingsURLString. Ask once while no one \
        was asked, first for While Using and then for Always.
        """,
      facts: [.auth027, .auth023, .auth026],
      sources: [
        .issue("Baseflow/flutter-geolocator", 494), .issue("Baseflow/flutter-permission-handler", 752),
        .issue("zoontek/react-native-permissions", 379), .issue("expo/expo", 13540),
      ],
      english: [
        "geolocator LocationPermission.deniedForever", "checkPermission returns denied and not deniedForever",
        "permission_handler PermissionStatus.permanentlyDenied",
        "react-native-permissions RESULTS.BLOCKED or unavailable",
        "expo location canAskAgain, requestForegroundPermissionsAsync, requestBackgroundPermissionsAsync",
        "PlatformException PERMISSION_DENIED, access to location data denied",
        "User denied permissions to access the device's location",
        "locationAlways status is permanentlyDenied or wrong", "call the request two times",
        "askAsync not resolving",
      ],
      chinese: ["permanentlyDenied 权限状态", "插件 返回 denied", "canAskAgain"]),
    HowTo(
      id: "HOW-03", releases: "store",
      title: "Rejected under guideline 5.1.1(iv): a screen before the prompt",
      reason: """
        Reviewers refuse a screen before the system's prompt that people can close or skip, or whose button says Allow; \
        and they refuse an app that opens Settings by itself after Don't Allow.
        """,
      advice: """
        Give that screen a single button, name it Continue or Next, and let it always lead to \
        requestWhenInUseAuthorization(). After a refusal, offer a link to UIApplication.openSettingsURLString in the \
        feature that needs location, and open it only when the person taps it.
        """,
      facts: [.store008],
      sources: [
        .issue("kolabing/kolabing-app", 115), .issue("digitalfabrik/entitlementcard", 1986),
        .issue("inseven/thoughts", 100), .pull("Rezivure/Grid-Mobile", 229),
      ],
      english: [
        "guideline 5.1.1(iv)", "a custom message appears before the permission request",
        "the app encourages or directs users to allow the app to access the location",
        "App Review rejects the pre-prompt, use words like Continue or Next on the button",
        "the user can close the message and delay the permission request",
        "user is redirected to the Settings app after tapping Don't Allow",
        "location page in the onboarding is rejected by review", "own dialog before the system alert",
      ],
      chinese: ["审核被拒 5.1.1(iv) 弹窗前的自定义提示", "授权前的引导页 按钮 继续 下一步", "不能在系统弹窗前显示自己的弹窗"]),
    HowTo(
      id: "HOW-04", releases: "8+",
      title: "A prompt for location appears at launch, although the app's own code requests nothing",
      reason: """
        A library that the app links makes the request when it is set up. From iOS 18 on, \
        CLLocationUpdate.liveUpdates() and a CLBackgroundActivitySession ask by themselves, too.
        """,
      advice: """
        Search the project and its libraries for requestWhenInUseAuthorization and requestAlwaysAuthorization. Set the \
        library up later or switch its location off, and call requestWhenInUseAuthorization() yourself when the person \
        uses the feature.
        """,
      facts: [.auth021, .auth081],
      sources: [
        .issue("keenlabs/KeenClient-iOS", 248), .pull("williamrijksen/com.williamrijksen.onesignal", 78),
        .issue("Lyokone/flutterlocation", 45),
      ],
      english: [
        "app asks for location permission on first launch", "library requests location without my calling it",
        "SDK triggers the location permission dialog", "control when the permission prompt shows",
        "prompt appears immediately on app load", "do not auto trigger the location request",
        "disable the location request of a library", "app keeps asking for location all the time",
      ],
      chinese: ["启动时自动弹出定位授权", "第三方库自动请求定位", "没有调用却弹出定位弹窗", "为什么在项目中获取了地理位置"]),
    HowTo(
      id: "HOW-16", releases: "all",
      title: "Location Services is off for the whole device",
      reason: """
        While that switch is off, every app reads denied. Capacitor's checkPermissions() and requestPermissions() then \
        throw "Location services are not enabled".
        """,
      advice: """
        No app can turn it on, and UIApplication.openSettingsURLString leads only to the app's own page: ask the \
        person to turn it on in Settings, Privacy & Security, Location Services. To tell it from a refusal, call \
        CLLocationManager.locationServicesEnabled() off the main thread, or catch the plug-in's error.
        """,
      facts: [.set006, .auth031],
      sources: [
        .issue("ionic-team/capacitor-plugins", 1035), .issue("malcommac/SwiftLocation", 172),
      ],
      english: [
        "Location services are not enabled", "unexpected error when location services are disabled",
        "geolocation throws an error if location services are turned off",
        "status is authorized although location services are off system-wide",
        "tell location services off from permission denied", "open the location services page in Settings",
      ],
      chinese: ["定位服务总开关关闭", "系统定位服务未开启", "如何判断定位服务是否关闭"]),
    HowTo(
      id: "HOW-18", releases: "all",
      title: "A UI test or a script meets the location prompt",
      reason: "The prompt belongs to the system and not to the app, and its answer outlives the test.",
      advice: """
        In the Simulator, answer before the launch: xcrun simctl privacy booted grant location com.example.app, with \
        location-always for Always and reset instead of grant to be asked again. On a device with iOS 13.4 or later, call \
        XCUIApplication().resetAuthorizationStatus(for: .location) and tap the button by its label, "Allow While Using \
        App". In code, requestWhenInUseAuthorization() does nothing once the answer is there.
        """,
      facts: [.auth023, .auth048],
      sources: [
        .pull("appium/appium-xcuitest-driver", 2275), .issue("wix/Detox", 4321),
        .issue("kaeawc/auto-mobile", 2491),
      ],
      english: [
        "grant location permission in UI tests", "handle permission dialogs in Detox, Appium or XCUITest",
        "simctl privacy grant location", "applesimutils setPermissions location",
        "reset permissions on a physical device in tests", "simulator permissions in CI",
        "autoAcceptAlerts location",
      ],
      chinese: ["UI 测试 自动授权定位", "模拟器 授予定位权限 simctl"]),
    HowTo(
      id: "HOW-19", releases: "8+",
      title: "Ask only for While Using, and never for Always",
      reason: """
        The request decides what is asked for, and the usage descriptions which rows Settings offers. An upload needs \
        the descriptions for Always only where requestAlwaysAuthorization is in the app or in a library.
        """,
      advice: """
        Call only requestWhenInUseAuthorization(), and keep only NSLocationWhenInUseUsageDescription in the Info.plist. \
        In plug-ins: PERMISSION_LOCATION_WHENINUSE=1 in the Podfile (permission_handler), authorizationLevel: \
        'whenInUse' (@react-native-community/geolocation), locationAuthorizationRequest: 'WhenInUse' \
        (background-geolocation).
        """,
      facts: [.key022, .store002, .store009],
      sources: [.pull("Baseflow/flutter-permission-handler", 1295)],
      english: [
        "only when in use and not always", "location permission only in the foreground",
        "disable the request for always permission", "do not ask for always",
        "library asks for always although I only need when in use",
      ],
      chinese: ["只申请使用期间权限", "不需要始终定位 只要前台"]),
    HowTo(
      id: "HOW-31", releases: "all",
      title: "The prompt's text is in English only, or in the wrong language",
      reason: """
        The Info.plist has each usage description in one language. iOS takes another one from the app's \
        InfoPlist.strings in that language, and without an entry there it shows the text of the Info.plist.
        """,
      advice: """
        A translation in JavaScript or Dart doesn't reach the prompt: add each language to the project's \
        localizations, add a file InfoPlist.strings with a part for each (Flutter: in ios/Runner), and write \
        NSLocationWhenInUseUsageDescription and the other usage descriptions into each part. For temporary full \
        accuracy the entry has the purpose key.
        """,
      facts: [.key019],
      sources: [
        .issue("Baseflow/flutter-permission-handler", 137), .issue("inaturalist/SeekReactNative", 503),
      ],
      english: [
        "location permission text is not translated", "prompt only in English",
        "localize the permission message",
        "permission strings in several languages", "InfoPlist.strings has no effect",
      ],
      chinese: ["定位弹窗 文字 多语言", "权限提示只显示英文", "InfoPlist.strings 本地化 定位说明"]),
    HowTo(
      id: "HOW-32", releases: "all",
      title: "The status is restricted, and no one can allow location on the device",
      reason: """
        restricted means that the person can't change it: Screen Time's restrictions, MDM or another factor forbids it. \
        Every request does nothing.
        """,
      advice: """
        Neither the app nor its page in Settings can change it: while authorizationStatus is .restricted, make no \
        request, and offer no button to UIApplication.openSettingsURLString: say that location is restricted on this \
        device, for example in Settings, Screen Time, Content & Privacy Restrictions, and let the person choose a \
        place by hand.
        """,
      facts: [.set009, .auth027], sources: [.issue("apache/cordova-plugin-geolocation", 87)],
      english: [
        "authorization status is restricted", "use of location services is restricted",
        "parental controls or Screen Time forbid location", "location is restricted by MDM",
      ],
      chinese: ["定位权限 restricted", "屏幕使用时间 限制 定位", "访问限制 不能使用定位"]),
    HowTo(
      id: "HOW-28", releases: "store",
      title: "Rejected under guideline 2.5.1 for prefs:root or App-Prefs",
      reason: """
        These addresses open Location Services or other parts of Settings, and they are not public. Apps with them are \
        rejected, as developers report, even if only a library has them.
        """,
      advice: """
        No public address opens another page of Settings than the app's own, UIApplication.openSettingsURLString: \
        open that one, and tell people the way in words: Settings, Privacy & Security, Location Services. Search the \
        project and its libraries for prefs:root and App-Prefs, and update the libraries that have them.
        """,
      facts: [],
      sources: [
        .issue("philiWeitz/react-native-location-switch", 20),
        .issue("zoontek/react-native-permissions", 269),
        .issue("mauron85/cordova-plugin-background-geolocation", 394),
        .issue("nearit/react-native-connectivity-status", 5),
      ],
      english: [
        "Your app uses the prefs:root= non-public URL scheme, which is a private entity",
        "App-Prefs:root=Privacy&path=LOCATION", "guideline 2.5.1 non-public URL scheme",
        "deep link to Location Services in the Settings app", "open the system location settings by URL",
      ],
      chinese: ["审核被拒 2.5.1 prefs:root", "App-Prefs 打开定位服务设置 被拒", "跳转系统定位设置 私有 URL"]),
  ]
}
