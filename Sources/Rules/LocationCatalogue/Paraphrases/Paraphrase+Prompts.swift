import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about prompts that don't appear, vanish, or appear too often.
  static let prompts: [Paraphrase] = [
    .of(
      .mis01,
      [
        "location permission prompt not showing", "no popup dialog asking for location",
        "requestWhenInUseAuthorization does nothing", "permission alert never appears",
        "authorization status stays not determined", "app never asks for location permission",
      ],
      ["定位权限弹窗不弹出", "没有弹出授权弹窗", "不弹框", "授权提示不显示", "请求定位没有反应", "状态一直是未确定"]),
    .of(
      .mis02,
      [
        "requestAlwaysAuthorization does nothing on iOS 11 and later",
        "Always request stopped working after iOS 11, the old key is in the Info.plist",
        "location not working since iOS 11 although NSLocationAlwaysUsageDescription is set",
        "only the when in use permission can be requested, always shows no dialog",
        "Info.plist must contain both keys",
      ],
      ["iOS 11 之后始终定位不弹框", "只加了旧的 Always 描述", "需要同时配置两个键", "iOS11 定位适配"]),
    .of(
      .mis03,
      [
        "neither prompt appears on iOS 11",
        "NSLocationAlwaysAndWhenInUseUsageDescription is set but no prompt",
        "added the new always key, still no permission dialog", "When In Use key missing next to Always",
      ],
      ["配置了 AlwaysAndWhenInUse 仍然不弹框", "缺少使用期间的描述", "只配置始终，不弹框"]),
    .of(
      .mis04,
      [
        "always permission does not work on iOS 10 and older", "no prompt on iOS 9 and 10, works on iOS 11",
        "NSLocationAlwaysAndWhenInUseUsageDescription is ignored before iOS 11",
      ],
      ["iOS 10 以下不弹始终定位", "旧系统上始终定位无效"]),
    .of(
      .mis05,
      [
        "startUpdatingLocation does nothing, no permission is ever requested",
        "location worked on iOS 7, nothing happens on iOS 8", "map does not show user location, no error",
        "forgot to call request authorization", "location updates never start, no prompt",
        "Trying to start MapKit location updates without prompting for location authorization",
        "blue dot is not shown on the map", "user location is not displayed on the map",
        "how to show the user's current location with a blue dot", "showsUserLocation does not work",
        "only a direct call triggers the permission dialog", "current location not showing",
      ], ["没有请求授权就开始定位", "iOS 8 定位没反应", "地图不显示用户位置", "没有调用请求授权方法", "地图上没有蓝点", "地图不显示当前位置", "点击定位没有反应"]),
    .of(
      .mis11,
      [
        "the callback doesn't come every time",
        "completion never called after keep only while using",
        "await of the permission request never returns",
        "request for always hangs when the user keeps while using", "upgrade prompt, no callback",
      ],
      ["授权回调有时不来", "选择保持仅使用期间后没有回调", "等待授权结果一直不返回"]),
    .of(
      .mis14,
      [
        "didChangeAuthorization is called at once when the manager is created",
        "permission result comes before the user has answered",
        "callback with notDetermined right after setting the delegate",
        "completion handler returns denied while the prompt is still on screen",
        "authorization request resolves immediately",
        "error although the user approved, works the second time",
        "getCurrentPosition fails while the permission dialog is still open", "denied right after approving",
        "callback before the user taps a button",
      ], ["创建 CLLocationManager 后立即回调未确定", "用户还没选择就返回结果", "一设置代理就回调"]),
    .of(
      .mis16,
      [
        "permission prompt comes again and again after Allow Once", "app asks again when it comes back",
        "location prompt reappears every time the app is opened", "prompted again without calling request",
      ],
      ["允许一次之后反复弹框", "每次回到前台都弹定位授权", "重复弹窗"]),
    .of(
      .mis18,
      [
        "the location manager is deallocated by ARC", "the handler is released before the person answers",
        "location prompt disappears after a second", "permission dialog flashes and goes away by itself",
        "popup dismissed automatically before the user can tap", "alert vanishes too fast",
        "CLLocationManager as a local variable is deallocated",
        "location permission dialog disappears quickly or closes by itself",
        "manager is released by ARC or garbage collected while the prompt is up",
        "prompt disappears too soon",
      ], ["manager 被 ARC 释放", "定位弹窗一闪而过", "授权框自动消失", "弹框一闪就没了", "局部变量被释放"]),
    .of(
      .mis41,
      [
        "two permission prompts for location in a web view", "website in WKWebView asks for location again",
        "location permission asked twice", "web page shows its own geolocation prompt",
        "App asks twice for the location permission", "permission prompt appears twice",
      ], ["网页定位弹两次", "WKWebView 定位重复授权", "H5 网站又弹一次定位授权"]),
    .of(
      .mis42,
      [
        "asking for always at first launch, users decline", "location permission prompt on app start",
        "permission requested on launch before it is needed", "low opt-in rate",
      ],
      ["启动时就申请始终定位", "一打开应用就弹定位", "用户拒绝率高"]),
    .of(
      .mis43,
      [
        "upgrade from when in use to always does nothing on iOS 8, 9, 10",
        "second request for always ignored on old iOS",
      ],
      ["iOS 10 以前不能从使用期间升级到始终"]),
    .of(
      .mis54,
      [
        "misspelt Info.plist key", "typo in usage description key", "key is in the plist and still no prompt",
      ],
      ["Info.plist 键拼写错误", "键名写错了"]),
    .of(
      .mis55,
      ["iOS 8 asks for always although the app was built with an old SDK"], ["旧 SDK 编译的应用在 iOS 8 上弹始终"]),
    .of(
      .mis57,
      [
        "UI test taps Precise instead of Allow", "automation accepts the location alert wrongly",
        "Appium autoAcceptAlerts turns precise location off", "XCUITest location prompt iOS 14",
      ],
      ["自动化测试点到了精确位置按钮", "UI 测试点击定位弹窗错误"]),
  ]
}
