extension WaysToAsk {
  /// How people ask about other situations.
  static let howTos: [String: WaysToAsk] = [
    "HOW-01": WaysToAsk(
      english: [
        "permission denied forever, how to prompt again", "second time the dialog doesn't appear",
        "reset location permission", "user pressed Don't Allow, app can't ask anymore",
        "redirect to app settings after denial", "requestPermission returns denied without dialog",
        "show alert to go to Settings",
      ],
      chinese: ["定位权限被拒绝后 怎么重新弹窗", "用户点了不允许 怎么办", "引导用户开启定位权限", "第二次请求不弹窗", "重置定位权限"]),
    "HOW-02": WaysToAsk(
      english: [
        "permission_handler returns permanentlyDenied on iOS", "geolocator deniedForever after first denial",
        "status is denied instead of undetermined on iOS", "check() returns blocked before asking",
        "isPermanentlyDenied true on first run", "different permission status between Android and iOS",
      ],
      chinese: [
        "permission_handler iOS 返回 permanentlyDenied", "geolocator deniedForever iOS",
        "react-native-permissions 返回 blocked", "iOS 第一次就返回 denied",
      ]),
    "HOW-03": WaysToAsk(
      english: [
        "Guideline 5.1.1(iv) - Legal - Privacy", "pre-permission screen rejected",
        "button \"Allow\" or \"Not now\" before the system dialog rejected",
        "reviewer: proceed to the permission request after the message",
        "exit button on the location message rejected", "app directs user to Settings to reconsider",
      ],
      chinese: ["5.1.1 权限弹窗前的提示被拒", "自定义权限说明弹窗 审核被拒", "按钮文案改成继续 定位", "拒绝后引导去设置 审核被拒"]),
    "HOW-04": WaysToAsk(
      english: [
        "why does my app ask for location", "SDK asks for location permission without me",
        "unwanted location permission dialog on startup", "ads or analytics SDK requests location",
        "find out which library requests location", "disable automatic permission request of the plugin",
        "location alert as soon as the app opens",
      ],
      chinese: [
        "App 没用到定位 却弹出定位权限", "哪个 SDK 在请求定位", "广告 SDK 弹出定位授权", "启动自动请求定位怎么关闭",
        "一打开 App 就提示定位",
      ]),
    "HOW-16": WaysToAsk(
      english: [
        "isLocationServiceEnabled returns false", "GPS turned off: how to ask the user to enable it",
        "location service disabled exception", "no dialog when Location Services are switched off",
        "detect location services toggle", "switch in the app to turn Location Services on",
      ],
      chinese: ["GPS 没开 怎么提示用户", "跳转到系统定位服务开关", "isLocationServiceEnabled false", "判断手机定位是否开启", "打开系统定位开关"]),
    "HOW-18": WaysToAsk(
      english: [
        "XCUITest allow location permission automatically", "Detox launchApp permissions location always",
        "Appium grant location permission iOS", "Maestro / Patrol location permission dialog",
        "reset location permission in simulator", "simctl location permission not granted",
      ],
      chinese: ["自动化测试 定位权限弹窗", "Appium iOS 允许定位", "simctl privacy 授权定位", "重置模拟器定位权限"]),
    "HOW-19": WaysToAsk(
      english: [
        "disable always permission in plugin", "make always permission optional",
        "only need location in foreground", "remove requestAlwaysAuthorization",
        "podfile macro to bypass always authorization", "while in use only configuration",
      ],
      chinese: [
        "只需要前台定位", "去掉 requestAlwaysAuthorization", "插件默认请求始终 怎么改成使用期间", "BYPASS_PERMISSION_LOCATION_ALWAYS",
      ]),
    "HOW-31": WaysToAsk(
      english: [
        "translate NSLocationWhenInUseUsageDescription", "permission dialog in wrong language",
        "InfoPlist.strings localization for location", "multi-language permission message",
        "permission alert always in English", "InfoPlist.strings exists but prompt is still English",
        "lproj folder is there, permission text not translated",
      ],
      chinese: [
        "定位权限描述 国际化", "Info.plist 权限描述 多语言", "定位弹窗 只有英文", "InfoPlist.strings 不生效",
        "有 InfoPlist.strings 弹窗还是英文",
      ]),
    "HOW-32": WaysToAsk(
      english: [
        "status restricted on iOS", "authorizationStatus 1 restricted",
        "child account / parental control location", "managed device location not allowed",
        "permission grayed out in Settings",
      ],
      chinese: ["authorizationStatus restricted", "定位开关是灰色的", "家长控制 定位", "企业设备 限制定位"]),
    "HOW-28": WaysToAsk(
      english: [
        "Guideline 2.5.1 - Performance prefs:root", "rejected because of App-Prefs URL",
        "non-public URL scheme in library", "open Location Services screen directly",
        "prefs:root=LOCATION_SERVICES", "UIApplicationOpenSettingsURLString instead of prefs",
        "open the location settings page directly", "link to Location Services opens only the app's settings",
        "open the location settings from the app", "link to Location Services in Settings",
      ],
      chinese: ["prefs:root 审核被拒", "私有 API App-Prefs 跳转定位设置", "2.5.1 非公开 URL", "直接跳转到定位服务页面", "直接跳转到定位服务设置页"]),
    "HOW-05": WaysToAsk(
      english: [
        "beacon ranging in background only 10 seconds", "ibeacon not detected in background",
        "didRangeBeacons stops when locked", "scan beacons with screen off",
        "beacon plugin stops after closing the app", "range beacons while app is killed",
        "scanning for beacons stops when the app goes to background", "beacon scan in background mode",
        "beacons are detected with a long delay", "why do beacons need the location permission",
      ],
      chinese: ["iBeacon 后台扫描 几秒就停", "锁屏后 beacon 检测不到", "后台测距停止", "App 杀死后 ibeacon 监听", "后台 扫描 beacon 停止"]),
    "HOW-06": WaysToAsk(
      english: [
        "startMonitoringVisits no callbacks", "CLVisit arrives hours later", "visit monitoring delay",
        "didVisit never called in background", "visits need always?",
      ],
      chinese: ["CLVisit 延迟", "到访监测没有触发", "didVisit 不回调", "startMonitoringVisits 需要始终权限吗"]),
    "HOW-07": WaysToAsk(
      english: [
        "heading is wrong / inaccurate", "compass stuck", "trueHeading always -1", "magnetometer calibration",
        "watchHeading not working on iOS", "device heading vs course",
        "bearing off by 90 degrees in landscape", "map does not rotate with heading",
        "compass points the wrong way when the phone is turned sideways",
        "heading of the map's arrow is inverted",
      ],
      chinese: ["指南针不动", "方向偏差 90 度", "trueHeading -1", "手机朝向 地图箭头方向不对", "指南针 方向 反了"]),
    "HOW-08": WaysToAsk(
      english: [
        "simulator returns no location", "kCLErrorDomain error 0 in the simulator",
        "set GPS position in iOS simulator", "geolocation not working on simulator",
        "simulator always San Francisco / Cupertino", "how to mock location in Simulator",
        "simulate the location in tests", "run a GPX file from code",
        "set a fake place on a real iPhone with a tool", "location simulation in continuous integration",
        "tool for a virtual location stopped working after an update of iOS",
        "virtual location is set, and the phone soon shows the real one again",
      ],
      chinese: [
        "模拟器定位失败", "模拟器获取不到位置", "模拟器设置经纬度", "iOS 模拟器 定位 旧金山", "真机 模拟 定位 工具", "测试里模拟位置", "虚拟 位置 工具 失效",
        "提示 修改 位置 成功 实际 没变",
      ]),
    "HOW-09": WaysToAsk(
      english: [
        "fake GPS app / spoofer", "prevent location spoofing", "detect jailbreak location spoof",
        "is location from simulator", "isFromMockProvider iOS",
      ],
      chinese: ["iOS 检测虚拟定位", "isMock 一直 false", "防作弊 打卡 定位", "识别模拟位置"]),
    "HOW-10": WaysToAsk(
      english: [
        "watchOS location permission prompt", "watch app doesn't get location",
        "usage description in watch Info.plist", "independent watch app location",
        "location works on iPhone but not on Apple Watch",
        "permission on the paired iPhone", "complication or watch face without location",
      ],
      chinese: ["手表 App 获取定位", "watchOS 权限说明", "Apple Watch 定位弹窗在哪", "独立手表应用 定位"]),
    "HOW-11": WaysToAsk(
      english: [
        "location arrow still showing after stop", "stopUpdatingLocation doesn't stop",
        "GPS icon stays after closing app", "battery drain in background",
        "plugin keeps using location after stop()", "purple arrow in status bar", "excessive battery usage",
        "blue indicator remains after tracking was stopped", "save battery when the phone is not moving",
        "location indicator is always displayed",
        "app keeps asking the phone for its position when it isn't needed",
        "location symbol in the status bar all the time",
      ],
      chinese: [
        "停止定位后箭头还在", "stopUpdatingLocation 无效", "App 耗电 定位 后台", "状态栏一直有定位图标", "关闭定位后仍在定位", "一直显示正在定位",
      ]),
    "HOW-12": WaysToAsk(
      english: [
        "track location when app is killed iOS", "location updates when app is terminated",
        "after swiping app from the app switcher no location", "stopOnTerminate false on iOS",
        "restart tracking after app is killed", "geolocation in terminated state", "headless on iOS",
        "keep a background task alive after the app is terminated",
        "background process is killed and no location comes",
        "background location with background fetch after termination",
      ],
      chinese: ["App 被杀后继续定位 iOS", "杀死 App 后上报位置", "划掉 App 后定位", "应用退出后定位", "进程被杀 定位 重启", "后台任务被杀后继续定位"]),
    "HOW-13": WaysToAsk(
      english: [
        "WidgetKit CLLocationManager", "widget location not updating", "get current location in iOS widget",
        "widget permission prompt", "NSWidgetWantsLocation", "complication or widget shows old place",
      ],
      chinese: ["Widget 获取当前位置", "小组件 定位不更新", "小组件 NSWidgetWantsLocation 设置", "小组件 定位权限"]),
    "HOW-29": WaysToAsk(
      english: [
        "open app from widget then ask for location", "location permission after universal link",
        "deep link cold start location request lost", "tap on widget starts tracking",
      ],
      chinese: ["点击小组件 定位权限", "深链接 打开 App 定位", "从 Widget 启动 没有弹窗"]),
    "HOW-30": WaysToAsk(
      english: [
        "geofence enter not triggered if already inside", "initial state of region",
        "didDetermineState on start", "already inside geofence when added",
        "no event for current region at startup", "trigger enter event immediately",
        "not receiving enter and exit of a region", "region events never come although I'm there",
      ],
      chinese: ["已经在区域内 不触发 enter", "requestState 判断是否在围栏内", "添加围栏时已在里面", "初始状态 在围栏里", "收不到进入和离开区域"]),
    "HOW-49": WaysToAsk(
      english: [
        "Interval settings", "Setting interval time", "Set a higher interval between locations on iOS",
        "Timer for location updates does not fire", "Get current location periodically",
        "location updates come every second and drain the battery", "distance filter is ignored",
        "onLocation fires too often", "location is not updated every 10 seconds",
      ],
      chinese: [
        "怎么设置定位间隔", "iOS 定位间隔时间无效", "后台每隔一段时间上传位置", "持续定位回调太频繁", "interval 参数 ios 无效", "定位更新不及时 很久才一次",
      ]),
    "HOW-46": WaysToAsk(
      english: [
        "location jumps around", "GPS drift while standing", "inaccurate first fix",
        "location accuracy 65m or 1414 m", "zig-zag track", "position inaccurate indoors",
        "bad accuracy on iOS compared with Android", "wrong location for first seconds",
        "geolocation is incorrect", "coordinates are not exact", "watchPosition gives an incorrect position",
        "position far away from the real one", "offset of the location on iOS",
        "position is shifted by some meters", "no valid position could be determined",
      ],
      chinese: [
        "定位跳动", "静止时位置漂移", "运动轨迹 有的点飞到别处", "第一次定位误差大", "轨迹有毛刺", "定位精度 65 米", "Wi-Fi 关闭 定位误差", "无法获取有效定位依据",
        "定位点 偏离 实际位置",
      ]),
    "HOW-14": WaysToAsk(
      english: [
        "App Clip requestAlwaysAuthorization not allowed", "ITMS-90842 App Clip invalid",
        "library with always authorization in App Clip", "App Clip location confirmation",
        "exclude always API from App Clip",
      ],
      chinese: ["App Clip 定位 requestAlwaysAuthorization", "ITMS-90842 轻应用", "App Clip 上传失败 定位"]),
    "HOW-15": WaysToAsk(
      english: [
        "Permission.location.request() immediately permanentlyDenied iOS",
        "GCC_PREPROCESSOR_DEFINITIONS PERMISSION_LOCATION=1", "Podfile post_install permission_handler",
        "permission not in app settings, flutter", "Permission.locationWhenInUse never prompts",
      ],
      chinese: [
        "permission_handler iOS 不弹出权限", "Podfile PERMISSION_LOCATION=1", "Flutter 定位权限直接返回永久拒绝",
        "permission_handler 设置里没有定位选项",
      ]),
    "HOW-17": WaysToAsk(
      english: [
        "navigator.geolocation not working in WKWebView", "Safari iOS geolocation denied",
        "User denied Geolocation in webview", "geolocation needs https on iOS",
        "PWA location permission on iPhone", "browser asks for location every time",
        "web app on the home screen is denied the location", "PWA gets PERMISSION_DENIED on iPhone",
        "Safari never asks for my position, code 1", "packaged web page locates only the city",
      ],
      chinese: [
        "iOS Safari 定位失败", "WKWebView navigator.geolocation", "H5 定位 苹果手机 失败", "PWA 每次询问位置",
        "主屏幕网页 App 定位被拒绝", "网页打包成 App 后只能定位到城市", "webview 里 H5 定位不准",
      ]),
    "HOW-20": WaysToAsk(
      english: [
        "amapLocationManager doRequireLocationAuth not implemented",
        "AMapLocationKit background location iOS 11", "AMap plugin does not ask for permission on iOS",
        "amap_flutter_location iOS no result", "AMapLocation error code on iOS",
      ],
      chinese: [
        "高德定位 doRequireLocationAuth", "amap_flutter_location iOS 不弹权限", "高德 flutter 插件 iOS 定位权限",
        "高德定位 iOS 无权限弹窗", "AMapLocationKit 始终授权",
      ]),
    "HOW-21": WaysToAsk(
      english: [
        "ITMS-91061 geolocator_apple privacy manifest", "ITMS-91053 NSPrivacyAccessedAPICategory location",
        "privacy manifest for location library", "add PrivacyInfo.xcprivacy to plugin",
        "Apple privacy requirement May 2024 location SDK",
      ],
      chinese: ["PrivacyInfo.xcprivacy 定位插件", "ITMS-91053", "隐私清单 geolocator"]),
    "HOW-22": WaysToAsk(
      english: [
        "NSLocationWhenInUseUsageDescription is in Info.plist but error",
        "ERROR_MISSING_PROPERTY_KEY / PermissionDefinitionsNotFoundException",
        "usage description not found in Expo build", "key must be present in Info.plist to use geolocation",
        "missing key although set in app.json",
      ],
      chinese: [
        "Info.plist 已添加 仍提示缺少权限描述", "PermissionDefinitionsNotFoundException iOS", "app.json 配置了定位描述 不生效",
        "提示 NSLocation*UsageDescription 必须存在",
      ]),
    "HOW-23": WaysToAsk(
      english: [
        "A request for location permissions is already running",
        "ERROR_ALREADY_REQUESTING_PERMISSIONS flutter", "permission request called twice in build",
        "two permission requests at the same time",
      ],
      chinese: ["already running 权限请求", "geolocator 重复请求权限异常", "同时请求两次权限 Flutter"]),
    "HOW-24": WaysToAsk(
      english: [
        "No permission handler detected react-native-permissions", "RNPermissions pod install location",
        "setup_permissions LocationWhenInUse", "check returns unavailable on iOS simulator",
        "LOCATION_ALWAYS unavailable", "react native permissions not linked",
        "PERMISSIONS.IOS.LOCATION_WHEN_IN_USE is unavailable",
      ],
      chinese: ["react-native-permissions unavailable 定位", "setup_permissions 没有配置", "RN 权限库 iOS 不可用"]),
    "HOW-25": WaysToAsk(
      english: [
        "Background location has not been configured expo", "startLocationUpdatesAsync not working iOS",
        "expo-location background permission Expo Go", "TaskManager location task iOS",
        "isIosBackgroundLocationEnabled app.json",
      ],
      chinese: [
        "expo-location 后台定位 iOS", "Expo Go 后台定位不支持", "startLocationUpdatesAsync iOS 报错",
        "UIBackgroundModes app.json",
      ]),
    "HOW-26": WaysToAsk(
      english: [
        "OS-PLUG-GLOC-0003", "OS-PLUG-GLOC-0002 position unavailable",
        "Capacitor Geolocation getCurrentPosition error iOS", "Geolocation.checkPermissions throws",
        "ionic location services not enabled", "CAP-PLUGIN-GLOC error",
      ],
      chinese: [
        "Capacitor Geolocation 报错 iOS", "OS-PLUG-GLOC-0002", "Ionic 定位失败 错误码",
        "Capacitor getCurrentPosition 失败",
      ]),
    "HOW-27": WaysToAsk(
      english: [
        "Location request timed out code 3",
        "Geolocation.getCurrentPosition error code 2 position unavailable",
        "react-native-geolocation-service iOS error", "User denied access to location services code 1",
        "@react-native-community/geolocation iOS not working", "enableHighAccuracy timeout iOS",
      ],
      chinese: [
        "React Native getCurrentPosition 超时", "Location request timed out iOS", "RN 定位 code 2",
        "react-native 定位失败 iOS",
      ]),
    "HOW-45": WaysToAsk(
      english: [
        "photo library plugin requires location permission", "camera picker asks for location",
        "image picker GPS EXIF permission", "Apple rejects image picker because of location key",
        "remove location from photo picker SDK",
      ],
      chinese: ["TZImagePickerController 定位权限", "图片选择器 弹出定位", "拍照插件 请求位置", "相册选择库 去掉定位", "照片插件 审核 定位描述"]),
    "HOW-33": WaysToAsk(
      english: [
        "best practice location permission flow", "whenInUse first then always",
        "requestForegroundPermissions before background", "which permission for background tracking",
        "how to properly request background location", "two step permission", "recommended way to ask",
        "how to handle background location", "what do I need for location in the background",
      ],
      chinese: ["先请求使用期间 再请求始终", "后台定位需要哪种权限", "定位权限最佳实践", "如何正确申请后台定位权限", "后台定位要怎么做"]),
    "HOW-34": WaysToAsk(
      english: [
        "not working on iOS, works on Android", "returns null on iOS", "callback not triggered on iPhone",
        "location undefined on iOS device", "iOS no response from plugin",
        "position stream emits nothing on iOS", "location not found on real device",
        "nothing comes back after tapping Allow",
        "await for the location never returns after the permission dialog",
        "app stops after the user allowed location", "current position is always null on iPhone",
        "no data is loaded after the location permission was given for the first time",
        "promise of the permission request stays pending",
        "works only after the app was restarted",
        "latitude and longitude are blank", "empty coordinates on iOS", "unable to find the current location",
        "MissingPluginException for a location method",
      ],
      chinese: [
        "iOS 上不起作用 安卓可以", "iOS 定位返回 null", "苹果手机无法定位", "iOS 真机定位失败", "插件在 iOS 没有回调", "点了允许之后没有任何返回",
        "苹果端取不到经纬度", "iPhone 拿不到定位", "允许定位后卡住不动", "iOS 定位没反应，安卓正常", "第一次允许定位后没有数据", "经纬度为空",
        "重新加载 App 之后才能定位",
      ]),
    "HOW-35": WaysToAsk(
      english: [
        "crash when permission denied iOS", "app crashes if user selects don't allow",
        "unexpectedly found nil location", "crash on location off",
        "unhandled promise rejection location denied", "force unwrap of location crashes",
        "crash right after tapping Allow While Using", "latitude is 0 and the app crashes",
        "nil location crash on first launch", "location manager crashes at random",
        "app crashes when the GPS signal is bad",
      ],
      chinese: ["不允许定位 App 崩溃", "拒绝权限闪退 iOS", "关闭定位 崩溃", "未授权定位 闪退", "允许定位后马上闪退", "经纬度为 0 崩溃", "GPS 信号差 崩溃"]),
    "HOW-36": WaysToAsk(
      english: [
        "geofence not working after phone reboot", "tracking after restart of device iOS", "startOnBoot iOS",
        "significant changes after reboot", "before first unlock no location",
      ],
      chinese: ["重启手机后 围栏失效", "iOS 开机自启 定位", "重启后未解锁 定位"]),
    "HOW-37": WaysToAsk(
      english: [
        "works in debug mode only", "release build no location", "TestFlight build location not working",
        "App Store version doesn't update location", "works in simulator not on TestFlight",
        "only works when connected to Xcode",
      ],
      chinese: ["打包后定位失效", "TestFlight 定位不工作", "debug 可以 release 不行 定位", "上架后获取不到位置"]),
    "HOW-38": WaysToAsk(
      english: [
        "customise location permission buttons", "hide Allow Once option", "remove \"While Using\" option",
        "force user to choose Always", "add Always option to the prompt",
        "Settings show only Never and Always", "prompt with Always as the only option",
        "ask for Always without While Using", "first prompt should offer Always",
      ],
      chinese: ["去掉允许一次选项", "定位弹窗 自定义按钮", "强制用户选择始终", "弹窗加上始终允许", "弹窗里没有始终，只想要始终"]),
    "HOW-39": WaysToAsk(
      english: [
        "is there a way to detect \"Allow Once\"", "status after one time permission",
        "know whether permission is temporary", "isTemporary authorization",
        "allow once vs while using status",
      ],
      chinese: ["允许一次 怎么判断", "单次授权 状态区别", "是否临时授权", "允许一次的状态是什么"]),
    "HOW-42": WaysToAsk(
      english: [
        "getLocationAccuracy reduced or precise", "check precise permission on iOS 14",
        "is precise location enabled", "ask user to turn on precise location",
        "LocationAccuracyStatus.reduced", "detect approximate location",
      ],
      chinese: ["判断精确位置是否开启", "getLocationAccuracy iOS", "检测模糊定位", "提示用户打开精确位置", "精确定位开关状态"]),
    "HOW-43": WaysToAsk(
      english: [
        "listen for permission changes", "event when user changes permission in settings",
        "update UI after returning from Settings", "authorization changed callback not called after Settings",
        "start tracking once user grants permission later", "permission change listener",
        "restart location after permission granted",
        "blue dot does not come back after location was allowed again in Settings",
        "user dot missing after permission was revoked and granted again",
        "checkbox that shows whether location is allowed", "keep a switch in sync with the permission",
      ],
      chinese: [
        "监听权限变化", "从设置返回后刷新权限状态", "用户后来开启定位 如何继续", "权限改变 重新开始定位", "授权之后重新定位", "重新打开定位权限后地图蓝点不回来",
        "界面上的开关 与定位权限 同步",
      ]),
    "HOW-40": WaysToAsk(
      english: [
        "coordinates off by 500 m in China", "GCJ02 conversion iOS", "WGS84 to GCJ02",
        "blue dot and marker differ in China", "Baidu map position shifted", "AMap coordinate offset",
      ],
      chinese: [
        "iOS 定位 坐标偏移 高德", "GPS 坐标偏移 几百米", "WGS84 转 GCJ02 iOS", "百度地图 定位不准 偏移", "火星坐标", "拾点 偏离", "拾取坐标 有偏差",
      ]),
    "HOW-41": WaysToAsk(
      english: [
        "AMapLocationManager init returns nil privacy",
        "Baidu location SDK returns no data until setAgreePrivacy", "Tencent location SDK privacy agreement",
        "location SDK privacy compliance check", "amap privacy not agreed error",
      ],
      chinese: [
        "高德 隐私合规 定位失败", "updatePrivacyShow 定位没有结果", "百度定位 同意隐私政策 后才能定位", "腾讯地图 定位 隐私", "隐私合规接口 未调用 定位",
      ]),
    "HOW-44": WaysToAsk(
      english: [
        "AMap no address returned on iOS", "regeocode failed AMap", "INVALID_USER_SCODE",
        "only coordinates no city or address", "amap formattedAddress null",
        "bundle id does not match AMap key", "iOS returns coordinates but no city",
        "needsAddress returns nothing on iOS",
      ],
      chinese: [
        "iOS 返回的定位信息比安卓少", "ios 和 android 返回内容不一致", "高德 返回经纬度 没有地址", "逆地理编码失败 iOS",
        "INVALID_USER_SCODE 高德 key", "获取不到城市名 高德", "bundle id 和 key 不匹配",
        "iOS 拿不到城市名", "只有经纬度没有城市",
      ]),
  ]
}
