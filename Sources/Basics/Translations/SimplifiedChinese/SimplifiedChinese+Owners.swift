extension SimplifiedChinese {
  /// Macs, maps that draw by themselves, and managers that belong to others, by the identifiers of their entries.
  static let owners = #"""
    "HOW-52.symptom" = "Mac 上的 App、命令行工具或脚本取不到位置（几乎不在范围内）";
    "HOW-52.cause" = "Sextant 只知道 iPhone 和 iPad 的规则，对 macOS 所知很少。Apple 要求 Mac App 有 NSLocationUsageDescription，使用 App Sandbox 或 Hardened Runtime 的还要有定位的 entitlement。命令行工具和脚本没有带这些键的 App 包，据开发者报告，macOS 会直接忽略请求，也不报错。";
    "HOW-52.fix" = "在“系统设置”、“隐私与安全性”、“定位服务”里打开总开关和这个 App 或工具那一行，再重新启动它。自己的 App 需要：Info.plist 里有 NSLocationUsageDescription 和 NSLocationWhenInUseUsageDescription；使用 App Sandbox 或 Hardened Runtime 时，有 entitlement com.apple.security.personal-information.location；在 run loop 运行时调用 requestWhenInUseAuthorization()。命令行工具或 Python 脚本，要放进签过名的 App 包。";
    "HOW-52.check" = "“定位服务”里有这个 App 或工具，并且已打开；对 App 运行 codesign -d --entitlements -，能看到 com.apple.security.personal-information.location；authorizationStatus 不再是 .notDetermined。";
    "HOW-52.case" = "关于 Mac：App、命令行工具或脚本。";
    "HOW-52.if3" = "CoreLocationCLI 之类的工具更新后被拒绝，或者列表里没有了";
    "HOW-52.if3.do" = "在“定位服务”里关掉旧的那一行，启动新版本，再打开它那一行。有一位 Monterey 用户要先去掉隔离属性：xattr -d com.apple.quarantine 加上工具的路径。CoreLocationCLI 4.0.6 是 App 包，只打开那一行就够了。";
    "HOW-53.symptom" = "地图画的蓝点或箭头不转、方向不对，或者变成大头针";
    "HOW-53.cause" = "它由地图或地图 SDK 自己画，有自己的选项，和你的 CLLocationManager 无关。有的按指南针转，有的按 course 转；course 是行进方向，站着不动时无效。据开发者报告，有些库的某些版本会画错。";
    "HOW-53.fix" = "先看地图的选项，再看指南针；你自己的 manager 调用 startUpdatingHeading()，不会让它转。MapKit：mapView(_:viewFor:) 对 MKUserLocation 返回 nil；userTrackingMode = .followWithHeading 会转动地图。Mapbox：location.options.puckBearingEnabled = true，puckBearing 设为 .heading 或 .course。MapLibre：userTrackingMode 设为 .followWithHeading 或 .followWithCourse。在真机上试，并升级这个库。";
    "HOW-53.check" = "带真机到户外，先原地转身再走动，自己的代码不转动地图：箭头跟着选项所说的那个方向。";
    "HOW-53.case" = "蓝点或箭头是地图画的，画得不对。";
    "HOW-53.if1" = "是 Google Navigation SDK 的箭头";
    "HOW-53.if1.do" = "箭头完全由原生 SDK 画，用户发现 google_navigation_flutter 没有设置它方向的选项。它跟随行进方向而不是指南针，这一点是推断：请在移动中或用模拟路线测试，升级这个包，并到它那里报告。";
    "HOW-53.if2" = "箭头由 @rnmapbox/maps 画，方向不对或不动";
    "HOW-53.if2.do" = "升级它，并使用 LocationPuck，写 puckBearingEnabled={true} 和 puckBearing=\"heading\"，或者给 UserLocation 写 renderMode=\"native\"：8.1 版的 normal 模式，地图旋转后箭头不跟着转。";
    "HOW-53.if3" = "react-native-maps 用的是 Apple 地图，蓝点没有方向";
    "HOW-53.if3.do" = "据用户报告，只有 provider={PROVIDER_GOOGLE} 的蓝点有方向；在 Apple 地图上自己放一个 Marker，按指南针库给的朝向旋转，例如 expo-location 的 watchHeadingAsync()。";
    "HOW-53.if4" = "给标注做聚合或自定义视图之后，蓝点消失或变成大头针";
    "HOW-53.if4.do" = "在 mapView(_:viewFor:) 开头写 if annotation is MKUserLocation { return nil }，也不要把 mapView.userLocation 加进聚合。";
    "HOW-54.symptom" = "别的对象或库设置了 manager 的 delegate，这里就收不到回调";
    "HOW-54.cause" = "一个 CLLocationManager 只有一个 delegate，最后设置的那个收到回调。但每个 manager 都会通知自己的 delegate，所以 App 可以有几个 manager。";
    "HOW-54.fix" = "只让一个对象设置一次 delegate，再用闭包、NotificationCenter 或 Combine 转发；或者给每个对象各自的 CLLocationManager。同一时间只有一个页面需要时，在 viewWillAppear 里设 delegate。manager 属于插件或库时，不要动它的 delegate，监听它自己的事件。";
    "HOW-54.check" = "两个页面都在时，在每个 locationManager(_:didUpdateLocations:) 或每个监听者里打印：两边都有输出。";
    "HOW-54.case" = "原来有回调，第二个对象或库设置 manager 的 delegate 之后就没有了。";
    "HOW-08.if7" = "位置总是旧金山、库比蒂诺或加州别的地方";
    "HOW-08.if7.do" = "这是模拟的位置：选 Features、Location、Custom Location，或运行 xcrun simctl location booted set 52.52,13.40。如果真机也这样，就是 scheme 在模拟：在 Xcode 里选 Edit Scheme、Run、Options、Default Location、None。";
    "HOW-08.if8" = "Xcode 里的 Simulate Location 是灰色，或者不起作用";
    "HOW-08.if8.do" = "选这台 iPhone 作为运行目标，用 Product、Run 在它上面运行一个 App，让 App 和 Xcode 都保持运行：这个菜单只对 Xcode 启动的 App 有效。";
    "HOW-08.if9" = "工具或 Xcode 已经结束，设备上仍是模拟的位置";
    "HOW-08.if9.do" = "重新启动设备：有开发者发现，拔掉数据线之后，没有别的办法结束模拟。";
    "MIS-19.if3" = "manager 由库、插件或闭源 SDK 创建";
    "MIS-19.if3.do" = "从启动开始，都在主线程上调用它。警告还在，就是这个库在自己的队列上创建了 manager：升级它，或到它那里报告；你的代码改不了。";
    "HOW-19.if1" = "Flutter 的 permission_handler 只应请求“使用期间”";
    "HOW-19.if1.do" = "在 ios/Podfile 的 post_install 里，用 PERMISSION_LOCATION_WHENINUSE=1 代替 PERMISSION_LOCATION=1（后者连 requestAlwaysAuthorization 也会编译进去），再运行 pod install。";
    "MIS-40.if2" = "App 被杀死后，Cordova 的围栏插件没有回调";
    "MIS-40.if2.do" = "有“始终”时，iOS 会为地理围栏重新启动 App。每次启动都先设 window.geofence.onTransitionReceived，再调用 window.geofence.initialize()：页面里的函数已随 App 结束。插件作者说，JavaScript 在后台可能不运行；围栏的通知不需要它。";
    "HOW-11.if4" = "插件按日程追踪，或者已经停止，箭头却还在";
    "HOW-11.if4.do" = "background-geolocation 的 stopSchedule() 只结束日程：还要调用 BackgroundGeolocation.stop()，看 getState() 里的 enabled，并用 debug: true 看日志。只要它是启用的，关着 GPS 也会监控最后位置周围的区域，iOS 为此显示空心箭头。";
    "MIS-12.if1" = "选“允许一次”之后，react-native-permissions 对 LOCATION_ALWAYS 返回 granted 或 blocked";
    "MIS-12.if1.do" = "先请求 PERMISSIONS.IOS.LOCATION_WHEN_IN_USE，以它的结果为准；插件只是转述 iOS 对“始终”的说法，作者建议得到 blocked 之后再查 LOCATION_WHEN_IN_USE。LOCATION_ALWAYS 留到需要它的功能里再请求。";
    """#
}
