/// Subjects beside location permission on iOS, each given by what its own questions sound like.
///
/// They are written as people title questions, so that the words that such questions have in common weigh as much as in
/// real ones.
enum NeighborTopics {
  /// All subjects.
  static let all: [[String]] = [
    media, notifications, otherPermissions, bluetooth, backgroundTasks, maps, addresses, coordinates, android,
    miniPrograms, otherSystems, servers, store, storage, programming,
  ]

  /// Camera, photos and microphone.
  private static let media = [
    "camera permission denied", "camera permission is always permanentlyDenied on iOS",
    "app crashes when opening the camera", "camera shows a black screen after permission was granted",
    "request camera access again after the user denied it", "NSCameraUsageDescription missing",
    "take a picture without permission", "scan a QR code, camera not allowed", "QR scanner asks for camera",
    "photo library permission limited access", "select photos on iOS 14", "limited photo library picker",
    "PHPhotoLibrary authorization status limited", "image picker crashes when gallery access is denied",
    "permission to save an image to the camera roll", "photos add only permission",
    "no access to gallery, allow all photos", "NSPhotoLibraryUsageDescription key is missing",
    "storage permission for media and files", "video recording needs microphone permission",
    "microphone permission popup does not appear", "mic access denied, no error",
    "NSMicrophoneUsageDescription crash", "speech recognition permission is not asked",
    "record audio permission on iOS", "audio session category and background audio",
    "audio input not working",
    "image upload fails", "pictures have no EXIF data", "album is empty although access is allowed",
    "music player stops", "video playback in background", "voice call without microphone access",
    "相机权限被拒绝", "没有相机权限时打开相机崩溃", "拍照权限 弹窗", "相册权限拒绝后再次弹框", "相册访问 选择部分照片", "iOS 14 有限照片",
    "访问相册没有弹出授权", "麦克风权限 审核被拒", "拍摄视频 麦克风 授权", "扫码 摄像头权限", "保存图片到相册失败",
    "图片选择器 相册为空", "关闭相册权限后闪退", "录音权限 弹窗", "语音识别 授权", "存储权限 读写", "上传头像 拍照 闪退",
  ]

  /// Notifications, and what is shown by them.
  private static let notifications = [
    "push notification permission prompt does not appear", "notification permission is always denied",
    "provisional notification authorization", "registerForPushNotifications asks at launch",
    "ask for push notifications again after deny", "local notifications are not shown in the foreground",
    "notification permission status never returns", "UNUserNotificationCenter requestAuthorization",
    "badge, sound and alert options", "device token is not received", "APNs certificate expired",
    "Firebase messaging does not receive notifications in the background",
    "notification cannot be removed", "silent push is not received", "OneSignal prompt for push",
    "live activity does not update on the lock screen", "Dynamic Island live activities stopped updating",
    "notification banner and sound settings", "notification tap does not open the app",
    "推送通知权限", "通知权限 没有弹窗", "收不到推送", "用户拒绝通知后再次申请", "没有通知权限", "极光推送 iOS 收不到",
    "本地通知不显示", "角标 声音 提醒", "远程推送 deviceToken", "静默推送",
  ]

  /// Other data of the person.
  private static let otherPermissions = [
    "contacts permission crash", "access to contacts denied", "NSContactsUsageDescription",
    "calendar permission iOS 17 full access", "reminders usage description missing",
    "app crashes when calendar access is changed in Settings", "add event to shared calendar",
    "HealthKit authorization not shown", "step count permission", "health data read permission",
    "motion and fitness permission can't be granted", "motion activity access, pedometer",
    "core motion authorization status", "App Tracking Transparency prompt not showing",
    "rejected, unable to locate the App Tracking Transparency permission request",
    "ATT request tracking authorization IDFA", "NSUserTrackingUsageDescription",
    "AppTrackingTransparency rejected by Apple",
    "user tracking permission for ads, AdMob", "app privacy labels declare tracking",
    "tracking status is denied before the prompt", "tracking status stays not determined",
    "local network permission prompt iOS 14", "local network access denied, Bonjour",
    "Face ID permission denied",
    "Face ID usage description", "clipboard paste permission popup", "NFC reader session",
    "media library, Apple Music permission", "media library permission is undetermined",
    "get or request permission of the media library", "expo-media-library returns denied",
    "Siri permission", "Wi-Fi password, hotspot and network permission",
    "focus status, screen time permission",
    "通讯录权限", "日历权限 闪退", "提醒事项 使用描述", "健康数据 授权", "运动与健身 权限", "本地网络权限弹窗",
    "广告追踪 弹窗 不显示", "ATT 授权 审核被拒", "IDFA 权限", "面容 ID 权限", "剪贴板 弹窗", "无线数据 网络权限",
  ]

  /// Bluetooth.
  private static let bluetooth = [
    "Bluetooth permission on iOS 13", "app crashes without NSBluetoothAlwaysUsageDescription",
    "warning about Bluetooth usage description", "BLE scan in background on iOS",
    "BLE scanning does not find peripherals", "Bluetooth scan in the background",
    "can't get BLE to run in the background",
    "scan for a BLE service UUID", "peripheral disconnects when the app is suspended",
    "bluetooth-central background mode", "advertising stops in background",
    "broadcasting while the app is in background",
    "BLE connection lost", "central manager state restoration",
    "CBCentralManager state is unauthorized", "device is not discovered by scanning",
    "scan results, RSSI of devices",
    "characteristic notifications stop", "pairing with a device fails", "connect to a wearable, MAC address",
    "蓝牙权限", "后台蓝牙扫描", "蓝牙 连接 断开", "低功耗蓝牙 搜索不到 设备", "蓝牙 使用描述 上传 警告", "外设 广播 后台",
  ]

  /// Work in the background that has nothing to do with positions.
  private static let backgroundTasks = [
    "background fetch is not called", "background fetch does not work on iOS",
    "BGTaskScheduler fails to register a task",
    "could not schedule app refresh BGTaskSchedulerErrorDomain", "BGProcessingTask was not registered",

    "performFetchWithCompletionHandler is deprecated", "background fetch after termination",
    "headless task, workmanager on iOS", "workmanager does not run in background",
    "background URLSession upload", "background download is interrupted",
    "websocket closes in background", "background audio stops", "audio keeps playing in the background",
    "play a sound while the app is in the background",
    "alarm doesn't ring when the app is closed", "Audio, AirPlay, and Picture in Picture background mode",
    "silent push wakes the app",
    "后台 播放 音频", "进入后台 继续 播放 音乐", "后台任务 不执行", "后台刷新", "后台下载 中断", "后台保活 音频", "App 在后台被系统杀死 原因", "socket 后台断开",
  ]

  /// What maps draw, and their controls.
  private static let maps = [
    "my location button is not visible on the map", "showsMyLocationButton not working",
    "move the my location button",
    "current location button does not appear", "callback of the my location button",
    "custom location button on the map",
    "hide the compass or the toolbar of the map", "zoom buttons not shown", "zoom controls on iOS",
    "map controls are glitchy",
    "marker does not show", "marker image, custom icon", "marker is not draggable",
    "markers flicker when zooming",
    "annotations are not shown on the map", "annotation view is reused", "callout does not open",
    "clustering of markers",
    "polyline and polygon are not drawn", "overlay, heatmap, tiles", "map tiles do not load",
    "map is blank or gray", "Google Maps API key",
    "animate camera to region", "fit the map to coordinates", "center the map on the current position",
    "initial region, zoom level", "map style, dark mode", "map rotates, pitch and gestures", "offline maps",
    "street view",
    "turn-by-turn directions on the map", "location marker drawn twice",
    "compass button of the map", "compass view in the navigation screen", "zoom in and out of the map",
    "not drawn until the map is zoomed out", "camera padding of the map", "top and bottom insets of the map",
    "button that centers the map on the current position",
    "地图 不显示 标注", "大头针 自定义 图片", "地图 缩放 按钮 不显示", "地图 定位按钮 不显示", "显示 我的位置 按钮",
    "定位按钮 消失", "地图控件 位置", "地图 默认 缩放 级别", "折线 多边形 绘制", "点聚合", "气泡 点击 事件", "地图 白屏",
    "地图 瓦片 加载", "离线地图", "地图 旋转 手势", "Marker 偏移", "遮挡 地图 按钮", "路线规划 导航",
  ]

  /// Addresses and places, which are no positions of the phone.
  private static let addresses = [
    "geocoder returns a wrong address", "geocode address string",
    "placemark has no street", "placemark fields differ on iOS and Android",
    "placemarkFromCoordinates returns another city",
    "bad geocoding result", "street address, postal code, locality",
    "Places autocomplete returns nothing", "Google Places API", "search for nearby places",
    "point of interest search",
    "distance between two coordinates is wrong", "convert latitude and longitude to an address",
    "timezone of coordinates",
    "calculate route and travel time", "IP geolocation database", "parse a GPX or KML file",
    "地址 解析 经纬度", "地理编码 结果 错误", "搜索 附近 地点", "POI 搜索", "两点 距离 计算", "城市 选择 列表", "路径 规划 距离",
  ]

  /// Systems of coordinates, and what converts between them.
  private static let coordinates = [
    "convert WGS84 to GCJ02", "GCJ02 to WGS84 is not exact", "BD09 conversion result is wrong",
    "convert latitude and longitude to UTM", "EPSG 3857 projection", "proj4 transform between datums",
    "degrees, minutes and seconds format", "parse a WKT or GeoJSON geometry", "ellipsoid height and geoid",
    "coordinate transformation library precision",
    "坐标系 转换 算法", "gcj02 转 wgs84 误差", "wgs84 转 gcj02 精度", "bd09 转 gcj02 偏差", "百度坐标 转换 高德坐标", "火星坐标 纠偏 算法",
    "坐标转换 工具 库", "反算 误差 米", "CGCS2000 转换", "投影坐标 转 经纬度", "度分秒 格式 转换", "拾取坐标 偏移",
  ]

  /// Android.
  private static let android = [
    "ACCESS_BACKGROUND_LOCATION is missing in the manifest", "allow all the time option is missing",
    "ACCESS_BACKGROUND_LOCATION",
    "ACCESS_FINE_LOCATION permission in AndroidManifest", "android.permission.ACCESS_COARSE_LOCATION",
    "foreground service with location notification is killed",
    "FOREGROUND_SERVICE_LOCATION type of the service",
    "startForeground throws a SecurityException", "service stops in Doze mode",
    "disable battery optimization",
    "Samsung kills the app", "Xiaomi, Huawei and Oppo stop the service",
    "location stops on Pixel when the screen is off",
    "fused location provider returns null", "GPS provider and network provider",
    "LocationManager requestLocationUpdates",
    "Google Play services are missing", "Google Play policy, background location declaration",
    "Play Store rejected the app",
    "runtime permissions at API level 23", "shouldShowRequestPermissionRationale",
    "targetSdkVersion 29, API level",
    "sticky notification of the service", "boot completed receiver", "adb shell", "Gradle build failed",
    "mock location app in developer options",
    "service is destroyed by MIUI", "Wear OS", "HarmonyOS",
    "小米 手机 定位", "华为 手机 后台 定位", "Mate 30 无法 定位", "荣耀 红米 oppo vivo 三星",
    "前台服务 通知", "保活 白名单", "省电策略 后台 被杀", "targetSdkVersion 权限 申请",
    "鸿蒙 定位", "神隐模式 MIUI",
  ]

  /// Pages that run inside other apps.
  private static let miniPrograms = [
    "WeChat mini program getLocation", "wx.getLocation fails", "requiredPrivateInfos in app.json",
    "mini program location authorization",
    "scope.userLocation denied", "Alipay mini program location", "mini app chooseLocation",
    "微信小程序 获取 位置", "小程序 定位 授权", "小程序 拒绝 授权 后 重新 打开", "小程序 后台 定位 接口", "wx.getLocation 接口 申请",
    "getLocation:fail the api need to be declared in the requiredPrivateInfos field",
    "wx.authorize scope.userLocation",
    "wx.openSetting 重新授权", "小程序 app.json permission 字段 配置", "chooseLocation 调用失败", "支付宝 小程序 定位", "小红书 小程序",
    "抖音 小程序", "authorize 和 getLocation 弹窗", "小程序 审核 不通过 位置 接口", "插件 源码 含有 wx 接口 审核 失败", "wx 接口 权限 没有 开通",
    "微信公众号 网页 JSSDK 定位", "腾讯地图 key 密钥",
  ]

  /// Systems other than iOS, and tools.
  private static let otherSystems = [
    "Windows location access denied", "UWP geolocation prompt", "geolocation on Linux, GeoClue",
    "desktop app for Windows",
    "desktop browser geolocation", "Chrome geolocation network service", "Firefox asks for location",
    "Electron app geolocation", "selenium and geolocation in Chrome", "Network location provider googleapis",
    "Raspberry Pi GPS module",
    "Arduino GPS", "gpsd", "smart TV", "game console", "could not start simulatelocation service",
    "location spoofer loses the device",
    "iPhone is not recognized by the computer", "developer disk image", "jailbreak tweak", "Pokémon GO",
    "tvOS",
    "Windows 定位", "电脑 浏览器 定位", "Chrome 定位 失败", "模拟定位 工具 连接 不上 手机", "找不到 手机 驱动", "开发者模式 镜像", "越狱 插件",
  ]

  /// Web servers.
  private static let servers = [
    "try_files and index.php", "proxy_pass to an upstream", "404 for static files behind nginx",
    "add_header in a nested block", "rewrite rule of Apache", "nginx 反向代理", "nginx 匹配 规则 优先级",
  ]

  /// What an app keeps on the phone.
  private static let storage = [
    "keychain access on a locked device", "keychain item is not accessible",
    "kSecAttrAccessibleAfterFirstUnlock", "errSecInteractionNotAllowed -25308",
    "keychain returns nil after a restart",
    "keychain values are lost after reinstall", "shared keychain access group",
    "files are not readable, file protection", "SQLite database file, 0xdead10cc",
    "keys are removed from secure storage", "read credentials from the keychain",
    "钥匙串 读取 失败", "钥匙串 无法 访问", "keychain 数据 丢失", "文件 数据 保护", "沙盒 文件 读取 失败", "缓存 数据 丢失",
  ]

  /// App Store and App Review, on other grounds.
  private static let store = [
    "rejected under guideline 4.3 spam", "guideline 2.1 app completeness, crash at launch",
    "guideline 3.1.1 in-app purchase",
    "guideline 4.2 minimum functionality", "guideline 5.1.1 account deletion",
    "guideline 5.1.2 data use and sharing",
    "sign in with Apple required", "metadata rejected, screenshots", "demo account needed",
    "privacy manifest missing", "invalid privacy manifest", "PrivacyInfo.xcprivacy of an SDK is missing",
    "add a privacy manifest to the library",
    "ITMS-91053 missing API declaration", "NSPrivacyAccessedAPICategoryUserDefaults reason",
    "required reason API",
    "ITMS-91056", "ITMS-90809 UIWebView deprecated",
    "invalid signature, provisioning profile", "invalid bundle, icons missing",
    "code signing entitlement missing",
    "TestFlight build is stuck in processing", "encryption export compliance", "subscription is not shown",
    "privacy policy url", "app privacy labels",
    "4.3 审核被拒", "内购 审核 被拒", "隐私政策 审核", "隐私清单 缺失", "缺少 API 声明", "苹果 登录 审核", "账号 注销 审核", "证书 描述文件 签名", "马甲包",
  ]

  /// Programming in general.
  private static let programming = [
    "SwiftUI list crash", "NavigationLink pops back", "swipe back gesture",
    "back navigation shows the wrong screen", "table view cell height", "collection view layout",
    "scroll view click crashes", "keyboard covers the text field", "Core Data migration", "CloudKit error",
    "CKErrorDomain", "iCloud sync", "StoreKit purchase",
    "UserDefaults are lost", "JSON decoding fails", "network request timed out", "SSL certificate error",
    "login fails", "pod install fails", "linker error undefined symbol",
    "Xcode archive fails", "Swift compiler error", "memory leak", "EXC_BAD_ACCESS in a list", "retain cycle",
    "dark mode color", "status bar text color", "safe area layout",
    "app icon", "splash screen", "orientation lock", "web view is blank", "cookies are lost in WKWebView",
    "deep link is not opened", "universal links",
    "unit tests fail", "documentation typo", "support the new architecture", "update dependency",
    "upgrade dialog, alert controller is dismissed",
    "列表 点击 崩溃", "导航栏 返回", "侧滑 返回", "键盘 遮挡", "编译 报错", "pod 安装 失败", "网络 请求 超时", "登录 失败", "打包 失败", "状态栏 颜色",
    "什么时候 支持", "更新 依赖 版本",
  ]
}
