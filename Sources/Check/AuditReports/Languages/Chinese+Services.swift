extension ChineseEntries {
  /// Locations, regions and the compass.
  static let services = [
    "With Precise Location off, every location is ignored here, and nothing that was read checks accuracyAuthorization.%@":
      "关闭精确位置（模糊定位）后，这里会忽略所有位置，而读到的代码都没有查看 accuracyAuthorization。%@",
    "Read accuracyAuthorization, and when it is reduced, accept coarse locations or ask for full accuracy.":
      "读取 accuracyAuthorization；模糊定位时接受粗略的位置，或者请求临时精确位置。",
    "This starts only the compass, and nothing starts location updates: didUpdateLocations is never called.":
      "这里只启动了指南针，没有代码启动定位：didUpdateLocations 永远不会被调用。",
    "Call startUpdatingLocation() or requestLocation(), in addition or instead.":
      "另外调用或改为调用 startUpdatingLocation() 或 requestLocation()。",
    "On iOS %@ this delivers nothing: it needs Always, and no code that was read requests more than When In Use.":
      "在 iOS %@上这里收不到任何事件：它需要“始终允许”，而读到的代码最多只请求“使用期间”。",
    "Request Always, or notify with a UNLocationNotificationTrigger, which needs only When In Use.":
      "请求“始终允许”，或者用 UNLocationNotificationTrigger 发通知，它只需要“使用期间”。",
    "Nothing ever stops this, so it goes on after the feature is turned off, and launches the app.%@":
      "没有代码停止它，所以功能关闭以后它仍在运行，还会启动 App。%@",
    "Stop it when the person turns the feature off or logs out.": "用户关闭这个功能或退出登录时停止它。",
    "While Precise Location is off, this delivers nothing and reports no error, and %@ for that.%@":
      "关闭精确位置（模糊定位）时它不起作用，也没有错误，而%@。%@",
    "no code that was read checks": "读到的代码都没有检查",
    "the app doesn't check": "App 没有检查",
    "Read accuracyAuthorization, and when it is reduced, say what to turn on in Settings.":
      "读取 accuracyAuthorization；模糊定位时告诉用户在“设置”里打开什么。",
    "With this accuracy, requestLocation() usually takes about ten seconds.":
      "用这个精度，requestLocation() 通常要等十秒左右。",
    "Set kCLLocationAccuracyHundredMeters, or what the feature needs.":
      "设为 kCLLocationAccuracyHundredMeters，或功能真正需要的精度。",
    "The first location ends the updates, and it may be a cached one, minutes or hours old.%@":
      "收到第一个位置就停止定位，而它可能是几分钟甚至几小时前的缓存。%@",
    "Call requestLocation() instead, or stop only when the location's timestamp is recent.":
      "改用 requestLocation()，或者等位置的 timestamp 足够新再停止。",
    "Entering and leaving a region this small is reported late or not at all.%@":
      "区域这么小，进入和离开的事件会迟到，甚至不来。%@",
    "Use a radius of at least 100 m, and get a precise location once inside.":
      "半径至少 100 米，进入以后再用定位细看。",
    "More than 20 regions are started here: the 21st and all after it never report anything.":
      "这里启动的区域超过 20 个：从第 21 个起都不会有任何通知。",
    "The 21st of these regions and all after it never report anything, and nothing here counts them.":
      "从第 21 个起，这些区域都不起作用，而这里没有限制数量。",
    "Monitor the nearest 20, and choose again as the person moves.":
      "只监听最近的 20 个，随着用户移动重新挑选。",
  ]
}
