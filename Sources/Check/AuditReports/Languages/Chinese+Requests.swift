extension ChineseEntries {
  /// When and how an app asks.
  static let requests = [
    "Always is requested %@, before the person has seen what it is for; after a refusal, no later request shows a prompt.":
      "%@就请求“始终允许”，用户还不知道要它做什么；一旦拒绝，以后的请求都不会再弹窗。",
    "while the app launches": "App 启动时",
    "as soon as the first screen appears": "第一个界面一出现",
    "Request When In Use when a feature first needs it, and Always from the feature that needs it.":
      "等功能第一次需要时再请求“使用期间”，由真正需要的功能请求“始终允许”。",
    "\"Allow While Using App\" gives only provisional Always here: the app reads authorizedAlways, but %@, until a second prompt that may appear days later.%@":
      "用户在这里点“使用App时允许”，只会得到待确认的“始终允许”：App 读到 authorizedAlways，但%@，直到几天后才可能出现的第二次弹窗。%@",
    "updates stop a few seconds after the person leaves it": "离开 App 几秒后定位就停止",
    "background events are held back": "后台事件会被扣留",
    "Settings shows While Using": "“设置”里显示的是“使用App期间”",
    "Call requestWhenInUseAuthorization() first and requestAlwaysAuthorization() once it is granted":
      "先调用 requestWhenInUseAuthorization()，得到授权后再调用 requestAlwaysAuthorization()",
    "; or set manager.showsBackgroundLocationIndicator = true.":
      "；或者设置 manager.showsBackgroundLocationIndicator = true。",
    ".": "。",
    "Call requestWhenInUseAuthorization() instead: nothing that was read needs Always.":
      "改用 requestWhenInUseAuthorization()：读到的代码都不需要“始终允许”。",
    "On iOS %@ this request does nothing once the person has granted When In Use.":
      "在 iOS %@上，用户允许“使用期间”之后，这个请求什么也不做。",
    "On these releases, open UIApplication.openSettingsURLString and say why, instead of requesting.":
      "在这些版本上不要请求，改为说明原因并打开 UIApplication.openSettingsURLString。",
    "With Precise Location on, this fails with error 18, as if the person had refused: nothing reads accuracyAuthorization before it.%@":
      "没有关掉精确位置的用户在这里会得到错误 18，就像拒绝了一样：没有代码读取 accuracyAuthorization。%@",
    "Ask only while accuracyAuthorization is .reducedAccuracy.":
      "只在 accuracyAuthorization 为 .reducedAccuracy 时请求。",
    "An app that has only the current usage descriptions never asks for Always: this checks only for NSLocationAlwaysUsageDescription.%@":
      "这里只查找 NSLocationAlwaysUsageDescription，只写了现行用途说明的 App 永远不会请求“始终允许”。%@",
    "Check for NSLocationAlwaysAndWhenInUseUsageDescription, too.":
      "同时查找 NSLocationAlwaysAndWhenInUseUsageDescription。",
    "This button's grant ends soon after the person leaves the app, and nothing asks for a lasting one.":
      "这个按钮给的权限在离开 App 后很快失效，而没有代码请求持久的权限。",
    "Call requestWhenInUseAuthorization() before you start a service that has to go on.":
      "先调用 requestWhenInUseAuthorization()，再启动要持续运行的服务。",
    "No push arrives: location pushes need Always, and %@ has no NSLocationAlwaysAndWhenInUseUsageDescription.":
      "收不到推送：位置推送需要“始终允许”，而%@中没有 NSLocationAlwaysAndWhenInUseUsageDescription。",
    "Request Always, and add to the Info.plist: %@": "请求“始终允许”，并在 Info.plist 中添加：%@",
    "Call requestWhenInUseAuthorization() first, and add to the Info.plist: %@":
      "先调用 requestWhenInUseAuthorization()，并在 Info.plist 中添加：%@",
    "Call requestWhenInUseAuthorization() on a CLLocationManager that you keep, before this or right where it starts.":
      "在启动之前或启动的地方，用一个有强引用的 CLLocationManager 调用 requestWhenInUseAuthorization()。",
    "No code that was read asks for authorization, so this delivers nothing unless a linked library asks (%@).":
      "读到的代码都没有请求权限；除非链接的库会请求（%@），否则这里收不到任何位置。",
    "Nothing in the app asks for authorization, so no prompt ever appears, and this delivers nothing and reports no error.":
      "App 里没有代码请求权限，所以永远不会弹窗，这里收不到任何位置，也没有错误。",
    "After Allow Once, this never asks again: a stored flag decides, not the status.":
      "用户选“允许一次”之后，这里再也不会请求：由保存的标志决定，而不看状态。",
    "Ask whenever the status is .notDetermined.": "只要状态是 .notDetermined 就请求。",
    "People who choose \"Allow Once\" are asked again each time they return to the app, because the callback makes the request.%@":
      "选了“允许一次”的用户每次回到 App 都会再被询问，因为回调自己会发起请求。%@",
    "Request from the action that needs location, not from the callback.":
      "由需要位置的操作发起请求，而不是在回调里。",
    "The task that waits here never resumes if %@: no callback arrives.%@":
      "%@，在这里等待的任务就永远不会继续：不会有回调。%@",
    "the person keeps While Using, or Always was requested before":
      "如果用户保持“仅使用期间”，或者以前已经请求过“始终允许”",
    "the status is already decided": "如果状态早已确定",
    "When asking from When In Use, don't wait for the callback: read the status again when the app becomes active.":
      "从“使用期间”升级时不要等回调：App 再次变为活跃时重新读取状态。",
    "Return the status at once unless it is .notDetermined.": "除非状态是 .notDetermined，否则立即返回。",
    "This call can block the user interface, and logs a warning, because it runs on the main thread.%@":
      "这个调用在主线程上运行，可能卡住界面，还会打印警告。%@",
    "Wait for locationManagerDidChangeAuthorization(_:), where the status is denied while Location Services is off.":
      "等 locationManagerDidChangeAuthorization(_:)：定位服务关闭时，那里读到的是 denied。",
    "In an app that has not asked for When In Use before, \"Allow While Using App\" gives only provisional Always here: background events are held back until a second prompt that may appear days later.%@":
      "在还没有请求过“使用期间”的 App 里，用户点“使用App时允许”只会得到待确认的“始终允许”：后台事件会被扣留，直到几天后才可能出现的第二次弹窗。%@",
    "Offer apps a request for When In Use, and request Always once that is granted.":
      "为 App 提供请求“使用期间”的方法，得到授权后再请求“始终允许”。",
  ]
}
