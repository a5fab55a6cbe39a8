extension ChineseEntries {
  /// What happens with a request, and what the app then has.
  static let sentences = [
    "%@, %@": "%@、%@",
    "%@ and %@": "%@和%@",
    "%@ or %@": "%@或%@",
    "%@ and later": "%@及更高版本",
    "%@ to %@": "%@到%@",
    "no decision yet": "尚未决定",
    "When In Use for once": "“允许一次”",
    "When In Use": "“使用期间”",
    "provisional Always": "待确认的“始终允许”",
    "Always": "“始终允许”",
    "a refusal": "拒绝",
    "No prompt appears.": "不会弹窗。",
    "The console says: %@": "控制台显示：%@",
    "Precise: Off": "精确位置：关闭",
    "whatever is allowed then is of reduced accuracy.": "之后允许的都只是模糊定位。",
    "A prompt appears: %@, with %@%@.": "弹窗出现：%@，按钮为%@%@。",
    "; its text is %@": "；说明文字取自%@",
    "; its text is the system's: %@": "；说明文字由系统给出：%@",
    "; its text is the purpose key's entry of NSLocationTemporaryUsageDescriptionDictionary":
      "；说明文字取自 NSLocationTemporaryUsageDescriptionDictionary 中 purpose key 对应的一项",
    "the app's": "App 自己的说明",
    "No prompt appears: ": "不会弹窗：",
    "No prompt appears, for none is needed.": "不会弹窗，因为不需要。",
    "No prompt appears and no callback comes. ": "不会弹窗，也没有回调。",
    "No prompt appears now; it starts, or is asked for, as soon as it may be.":
      "现在不会弹窗；等到允许的时候才会启动或请求。",
    "No prompt appears; the app gets CLError.%@ (%@).": "不会弹窗；App 得到 CLError.%@（%@）。",
    "Diagnostics: %@.": "诊断信息：%@。",
    "%@ is called": "会调用%@",
    "no callback comes": "没有回调",
    "%@ and the completion handler are called, without an error": "会调用%@和 completion，没有错误",
    "the completion handler is called, without an error": "会调用 completion，没有错误",
    "No source says what happens (OPEN-11): Sextant assumes that no prompt appears and no callback comes. Ask with CLLocationManager first.":
      "没有资料说明会发生什么（OPEN-11）：Sextant 假定不会弹窗，也没有回调。请先用 CLLocationManager 请求权限。",
    "a callback comes": "会有回调",
    "no delegate has the callback for it": "没有 delegate 实现相应的回调",
    "the app gets full accuracy until it is no longer in use; %@.": "App 在使用期间得到精确位置；%@。",
    "the app gets reduced accuracy until it is no longer in use; %@.": "App 在使用期间只有模糊定位；%@。",
    "nothing changes; %@.": "没有变化；%@。",
    "the app has %@ and reads %@; %@.": "App 的权限为%@，读到%@；%@。",
    " The held event is delivered.": "被扣留的事件会送达。",
    " The held event is lost.": "被扣留的事件会丢失。",
    "Locations arrive.": "能收到位置。",
    "Locations arrive, coarse and a few times an hour at most.": "能收到位置，但粗略，每小时最多几次。",
    "It fails: no location arrives, and the delegate gets CLError.%@ (%@).":
      "失败：收不到位置，delegate 得到 CLError.%@（%@）。",
    "A new session may only be started in the foreground, so this one has no effect; after a launch in the background the app may take up again, within a few seconds, one that it held before.":
      "新的 session 只能在前台开始，所以这一个不起作用；App 在后台被启动后，可以在几秒内恢复以前持有的 session。",
    "The release does not have this API.": "这个版本没有这个 API。",
    "A usage description that the request needs is missing.": "缺少这个请求需要的用途说明。",
    "The person has decided, and the request prompts only while the status is notDetermined.":
      "用户已经做出选择，而这个请求只在状态为 notDetermined 时弹窗。",
    "The app has it already.": "App 已经有这个权限。",
    "On this release only Settings leads from When In Use to Always.":
      "在这个版本上，只有“设置”才能从“使用期间”改为“始终”。",
    "The one request for Always was made before.": "唯一一次“始终允许”的请求已经用掉。",
    "Requests for Always are ignored while the grant is for once.":
      "权限为“允许一次”时，对“始终允许”的请求会被忽略。",
    "The person declined; only Settings can change that.": "用户已经拒绝；只有“设置”才能更改。",
    "The device does not let the person decide.": "这台设备不让用户自己决定。",
    "Location Services is off.": "定位服务已关闭。",
    "The app is not in the foreground.": "App 不在前台。",
    "Another prompt of the app is up.": "App 的另一个弹窗正在显示。",
    "The app has no location authorization to build on.": "App 还没有任何定位权限。",
    "The button is covered or illegible, so the action runs without a grant.":
      "按钮被遮挡或看不清，所以动作会执行，但得不到权限。",
    "The session asks for nothing.": "这个 session 不请求任何权限。",
    "The app has turned implicit sessions off and holds no explicit one.":
      "App 关闭了隐式 session，又没有持有显式的。",
    "An App Clip can't have Always.": "App Clip 得不到“始终允许”。",
    "A widget never prompts; its app does.": "小组件从不弹窗，由它的 App 弹窗。",
    "Settings does not offer it for this app.": "“设置”里没有为这个 App 提供这一项。",
    "No prompt with such a button is up.": "没有显示带这个按钮的弹窗。",
    "It can't happen in this state.": "在这个状态下不会发生。",
  ]
}
