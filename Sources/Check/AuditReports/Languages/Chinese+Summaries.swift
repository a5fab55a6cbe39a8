extension ChineseEntries {
  /// What each rule finds, in the order of the rules.
  static let summaries = [
    "Locations coarser than a threshold are ignored, and nothing checks whether Precise Location is on.":
      "忽略精度低于阈值的位置，却没有代码检查精确位置是否打开。",
    "Always is requested while the app launches or its first screen appears, before the person knows what it is for.":
      "App 启动时或第一个界面出现时就请求“始终允许”，用户还不知道要它做什么。",
    "Always is requested before When In Use, so the grant is only provisional.":
      "没有先请求“使用期间”就请求“始终允许”，得到的只是待确认的“始终允许”。",
    "NSLocationAlwaysAndWhenInUseUsageDescription is present without NSLocationWhenInUseUsageDescription.":
      "有 NSLocationAlwaysAndWhenInUseUsageDescription，却没有 NSLocationWhenInUseUsageDescription。",
    "Updates continue in the background, and nothing decides whether they may pause automatically.":
      "后台持续定位，却从未决定是否允许系统自动暂停。",
    "On iOS 16.4 and later, a distance filter or coarse accuracy ends background tracking without the indicator.":
      "在 iOS 16.4 及更高版本上，距离过滤或较低的精度会让没有小蓝条的后台定位停止。",
    "An app extension sets allowsBackgroundLocationUpdates, which crashes its process.":
      "App 扩展设置了 allowsBackgroundLocationUpdates，这会使扩展进程崩溃。",
    "The background mode is declared, but allowsBackgroundLocationUpdates is never set to true.":
      "声明了后台定位模式，却从未把 allowsBackgroundLocationUpdates 设为 true。",
    "allowsBackgroundLocationUpdates is set to true without the location background mode.":
      "没有声明后台定位模式，就把 allowsBackgroundLocationUpdates 设为 true。",
    "A location usage description is empty.": "定位用途说明是空的。",
    "A callback that runs more than once resumes a continuation that is never set to nil.":
      "会多次到来的回调恢复同一个 continuation，却没有代码把它置为 nil。",
    "The authorization callback answers whoever is waiting, even while nothing is decided.":
      "授权回调在用户还没有做出选择时，就把结果交给了等待者。",
    "NSLocationDefaultAccuracyReduced is not a boolean, so it has no effect.":
      "NSLocationDefaultAccuracyReduced 不是布尔值，所以不起作用。",
    "Every error stops the updates, although iOS keeps trying after the most common one.":
      "遇到任何错误都停止定位，而最常见的那种错误之后 iOS 会自己继续。",
    "Always is requested after When In Use, which does nothing on iOS 8 to 10.":
      "在“使用期间”之后请求“始终允许”，这在 iOS 8 到 10 上什么也不做。",
    "Full accuracy is requested temporarily, and nothing checks whether the app already has it.":
      "请求临时精确位置之前，没有代码检查 App 是否已经有精确位置。",
    "startUpdatingHeading is called where the code expects locations.":
      "等待位置的地方调用的是 startUpdatingHeading。",
    "A library uses location, so each app that links it needs usage descriptions in its Info.plist.":
      "这个库使用定位，所以每个链接它的 App 都要在 Info.plist 中写用途说明。",
    "showsBackgroundLocationIndicator is set to false in an app that has only When In Use.":
      "只有“使用期间”权限的 App 把 showsBackgroundLocationIndicator 设为 false。",
    "Code that decides whether to ask for Always checks only the key of iOS 8 to 10.":
      "是否请求“始终允许”，只由 iOS 8 到 10 的旧键决定。",
    "Only a location button asks for authorization, in an app that needs location in the background.":
      "App 需要后台定位，却只用定位按钮请求权限。",
    "The app has the entitlement for location pushes but can't get Always.":
      "有位置推送的 entitlement，App 却得不到“始终允许”。",
    "A location service is started, but nothing in the app ever asks for authorization.":
      "启动了定位服务，App 里却没有任何代码请求权限。",
    "A location manager is created and started on a background queue, where its callbacks never arrive.":
      "在后台队列上创建并启动 CLLocationManager，它的回调永远不会到来。",
    "A text for temporary full accuracy is translated under the dictionary's name instead of its purpose key.":
      "临时精确位置的说明在翻译文件中用了字典的名字，而不是 purpose key。",
    "Always is requested, but the Info.plist has no NSLocationAlwaysAndWhenInUseUsageDescription.":
      "请求了“始终允许”，Info.plist 中却没有 NSLocationAlwaysAndWhenInUseUsageDescription。",
    "A delegate expects locations but lacks didFailWithError, so it never learns why none arrive.":
      "等待位置的 delegate 没有实现 didFailWithError，收不到位置时无从得知原因。",
    "The app can be installed on iOS 10 or earlier, where Always needs NSLocationAlwaysUsageDescription.":
      "App 可以安装在 iOS 10 或更早的系统上，那里的“始终允许”需要 NSLocationAlwaysUsageDescription。",
    "Location is requested, but the Info.plist lacks NSLocationWhenInUseUsageDescription.":
      "请求了定位权限，Info.plist 中却没有 NSLocationWhenInUseUsageDescription。",
    "UIBackgroundModes names location in a way that iOS doesn't understand.":
      "UIBackgroundModes 中 location 的写法，iOS 无法识别。",
    "A location delegate has a method that almost matches one of Apple's, so it is never called.":
      "delegate 的方法名与 Apple 的只差一点，所以永远不会被调用。",
    "An Info.plist key almost matches a location key, so it has no effect.":
      "Info.plist 中的键与定位的键只差一点，所以不起作用。",
    "Regions, visits or significant changes are monitored on iOS 12 or earlier without Always.":
      "在 iOS 12 或更早的系统上没有“始终允许”，就监听地理围栏、到访或显著位置变化。",
    "Monitoring of regions, significant changes or visits is started, and nothing ever stops it.":
      "启动了地理围栏、显著位置变化或到访监听，却没有任何代码停止它们。",
    "A location usage description is not a string.": "定位用途说明不是字符串。",
    "Services start only where the app is already authorized, and nothing tells it when the person answers.":
      "只在已有权限时启动定位服务，用户做出选择后却没有代码得知。",
    "Always is requested, but its only usage description is the one that iOS 11 stopped reading.":
      "请求了“始终允许”，但唯一的说明是 iOS 11 起不再读取的那一个。",
    "Only locationManagerDidChangeAuthorization(_:) is implemented, which the older releases that the app supports don't call.":
      "只实现了 locationManagerDidChangeAuthorization(_:)，App 支持的较早系统不会调用它。",
    "Authorization is followed only through the callback or the class method that iOS 14 replaced.":
      "只用 iOS 14 已经取代的回调或类方法来跟踪授权状态。",
    "A location usage description has 4,000 bytes or more.": "定位用途说明达到或超过 4,000 字节。",
    "A stored flag decides whether to ask for authorization, so the app never asks again after Allow Once.":
      "由保存的标志决定是否请求权限，所以用户选“允许一次”之后 App 再也不会请求。",
    "The authorization callback requests authorization whenever the status is notDetermined.":
      "只要用户还没有做出选择，授权回调就会请求权限。",
    "Regions or beacons are monitored, which does nothing while Precise Location is off, and nothing checks for that.":
      "监听地理围栏或 beacon，而精确位置关闭时它们不起作用，却没有代码检查。",
    "Services that launch the app are used, and nothing that is certain to run at launch creates a location manager.":
      "使用了能唤起 App 的定位服务，但启动时必定运行的代码里没有创建 CLLocationManager。",
    "requestLocation is called, but the delegate lacks one of the two methods that the call requires.":
      "调用了 requestLocation，但 delegate 缺少两个必需方法中的一个。",
    "UIRequiredDeviceCapabilities keeps the app off devices without location hardware.":
      "UIRequiredDeviceCapabilities 使 App 不能安装在没有定位硬件的设备上。",
    "locationServicesEnabled() is called on the main thread, which iOS 16 and later warn about.":
      "在主线程上调用 locationServicesEnabled()，iOS 16 及更高版本会给出警告。",
    "A service session or a background activity session ends at once, because nothing keeps it.":
      "service session 或后台活动 session 没有被强引用，所以立即结束。",
    "Only one of the two documented spellings of the explicit-session key is set.":
      "explicit session 的键有两种文档写法，只设置了其中一种。",
    "requestLocation is called with the best accuracy, which makes the person wait about ten seconds.":
      "以最高精度调用 requestLocation，用户要等大约十秒。",
    "Updates stop at the first location, which may be minutes or hours old.":
      "收到第一个位置就停止，而它可能是几分钟甚至几小时前的。",
    "Updates start only when the app goes to the background, and the app asks only for When In Use.":
      "App 进入后台时才启动定位，而请求的只是“使用期间”。",
    "A location manager is released as soon as it is used, because nothing keeps it.":
      "CLLocationManager 没有被强引用，用完立即被释放。",
    "A region's radius is below 100 m, which the phone can't detect reliably.":
      "地理围栏的半径小于 100 米，手机无法可靠判断。",
    "A loop starts a region for each element, and nothing counts them: iOS monitors at most 20 for an app.":
      "循环为每个元素启动一个地理围栏，却没有代码计数：iOS 为一个 App 最多监听 20 个。",
    "A library sets allowsBackgroundLocationUpdates to true without checking the app's background modes.":
      "库不检查 App 的后台模式，就把 allowsBackgroundLocationUpdates 设为 true。",
    "Temporary full accuracy is requested with a purpose key that the Info.plist lacks.":
      "请求临时精确位置所用的 purpose key 不在 Info.plist 中。",
    "The Info.plist has usage descriptions for Always, but no code requests Always.":
      "Info.plist 中有“始终允许”的用途说明，却没有代码请求“始终允许”。",
    "The location background mode is declared, but nothing in the app needs it.":
      "声明了后台定位模式，App 里却没有任何代码需要它。",
    "An Info.plist has location keys, but no target uses it.":
      "这个 Info.plist 中有定位的键，却没有 target 使用它。",
    "A comment that is meant to silence a finding silences none.": "用来忽略问题的注释没有忽略任何问题。",
    "A usage description says that location is used, but not what for.":
      "用途说明只说会使用位置，没有说用来做什么。",
    "A task waits for the authorization callback of a request that may change nothing, and so may never return.":
      "task 等待授权回调，但这个请求可能什么也不会改变，所以永远等不到。",
    "A widget uses location, but its own Info.plist lacks NSWidgetWantsLocation.":
      "小组件使用定位，但它自己的 Info.plist 中没有 NSWidgetWantsLocation。",
    // What the command says of a rule.
    "%@, iOS %@": "%@，iOS %@",
    "Wrong: ": "错误写法：",
    "Right: ": "正确写法：",
    "Fix: ": "修正：",
    "If it is intentional, silence it with a comment there that says why:":
      "如果确实是有意为之，在该处写一条注释并说明理由，即可忽略：",
  ]
}
