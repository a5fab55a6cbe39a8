/// Groups of words by which a question or an entry names its subject: the background, a region, App Review.
///
/// Unlike synonyms, the words of a group need not have the same meaning.
enum SubjectGroups {
  /// All groups: first those that distinguish entries, then those that many entries have.
  static let all = telling + common

  /// Subjects that a question must name for an entry about them to be an answer.
  static let telling: [[String]] = [
    // background
    [
      "background", "minimized", "minimised", "screen lock", "screen is locked", "locked",
      "lock screen", "screen off", "screen is off", "suspended", "suspend", "后台", "锁屏", "灭屏",
      "息屏", "熄屏", "挂起", "sleep", "not in use", "idle",
    ],
    // killed
    [
      "killed", "kill", "terminated", "terminate", "terminating", "force quit", "swiped", "swipe",
      "closed", "杀死", "杀掉", "被杀", "杀进程", "强制退出", "强退", "上滑关闭", "划掉", "终止",
      "退出应用", "removed from memory", "quit",
    ],
    // region
    [
      "geofence", "geofencing", "geofences", "region", "regions", "fence", "beacon", "beacons",
      "ibeacon", "didEnterRegion", "didExitRegion", "circle", "radius", "地理围栏", "围栏", "电子围栏",
      "区域", "信标", "enter", "exit", "CLMonitor", "ranging",
    ],
    // accuracy
    [
      "accuracy", "accurate", "precise", "imprecise", "reduced", "approximate", "coarse", "exact",
      "precision", "meters", "精度", "精确", "精准", "模糊", "准确", "不准", "偏移", "漂移",
    ],
    // settings
    ["settings", "setting", "设置", "row", "option", "options", "选项"],
    // refused
    [
      "denied", "deny", "denies", "refuse", "refused", "declined", "reject permission", "don't allow",
      "拒绝", "不允许", "disallow", "blocked", "permanently",
    ],
    // once
    ["once", "temporary", "一次", "only this time"],
    // always
    ["always", "始终", "一直允许", "总是", "LOCATION_ALWAYS", "authorizedAlways"],
    // review
    [
      "reject", "rejected", "rejection", "review", "reviewer", "guideline", "guidelines", "app store",
      "appstore", "submission", "被拒", "审核", "上架", "拒审", "5.1.1", "2.5.4", "2.5.1",
    ],
    // upload
    [
      "ITMS", "upload", "testflight", "app store connect", "transporter", "invalid binary", "上传",
      "missing purpose string", "email", "submit", "submission",
    ],
    // simulator
    ["simulator", "emulator", "模拟器", "simctl"],
    // test
    ["test", "tests", "testing", "UI test", "XCUITest", "appium", "detox", "CI", "测试", "automation"],
    // web
    [
      "web", "webview", "WKWebView", "HTML5", "H5", "safari", "navigator", "browser", "https", "网页",
      "网站", "浏览器", "page",
    ],
    // widget
    ["widget", "widgets", "小组件", "小部件", "live activity", "deep link"],
    // heading
    [
      "heading", "compass", "north", "direction", "bearing", "指南针", "方向", "朝向", "calibration",
      "航向", "罗盘", "方位",
    ],
    // visit
    ["visit", "visits", "到访"],
    // indicator
    [
      "blue", "bar", "pill", "indicator", "arrow", "icon", "蓝条", "蓝色", "状态栏", "箭头", "图标",
      "banner", "status bar",
    ],
    // crash
    [
      "crash", "crashes", "crashed", "crashing", "exception", "assertion",
      "NSInternalInconsistencyException", "闪退", "崩溃", "EXC_BAD", "fatal", "abort",
    ],
    // slow
    [
      "slow", "timeout", "time out", "timed out", "seconds", "takes", "never returns", "never return",
      "forever", "hang", "hangs", "stuck", "long", "超时", "很慢", "慢", "卡住", "卡死", "delay", "wait",
    ],
    // stale
    [
      "cached", "cache", "stale", "old", "outdated", "last known", "wrong location", "previous", "缓存",
      "旧的", "过期", "not updated",
    ],
    // battery
    ["battery", "drain", "power", "stop", "turn off", "耗电", "电量", "停止", "disappear", "stays"],
    // repeat
    [
      "again", "every time", "each time", "twice", "repeatedly", "keeps asking", "all the time", "loop",
      "再次", "每次", "反复", "重复", "两次", "everytime", "又",
    ],
    // key
    [
      "info.plist", "plist", "key", "keys", "UsageDescription", "usage description", "purpose string",
      "描述", "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
      "NSLocationAlwaysAndWhenInUseUsageDescription",
    ],
    // mock
    [
      "mock", "fake", "spoof", "spoofing", "spoofed", "simulated", "虚拟定位", "伪造", "作弊",
      "修改定位", "mocked",
    ],
    // extension
    ["extension", "扩展", "watch", "App Clip", "appclip"],
    // services
    [
      "location services", "services are off", "services disabled", "定位服务",
      "locationServicesEnabled", "enabled", "turned off", "disabled",
    ],
    // restart
    ["restart", "reboot", "relaunch", "relaunched", "woken", "wake", "重启", "唤醒", "拉起"],
    // language
    [
      "translate", "translated", "localization", "localize", "language", "english only", "多语言",
      "本地化", "翻译", "localized",
    ],
    // manifest
    ["privacy manifest", "PrivacyInfo", "required reason", "隐私清单"],
  ]

  /// Subjects that questions about other subjects name as well.
  private static let common: [[String]] = [
    // prompt
    [
      "prompt", "popup", "pop up", "dialog", "dialogue", "alert", "ask", "asks", "asking", "asked",
      "request", "requests", "requesting", "弹窗", "弹框", "弹出", "提示框", "授权框", "对话框", "弹",
      "申请", "请求", "询问", "requestAuthorization",
    ],
    // status
    [
      "status", "notDetermined", "authorizationStatus", "checkPermission", "granted", "状态",
      "authorized", "hasPermission",
    ],
    // error
    ["error", "kCLErrorDomain", "code", "错误", "报错", "fails", "failed"],
    // callback
    [
      "callback", "delegate", "completion", "handler", "回调", "代理", "didUpdateLocations",
      "not called", "never called", "listener",
    ],
  ]
}
