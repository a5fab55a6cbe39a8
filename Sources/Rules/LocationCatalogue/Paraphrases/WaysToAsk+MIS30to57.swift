extension WaysToAsk {
  /// How people ask about MIS-30 to MIS-57.
  static let laterMistakes: [String: WaysToAsk] = [
    "MIS-30": WaysToAsk(
      english: [
        "geofencing broken with Precise Location off",
        "didEnterRegion not called on iOS 14 with approximate location",
        "beacon ranging returns nothing with reduced accuracy", "region monitoring requires full accuracy",
        "no enter exit events when precise is disabled",
      ],
      chinese: ["未开启精确位置 围栏不回调", "精确位置关闭 检测不到 beacon", "iOS 14 围栏失效 精确定位"]),
    "MIS-31": WaysToAsk(
      english: [
        "accuracy of 1000+ meters on iOS 14", "approximate location returned despite high accuracy setting",
        "location times out with Precise off", "position several km away from real place",
        "desiredAccuracy best ignored", "app hangs waiting for accurate fix",
      ],
      chinese: ["精确位置没开 位置差几公里", "iOS 14 定位不准 偏几公里", "模糊定位一直拿不到结果"]),
    "MIS-32": WaysToAsk(
      english: [
        "requestTemporaryFullAccuracy shows no dialog",
        "NSLocationTemporaryUsageDescriptionDictionary missing in plist",
        "temporary precise location request returns error", "purpose key not found",
        "requestTemporaryFullAccuracyAuthorization withPurposeKey fails",
      ],
      chinese: [
        "requestTemporaryFullAccuracyAuthorization 没有弹窗", "NSLocationTemporaryUsageDescriptionDictionary 没配置",
        "临时精确定位 失败",
      ]),
    "MIS-33": WaysToAsk(
      english: [
        "kCLErrorDomain error 18 when precise location is on",
        "requestTemporaryFullAccuracy throws although accuracy is precise",
        "error promptDeclined with full accuracy", "only request full accuracy if reduced",
        "unnecessary request for temporary accuracy",
      ],
      chinese: ["精确位置已开启 仍然报 promptDeclined", "requestTemporaryFullAccuracy 报错 18", "已有精确定位 再请求失败"]),
    "MIS-34": WaysToAsk(
      english: [
        "default accuracy reduced key ignored", "ask for approximate location by default",
        "how to make the prompt start with Precise: Off", "NSLocationDefaultAccuracyReduced must be boolean",
        "precise toggle still on in the alert",
      ],
      chinese: ["默认请求模糊位置", "弹窗默认关闭精确位置", "NSLocationDefaultAccuracyReduced 不生效"]),
    "MIS-35": WaysToAsk(
      english: [
        "blue background location indicator can't be removed", "how to disable the blue bar on iOS",
        "Dynamic Island shows location arrow while tracking",
        "remove \"App is using your location\" status bar", "showsBackgroundLocationIndicator not respected",
        "blue pill even with always permission",
      ],
      chinese: [
        "iOS 后台定位 顶部蓝条 去除", "showsBackgroundLocationIndicator 设为 false 仍然显示", "灵动岛显示定位 怎么去掉", "状态栏变蓝 正在使用位置",
      ]),
    "MIS-36": WaysToAsk(
      english: [
        "maximum of 20 geofences on iOS", "region limit exceeded",
        "adding many regions: only the first 20 work", "kCLErrorDomain Code=5 monitoring",
        "how to monitor more than 20 locations", "too many beacons regions",
      ],
      chinese: ["iOS 最多监听 20 个区域", "超过 20 个围栏怎么办", "Code=5 添加区域失败"]),
    "MIS-37": WaysToAsk(
      english: [
        "CLBackgroundActivitySession deallocated", "session invalidate not called indicator stays",
        "background activity session stops when variable goes out of scope",
        "CLBackgroundActivitySession crash", "keep strong reference to background session",
        "iOS 17 background session has no effect",
      ],
      chinese: ["CLBackgroundActivitySession 被释放", "iOS 17 后台会话 定位停止", "CLBackgroundActivitySession 怎么结束"]),
    "MIS-38": WaysToAsk(
      english: [
        "CLServiceSession not restored after relaunch", "diagnostic serviceSessionRequired iOS 18",
        "no updates after background launch on iOS 18", "recreate CLServiceSession immediately",
        "insufficientlyInUse true in live updates",
      ],
      chinese: ["iOS 18 CLServiceSession 后台启动无更新", "serviceSessionRequired 诊断", "CLServiceSession 重新创建"]),
    "MIS-39": WaysToAsk(
      english: [
        "CLLocationUpdate stationary no more updates", "async location stream goes silent when not moving",
        "liveUpdates isStationary", "live updates pause while device on the table",
        "for try await update in liveUpdates stops",
      ],
      chinese: ["CLLocationUpdate.liveUpdates 不动就停", "isStationary 停止更新", "异步定位流 静止后没有数据"]),
    "MIS-40": WaysToAsk(
      english: [
        "region events only when app is in foreground", "app not launched in background on geofence",
        "startMonitoringSignificantLocationChanges not working when terminated",
        "location launch key in didFinishLaunching but no updates", "geofence works in foreground only",
        "no enter event while app is closed", "beacon region doesn't wake the app",
      ],
      chinese: [
        "App 关闭后围栏不触发", "显著位置变化 杀掉后不唤醒", "后台被唤醒 但拿不到位置", "围栏只有前台有效",
        "UIApplicationLaunchOptionsLocationKey 没有回调",
      ]),
    "MIS-41": WaysToAsk(
      english: [
        "WKWebView geolocation double prompt",
        "website asks \"would like to use your current location\" after app permission",
        "suppress second geolocation alert in webview",
        "Cordova index.html would like to use your current location",
        "\"localhost would like to use your current location\"", "file path shown in location alert",
      ],
      chinese: ["网页提示 想要使用您的当前位置 弹两次", "WebView 每次都弹定位确认", "H5 定位 二次弹窗", "去掉 index.html 想使用您当前位置"]),
    "MIS-42": WaysToAsk(
      english: [
        "permission requested too early on launch", "when is the best moment to ask",
        "users deny location at onboarding", "low permission acceptance", "don't ask for location at startup",
      ],
      chinese: ["一启动就弹定位权限 用户反感", "定位权限同意率低", "什么时候弹定位权限合适", "首次启动不要请求定位"]),
    "MIS-43": WaysToAsk(
      english: [
        "iOS 10: can't go from while using to always",
        "requestAlways after requestWhenInUse shows nothing on iOS 9",
        "upgrade permission on old iOS only via Settings",
        "always request is ignored once when-in-use is granted on iOS 8",
      ],
      chinese: ["iOS 9 已授权使用期间 再申请始终不弹", "旧系统只能去设置改始终", "iOS 8 二次授权无效"]),
    "MIS-44": WaysToAsk(
      english: [
        "gps required device capability rejected", "UIRequiredDeviceCapabilities can't be changed in update",
        "app not compatible with iPad Wi-Fi or iPod", "location-services capability blocks installation",
        "ITMS-90109: This bundle is invalid",
      ],
      chinese: ["iPad 无法安装 需要 gps", "UIRequiredDeviceCapabilities location-services", "ITMS-90109 更新失败"]),
    "MIS-45": WaysToAsk(
      english: [
        "locationManager delegate method isn't fired", "didUpdateLocations not triggered in Swift",
        "signature of didUpdateLocations changed", "delegate set, authorized, still no callback",
        "no updates, no errors from CLLocationManager", "nearly matches optional requirement warning",
      ],
      chinese: [
        "didUpdateLocations 不调用", "设置了 delegate 但没有回调", "定位代理方法写错 不执行", "CLLocationManagerDelegate 不触发",
      ]),
    "MIS-46": WaysToAsk(
      english: [
        "getCurrentPosition takes very long on iOS", "single location update slow",
        "location fetch takes 10-15 seconds", "timeout expired when getting position", "get location quickly",
        "why is requestLocation so slow", "location timeout on iOS",
      ],
      chinese: ["iOS 单次定位慢", "getCurrentPosition 超时", "获取定位要等好几秒", "定位超时 怎么优化"]),
    "MIS-47": WaysToAsk(
      english: [
        "locationManagerDidChangeAuthorization iOS 14 not used", "deprecated authorizationStatus in iOS 14",
        "'authorizationStatus()' was deprecated in iOS 14.0",
        "didChangeAuthorizationStatus not called on iOS 14", "accuracyAuthorization change not detected",
      ],
      chinese: ["authorizationStatus() was deprecated in iOS 14.0", "iOS 14 授权回调方法变了", "精确位置变化 没有通知"]),
    "MIS-48": WaysToAsk(
      english: [
        "share extension crash allowsBackgroundLocationUpdates",
        "keyboard or notification extension with location crashes",
        "widget process terminates in CLLocationManager",
        "background updates not allowed in an app extension", "SDK in extension crashes at launch",
      ],
      chinese: ["Widget 扩展 定位崩溃", "通知扩展 allowsBackgroundLocationUpdates 闪退", "App Extension 后台定位"]),
    "MIS-49": WaysToAsk(
      english: [
        "startUpdatingHeading but didUpdateLocations not called",
        "only heading callbacks come, no coordinates", "called wrong start method",
        "autocomplete picked startUpdatingHeading",
      ],
      chinese: ["误调用 startUpdatingHeading", "只有方向没有位置", "startUpdatingLocation 写错"]),
    "MIS-50": WaysToAsk(
      english: [
        "small geofence never triggers", "exit event takes minutes", "radius 10m 20m 50m geofence unreliable",
        "geofence fires too late", "didExitRegion delayed", "minimum radius on iOS",
        "walked through the geofence without an event",
      ],
      chinese: ["围栏半径 50 米不触发", "离开围栏好几分钟才通知", "地理围栏最小半径", "didExitRegion 延迟"]),
    "MIS-51": WaysToAsk(
      english: [
        "app relaunches itself after force quit", "tracking continues after logging out",
        "old geofences still trigger", "regions persist after reinstall or update",
        "app launched in background without reason", "remove all monitored regions",
      ],
      chinese: ["登出后围栏仍然触发", "App 自己在后台启动", "清除所有监听区域", "停止追踪后仍然上报"]),
    "MIS-52": WaysToAsk(
      english: [
        "app reloads when changing location permission in Settings",
        "coming back from Settings shows splash screen", "process killed after privacy change",
        "navigation state lost after Settings", "debugger disconnects when toggling location permission",
      ],
      chinese: ["从设置回来 App 重新启动", "修改定位权限后 App 闪退重启", "去设置改权限 回来页面丢失"]),
    "MIS-53": WaysToAsk(
      english: [
        "Location missing in app settings page", "\"Always\" not listed in iOS Settings",
        "no location entry under the app in Settings",
        "settings only offers Never, Ask Next Time, While Using", "openSettings shows no Location option",
        "how to enable Always in Settings",
      ],
      chinese: ["设置里看不到定位选项", "App 设置页没有位置权限", "没有始终这个选项 iOS 设置", "定位服务列表里没有我的 App"]),
    "MIS-54": WaysToAsk(
      english: [
        "wrong key name in Info.plist for location",
        "NSLocationWhenInUseDescription instead of NSLocationWhenInUseUsageDescription",
        "plist key set but ignored", "usage description added but permission fails silently",
      ],
      chinese: ["Info.plist 定位键写错", "添加了定位描述 仍然不弹", "key 拼错 定位"]),
    "MIS-55": WaysToAsk(
      english: [
        "app built with Xcode 5 on iOS 8", "always prompt on iOS 8 for an old binary",
        "old SDK binary location prompt on iOS 8",
        "base SDK 7 location prompt wording", "linked against iOS 7 SDK",
      ],
      chinese: ["用 iOS 7 SDK 编译 iOS 8 定位提示", "旧 Xcode 编译 定位弹窗", "老 App 在 iOS 8 上的定位"]),
    "MIS-56": WaysToAsk(
      english: [
        "do I really need Always permission", "remove always permission request",
        "app asks for Always but only uses in foreground",
        "reviewer: why does your app need access at all times", "users complain about always tracking",
        "avoid background permission text",
      ],
      chinese: ["去掉始终定位权限", "App 为什么要始终访问位置", "不需要后台定位 移除 Always", "用户投诉一直获取位置"]),
    "MIS-57": WaysToAsk(
      english: [
        "addUIInterruptionMonitor taps wrong button", "XCUITest location alert first button is Precise: On",
        "test gets reduced accuracy", "autoAcceptAlerts taps precise",
        "springboard alert buttons index changed iOS 14",
      ],
      chinese: ["XCUITest 点错定位弹窗按钮", "自动接受弹窗 关闭了精确位置", "iOS 14 UI 测试 定位弹窗"]),
  ]
}
