extension WaysToAsk {
  /// How people ask about MIS-01 to MIS-29.
  static let earlierMistakes: [String: WaysToAsk] = [
    "MIS-01": WaysToAsk(
      english: [
        "[iOS] permission dialog doesn't show up", "requestPermission has no effect, no alert on the iPhone",
        "Location permission popup missing on iOS", "stuck at \"not determined\" / undetermined forever",
        "request authorization never prompts, nothing in the console",
        "permission not being requested on a real device",
      ],
      chinese: [
        "iOS 不弹出定位权限请求框", "调用 requestWhenInUseAuthorization 没有任何弹窗", "为什么不提示用户授权定位",
        "info.plist 缺少定位权限描述 弹不出来",
      ]),
    "MIS-02": WaysToAsk(
      english: [
        "iOS 11: location always permission broken",
        "NSLocationAlwaysAndWhenInUseUsageDescription required on iOS 11",
        "The app's Info.plist must contain both NSLocationAlwaysAndWhenInUseUsageDescription and NSLocationWhenInUseUsageDescription keys",
        "iOS 11 support for background permission", "plugin only adds NSLocationAlwaysUsageDescription",
      ],
      chinese: [
        "升级 iOS 11 后定位权限不弹窗", "This app has attempted to access privacy-sensitive data 定位",
        "iOS 11 需要 NSLocationAlwaysAndWhenInUseUsageDescription",
      ]),
    "MIS-03": WaysToAsk(
      english: [
        "attempted to access privacy-sensitive data without a usage description NSLocationWhenInUseUsageDescription",
        "both requests fail with only the AlwaysAndWhenInUse key",
        "removed the when-in-use string and the prompt is gone",
        "need when in use description even if I only ask for always",
      ],
      chinese: ["只写了 NSLocationAlwaysAndWhenInUseUsageDescription 没有弹窗", "删掉 WhenInUse 描述后不弹框", "两个定位描述都要写吗"]),
    "MIS-04": WaysToAsk(
      english: [
        "backwards compatibility of the always key for iOS 10", "older iPhones never ask for always",
        "keep NSLocationAlwaysUsageDescription for old devices?",
        "permission dialog missing on iOS 9 devices only", "works on new iOS, no dialog on iOS 10",
      ],
      chinese: ["老版本 iOS 不弹始终授权", "iOS 9 iOS 10 定位授权不弹出", "还需要保留 NSLocationAlwaysUsageDescription 吗"]),
    "MIS-05": WaysToAsk(
      english: [
        "MKMapView doesn't ask for permission by itself", "iOS 8 location services stopped working",
        "my location button does nothing", "user tracking mode has no effect on the map",
        "myLocationEnabled shows no blue dot", "iOS8 startUpdatingLocation delegate not called",
        "the user's location marker on the map does not move", "blue dot never appears on the map",
        "location puck is missing after the permission", "CarPlay map without the user's location",
        "showsUserLocation in react-native-maps",
      ],
      chinese: ["MKMapView 不显示我的位置", "iOS8 定位失效 无法定位", "地图定位按钮没反应", "没有请求权限 直接开始定位", "地图上蓝点不动"]),
    "MIS-06": WaysToAsk(
      english: [
        "Fatal Exception: NSInternalInconsistencyException !stayUp || CLClientIsBackgroundable(internal->fClient)",
        "crash on startup after enabling background location",
        "SIGABRT in CLLocationManager allowsBackgroundLocationUpdates",
        "app terminates when tracking starts because Background Modes capability is missing",
        "plugin crashes the app if location is not in UIBackgroundModes",
      ],
      chinese: [
        "allowsBackgroundLocationUpdates = YES 导致崩溃", "CLClientIsBackgroundable 崩溃", "不需要后台定位 但是插件闪退",
        "Background Modes 没勾选 location 闪退",
      ]),
    "MIS-07": WaysToAsk(
      english: [
        "no location events when app is in background", "stops sending location after the screen turns off",
        "background geolocation works only in foreground",
        "location stream pauses when app goes to background", "updates cease when pressing the home button",
        "location updates only while the app is open on iOS",
        "support tracking in the background",
        "recording a GPX track in the background fails",
        "how to get location updates while the app is in the background",
        "how to handle location in the background", "background location setup",
      ],
      chinese: [
        "iOS 后台定位不工作", "按 Home 键后不再上报位置", "App 进入后台定位就断了", "只有前台能拿到位置", "屏幕关闭后轨迹不记录", "怎么支持后台定位", "后台定位 设置",
      ]),
    "MIS-08": WaysToAsk(
      english: [
        "blue location bar flickers when closing the app",
        "\"is using your location\" shows after leaving the app",
        "background indicator appears though no tracking is running", "blue pill for a few seconds on exit",
        "allowsBackgroundLocationUpdates always true side effects", "status bar turns blue on minimise",
        "blue bar blinks when one position is fetched",
      ],
      chinese: ["切到后台时蓝条闪一下", "退出 App 顶部蓝色提示", "没有使用定位却提示正在使用位置", "取一次位置 蓝条 闪一下"]),
    "MIS-09": WaysToAsk(
      english: [
        "CLError.denied on startUpdatingLocation in the background",
        "didFailWithError denied when launched by a push notification",
        "location request from a background task fails", "silent push should get location with while-in-use",
        "error denied although status is authorizedWhenInUse", "background fetch location always denied",
      ],
      chinese: ["静默推送后获取位置失败", "后台任务里请求定位被拒绝", "使用期间授权 后台开始定位报错 denied", "后台唤醒后获取不到位置"]),
    "MIS-10": WaysToAsk(
      english: [
        "Error Domain=kCLErrorDomain Code=4 monitoringDidFailForRegion",
        "startMonitoring fails with while using permission",
        "geofencing with WhenInUse permission not allowed", "significant changes need always authorization",
        "region monitoring denied",
      ],
      chinese: ["监听区域失败 Code=4", "地理围栏需要始终权限", "monitoringDidFailForRegion 错误"]),
    "MIS-11": WaysToAsk(
      english: [
        "requestAlwaysAuthorization has no callback when nothing changes",
        "promise never resolves after tapping Keep Only While Using",
        "await request always permission hangs forever", "app freezes waiting on permission result",
        "no delegate call if user keeps current setting", "second request never completes",
      ],
      chinese: ["请求始终权限的 Future 一直不返回", "点击保持仅使用期间 没有回调 卡住", "等待授权回调 一直转圈"]),
    "MIS-12": WaysToAsk(
      english: [
        "cannot upgrade to Always after \"Allow Once\"",
        "always permission request ignored for temporary authorization",
        "no prompt for background permission when user picks Allow Once",
        "locationAlways request returns immediately after allow once",
      ],
      chinese: ["允许一次后 requestAlwaysAuthorization 不弹窗", "单次授权后升级始终 无效", "选了允许一次 后台权限请求不出来"]),
    "MIS-13": WaysToAsk(
      english: [
        "iOS 13 Always Allow option not displayed", "requestAlwaysAuthorization only shows While Using",
        "\"Change to Always Allow\" prompt shows up days later",
        "permission downgraded from always to when in use",
        "locationAlways returns granted but it's only while in use", "user never sees Allow Always",
        "background permission granted falsely on iOS 13",
        "provisional authorization ends and events stop",
      ],
      chinese: ["iOS13 定位权限没有始终选项", "请求 Always 只弹出使用期间", "过几天才弹出更改为始终允许", "始终权限后来变成使用期间", "iOS 13 后台定位权限 变化"]),
    "MIS-14": WaysToAsk(
      english: [
        "requestPermission returns before the dialog is answered", "success callback executed immediately",
        "promise resolves with undetermined while alert is visible",
        "permission result is wrong on first launch, right on second",
        "first call returns denied, second call works", "didChangeAuthorization fires right at init",
      ],
      chinese: ["弹窗还没点就已经返回结果", "第一次授权返回失败 第二次才正常", "初始化就触发 didChangeAuthorization", "点击允许之前回调已执行"]),
    "MIS-15": WaysToAsk(
      english: [
        "allow once then reopen: app says permission denied",
        "permission state wrong after restarting the app",
        "app doesn't ask again after \"Allow Once\" expired", "hasAskedForLocation flag in UserDefaults",
        "second launch treats location as denied", "must reinstall to be asked again after allow once",
      ],
      chinese: ["允许一次 重新打开不再询问", "下次启动提示没有定位权限", "用本地标记判断是否申请过 定位", "允许一次失效后不弹窗"]),
    "MIS-16": WaysToAsk(
      english: [
        "permission alert shows each time app becomes active", "infinite prompt loop after Allow Once",
        "location dialog pops up whenever returning from background", "prompt keeps popping up",
        "user is nagged again and again", "app asks for location constantly",
        "permission is requested at each launch although it was answered",
      ],
      chinese: ["每次打开都询问定位", "回到前台又弹定位框", "选择允许一次 一直弹", "定位授权弹窗循环出现", "App 不停地请求定位"]),
    "MIS-17": WaysToAsk(
      english: [
        "CLLocationButton only gives one time permission",
        "SwiftUI LocationButton asks again on every launch", "one-time location with LocationButton",
        "LocationButton status notDetermined after relaunch",
      ],
      chinese: ["CLLocationButton 只有一次授权", "LocationButton 每次都要点", "SwiftUI 定位按钮 权限消失"]),
    "MIS-18": WaysToAsk(
      english: [
        "alert shows for a split second then disappears", "permission popup closes automatically",
        "dialog dismisses itself before I can press Allow", "keep a strong reference to CLLocationManager",
        "location prompt blinks", "authorization popup appears and immediately hides",
        "promise never resolves, dialog gone",
      ],
      chinese: ["定位权限弹窗自动消失", "授权弹窗闪现", "CLLocationManager 没有强引用", "弹窗出现一秒就没了"]),
    "MIS-19": WaysToAsk(
      english: [
        "NOTICE,A location manager was created on a dispatch queue executing on a thread other than the main thread",
        "CLLocationManager init on background thread",
        "location manager created off the main thread gets no events",
        "developer's responsibility to ensure that there is a run loop running",
        "dispatch_async location manager no callback",
        "callback never called when called from a worker thread",
      ],
      chinese: [
        "在其他线程创建定位管理器 不回调", "A location manager was created on a dispatch queue 警告", "GCD 子线程 定位 没反应",
      ]),
    "MIS-20": WaysToAsk(
      english: [
        "app crashes on requestLocation()", "missing didFailWithError delegate method crash",
        "uncaught exception when getting single location",
      ],
      chinese: [
        "requestLocation 闪退 didFailWithError",
        "Delegate must respond to locationManager:didFailWithError: 崩溃",
      ]),
    "MIS-21": WaysToAsk(
      english: [
        "didFailWithError kCLErrorLocationUnknown stops my tracking",
        "stream closes with error when GPS is lost briefly", "tunnel or elevator ends the location updates",
        "location error 0 intermittently",
      ],
      chinese: ["kCLErrorDomain error 0 定位失败", "偶尔报错后不再定位", "信号丢失后定位停止"]),
    "MIS-22": WaysToAsk(
      english: [
        "getCurrentPosition returns old location", "location not refreshed, always the same coordinates",
        "first update is from yesterday", "returns previous position instead of current",
        "cached position on app start", "location is not updated after moving",
      ],
      chinese: ["总是返回上一次的位置", "位置不刷新 一直是旧坐标", "打开 App 先显示旧位置", "getCurrentPosition 返回缓存"]),
    "MIS-23": WaysToAsk(
      english: [
        "location stops after ~15 min in background", "tracking paused automatically and never resumed",
        "iOS pauses location updates when stationary", "pausesLocationUpdatesAutomatically false",
        "run is cut short after a break", "GPS track ends during lunch stop",
        "background updates die after 20 minutes", "stop detection ends the track",
        "tracking ends at a long stop",
      ],
      chinese: [
        "后台十几分钟后不再上报", "停车休息后轨迹断了", "pausesLocationUpdatesAutomatically 设置", "长时间不动后定位停止", "停车久了轨迹就断",
      ]),
    "MIS-24": WaysToAsk(
      english: [
        "iOS 16.4 suspends app in background", "distanceFilter must be kCLDistanceFilterNone since 16.4",
        "background tracking broken in iOS 16.4", "showsBackgroundLocationIndicator false stops updates",
        "app killed in background since update to iOS 16/17",
      ],
      chinese: ["iOS 16.4 后台不更新位置", "升级系统后后台定位被挂起", "16.4 distanceFilter 后台", "iOS 17 后台定位失效"]),
    "MIS-25": WaysToAsk(
      english: [
        "CLLocationManager.locationServicesEnabled purple warning",
        "UI unresponsiveness isLocationServiceEnabled",
        "instead, consider waiting for the -locationManagerDidChangeAuthorization: callback",
        "main thread checker location services enabled", "ANR / freeze at launch in locationServicesEnabled",
        "Xcode 14 warning when checking location service",
      ],
      chinese: [
        "Xcode 14 locationServicesEnabled 紫色警告", "主线程调用 locationServicesEnabled 卡顿",
        "This method can cause UI unresponsiveness 定位",
      ]),
    "MIS-26": WaysToAsk(
      english: [
        "Guideline 5.1.1 - Legal - Privacy - Data Collection and Storage location purpose string",
        "rejected: purpose string does not sufficiently explain the use of location",
        "App Store rejection \"clarify why location is needed\"",
        "include an example of how the data will be used", "rejected under 5.1.5 location services",
      ],
      chinese: [
        "Guideline 5.1.1 定位权限说明不清晰", "审核说位置用途描述不够具体", "定位授权文案 需要举例说明", "定位描述 被拒 怎么写", "5.1.5 定位服务 被拒",
      ]),
    "MIS-27": WaysToAsk(
      english: [
        "ITMS-90738 purpose string value is invalid", "usage description can't be empty on upload",
        "Invalid purpose string value for NSLocation key", "empty string in InfoPlist for location",
        "upload rejected because of blank location text",
      ],
      chinese: ["定位描述为空 上传失败", "用途说明不能为空"]),
    "MIS-28": WaysToAsk(
      english: [
        "The app's Info.plist file should contain a NSLocationAlwaysUsageDescription key",
        "remove location code from library", "how to exclude location permission from the plugin",
        "App Store Connect email: missing purpose string because of SDK",
        "don't need location but Apple requires a description", "compile without location",
        "app rejected for permissions that it doesn't use",
        "Apple asks for a location text although the app has no map",
      ],
      chinese: [
        "没用定位 苹果却要求添加 NSLocationAlwaysUsageDescription", "ITMS-90683 Missing purpose string 定位",
        "上传 App Store 提示缺少定位权限说明", "如何去掉库里的定位代码", "没有用到的权限 被拒",
      ]),
    "MIS-29": WaysToAsk(
      english: [
        "Guideline 2.5.4 - Performance - Software Requirements",
        "app declares support for location in UIBackgroundModes but we're unable to find features",
        "remove location from background modes", "rejected because of \"location updates\" capability",
        "plugin adds location to UIBackgroundModes and Apple rejects",
        "background location reason for the reviewer", "App Review wants a video of background location",
        "2.1 information needed background location", "reviewer asks to demonstrate the feature on a device",
      ],
      chinese: [
        "Guideline 2.5.4 UIBackgroundModes location 被拒", "审核 后台定位 找不到相关功能", "后台模式 location 审核不过",
        "去掉 Background Modes 里的 location", "审核要求提供后台定位演示视频", "2.1 需要更多信息 后台定位",
      ]),
  ]
}
