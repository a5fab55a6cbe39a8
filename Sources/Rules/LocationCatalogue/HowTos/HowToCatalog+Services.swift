import LocationPolicy

extension HowToCatalog {
  /// What services do, and where they do less than people expect.
  static let services: [HowTo] = [
    HowTo(
      id: "HOW-05", releases: "all",
      title: "Ranging of beacons stops in the background",
      reason: """
        Ranging delivers only while the app runs: a suspended app gets nothing, and ranging ends when the app is \
        terminated. Entering or leaving the region of a beacon wakes an app that has Always.
        """,
      advice: """
        A suspended app can't range: monitor the CLBeaconRegion with startMonitoring(for:), and call \
        startRangingBeacons(satisfying:) when the app is woken. To keep ranging, keep the app running: location in \
        UIBackgroundModes, allowsBackgroundLocationUpdates = true and startUpdatingLocation() in the foreground. App \
        Review accepts that only for a feature that needs it (2.5.4).
        """,
      facts: [.del007, .del008, .mon002, .acc003, .store006],
      sources: [.issue("jbeuckm/TiBeacons", 37), .issue("MacKentoch/react-native-beacons-manager", 185)],
      english: [
        "range iBeacons in the background", "beacon ranging stops after minutes in background",
        "didRangeBeacons while the app is running in the background", "scanning for beacons stops",
        "beacons not detected when the app is in background",
      ],
      chinese: ["后台 iBeacon 测距", "后台扫描 beacon 停止", "蓝牙信标 后台 检测不到"]),
    HowTo(
      id: "HOW-06", releases: "8+",
      title: "Visits arrive late, or not at all",
      reason: """
        Until iOS 12, visits need Always. From iOS 13 on they also arrive with While Using, but only while the app is in \
        use, and only Always lets them wake or relaunch it. While Precise Location is off they are coarse in space.
        """,
      advice: """
        With While Using no visit comes while the app is closed. Call requestAlwaysAuthorization() and \
        startMonitoringVisits(), and create the CLLocationManager with its delegate in \
        application(_:didFinishLaunchingWithOptions:). Unlike significant location changes, visits need no second \
        start there.
        """,
      facts: [.mon001, .mon002, .mon005, .acc003], sources: [],
      english: [
        "CLVisit not delivered", "startMonitoringVisits", "visit monitoring in the background",
        "missing visits", "didVisit is not called",
      ],
      chinese: ["CLVisit 到访监测", "startMonitoringVisits 没有回调"]),
    HowTo(
      id: "HOW-07", releases: "all",
      title: "The compass shows -1, a wrong direction, or no true north",
      reason: """
        trueHeading is negative unless location updates are on. The compass needs a magnetometer, which the Simulator \
        lacks, it is disturbed by magnets, and it stops when the app is suspended.
        """,
      advice: """
        The Simulator has no compass: try it on a device. Call startUpdatingLocation() beside \
        startUpdatingHeading(), and use magneticHeading while trueHeading is negative. Check \
        CLLocationManager.headingAvailable(), set headingOrientation in landscape, and return true from \
        locationManagerShouldDisplayHeadingCalibration(_:). If trueHeading stays negative, Compass Calibration may \
        be off: Settings, Privacy & Security, Location Services, System Services. A location's course is the \
        direction of travel, and -1 while standing.
        """,
      facts: [.del091, .del090, .del063],
      sources: [.issue("flighttactics/TAKTracker", 48), .issue("DanijelHuis/HDAugmentedReality", 29)],
      english: [
        "true north is -1", "trueHeading is negative or not defined", "heading value is always -1",
        "compass points in the wrong or opposite direction", "compass needs calibration",
        "magnetic north instead of true north", "direction of the arrow or cone on the map is wrong",
        "heading in landscape", "compass frozen after unlock",
      ],
      chinese: ["指南针方向不准", "trueHeading 返回 -1", "朝向不对 校准", "真北 磁北"]),
    HowTo(
      id: "HOW-08", releases: "all",
      title: "The Simulator has no location, or always one in California",
      reason: """
        With Features, Location, None the Simulator has none, and Core Location reports CLError.locationUnknown (0) or \
        nothing. San Francisco and Cupertino are simulated places, as maintainers explain, and no fault of the code.
        """,
      advice: """
        Choose Features, Location, Custom Location in the Simulator, or Apple or City Run; if it doesn't arrive, \
        choose another one first. In a script: xcrun simctl location booted set 52.52,13.40. On a device, run the \
        app from Xcode, and then choose Debug, Simulate Location: while it runs, all apps have that place. In code, \
        keep startUpdatingLocation() on after CLError.locationUnknown.
        """,
      facts: [.err002],
      sources: [
        .issue("Lyokone/flutterlocation", 955), .issue("Lyokone/flutterlocation", 657),
        .issue("expo/expo", 8584), .issue("iam4x/pokemongo-webspoof", 60),
      ],
      english: [
        "no location in the Simulator",
        "custom location on the emulator", "default simulated location", "simulate location in Xcode",
        "simulator location none",
      ],
      chinese: ["模拟器无法定位", "模拟器 自定义位置", "Xcode 模拟定位"]),
    HowTo(
      id: "HOW-09", releases: "15+",
      title: "Find out whether a location is simulated, mocked or spoofed",
      reason: """
        From iOS 15 on, a location says whether software simulated it or an accessory produced it. Before, nothing \
        says so.
        """,
      advice: """
        Before iOS 15 nothing tells, and on a jailbroken device the answer can be forged: check on a server what \
        must not be faked. Read location.sourceInformation?.isSimulatedBySoftware in \
        locationManager(_:didUpdateLocations:), and isProducedByAccessory for an external receiver.
        """,
      facts: [.del064],
      sources: [.issue("Schlaubischlump/LocationSimulator", 213), .issue("udevsharold/locsim", 11)],
      english: [
        "detect mock location", "detect fake GPS or spoofed location", "is the location faked",
        "isMocked on iOS", "isSimulatedBySoftware", "location is being manipulated",
        "how apps detect simulated location",
      ],
      chinese: ["检测虚拟定位", "如何判断定位是否被修改", "模拟定位 打卡 作弊", "防止虚拟定位", "钉钉 检测 虚拟定位"]),
    HowTo(
      id: "HOW-10", releases: "all",
      title: "Location on Apple Watch (hardly covered)",
      reason: """
        Sextant knows the rules of iPhone and iPad; those of watchOS differ. Of the watch it knows this: an app and its \
        watch app share their authorization (that no prompt comes on the one after an answer on the other is inferred from \
        this), and while the iPhone app handles a message of the watch app in front it counts as in use. A watch app has an \
        Info.plist of its own, and developers report that it needs the usage description, too.
        """,
      advice: """
        Write NSLocationWhenInUseUsageDescription into the Info.plist of the watch app's target (in Xcode's build settings \
        INFOPLIST_KEY_NSLocationWhenInUseUsageDescription), call requestWhenInUseAuthorization() on either of the two \
        devices, and read authorizationStatus on both. For the rest look at Apple's documentation of watchOS.
        """,
      facts: [.auth056, .set014, .del002],
      sources: [
        .page("geolocator_watchos, usage", "https://pub.dev/documentation/geolocator_watchos/latest/"),
        .pull("krystxf/metro-now", 25),
      ],
      english: [
        "apple watch location", "watchOS location services", "WatchKit Core Location",
        "watch app GPS workout", "usage description in the Info.plist of the watch app",
      ],
      chinese: ["Apple Watch 定位", "watchOS 定位权限"]),
    HowTo(
      id: "HOW-11", releases: "all",
      title: "The location arrow stays, or the battery drains, after tracking has ended",
      reason: """
        A manager still has a service on. Updates, regions, significant location changes and visits continue until they \
        are stopped, and a map view with showsUserLocation updates, too. The arrow stays solid for some seconds after a \
        location was delivered.
        """,
      advice: """
        Call stopUpdatingLocation() on the manager that started, stopMonitoring(for:) for its monitoredRegions, and \
        stopMonitoringSignificantLocationChanges() and stopMonitoringVisits(); set allowsBackgroundLocationUpdates and \
        showsUserLocation to false, and end a CLBackgroundActivitySession with invalidate(). \
        While tracking, a coarser desiredAccuracy, such as kCLLocationAccuracyHundredMeters, takes less power.
        """,
      facts: [.ind002, .ind001, .mon006, .del060],
      sources: [.issue("mapbox/mapbox-gl-native", 4539)],
      english: [
        "location arrow or icon stays on in the status bar", "how to stop updating location",
        "battery drain by location updates", "turn GPS off when it is not necessary",
        "app uses location in the background although it should not", "location symbol does not disappear",
        "GPS stays on after stopUpdatingLocation", "high battery usage",
      ],
      chinese: ["定位图标一直显示", "如何停止定位", "定位耗电", "状态栏定位箭头不消失"]),
    HowTo(
      id: "HOW-12", releases: "all",
      title: "Location after the app was killed or swiped away",
      reason: """
        Updates of startUpdatingLocation() end with the process. Significant location changes, regions and visits \
        relaunch an app that has Always; Apple's headers say that a force-quit does not change that, and one report \
        about iOS 26.4.2 says that it does. From iOS 17 on CLMonitor and live updates that were under way may \
        relaunch it, too; the app has to open and iterate them again at launch.
        """,
      advice: """
        Nothing is recorded between the kill and the relaunch, and no setting changes that. Beside \
        startUpdatingLocation(), which needs location in UIBackgroundModes to continue in the background, call \
        startMonitoringSignificantLocationChanges() with Always. When the system relaunches the app, create the \
        CLLocationManager in application(_:didFinishLaunchingWithOptions:) and start both again.
        """,
      facts: [.del008, .del044, .mon014, .bg015, .mon004, .del046], sources: [],
      english: [
        "location when the app is killed", "get location after the app is terminated or force quit",
        "doesn't work when the app is closed", "wake up the app if it is suspended or killed",
        "keep tracking after the user swipes the app away", "no events with the app closed",
        "relaunch the app after it was killed",
      ],
      chinese: ["应用被杀死后还能定位吗", "杀掉进程后继续定位", "手动关闭应用后后台定位", "退出应用后上报位置", "后台定位 保活"]),
    HowTo(
      id: "HOW-13", releases: "14+",
      title: "A widget gets no location",
      reason: """
        A widget never shows a prompt: its app asks, and the person is asked once more for the widget. It gets locations \
        only for some minutes after it was seen.
        """,
      advice: """
        Set NSWidgetWantsLocation to true in the Info.plist of the widget extension, and put \
        NSLocationWhenInUseUsageDescription into that of the app. Call requestWhenInUseAuthorization() in the app, and \
        check isAuthorizedForWidgetUpdates in the widget; keep the last location for when there is none.
        """,
      facts: [.key042, .auth054, .del004], sources: [],
      english: [
        "location in a WidgetKit widget", "widget does not update its location",
        "lock screen widget location", "isAuthorizedForWidgetUpdates",
      ],
      chinese: ["小组件 获取定位", "锁屏小组件 位置"]),
    HowTo(
      id: "HOW-29", releases: "14+",
      title: "A widget or a deep link opens the app, which then needs location",
      reason: """
        Neither a widget nor a link can show the prompt: only the app can, while it is in the foreground. A request made \
        before it is there may be lost. Opened in this way, the app is in use as after any other launch; that its widget \
        was seen, too, lets it count as in use for some minutes, if its widgets are authorized.
        """,
      advice: """
        Give the widget a widgetURL(_:) or a Link, and keep the address that onOpenURL delivers until the scene is \
        active. In UIKit scene(_:openURLContexts:) delivers it, or, if the tap launched the app, \
        connectionOptions.urlContexts of scene(_:willConnectTo:options:). Then call requestWhenInUseAuthorization() \
        if authorizationStatus is .notDetermined, and startUpdatingLocation() once it is allowed.
        """,
      facts: [.key042, .auth028, .auth029, .del001, .del004],
      sources: [
        .page(
          "Linking to specific app scenes from your widget or Live Activity",
          "https://developer.apple.com/documentation/widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"
        ),
        .page(
          "scene(_:openURLContexts:)",
          "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)"),
        .page(
          "Defining a custom URL scheme for your app",
          "https://developer.apple.com/documentation/xcode/defining-a-custom-url-scheme-for-your-app"),
        .forum(661846),
      ],
      english: [
        "deep link from a widget and location permission", "widget opens the app and asks for location",
        "request location after onOpenURL", "widgetURL location prompt does not appear",
        "is the app in use after a tap on its widget", "deep link launches the app, location in use",
      ],
      chinese: ["小组件 点击 打开 App 请求定位", "从小组件跳转后申请定位权限", "widgetURL 定位", "点小组件打开 App 算不算使用中"]),
    HowTo(
      id: "HOW-30", releases: "all",
      title: "No entry is reported for a region that the phone is in already",
      reason: """
        Apple says that only crossing the boundary of a region makes an event, and that none comes for a region that \
        the phone is in when monitoring begins. Several libraries' users report it.
        """,
      advice: """
        Call requestState(for:) in locationManager(_:didStartMonitoringFor:), and treat .inside in \
        locationManager(_:didDetermineState:for:) as an entry. To try it, begin outside of the region and then move in, \
        in the Simulator, too.
        """,
      facts: [],
      sources: [
        .source(.regionProximity),
        .page(
          "Region Monitoring and iBeacon",
          "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/LocationAwarenessPG/RegionMonitoring/RegionMonitoring.html"
        ),
        .issue("transistorsoft/cordova-background-geolocation-lt", 178),
        .issue("eddieowens/react-native-boundary", 17), .issue("bkonyi/FlutterGeofencing", 52),
      ],
      english: [
        "geofence does not fire when already inside it",
        "no enter event if the phone is in the region at the start",
        "didEnterRegion is not called for a geofence around the current position",
        "is the user already in the region", "geofence event on adding a region, entry missing",
      ],
      chinese: ["已经在围栏内 不触发进入", "开始监测时已在区域里 没有回调", "当前位置就在围栏里 didEnterRegion 不回调"]),
    HowTo(
      id: "HOW-50", releases: "13+",
      title: "The name of the Wi-Fi network (SSID, BSSID) is nil, WLAN or 00:00:00:00:00:00",
      reason: """
        Since iOS 13 the network's name counts as a hint at the place, as Apple wrote to developers. \
        CNCopyCurrentNetworkInfo and, from iOS 14 on, NEHotspotNetwork.fetchCurrent(completionHandler:) give it to \
        an app that may use the precise location, that set up this network by NEHotspotConfiguration, or that has an \
        active VPN or DNS settings configuration installed, and only with the entitlement Access WiFi Information.
        """,
      advice: """
        Without the permission for location iOS tells only the network that the app itself joined by \
        NEHotspotConfiguration. For any other add the capability Access WiFi Information \
        (com.apple.developer.networking.wifi-info), add NSLocationWhenInUseUsageDescription, call \
        requestWhenInUseAuthorization(), and read the name after the answer, with Precise Location on. On 13.0 it \
        was reported to stay nil, until 13.1.
        """,
      facts: [.key010, .acc001],
      sources: [
        .page(
          "fetchCurrent(completionHandler:)",
          "https://developer.apple.com/documentation/networkextension/nehotspotnetwork/fetchcurrent(completionhandler:)"
        ),
        .issue("andrealufino/Luminous", 16), .issue("ConnectSDK/Connect-SDK-iOS-Core", 68),
        .issue("HackingGate/iOS13-WiFi-Info", 7),
      ],
      english: [
        "SSID is null on iOS 13", "can't get the Wi-Fi name without location permission",
        "CNCopyCurrentNetworkInfo returns nil", "NEHotspotNetwork fetchCurrent returns nil",
        "BSSID is 00:00:00:00:00:00", "location permission to read the SSID", "get current Wi-Fi SSID",
      ],
      chinese: ["获取 WiFi 名称 需要 定位权限", "SSID 为空", "BSSID 获取不到", "iOS 13 获取不到 wifi 名字", "WiFi 信息 定位 授权"]),
    HowTo(
      id: "HOW-51", releases: "all",
      title: "The speed or course of a location is -1, or its altitude is missing",
      reason: """
        A negative speed or course, and an altitude with a verticalAccuracy that isn't positive, are invalid: this location \
        has none. Developers report it of locations from Wi-Fi and cell towers, indoors, of the first ones, and of the \
        Simulator; GPS on the move brings them. course is where the phone moves to, not where it points.
        """,
      advice: """
        Use speed and course only if they are 0 or more, and altitude only if verticalAccuracy is positive. Set \
        desiredAccuracy to kCLLocationAccuracyBest, keep startUpdatingLocation() on and move outdoors: requestLocation() \
        often ends before there is a speed. speed is in meters a second. In the Simulator choose City Run or Freeway \
        Drive. For the direction in which the phone points call startUpdatingHeading() (HOW-07).
        """,
      facts: [.del063],
      sources: [
        .issue("malcommac/SwiftLocation", 218), .issue("Baseflow/flutter-geolocator", 607),
        .issue("expo/expo", 5401), .issue("qiuxiang/react-native-amap-geolocation", 54),
      ],
      english: [
        "speed is always -1", "course is -1", "negative speed", "altitude is 0", "speed is 0 on iOS",
        "speed is null", "unit of speed", "verticalAccuracy is -1", "bearing of a location",
      ],
      chinese: ["速度 一直是 -1", "方向 一直是 -1", "海拔 为 0", "速度 单位", "获取不到 速度", "行进方向 course"]),
    HowTo(
      id: "HOW-49", releases: "all",
      title: "Locations come too often, too seldom or at irregular times: there is no interval to set",
      reason: """
        iOS has no interval of time for locations. startUpdatingLocation() delivers each one as it comes, developers \
        report about one a second on the move, unless it lies less than distanceFilter meters from the last one. Options \
        of plug-ins such as interval or timeInterval are mostly for Android.
        """,
      advice: """
        Too often: set distanceFilter to the meters that the feature needs, or leave out a location whose timestamp is \
        less than your interval after the last one that you used; if you only send less often, collect them. Too seldom: \
        set distanceFilter to kCLDistanceFilterNone and desiredAccuracy to kCLLocationAccuracyBest; while the phone lies \
        still, no new one has to come, so send the last one again from a timer. About every 500 meters, at most every \
        5 minutes and without the background mode, is what startMonitoringSignificantLocationChanges() gives. A timer \
        doesn't run while the app is suspended: to be on time in the background, updates have to stay on.
        """,
      facts: [.del061, .del052, .mon004, .bg004],
      sources: [
        .issue("capacitor-community/background-geolocation", 1),
        .issue("transistorsoft/react-native-background-geolocation", 45),
        .issue("rekabhq/background_locator", 63), .issue("owntracks/ios", 781),
      ],
      english: [
        "set the interval of location updates", "update the location every 5 minutes",
        "location update interval is ignored on iOS", "get the location every 30 seconds",
        "frequency of location updates", "location updates are too frequent", "a location every second",
        "location updates are infrequent and irregular", "time based location updates",
        "timeInterval has no effect on iOS", "distanceFilter or interval",
      ],
      chinese: [
        "设置 定位 时间 间隔", "每隔 5 分钟 定位 一次", "定位 间隔 不生效", "定位 回调 太频繁", "每秒 回调 一次", "定时 上报 位置", "定位 频率 设置",
        "位置 更新 间隔 不固定",
      ]),
    HowTo(
      id: "HOW-46", releases: "all",
      title: "The first positions are far off, or the track jumps, with Precise Location on",
      reason: """
        Apple says of desiredAccuracy that the first location comes as quickly as possible, may be less accurate than \
        asked for, and is followed by better ones; it may also be an old one. Where GPS has no view of the sky, location \
        rests on Wi-Fi and cell towers: developers report hundreds of meters with Wi-Fi off.
        """,
      advice: """
        A device without GPS, such as an iPad with Wi-Fi only, never gets as fine as an iPhone: accept some 100 m \
        there, and don't wait for better. Otherwise leave out each CLLocation whose horizontalAccuracy is negative \
        or larger than the feature can use, or whose timestamp is older than some seconds, and keep \
        startUpdatingLocation() on until a good one comes, with a limit of time. Set desiredAccuracy to \
        kCLLocationAccuracyBest for it. Show the accuracy, as the circle around the blue dot does, and ask people \
        indoors to turn Wi-Fi on.
        """,
      facts: [.del060, .del063],
      sources: [
        .page(
          "desiredAccuracy",
          "https://developer.apple.com/documentation/corelocation/cllocationmanager/desiredaccuracy"),
        .page("Core Location", "https://developer.apple.com/documentation/corelocation"),
        .issue("mapbox/mapbox-navigation-ios", 433), .issue("traccar/traccar-client-ios", 54),
        .issue("lovebing/react-native-baidu-map", 115), .issue("malcommac/SwiftLocation", 253),
        .page(
          "No GPS in the iPad Mini Wi-Fi",
          "https://www.theregister.com/2012/10/25/ipad_mini_wifi_no_gps/"),
      ],
      english: [
        "first location is inaccurate", "first location points are far off", "the position jumps around",
        "location accuracy is bad indoors", "wrong position until GPS has a fix",
        "location off when Wi-Fi is off",
        "GPS drift in a recorded track", "filter inaccurate locations",
      ],
      chinese: [
        "第一个位置不准", "刚开始定位偏差很大", "定位漂移", "轨迹乱跳", "关闭 Wi-Fi 定位不准", "定位精度差", "过滤不准确的位置", "室内定位偏移",
        "轨迹 纠偏", "跑步轨迹有飞点",
      ]),
  ]
}
