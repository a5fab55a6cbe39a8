/// Groups of English and Chinese words with the same meaning in questions about location.
package enum SynonymGroups {
  /// All groups; a phrase of several words matches only as a whole.
  package static let all: [[String]] = permission + app + phone + faults

  /// Words for prompts, grants and people's choices.
  private static let permission: [[String]] = [
    [
      "prompt", "popup", "pop up", "popup dialog", "dialog", "dialogue", "alert", "modal", "弹窗", "弹框", "弹出",
      "提示框", "授权框",
      "授权窗口", "对话框", "弹", "window", "permission screen", "confirmation", "弹出框",
    ],
    [
      "permission", "permissions", "authorization", "authorisation", "authorize", "authorized", "access",
      "权限", "授权", "许可",
    ],
    ["always", "always allow", "allow always", "始终", "始终允许", "一直允许", "总是允许"],
    [
      "when in use", "while using", "while using the app", "while in use", "使用期间", "使用应用期间", "使用App期间", "使用时",
      "使用App时",
    ],
    ["allow once", "allowed once", "only once", "allow only once", "允许一次", "仅一次", "仅允许一次"],
    ["keep only while using", "保持仅使用期间", "仅保持使用期间"],
    ["change to always allow", "更改为始终允许"],
    ["precise", "full accuracy", "exact location", "precise location", "精确位置", "精确定位", "准确位置", "精准定位"],
    [
      "reduced accuracy", "approximate", "approximate location", "coarse", "imprecise", "模糊定位", "模糊位置",
      "大致位置", "近似位置",
      "近似地址", "粗略位置",
    ],
    ["provisional", "provisional always"],
    [
      "denied", "deny", "declined", "refused", "don't allow", "blocked", "不允许", "拒绝授权", "永久拒绝", "denies",
      "declines", "refuse", "refuses", "rejects the permission", "no permission", "denied forever",
      "permanently denied", "用户拒绝", "被拒绝授权",
    ],
    ["not determined", "undetermined", "notDetermined", "未确定", "未决定"],
    ["ask next time", "下次询问"],
    ["restricted", "受限"],
    [
      "usage description", "purpose string", "usage text", "permission text", "用途", "用途字符串", "用途说明", "权限描述",
      "描述", "文案",
    ],
    ["twice", "two times", "double", "两次", "重复", "反复", "又弹"],
    [
      "keeps asking", "asks again", "asked again", "again and again", "repeatedly", "every time", "each time",
      "每次",
    ],
    ["second prompt", "第二次弹窗", "二次确认"],
    ["ask", "request", "requested", "申请", "请求"],
  ]

  /// Words for the actions of apps and the calls that they receive.
  private static let app: [[String]] = [
    ["location", "geolocation", "position", "gps", "定位", "位置", "地理位置"],
    ["callback", "delegate", "handler", "completion", "回调", "代理"],
    [
      "not called", "never called", "isn't called", "not calling", "not firing", "never fires",
      "not triggered", "doesn't trigger",
      "不执行", "没有调用", "不回调", "没有回调", "不走", "不触发",
    ],
    [
      "background", "minimized", "screen lock", "screen is locked", "后台", "进入后台", "切换到后台", "切入后台", "锁屏", "灭屏",
      "息屏", "熄屏", "退到后台", "切到后台", "phone is locked", "phone locked", "device is locked", "device locked",
      "lock screen", "screen locked", "screen goes off", "screen is off", "lock my device", "lock the phone",
      "minimised", "切后台", "锁定",
    ],
    ["foreground", "前台", "回到前台"],
    ["show", "shown", "shows", "showing", "appear", "appears", "display", "显示", "展示"],
    ["reinstall", "delete the app", "deleting", "uninstall", "重装", "重新安装", "卸载"],
    ["launch", "startup", "start of the app", "first launch", "启动", "打开应用"],
    ["upgrade", "update to", "since", "after updating", "升级", "更新后"],
    [
      "track", "tracking", "轨迹", "跟踪", "追踪", "record", "recording", "trace", "记录",
    ],
    [
      "compass", "heading", "指南针", "方向", "朝向", "north", "direction", "bearing", "方位", "朝北",
    ],
    ["suspended", "挂起"],
    [
      "continue", "keep", "go on", "continuous", "持续", "一直", "继续", "resume",
    ],
    ["background mode", "background modes", "UIBackgroundModes", "后台模式"],
    [
      "blue bar", "blue pill", "blue status bar", "blue indicator", "blue banner", "blue location bar",
      "blue location banner",
      "background location indicator", "showsBackgroundLocationIndicator", "location indicator", "蓝条", "小蓝条",
      "蓝色条", "蓝色提示条",
      "蓝色状态栏", "蓝色", "蓝标",
    ],
    ["status bar", "状态栏"],
    [
      "geofence", "geofencing", "geofences", "region", "region monitoring", "fence", "地理围栏", "围栏", "电子围栏",
      "区域监控", "区域", "region exit", "region entry",
    ],
    [
      "beacon", "ibeacon", "beacons", "信标",
    ],
    ["radius", "半径"],
    ["limit", "maximum", "more than 20", "max", "上限", "数量限制", "超过 20"],
    [
      "killed", "kill", "terminated", "terminate", "force quit", "force-quit", "swiped away", "quit",
      "closed", "杀死", "杀掉", "被杀", "杀进程",
      "强制退出", "强退", "上滑关闭", "划掉", "终止", "退出应用", "app closed", "close the app", "swipes away",
      "after termination", "killed state",
    ],
    [
      "relaunch", "relaunched", "restart", "restarted", "restarts", "wake", "woken", "wakes", "重新启动", "重启",
      "唤醒", "拉起", "wakes up", "resurrected",
    ],
    [
      "significant location change", "significant change", "significant location changes",
      "significant-change", "SLC",
      "startMonitoringSignificantLocationChanges", "显著位置变化", "显著位置", "重大位置变化", "重大位置", "重大变化",
    ],
    [
      "one shot", "single location", "requestLocation", "current position", "getCurrentPosition", "单次定位",
      "当前位置",
    ],
    ["getCurrentPositionAsync", "getCurrentLocation", "GetLocationAsync", "GetPositionAsync"],
    ["web view", "webview", "WKWebView", "web page", "website", "browser", "网页", "网站", "浏览器", "H5"],
    ["widget", "widgets", "小组件", "小部件"],
    ["extension", "extensions", "扩展"],
    ["App Clip", "AppClip", "轻应用"],
    [
      "library", "framework", "SDK", "third-party", "pod", "第三方", "第三方库", "package", "plug-in", "plugin",
      "dependency", "插件", "库",
    ],
    ["info.plist", "plist", "Info.plist key"],
  ]

  /// Words for the parts of the system.
  private static let phone: [[String]] = [
    [
      "blue dot", "puck", "location puck", "user location dot", "pulsating dot", "showsUserLocation",
      "show user location", "蓝点",
      "小蓝点",
    ],
    [
      "mock", "mocked", "fake", "faked", "spoof", "spoofed", "spoofing", "simulated location",
      "simulate the location",
      "manipulated", "isSimulatedBySoftware", "disguise", "disguised", "disguising", "virtual location",
      "change the location", "changing location",
      "虚拟定位", "虚拟位置", "模拟定位", "修改定位", "修改位置", "伪造定位", "作弊",
    ],
    [
      "localize", "localized", "localization", "translate", "translation", "language", "languages",
      "multilingual",
      "english", "本地化", "多语言", "翻译", "语言", "国际化",
    ],
    ["battery", "drain", "power", "energy", "耗电", "电量", "费电"],
    [
      "gap", "gaps", "missing points", "interruption", "interruptions", "fragmented", "not complete", "缺口",
      "断断续续",
    ],
    ["apple watch", "watchOS", "WatchKit", "watch app", "手表"],
    [
      "mac", "macOS", "OS X", "OSX", "MacBook", "iMac", "El Capitan", "Mojave", "Catalina", "Big Sur",
      "Monterey",
      "Ventura", "Sonoma", "Sequoia", "Tahoe",
    ],
    ["arrow", "location icon", "location symbol", "箭头", "定位图标"],
    ["ranging", "range", "scanning", "scan", "测距", "扫描"],
    ["visit", "visits", "CLVisit", "到访"],
    [
      "open settings", "redirect to settings", "app settings", "settings page", "settings app", "跳转设置", "设置页",
    ],
    ["settings", "设置"],
    ["location services", "定位服务"],
    ["turned off", "switched off", "disabled", "turn off", "关闭", "关掉"],
    ["main thread", "mainThread", "主线程"],
    ["background thread", "dispatch queue", "thread other than the main thread", "子线程", "不是主线程"],
    ["simulator", "模拟器"],
    ["stationary", "standing still", "standing", "not moving", "静止", "不动"],
    ["pause", "pausing", "paused", "暂停"],
    ["phone restart", "reboot", "重启手机", "手机重启"],
    [
      "map", "地图", "map view", "mapview",
    ],
  ]

  /// Other things that apps request permission for or have problems with.
  ///
  /// A question about them that doesn't mention location isn't answered.
  package static let otherSubjects = [
    "camera", "microphone", "contacts", "photo", "photo library", "bluetooth", "notification",
    "push notification", "HealthKit",
    "calendar", "reminders", "Face ID", "Touch ID", "FaceID", "TouchID", "App Tracking Transparency", "IDFA",
    "speech recognition",
    "local network",
    "Core Data", "CloudKit", "StoreKit", "SiriKit", "NFC", "HomeKit", "audio", "video player", "keyboard",
    "subscription", "相机", "摄像头",
    "麦克风", "通讯录", "相册", "照片", "蓝牙", "通知", "推送", "日历", "健康", "语音识别", "广告标识", "音频", "键盘", "订阅", "camera roll",
    "live activity", "live activities",
    "NavigationLink", "ScrollView", "table view", "background fetch",
    "pictures", "拍照", "map tile", "tiles", "瓦片", "pedometer", "fitness", "motion", "clipboard", "pasteboard",
    "in-app purchase", "CallKit", "VoIP", "AirDrop", "peripheral", "GATT", "broadcasting", "剪贴板", "本地网络",
    "运动与健身", "存储权限", "内购", "广播",
    "tracking permission", "tracking authorization", "tracking status", "tracking prompt", "tracking popup",
    "tracking dialog", "跟踪权限", "追踪权限",
  ]

  /// What is drawn on maps, and other services of maps.
  ///
  /// A question about them that mentions neither location nor permission isn't answered.
  package static let mapSubjects = [
    "annotation", "annotations", "marker", "markers", "polyline", "polygon", "overlay", "overlays",
    "route planning", "street view", "clustering", "callout", "标注", "大头针", "覆盖物", "折线", "路线规划", "聚合", "街景",
    "底图", "离线地图", "气泡",
  ]

  /// Other platforms, which have other rules for permission.
  ///
  /// A question about one of them that doesn't mention Apple's isn't answered.
  package static let otherPlatforms = [
    "android", "ACCESS_BACKGROUND_LOCATION", "FOREGROUND_SERVICE", "foreground service", "startForeground",
    "AndroidManifest",
    "windows", "UWP", "WinUI", "linux", "HarmonyOS", "Huawei", "Xiaomi", "Samsung", "MIUI", "Wear OS",
    "Google Play",
    "Play Store", "Kotlin", "gradle", "ESP32", "Arduino", "Raspberry Pi", "小程序", "微信", "安卓", "鸿蒙", "小米", "华为",
    "oppo", "vivo", "三星", "荣耀", "魅族", "红米",
  ]

  /// Words after which a number names a mail of Apple's or a guideline of App Review.
  ///
  /// A question that names one that no entry has, and doesn't mention location, isn't answered.
  package static let numbered = ["ITMS", "guideline"]

  /// The ending of usage descriptions in an Info.plist.
  ///
  /// A question with such a key that no entry has, and without location, isn't answered.
  package static let keyEnding = "UsageDescription"

  /// What stands beside the name of what a permission, a prompt or work in the background is for.
  ///
  /// A question that names something there that no entry has, and doesn't mention location, is less likely to be ours.
  package static let purposes = [
    "permission", "access", "authorization", "prompt", "dialog", "popup", "background",
  ]

  /// Names of Apple's platform.
  package static let platform = ["ios", "iphone", "ipad", "apple", "xcode", "app store", "Info.plist", "苹果"]

  /// What separates the clauses of a question.
  package static let clauseEnds = [",", "，", "。", ";", "；", ".", "、"]

  /// Words of a clause in which something fails.
  package static let failures = [
    "not", "no", "never", "fail", "fails", "failed", "doesn't", "don't", "isn't", "can't", "cannot", "won't",
    "error",
    "不", "没", "无", "失败", "报错", "错误", "崩溃", "闪退",
  ]

  /// Phrases with such a word in which nothing fails.
  package static let noFailures = ["no problem", "no issue", "no problems", "没问题", "没有问题", "没什么问题"]

  /// Words of questions about what is new in a release.
  package static let news = [
    "what changed", "what has changed", "what's changed", "what is new", "what's new", "changes", "change",
    "changed", "new", "news", "differences", "difference", "different", "new features", "features",
    "release notes", "变化", "变更", "改变", "改动", "改了", "变了", "更新了", "新特性", "新功能", "新增", "不同", "区别", "差异",
  ]

  /// Words that identify a question about location, whatever else it mentions.
  package static let location = [
    "location", "geolocation", "position", "gps", "geofence", "region", "beacon", "latitude", "longitude",
    "coordinates", "定位", "位置", "围栏", "区域", "经纬度", "坐标",
  ]

  /// Parts of names by which they are about location, also where words are run together.
  package static let locationParts = [
    "beacon", "geofenc", "geoloc", "locationmanager", "cllocation", "clmonitor", "clregion", "clcircular",
    "clvisit", "didenter", "didexit",
  ]

  /// Phrases of App Review's mails and of build logs with a word of location, in which something is not found.
  package static let findings = [
    "unable to locate", "cannot locate", "can't locate", "could not locate", "couldn't locate",
    "failed to locate", "cannot be located", "could not be located",
  ]

  /// Other words of questions about location.
  package static let field = [
    "permission", "authorization", "prompt", "popup", "usage description", "purpose string",
    "background mode",
    "background", "lock screen", "tracking", "blue bar", "blue dot", "puck", "compass", "heading",
    "true north",
    "CLLocationManager",
    "CLError", "Core Location", "kCLErrorDomain", "NSLocation", "CLVisit", "CLMonitor", "CLLocationUpdate",
    "CLServiceSession",
    "CLBackgroundActivitySession", "Allow Once", "While Using", "ITMS", "guideline", "GPX", "权限", "授权", "弹窗",
    "弹框",
    "后台", "蓝条",
    "审核", "指南针", "轨道", "轨迹", "纠偏", "拾点", "拾取坐标", "GCJ-02", "GCJ02", "WGS-84", "WGS84", "BD-09", "BD09",
    "火星坐标",
    "坐标系", "偏移", "逆地理", "getCurrentPosition", "watchPosition", "reverse geocode", "reverse geocoding",
    "CLGeocoder",
    "geolocator",
  ]

  /// Words for faults.
  private static let faults: [[String]] = [
    [
      "crash", "crashes", "crashed", "crashing", "exception", "NSInternalInconsistencyException",
      "assertion failure",
      "uncaught exception", "崩溃", "闪退", "异常", "quits unexpectedly", "SIGKILL", "崩",
    ],
    ["error", "fail", "fails", "failed", "failure", "错误", "报错", "失败"],
    ["warning", "警告"],
    [
      "not show", "not showing", "doesn't show", "not shown", "no prompt", "not appear", "not appearing",
      "doesn't appear",
      "never appears", "not displayed", "does nothing", "nothing happens", "not asked", "never asks",
      "no popup", "no dialog",
      "不弹", "不弹出", "不出现", "没有弹出", "无法弹出", "不显示", "没弹", "没有反应", "没反应", "不弹框", "没有弹框",
    ],
    [
      "disappear", "disappears", "vanish", "vanishes", "goes away", "flash", "flashes", "dismissed",
      "closes too fast", "too fast",
      "too quickly", "instantly goes away", "blinks", "消失", "一闪而过", "一闪",
    ],
    [
      "missing", "lacks", "lack", "absent", "not set", "not available", "not visible", "no such option", "缺少",
      "缺失", "没有配置", "没配置",
      "没有设置", "没有选项", "找不到",
    ],
    [
      "stop", "stops", "stopped", "stopping", "cease", "ceases", "interrupted", "no longer",
      "stopped working", "not working", "停止", "中断",
      "不再", "收不到", "无效", "不起作用", "用不了", "失效", "不工作", "不更新", "获取不到", "无法定位",
    ],
    [
      "rejected", "reject", "rejection", "rejections", "app review", "review", "被拒", "审核", "审核不通过", "审核被拒",
      "拒审", "上架",
    ],
    ["mail", "email", "邮件"],
    [
      "stale", "cached", "old", "outdated", "last known", "旧", "缓存", "过期", "旧的", "last", "dated", "history",
    ],
    ["slow", "takes long", "too long", "delay", "takes 10 seconds", "慢", "很慢", "太慢", "很久", "延迟"],
    ["timeout", "time out", "times out", "timed out", "timing out", "超时"],
    [
      "unresponsive", "unresponsiveness", "hang", "hangs", "freeze", "stuck", "卡顿", "卡死", "卡住", "无响应",
      "frozen", "froze",
    ],
    [
      "never returns", "not returning", "never completes", "never resolves", "never finishes", "never ends",
      "doesn't return", "doesn't resolve", "stays pending", "hangs", "不返回", "一直等待",
    ],
    [
      "immediately", "instantly", "at once", "right away", "立即", "马上", "立刻", "too soon", "quickly",
    ],
    [
      "inaccurate", "not accurate", "wrong location", "不准", "偏差", "误差", "bad accuracy", "low accuracy",
      "poor accuracy", "accuracy is bad", "偏移", "漂移", "不准确", "偏差很大",
    ],
    ["video", "视频"],
    ["hide", "remove", "get rid of", "去掉", "隐藏", "去除"],
    ["permanently", "for good", "永久"],
  ]
}
