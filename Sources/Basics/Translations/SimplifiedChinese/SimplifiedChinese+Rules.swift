extension SimplifiedChinese {
  /// The texts of the rules about requests, authorization and indicators.
  static let rules = #"""
    "%@: %@" = "%@：%@";
    "no indicator" = "不显示指示器";
    "the blue bar" = "显示小蓝条";
    "the blue bar or pill, which can't be hidden" = "显示小蓝条或蓝色胶囊，无法隐藏";
    "the blue bar or pill" = "显示小蓝条或蓝色胶囊";
    "%@, %@" = "%@、%@";
    "%@ and %@" = "%@和%@";
    "no decision yet" = "尚未决定";
    "When In Use for once" = "“允许一次”";
    "When In Use" = "“使用期间”";
    "provisional Always" = "待确认的“始终允许”";
    "Always" = "“始终允许”";
    "a refusal" = "拒绝";
    "The release does not have this API." = "这个版本没有这个 API。";
    "A usage description that the request needs is missing." = "缺少这个请求需要的用途说明。";
    "The person has decided, and the request prompts only while the status is notDetermined." = "用户已经做出选择，而这个请求只在状态为 notDetermined 时弹窗。";
    "The app has it already." = "App 已经有这个权限。";
    "On this release only Settings leads from When In Use to Always." = "在这个版本上，只有“设置”才能从“使用期间”改为“始终”。";
    "The one request for Always was made before." = "唯一一次“始终允许”的请求已经用掉。";
    "Requests for Always are ignored while the grant is for once." = "权限为“允许一次”时，对“始终允许”的请求会被忽略。";
    "The person declined; only Settings can change that." = "用户已经拒绝，只能在“设置”中更改。";
    "The device does not let the person decide." = "设备不允许用户自行决定。";
    "Location Services is off." = "定位服务已关闭。";
    "The app is not in the foreground." = "App 不在前台。";
    "Another prompt of the app is up." = "App 的另一个弹窗正在显示。";
    "The app has no location authorization to build on." = "App 还没有任何定位权限。";
    "The button is covered or illegible, so the action runs without a grant." = "按钮被遮挡或看不清，所以操作会执行，但得不到权限。";
    "The session asks for nothing." = "这个会话不请求任何权限。";
    "The app has turned implicit sessions off and holds no explicit one." = "App 关闭了隐式会话，又没有持有显式会话。";
    "An App Clip can't have Always." = "轻 App 得不到“始终允许”。";
    "A widget never prompts; its app does." = "小组件从不弹窗，由它的 App 弹窗。";
    "Settings does not offer it for this app." = "“设置”里没有为这个 App 提供这一项。";
    "No prompt with such a button is up." = "屏幕上没有带这个按钮的弹窗。";
    "It can't happen in this state." = "在这种状态下不会发生。";
    """#
}
