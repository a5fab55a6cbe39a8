extension ChineseEntries {
  /// What goes on, or does not, when the app is left.
  static let background = [
    "After 10 to 20 minutes without movement, these updates pause and don't resume by themselves.":
      "静止 10 到 20 分钟后，定位会自动暂停，而且不会自己恢复。",
    "Set manager.pausesLocationUpdatesAutomatically = false for tracking, or start them again in locationManagerDidPauseLocationUpdates(_:).":
      "要持续记录，就设置 manager.pausesLocationUpdatesAutomatically = false；或者在 locationManagerDidPauseLocationUpdates(_:) 里重新启动。",
    "With Always and no indicator, iOS %@ suspend the app in the background because of this value, and updates stop.%@":
      "有“始终允许”而不显示指示器时，iOS %@会因为这个值在后台挂起 App，定位随之停止。%@",
    "Use kCLDistanceFilterNone and an accuracy of 100 meters or finer while in the background, or set manager.showsBackgroundLocationIndicator = true.":
      "在后台使用 kCLDistanceFilterNone 和 100 米或更精细的精度，或者设置 manager.showsBackgroundLocationIndicator = true。",
    "The extension %@ crashes here, because its own Info.plist doesn't list location among its background modes.%@":
      "扩展%@会在这里崩溃，因为它自己的 Info.plist 没有声明 location 后台模式。%@",
    "Set allowsBackgroundLocationUpdates only in the app's process.":
      "只在 App 的进程里设置 allowsBackgroundLocationUpdates。",
    "These updates stop a few seconds after the person leaves the app, although %@ declares the location background mode: no code that was read sets allowsBackgroundLocationUpdates to true.":
      "%@声明了定位的后台模式，但离开 App 几秒后定位仍会停止：读到的代码都没有把 allowsBackgroundLocationUpdates 设为 true。",
    "Set manager.allowsBackgroundLocationUpdates = true while you want a background session. If you never do, remove location from UIBackgroundModes.":
      "需要后台定位期间设置 manager.allowsBackgroundLocationUpdates = true；不需要的话，从 UIBackgroundModes 中删除 location。",
    "Nothing arrives in the background: UIBackgroundModes in %@ doesn't include location, so the client library leaves background updates off.%@":
      "后台收不到位置：%@的 UIBackgroundModes 中没有 location，所以客户端库不会打开后台定位。%@",
    "Add %@ if the app tracks in the background; otherwise don't ask for background updates.":
      "如果 App 要后台定位，就添加 %@；否则不要请求后台定位。",
    "The app crashes here%@: UIBackgroundModes in %@ doesn't include location.%@":
      "%@App 会在这里崩溃：%@的 UIBackgroundModes 中没有 location。%@",
    " if this runs": "运行到这里时，",
    " if the value is true": "如果值为 true，",
    "Add %@ if the app tracks in the background; otherwise don't set the property.":
      "如果 App 要后台定位，就添加 %@；否则不要设置这个属性。",
    "This has no effect: with When In Use, the indicator appears in the background anyway.":
      "这一行不起作用：只有“使用期间”权限时，后台定位总会显示指示器（小蓝条）。",
    "Remove the line, or ask for Always where the feature justifies it.":
      "删除这一行；如果功能确实需要，就请求“始终允许”。",
    "With When In Use, this delivers nothing and ends in kCLErrorDenied: it runs only in the background, and nothing%@ asks for Always.":
      "只有“使用期间”权限时，这里收不到任何位置，并以 kCLErrorDenied 结束：它只在后台运行，而%@没有代码请求“始终允许”。",
    " that was read": "读到的部分里",
    "Start the updates while the app is in the foreground.": "在 App 处于前台时启动定位。",
    "This session ends right here, because nothing keeps it: %@.%@":
      "没有谁持有这个 session，它在这里就结束了：%@。%@",
    "nothing continues in the background": "后台定位不会继续",
    "nothing that it asks for lasts": "它请求的权限不会保持",
    "Keep the session in a property until invalidate() is called.":
      "把 session 保存在属性里，直到调用 invalidate()。",
    "This launches the app after it was terminated, but no code that is certain to run at launch creates a location manager, so the event may be lost.":
      "App 已退出时，这个服务会重新启动它，但启动时必定运行的代码都没有创建 CLLocationManager，事件可能会丢失。",
    "Create the manager and set its delegate in application(_:didFinishLaunchingWithOptions:).":
      "在 application(_:didFinishLaunchingWithOptions:) 里创建 manager 并设置 delegate。",
    "This crashes every app that does not declare the location background mode.%@":
      "没有声明定位后台模式的 App 都会在这里崩溃。%@",
    "Set it only if UIBackgroundModes of Bundle.main contains location.":
      "只在 Bundle.main 的 UIBackgroundModes 包含 location 时设置。",
    "App Review may reject this background mode (guideline 2.5.4): %@.":
      "App 可能因为这个后台模式审核被拒（审核指南 2.5.4）：%@。",
    "the code that was read only monitors regions, visits or significant changes, which work without the mode":
      "读到的代码只监听区域、到访或显著位置变化，它们不需要这个模式",
    "no code that was read starts continuous location updates": "读到的代码都没有启动持续定位",
    "Remove location from UIBackgroundModes": "从 UIBackgroundModes 中删除 location",
    ", and don't set allowsBackgroundLocationUpdates, which would crash without it":
      "，也不要再设置 allowsBackgroundLocationUpdates，否则会崩溃",
    ", unless a linked library tracks in the background.": "，除非链接的库要后台定位。",
  ]
}
