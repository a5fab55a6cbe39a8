import LocationPolicy

extension Paraphrase {
  /// Questions that are often asked although they concern no mistake, but facts.
  static let facts: [Paraphrase] = [
    .of(
      .auth001, ["values of CLAuthorizationStatus", "authorization status 3 or 4"],
      ["CLAuthorizationStatus 枚举值"]),
    .of(
      .auth002,
      [
        "how to know whether the user granted precise location", "accuracyAuthorization",
        "which type of location the user has granted, precise or approximate",
      ], ["如何判断精确位置", "accuracyAuthorization"]),
    .of(
      .auth011, ["can the app tell Allow Once from While Using", "detect allow once"],
      ["如何判断用户选择了允许一次"]),
    .of(
      .auth026, ["how often can always be requested", "request always only works one time"],
      ["始终权限只能申请一次"]),
    .of(
      .auth027,
      ["user denied location, ask again", "prompt again after don't allow", "permission permanently denied"],
      ["用户拒绝后再次请求", "拒绝定位后不再弹框", "永久拒绝"]),
    .of(.auth028, ["request permission while the app is in background"], ["在后台请求权限不弹框"]),
    .of(
      .auth031,
      [
        "turn on Location Services alert", "Location Services is off in Settings, system dialog",
        "turn on location popup dismisses automatically",
      ], ["打开定位服务 系统弹窗", "定位服务关闭时的提示"]),
    .of(
      .auth046, ["text and buttons of the prompt on iOS 13"], ["iOS 13 弹窗的文字"]),
    .of(
      .auth048, ["Precise: On button and map in the prompt", "iOS 14 location prompt"],
      ["弹窗里的精确位置开关", "弹窗中的地图"]),
    .of(
      .auth049,
      [
        "what does each answer to the first prompt grant",
        "request always shows allow while using, allow once",
      ],
      ["首次弹窗每个选项得到什么权限"]),
    .of(
      .auth050, ["Change to Always Allow or Keep Only While Using prompt", "second prompt for always"],
      ["更改为始终允许 保持仅使用期间 弹窗", "第二次弹窗"]),
    .of(
      .auth051,
      [
        "upgrade from While Using to Always on iOS 13.4 and later",
        "request always after when in use was granted",
        "upgrade the permission level in the next version of the app",
        "cannot request always after when in use",
      ], ["从使用期间升级到始终"]),
    .of(.auth053, ["prompt for temporary precise location", "use your precise location once"], ["临时精确位置弹窗"]),
    .of(
      .auth055, ["App Clip location permission", "requestAlwaysAuthorization in an App Clip"],
      ["App Clip 轻应用 定位"]),
    .of(.auth062, ["when does the second prompt appear", "always prompt days later"], ["第二次弹窗什么时候出现"]),
    .of(.auth065, ["distinguish provisional always from always"], ["如何区分临时始终和始终"]),
    .of(
      .auth066,
      ["updates stop 3 to 5 seconds after leaving the app with provisional always"],
      ["切到后台三到五秒后停止定位", "首次选择使用时允许，后台几秒后没有定位"]),
    .of(.auth068, ["how long does Allow Once last", "allow once expires"], ["允许一次 多久失效", "允许一次 重启后未确定"]),
    .of(
      .auth072, ["requestTemporaryFullAccuracyAuthorization completion and error promptDeclined"],
      ["requestTemporaryFullAccuracyAuthorization 错误"]),
    .of(
      .auth073, ["LocationButton, CLLocationButton, share current location button"], ["定位按钮 LocationButton"]),
    .of(.auth081, ["liveUpdates or CLMonitor prompts by itself on iOS 18"], ["iOS 18 liveUpdates 自动弹框"]),
    .of(.auth087, ["meaning of the diagnostics of CLServiceSession and CLLocationUpdate"], ["诊断属性的含义"]),
    .of(
      .set001,
      [
        "rows in Settings: Never, Ask Next Time, While Using, Always",
        "which options the user has in Settings", "downgrade from Always to While Using in Settings",
      ], ["设置里的选项 永不 下次询问 使用期间 始终"]),
    .of(
      .set002,
      [
        "Ask Next Time in Settings resets the permission", "how to see the prompt again without reinstalling",
      ],
      ["设置里选择下次询问", "如何再次弹出授权框"]),
    .of(
      .set006, ["Location Services switched off globally", "status denied with location services off"],
      ["定位服务总开关关闭"]),
    .of(.set008, ["reset location and privacy"], ["还原位置与隐私"]),
    .of(
      .set009,
      ["restricted status, parental controls, Screen Time", "use of location services is restricted"],
      ["restricted 受限 家长控制"]),
    .of(.set010, ["delete and reinstall the app to get the prompt again"], ["卸载重装后重新弹框"]),
    .of(
      .set021,
      [
        "has used your location in the background reminder", "reminder with a map of locations",
        "alert about background location use every few days",
      ], ["在后台使用了你的位置 提醒", "后台定位提醒弹窗 地图"]),
    .of(.key016, ["which rows Settings offers depends on the keys"], ["设置里显示哪些选项取决于键"]),
    .of(.key005, ["keys needed for always on iOS 11 and later"], ["始终定位需要哪些键"]),
    .of(
      .key006, ["is NSLocationAlwaysUsageDescription deprecated"], ["NSLocationAlwaysUsageDescription 已废弃"]),
    .of(
      .key010,
      ["This app has attempted to access privacy-sensitive data without a usage description"],
      ["缺少描述时控制台的提示"]),
    .of(
      .key019,
      [
        "localize usage description", "InfoPlist.strings", "permission dialog is in the wrong language",
        "translate the location permission text", "strings for permissions are only in English",
        "the alert asking for permission shows up in English", "multiple languages for privacy messages",
      ], ["权限描述 多语言 本地化", "权限弹窗语言 翻译", "定位描述 国际化"]),
    .of(
      .key040, ["background mode location updates capability", "UIBackgroundModes"],
      ["后台模式 Location updates", "开启后台定位能力"]),
    .of(.key042, ["widget location", "NSWidgetWantsLocation"], ["小组件 定位"]),
    .of(.bg008, ["blue indicator with always permission", "showsBackgroundLocationIndicator"], ["始终权限下的蓝条"]),
    .of(.bg014, ["Background App Refresh off"], ["后台应用刷新 关闭"]),
    .of(
      .bg015,
      [
        "location after the user force quits the app", "swiped away in the app switcher",
        "user killed the app",
      ],
      ["用户上滑关闭应用后定位", "手动杀掉应用", "强制退出后还能定位吗"]),
    .of(.del007, ["location while the app is suspended"], ["应用挂起后定位"]),
    .of(
      .del008, ["does location go on when the app is terminated", "location when the app is killed"],
      ["应用被终止后的定位", "杀掉进程后还能定位吗"]),
    .of(.del009, ["regions after reboot of the phone"], ["手机重启后围栏"]),
    .of(
      .del053,
      ["which activityType for a car, a run or a boat", "positions snap to the road while driving"],
      ["activityType 怎么选", "定位 吸附 到道路"]),
    .of(.del044, ["liveUpdates relaunches the app after it was terminated"], ["liveUpdates 终止后重新启动应用"]),
    .of(.del046, ["iOS 26 force quit no relaunch"], ["iOS 26 强制退出后不再唤醒"]),
    .of(
      .mon004,
      [
        "significant location change service, 500 meters",
        "can significant changes come more often than each 500 meters",
      ],
      ["显著位置变化 500 米", "重大位置变化 间隔 缩短 到 100 米"]),
    .of(.mon005, ["visit monitoring, CLVisit"], ["CLVisit 到访", "CLVisit 访问"]),
    .of(.mon007, ["CLMonitor conditions"], ["CLMonitor 条件"]),
    .of(
      .acc001,
      [
        "how coarse is approximate location", "approximate location in iOS 14",
        "support precise and approximate location",
      ], ["模糊定位 精度", "近似位置", "大致位置"]),
    .of(
      .acc002,
      ["how often does approximate location update", "approximate location only a few times per hour"],
      ["模糊定位 更新频率"]),
    .of(.err001, ["list of CLError codes", "kCLErrorDomain codes"], ["CLError 错误码", "kCLErrorDomain 错误码"]),
    .of(.err002, ["simulator location none"], ["模拟器 定位 None"]),
    .of(.err003, ["kCLErrorDomain error 1 denied"], ["kCLErrorDomain 1"]),
    .of(.err005, ["Baidu location SDK error not allowed"], ["百度定位 手机不允许定位"]),
    .of(.ind003, ["blue bar or pill on which iOS"], ["蓝条 胶囊 灵动岛"]),
    .of(.ind001, ["location arrow in the status bar, hollow and solid"], ["状态栏 定位箭头 空心 实心"]),
    .of(.store012, ["privacy manifest location PrivacyInfo.xcprivacy"], ["隐私清单 定位"]),
    .of(
      .acc004, ["kCLLocationAccuracyReduced", "ask for approximate location only"], ["只要模糊定位"]),
    .of(
      .bg009, ["startUpdatingLocation called while the app is in background delivers nothing"],
      ["后台启动定位 没有更新"]),
    .of(
      .key022,
      ["which usage descriptions do I need", "permissions for when in use and always in the Info.plist"],
      ["需要配置哪些定位权限描述"]),
    .of(
      .acc006, ["precise location toggled in Settings while the app runs"], []),
    .of(
      .bg023, ["CLBackgroundActivitySession keeps the app in use"], []),
    .of(
      .auth086, ["always needs a service session on iOS 18", "background location does not work on iOS 18"],
      []),
    .of(
      .auth021, ["prompt is not triggered by starting a service"], []),
    .of(
      .del071, ["delegate must respond to didUpdateLocations"], []),
    .of(
      .auth089, ["insufficientlyInUse", "session created in the background reports insufficientlyInUse"],
      ["insufficientlyInUse"]),
    .of(.auth090, ["CLServiceSession none", "service session with requirement none"], ["会话 none 不弹窗"]),
    .of(
      .auth091, ["text and buttons of the location button's prompt", "location button OK Not Now"],
      ["定位按钮的弹窗文字 好 以后"]),
    .of(
      .auth092, ["Location Authorization Request on the lock screen"], ["锁屏 位置授权请求"]),
    .of(
      .auth093,
      ["Background Location Usage notification", "is attempting to receive information about your location"],
      ["后台位置使用 通知"]),
    .of(
      .auth094, ["serviceSessionRequired without the explicit session key"],
      ["没有设置键却报告 serviceSessionRequired"]),
    .of(.set022, ["When Shared in the list of apps in Settings"], ["设置的 App 列表 共享时"]),
    .of(
      .set023, ["While Using the App or Widgets in Settings", "When I Share row in Settings"],
      ["设置里 使用App或小组件期间", "设置里 我共享时"]),
    .of(
      .set024, ["app explanation in Settings shows the usage description"], ["设置里的 App说明"]),
    .of(
      .del088,
      [
        "is the delegate of CLLocationManager weak", "crash EXC_BAD_ACCESS location manager delegate iOS 12",
        "crash after the delegate was released",
      ],
      ["CLLocationManager 的 delegate 是 weak 吗", "delegate 野指针 崩溃", "代理被释放后回调 崩溃"]),
    .of(.del089, ["isAuthorizedForWidgetUpdates with always"], ["始终允许时小组件有授权吗"]),
    .of(.del092, ["headingOrientation faceUp", "default headingOrientation"], ["headingOrientation 默认值"]),
    .of(
      .del093, ["no didResumeLocationUpdates after the app was terminated while paused"],
      ["暂停后被终止 收不到恢复的回调"]),
    .of(
      .del094, ["how much run time for each live update", "seconds of background time after a live update"],
      ["每次 liveUpdates 能运行几秒"]),
    .of(
      .del095, ["CLLocationUpdater resume pause invalidate in Objective-C"],
      ["CLLocationUpdater resume pause invalidate"]),
    .of(
      .bg024, ["CLBackgroundActivitySession without the background mode"],
      ["没有后台模式的 CLBackgroundActivitySession"]),
    .of(
      .bg025, ["recreate CLBackgroundActivitySession after relaunch", "resume background activity session"],
      ["重启后重新创建 CLBackgroundActivitySession"]),
    .of(
      .bg026, ["reuse a session after invalidate", "invalidated session active again"], ["invalidate 之后的会话"]),
    .of(
      .bg027,
      ["Live Activity keeps location updates in the background", "ActivityKit and background location"],
      ["实时活动 后台定位", "Live Activity 让 App 保持使用中"]),
    .of(
      .set025,
      [
        "Screen Time Don't Allow Changes location services",
        "new apps can't use location because of Screen Time",
      ],
      ["屏幕使用时间 不允许更改 定位"]),
    .of(.mon008, ["which regions are preferred, small or large"], ["小区域优先于大区域"]),
    .of(
      .mon009,
      [
        "several location managers all get didEnterRegion", "didEnterRegion called twice",
        "each of two managers is told of the same region",
      ],
      ["多个 manager 都收到 didEnterRegion"]),
    .of(
      .mon010, ["notifyOnEntry notifyOnExit default", "notifyEntryStateOnDisplay"],
      ["notifyOnEntry notifyEntryStateOnDisplay 默认值"]),
    .of(.mon011, ["requestState didDetermineState", "current state of a region"], ["requestState 区域状态"]),
    .of(.mon012, ["kCLErrorUserInfoAlternateRegionKey"], ["kCLErrorUserInfoAlternateRegionKey"]),
    .of(
      .mon013, ["CLMonitor before first unlock", "CLMonitor protected data file"],
      ["CLMonitor 首次解锁 受保护数据"]),
    .of(
      .mon014, ["CLMonitor condition is no longer monitored", "CLMonitor not open when event is pending"],
      ["CLMonitor 条件不再监测"]),
    .of(
      .mon015, ["name of a CLMonitor", "CLMonitor initial state unknown, assuming"], ["CLMonitor 名称 初始状态"]),
    .of(.mon016, ["accuracyLimited"], ["accuracyLimited"]),
    .of(
      .mon017, ["limit of UNLocationNotificationTrigger", "location notification permission"],
      ["UNLocationNotificationTrigger 数量限制"]),
    .of(
      .mon018, ["LaunchOptionsKey.location deprecated", "launchOptions location is nil with scenes"],
      ["LaunchOptionsKey.location 已废弃"]),
    .of(
      .mon019, ["CLGeocoder deprecated in iOS 26", "MKReverseGeocodingRequest instead of CLGeocoder"],
      ["CLGeocoder 已废弃"]),
    .of(
      .mon020, ["beacon region entered late", "iBeacon didEnterRegion takes minutes in the background"],
      ["信标区域 进入通知延迟", "iBeacon 后台 延迟"]),
    .of(.mon021, ["limit of beacon regions of all apps", "more than 30 beacon regions"], ["所有 App 的信标区域上限"]),
    .of(.mon022, ["regions after a restart of the phone", "geofence after reboot"], ["重启手机后的区域监测"]),
    .of(.bg028, ["Low Power Mode location updates", "battery saver stops location"], ["低电量模式 定位"]),
    .of(
      .err006, ["CLLocationPushServiceError codes", "startMonitoringLocationPushes missingPushExtension"],
      ["CLLocationPushServiceError 错误码"]),
  ]
}
