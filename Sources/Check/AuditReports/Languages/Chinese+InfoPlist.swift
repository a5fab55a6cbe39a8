extension ChineseEntries {
  /// What is wrong with an Info.plist, and what to write into it.
  static let infoPlist = [
    "the Info.plist": "Info.plist",
    "the generated Info.plist": "生成的 Info.plist",
    "Add to the Info.plist: %@": "在 Info.plist 中添加：%@",
    "Add to the widget's Info.plist: %@": "在小组件的 Info.plist 中添加：%@",
    "What you use location for, with an example.": "说明你用位置做什么，举一个例子。",
    "What full accuracy is for here.": "说明这里为什么需要精确位置。",
    "This request shows no prompt and the status stays notDetermined: %@ has no %@.":
      "这个请求不会弹窗，状态一直是 notDetermined：%@中没有%@。",
    "This request does nothing and Settings has no Always row: %@ has no NSLocationAlwaysAndWhenInUseUsageDescription. App Store Connect rejects the upload for the same reason.":
      "这个请求什么也不做，“设置”里也没有“始终”一项：%@中没有 NSLocationAlwaysAndWhenInUseUsageDescription。App Store 也会因此拒收上传的版本。",
    "On iOS 11 and later this request does nothing, because %@ has NSLocationAlwaysUsageDescription but no %@.":
      "从 iOS 11 起这个请求什么也不做：%@中有 NSLocationAlwaysUsageDescription，却没有%@。",
    "On iOS 11 and later no request for location shows a prompt: %@ has NSLocationAlwaysAndWhenInUseUsageDescription without NSLocationWhenInUseUsageDescription.":
      "从 iOS 11 起任何定位请求都不会弹窗：%@中有 NSLocationAlwaysAndWhenInUseUsageDescription，却没有 NSLocationWhenInUseUsageDescription。",
    "On iOS 8 to 10 this request does nothing: %@ has no NSLocationAlwaysUsageDescription, the only usage description for Always that those releases read.":
      "在 iOS 8 到 10 上这个请求什么也不做：%@中没有 NSLocationAlwaysUsageDescription，而这些版本只读这一个“始终”的用途说明。",
    "App Store Connect rejects the upload (ITMS-90738), and the prompt shows no reason: %@ is empty.":
      "App Store 会拒收上传的版本（ITMS-90738），弹窗也不显示理由：%@是空的。",
    "App Store Connect rejects the upload (ITMS-90738), and the prompt shows no reason: %@ are empty.":
      "App Store 会拒收上传的版本（ITMS-90738），弹窗也不显示理由：%@是空的。",
    "Requests treat this usage description as missing and show no prompt: %@ is not a string.":
      "%@不是字符串，请求会当它不存在，所以不会弹窗。",
    "App Store Connect rejects this text: it has %@ bytes, and must have fewer than 4,000.":
      "App Store 会拒收这段文字：它有%@字节，而上限是不到 4,000 字节。",
    "No purpose key can be found, so requests for temporary full accuracy fail without a prompt: NSLocationTemporaryUsageDescriptionDictionary is not a dictionary.":
      "NSLocationTemporaryUsageDescriptionDictionary 不是字典，找不到任何 purpose key，所以临时精确位置的请求不弹窗就失败。",
    "This request fails with CLError.promptDeclined and shows no prompt: %@.":
      "这个请求不弹窗就以 CLError.promptDeclined 失败：%@。",
    "the Info.plist has no %@": "Info.plist 中没有%@",
    "the dictionary has no \"%@\", only %@": "字典中没有“%@”，只有%@",
    "iOS does not know the key \"%@\", so %@ counts as missing.": "iOS 不认识键“%@”，所以%@等于没有写。",
    "iOS does not know the key \"%@\"; %@.": "iOS 不认识键“%@”；%@。",
    "%@ is present as well": "%@已经另外写好了",
    "no release that the app supports reads %@": "App 能安装的版本都不读%@",
    "The app has no background mode for location: %@.": "App 没有声明定位的后台模式：%@。",
    "UIBackgroundModes is the string \"%@\" instead of an array": "UIBackgroundModes 是字符串“%@”，而不是数组",
    "\"%@\" is not the name of the mode, which is \"location\"": "“%@”不是这个模式的名称，应为“location”",
    "Xcode generates nothing from %@": "Xcode 不会从%@生成任何内容",
    " Setting allowsBackgroundLocationUpdates to true crashes it.":
      "把 allowsBackgroundLocationUpdates 设为 true 会使 App 崩溃。",
    "Updates stop when the person leaves the app, and setting allowsBackgroundLocationUpdates to true crashes it: UIBackgroundModes in %@ doesn't include location.":
      "%@的 UIBackgroundModes 中没有 location：离开 App 后定位就停止，把 allowsBackgroundLocationUpdates 设为 true 还会崩溃。",
    "The string \"%@\" has no effect here: the prompt offers Precise: On, and the app starts with full accuracy.":
      "这里写字符串“%@”不起作用：弹窗仍然显示“精确位置：打开”，App 一开始就是精确位置。",
    "Implicit service sessions may stay on: Apple also documents this key as %@.":
      "隐式的 service session 可能仍然有效：Apple 的文档里这个键也写作%@。",
    " Or drop the request if When In Use is enough.": "如果“使用期间”就够用，也可以去掉这个请求。",
    " Or raise the deployment target to 11.": "也可以把 deployment target 提高到 11。",
    "Say what the app does with the location, with an example from the app.":
      "写清楚 App 用位置做什么，举一个 App 里的例子。",
    "Make it a string: %@": "改成字符串：%@",
    "Shorten it to a sentence or two.": "缩短成一两句话。",
    "Make it a dictionary that maps purpose keys to texts.": "改成字典：从 purpose key 到说明文字。",
    "Rename the key to %@.": "把键改名为%@。",
    "Remove the misspelled key.": "删除写错的键。",
    "Put this in the Info.plist file: %@": "在 Info.plist 文件中写：%@",
    "Add %@ if the app tracks in the background.": "如果 App 要后台定位，就添加 %@。",
    "Use a boolean: %@": "用布尔值：%@",
    "Add %@ as well.": "在旁边再添加 %@。",
    "In %@ the prompt shows no reason: the translation of %@ is empty.":
      "在%@语言下弹窗不显示理由：%2$@的翻译是空的。",
    "This translation is never read: the prompt looks for the purpose key, not for the dictionary's name.":
      "这条翻译永远不会被读取：弹窗按 purpose key 查找，而不是按字典的名字。",
    "Write one entry for each purpose key: \"PurposeKey\" = \"…\";":
      "为每个 purpose key 各写一条：\"PurposeKey\" = \"…\";",
    "App Store Connect may reject the upload (ITMS-90683): the code mentions requestAlwaysAuthorization and %@ has no NSLocationAlwaysAndWhenInUseUsageDescription.":
      "App Store 可能拒收上传的版本（ITMS-90683）：代码里出现了 requestAlwaysAuthorization，而%@中没有 NSLocationAlwaysAndWhenInUseUsageDescription。",
    "Remove the mention, or add to the Info.plist: %@": "去掉它，或者在 Info.plist 中添加：%@",
    "App Store Connect may reject the upload (ITMS-90683): the code uses CLLocationManager and %@ has no NSLocationWhenInUseUsageDescription.":
      "App Store 可能拒收上传的版本（ITMS-90683）：代码使用了 CLLocationManager，而%@中没有 NSLocationWhenInUseUsageDescription。",
    "iOS 11 and later don't read this text: a library's request for Always does nothing and Settings has no Always row.":
      "iOS 11 及以后不再读这条说明：第三方库请求“始终允许”时什么也不会发生，“设置”里也没有“始终”一项。",
    " Or remove this key if nothing needs Always.": "如果没有功能需要“始终允许”，也可以删除这个键。",
    "An app that links %@ needs %@ in its Info.plist, or App Store Connect may reject it (ITMS-90683): the library %@.":
      "链接%@的 App 要在 Info.plist 中写%@，否则 App Store 可能拒收（ITMS-90683）：这个库%@。",
    "mentions the request for Always": "出现了请求“始终允许”的方法",
    "uses location": "使用了定位",
    "Say so in the library's documentation, and offer apps without Always a build that leaves the request out.":
      "在库的文档里说明，并为不用“始终允许”的 App 提供一个不含这个请求的版本。",
    "Say so in the library's documentation.": "在库的文档里说明。",
    "The app can't be installed on devices without %@, and App Store Connect rejects an update that adds this.":
      "没有%@的设备装不上这个 App；更新时新加这一项，App Store 也会拒收。",
    "Remove %@ unless the app is useless without it.": "除非没有它 App 就无法使用，否则删除%@。",
    "iOS 11 and later never read this text": "iOS 11 及以后不会读这条说明",
    "this text is never shown, and only adds an Always row to Settings":
      "这条说明永远不会显示，只会让“设置”里多出“始终”一项",
    "No code that was read requests Always; unless a linked library does, %@.":
      "读到的代码都没有请求“始终允许”；除非链接的库会请求，否则%@。",
    "No code requests Always: %@.": "没有代码请求“始终允许”：%@。",
    "Remove the usage descriptions for Always from the Info.plist, or request Always from the feature that needs it.":
      "从 Info.plist 中删除“始终”的用途说明，或者在需要它的功能里请求“始终允许”。",
    "No target uses this Info.plist, so its location keys have no effect.":
      "没有 target 使用这个 Info.plist，里面的定位键不起作用。",
    "Move the keys to the Info.plist of the target that needs them, or remove them.":
      "把这些键移到需要它们的 target 的 Info.plist，或者删除。",
    "App Review may reject this text (guideline 5.1.1): it says that location is used, but not what for.%@":
      "App 可能因为这段文字审核被拒（审核指南 5.1.1）：它只说要用位置，没有说用来做什么。%@",
    " The same holds for %@.": "%@也是如此。",
    "Say what the person gets from it, such as \"Your run is drawn on the map while you record it.\"":
      "写清楚用户能得到什么，例如“记录跑步时，在地图上画出你的路线。”",
    "The widget gets no location: its Info.plist has no NSWidgetWantsLocation.":
      "小组件拿不到位置：它的 Info.plist 中没有 NSWidgetWantsLocation。",
    "This key does nothing in the app's Info.plist; a widget reads the Info.plist of its own extension.":
      "这个键写在 App 的 Info.plist 里不起作用；小组件读的是自己扩展的 Info.plist。",
    "Move it to the Info.plist of the widget extension.": "把它移到小组件扩展的 Info.plist。",
  ]
}
