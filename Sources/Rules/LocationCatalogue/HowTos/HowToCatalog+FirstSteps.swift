import LocationPolicy

extension HowToCatalog {
  /// Where to begin: what to ask for, and where to look when nothing tells why.
  static let firstSteps: [HowTo] = [
    HowTo(
      id: "HOW-33", releases: "8+",
      title: "What to ask for, and when: While Using first, Always later",
      reason: """
        A request prompts once, while no one was asked. With While Using, location works while the app is in use, which \
        includes updates that were started in the foreground and go on in the background. Only Always lets regions, visits \
        and significant location changes wake the app.
        """,
      advice: """
        The two go together: Always includes While Using, and While Using can become Always later. Put \
        NSLocationWhenInUseUsageDescription into the Info.plist, call requestWhenInUseAuthorization() when a feature \
        first needs location, and read the answer in locationManagerDidChangeAuthorization(_:). Only if the app must \
        be woken, add NSLocationAlwaysAndWhenInUseUsageDescription and call requestAlwaysAuthorization() later, from \
        the feature that needs it (on iOS 8 to 10 as the first request). While authorizationStatus is .denied, offer \
        UIApplication.openSettingsURLString instead. Reading authorizationStatus shows no prompt.
        """,
      facts: [.auth065, .auth023, .mon002, .auth051, .key022, .auth027], sources: [],
      english: [
        "location permission flow", "when in use or always, which permission do I need",
        "how to ask for location permission the right way", "difference between always and when in use",
        "upgrade from when in use to always", "ask for foreground first and background permission later",
        "is the always permission needed", "best practice for requesting location",
        "show an explanation before asking for location",
        "own screen before the first prompt, ask for nothing yet",
        "location permissions explained, an overview",
        "check the permission status without showing the prompt",
        "the app has when in use, and the next version needs always", "switch existing users to always",
      ],
      chinese: [
        "定位权限申请流程", "使用期间和始终有什么区别", "先申请使用期间再申请始终", "需要申请哪种定位权限", "什么时候请求定位权限", "只查询授权状态 不弹窗",
        "iOS 定位权限详解", "iOS 定位权限总结", "一文看懂定位权限",
      ]),
    HowTo(
      id: "HOW-34", releases: "8+",
      title: "Location doesn't work on iOS, and nothing says why",
      reason: """
        Four things fail without a word: the app that runs lacks the usage description, nothing asks for permission, the \
        person refused or Location Services is off, or the manager has no delegate or isn't kept.
        """,
      advice: """
        Print authorizationStatus, which tells them apart. If it is .notDetermined, add \
        NSLocationWhenInUseUsageDescription to the Info.plist of the app's target and call \
        requestWhenInUseAuthorization(). If it is .denied, only Settings helps: offer \
        UIApplication.openSettingsURLString. If it is .restricted, Screen Time or the device's management \
        decides (HOW-32). If it is authorized, keep the CLLocationManager in a property, set its delegate, call \
        startUpdatingLocation() and print what locationManager(_:didFailWithError:) is given. In the Simulator, choose \
        Features, Location, Apple first.
        """,
      facts: [.auth021, .key010, .auth027, .set006, .set009],
      sources: [],
      english: [
        "location not working on iOS", "works on Android but not on iOS", "cannot get location on iPhone",
        "plugin returns nothing on iOS", "no location and no error", "location is always null on iOS",
        "location updates are not received", "fails to get the user's location on a real device",
        "permission is granted but no location arrives", "Capacitor geolocation not working with iOS",
        "Expo location not working on iOS", "Flutter geolocator not working on iOS",
        "React Native geolocation not working on iOS", "nothing happens when the button is tapped",
      ],
      chinese: [
        "iOS 获取不到位置", "安卓正常 iOS 定位失败", "真机上拿不到定位", "定位没有反应也没有报错", "iOS 定位返回空", "ios 无法定位", "已允许权限 仍然定位失败",
      ]),
    HowTo(
      id: "HOW-35", releases: "all",
      title: "The app crashes after a refusal, while location is off, or before there is a location",
      reason: """
        For the location row no source says that iOS ends an app. In the reports the app's own code, or a plug-in's, \
        expected a location: a nil one was unwrapped, or an error that the refusal causes was not caught.
        """,
      advice: """
        Read the crash log's exception and the line that it names. Unwrap manager.location with guard let, implement \
        locationManager(_:didFailWithError:) and stop there after CLError.denied; in a plug-in, catch what its call \
        throws. While authorizationStatus is .denied, start nothing, and offer UIApplication.openSettingsURLString.
        """,
      facts: [.set005, .err003],
      sources: [
        .issue("Baseflow/flutter-geolocator", 616), .issue("zoontek/react-native-permissions", 78),
        .issue("FaridSafi/react-native-google-places-autocomplete", 308),
      ],
      english: [
        "crash when the user denies location", "app crashes if permission is refused",
        "unhandled exception when location is denied",
        "app crashes after changing the permission in Settings",
        "crash if location services are turned off", "app dies without location permission",
      ],
      chinese: ["拒绝定位后闪退", "没有定位权限时崩溃", "关闭定位服务后 App 崩溃", "在设置里修改定位权限后闪退"]),
    HowTo(
      id: "HOW-36", releases: "all",
      title: "No location or region event after the phone was restarted",
      reason: """
        No region events come until the phone was unlocked once. Whether regions are monitored on afterwards is not certain: \
        Apple's pages disagree, and one developer saw them continue some ten minutes later. Continuous updates ended with \
        the app.
        """,
      advice: """
        Unlock the phone once before you judge. With Always, create the CLLocationManager with its delegate in \
        application(_:didFinishLaunchingWithOptions:), and call startMonitoringSignificantLocationChanges() and \
        startMonitoring(for:) there at every launch. If events stay away, ask the person to open the app once.
        """,
      facts: [.del009, .mon004],
      sources: [
        .issue("mauron85/background-geolocation-ios", 8),
        .issue("transistorsoft/cordova-background-geolocation-lt", 403),
      ],
      english: [
        "geofences do not work after a reboot", "tracking does not start after the phone restarts",
        "start on boot on iOS", "location after device restart", "region monitoring after reboot",
      ],
      chinese: ["手机重启后不再定位", "重启手机后围栏不触发", "开机后自动定位"]),
    HowTo(
      id: "HOW-37", releases: "all",
      title: "Works when run from Xcode, and not in TestFlight or from the Home Screen",
      reason: """
        As an engineer of Apple's explains, the debugger keeps an app from being suspended. Without it, an app that lacks what \
        the background needs is suspended. Reports of the same difference for TestFlight name no other cause.
        """,
      advice: """
        Install the app, stop it in Xcode and start it from the Home Screen, and log to a file. Then add what the background \
        needs: location in UIBackgroundModes, allowsBackgroundLocationUpdates = true, and startUpdatingLocation() while the \
        app is in the foreground. If nothing asks for permission either, compare the Info.plist of the archive: its target or \
        configuration must have NSLocationWhenInUseUsageDescription, too.
        """,
      facts: [.del006, .del007],
      sources: [
        .forum(796528), .issue("transistorsoft/capacitor-background-geolocation", 349),
        .issue("transistorsoft/flutter_background_geolocation", 1152),
        .issue("ekasetiawans/flutter_background_service", 124),
      ],
      english: [
        "works in debug but not in release", "background location works in Xcode but not in TestFlight",
        "works only while the debugger is attached", "production build gets no location in the background",
        "works with the cable connected, stops without it", "release mode location not updating",
      ],
      chinese: ["debug 正常 release 不行", "TestFlight 版本后台定位失效", "连着 Xcode 能定位 断开就不行", "正式版不能后台定位"]),
    HowTo(
      id: "HOW-38", releases: "13+",
      title: "The prompt or the row in Settings should offer other choices",
      reason: """
        The system decides what they offer. From iOS 13 on the first prompt has Allow Once, Allow While Using App and Don't \
        Allow for either request; Always comes with a second prompt. Settings has the rows that the usage descriptions support.
        """,
      advice: """
        Nothing removes Allow Once or While Using: after Allow Once, call requestWhenInUseAuthorization() at the \
        next use. What can be chosen is chosen by the keys: without NSLocationAlwaysAndWhenInUseUsageDescription \
        Settings has no Always row, and with NSLocationDefaultAccuracyReduced set to true the prompt has no button \
        for Precise.
        """,
      facts: [.auth046, .key016, .auth048, .set001],
      sources: [],
      english: [
        "remove Allow Once from the prompt", "show only two options in the location prompt",
        "prompt has no Always option", "change the buttons of the location dialog",
        "how to offer only always or never", "hide while using the app in Settings",
      ],
      chinese: ["弹窗去掉 允许一次", "定位弹窗只显示两个选项", "弹窗没有始终选项", "修改定位弹窗的按钮"]),
    HowTo(
      id: "HOW-39", releases: "13+",
      title: "Find out whether the person chose Allow Once",
      reason: """
        No API says so: after Allow Once the status is that of While Using. It goes back to not determined some seconds after \
        the app was left.
        """,
      advice: """
        No API tells, and you don't need it: use location while authorizationStatus is .authorizedWhenInUse. At the \
        next use it may be .notDetermined again: call requestWhenInUseAuthorization() when the feature needs \
        location, and keep no flag that it was asked.
        """,
      facts: [.auth011, .auth068],
      sources: [],
      english: [
        "determine whether Allow Once was chosen", "detect allow once",
        "know if the user selected Allow Once",
        "distinguish allow once from while using", "is the permission temporary",
      ],
      chinese: ["如何判断用户选择了允许一次", "区分允许一次和使用期间", "检测 仅允许一次"]),
    HowTo(
      id: "HOW-42", releases: "14+",
      title: "Find out whether Precise Location is on, and when it is switched",
      reason: """
        Precise Location is a switch of its own beside the permission: an app with While Using or Always may get reduced \
        accuracy only, and the person can change it at any time in Settings.
        """,
      advice: """
        Read accuracyAuthorization of a CLLocationManager: .fullAccuracy is on, .reducedAccuracy off. Read it again in \
        locationManagerDidChangeAuthorization(_:), which is also called when only the accuracy changes. When a feature needs \
        more, call requestTemporaryFullAccuracyAuthorization(withPurposeKey:), or offer \
        UIApplication.openSettingsURLString.
        """,
      facts: [.auth002, .auth005, .acc006], sources: [],
      english: [
        "detect whether precise location is enabled", "check if the user turned off precise location",
        "how to know if the app has approximate or precise location",
        "accuracyAuthorization reducedAccuracy check",
        "get notified when precise location is switched off",
      ],
      chinese: ["如何判断是否开启了精确位置", "检测精确位置开关", "判断用户关闭了精确定位", "accuracyAuthorization 判断"]),
    HowTo(
      id: "HOW-43", releases: "all",
      title: "Observe changes of the authorization while the app runs",
      reason: """
        The delegate of each CLLocationManager is told: once after the manager was created, with the current status, and \
        then at each change, also one that the person makes in Settings. An answer that leaves the status as it was calls \
        nothing back.
        """,
      advice: """
        Keep one CLLocationManager for as long as the app runs, set its delegate, and implement \
        locationManagerDidChangeAuthorization(_:); up to iOS 13 locationManager(_:didChangeAuthorization:). Take the first \
        call for the current state and not for an answer, and pass each value of authorizationStatus on to whatever shows it.
        """,
      facts: [.auth004, .auth005, .auth006, .auth007], sources: [],
      english: [
        "observe authorization status changes", "listen to permission changes while the app is running",
        "get notified when the user changes the location permission in Settings",
        "callback when authorization changes", "onAuthorizationDidChange",
      ],
      chinese: ["监听定位权限变化", "用户在设置里修改定位权限后如何收到通知", "授权状态改变的回调"]),
  ]
}
