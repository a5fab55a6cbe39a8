import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about the background: updates that stop there, crashes, and the bar.
  static let background: [Paraphrase] = [
    .of(
      .mis06,
      [
        "crash when setting allowsBackgroundLocationUpdates", "Invalid parameter not satisfying stayUp",
        "NSInternalInconsistencyException CLClientIsBackgroundable",
        "assertion failure in setAllowsBackgroundLocationUpdates",
        "app crashes at start of background location",
        "background mode location updates not enabled",
        "terminating app due to uncaught exception in setAllowsBackgroundLocationUpdates",
      ],
      [
        "设置 allowsBackgroundLocationUpdates 崩溃", "后台定位闪退", "没有勾选 Location updates",
        "没有开启后台模式导致崩溃",
      ]),
    .of(
      .mis07,
      [
        "background mode location does not work", "still get location when the app is suspended",
        "location updates stop in the background",
        "location stops when the app is minimized or the screen is locked",
        "how to keep getting location in the background", "background location not working",
        "updates stop seconds after leaving the app", "continue location updates when phone is locked",
        "location is not tracked while the phone is locked",
        "works with the app open, and stops when the screen goes off",
        "no location updates in the background at all", "background location broken after an update",
      ],
      [
        "挂起后还能定位吗", "后台运行时获取不到位置", "进入后台后停止定位", "锁屏后不再定位", "如何在后台持续定位", "退到后台收不到位置", "后台定位无效", "息屏后定位停止",
        "熄屏后没有定位", "切后台后获取不到定位信息",
      ]),
    .of(
      .mis08,
      [
        "blue bar appears each time the app is left although nothing is tracked",
        "blue indicator shows for seconds after stopping updates", "location indicator stays after stop",
        "blue bar appears although location is not updating",
      ], ["每次退出都闪一下蓝条", "停止定位后蓝条还在", "没有定位也出现蓝条"]),
    .of(
      .mis09,
      [
        "kCLErrorDomain error 1 in the background", "location started in the background is denied",
        "starting location updates from background with when in use fails",
        "CLError denied although permission is granted", "no location when woken by push in background",
      ],
      ["在后台启动定位失败", "后台报 kCLErrorDomain 1", "使用期间权限下后台无法开始定位"]),
    .of(
      .mis23,
      [
        "tracking stops after some minutes in the background", "location updates pause by themselves",
        "background location stops after 15 minutes and does not resume",
        "track has gaps after standing still", "updates stop after a while",
        "pausesLocationUpdatesAutomatically",
        "track is recorded with gaps or a straight line between two points",
        "tracking does not continue after a pause or a rest", "recording is not complete",
        "location updates paused notification",
      ], ["后台定位一段时间后停止", "定位十几分钟后自动暂停", "静止后不再更新位置", "轨迹中断", "轨迹有缺口 断断续续"]),
    .of(
      .mis24,
      [
        "background location stopped working with iOS 16.4", "app suspended in background since iOS 16.4",
        "distance filter ends background tracking",
        "background location broken after the update to iOS 17 or 18",
        "app suspended in background with the indicator hidden",
      ], ["iOS 16.4 之后后台定位停止", "升级 16.4 后台被挂起", "distanceFilter 导致后台停止"]),
    .of(
      .mis35,
      [
        "how to remove the blue bar in the background", "hide blue pill in the status bar",
        "showsBackgroundLocationIndicator false has no effect",
        "blue status bar while using location in background",
        "app is using your location banner at the top",
        "blue bar or blue indicator shows although always is granted",
        "location indicator is shown permanently", "showing the blue bar when the app goes to the background",
      ], ["如何去掉小蓝条", "后台定位蓝条", "状态栏蓝色提示", "顶部蓝色条隐藏", "正在使用你的位置 蓝条", "灵动岛蓝色"]),
    .of(
      .mis37,
      [
        "CLBackgroundActivitySession ends or does not stop",
        "background activity session crash when set to nil",
        "updates stop in background with CLBackgroundActivitySession",
      ],
      ["CLBackgroundActivitySession 不结束", "后台活动会话失效"]),
    .of(
      .mis38,
      [
        "CLServiceSession after the app was terminated", "insufficientlyInUse after background launch",
        "serviceSessionRequired diagnostic", "service session must be created again at launch",
      ],
      ["CLServiceSession 重启后失效", "insufficientlyInUse 是什么意思"]),
    .of(
      .mis40,
      [
        "app not relaunched or gets nothing after it was killed", "significant location change not delivered",
        "background launch for location, no delegate call", "location after app is terminated by the system",
        "didFinishLaunchingWithOptions location key", "didEnterRegion is not called in the background",
        "geofence does not wake the app", "regions are not reported while the app is not running",
      ], ["应用被杀死后收不到位置", "显著位置变化不回调", "被系统唤醒后没有定位", "重大位置变化 终止后", "后台进出区域没有回调"]),
    .of(
      .mis48,
      [
        "app extension crashes when allowsBackgroundLocationUpdates is set",
        "widget or notification extension crash with background location",
      ],
      ["扩展里设置后台定位崩溃", "Extension 崩溃"]),
    .of(
      .mis51,
      [
        "app keeps being relaunched in the background after stop", "app wakes up by itself after logout",
        "location arrow stays, app restarts after being killed", "how to stop region monitoring for good",
      ],
      ["退出登录后应用仍被唤醒", "停止定位后应用自动重启", "定位图标一直在"]),
  ]
}
