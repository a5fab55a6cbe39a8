import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about uploads and reviews.
  static let store: [Paraphrase] = [
    .of(
      .mis26,
      [
        "app rejected because the purpose string is not clear", "guideline 5.1.1 location purpose",
        "guideline 5.1.5 location services, clarify the purpose in the location modal alert",
        "Apple wants a better usage description text", "permission text does not explain why",
        "what to write into the purpose string",
        "reviewers don't accept the simple or default usage description",
        "notify and obtain the user's consent before accessing location",
      ], ["审核被拒 定位用途描述不清楚", "5.1.1 权限描述不明确", "5.1.5 没有说明定位用途", "定位权限文案被拒", "App Store 审核被拒 定位"]),
    .of(
      .mis27,
      ["ITMS-90738 invalid purpose string", "empty usage description"], ["ITMS-90738 用途字符串为空", "权限描述为空"]),
    .of(
      .mis28,
      [
        "ITMS-90683 missing purpose string in Info.plist",
        "mail from App Store Connect about a missing purpose string",
        "upload warning for NSLocationAlwaysUsageDescription although the app does not use location",
        "third-party library references location API",
        "app does not use location but needs a usage description",
        "why are so many usage descriptions needed", "app rejected for NSLocationAlwaysUsageDescription",
        "code references APIs that access sensitive user data",
      ],
      [
        "ITMS-90683 缺少用途字符串", "上传后收到苹果邮件要求添加定位描述", "没有用到定位却要求 NSLocationWhenInUseUsageDescription",
        "第三方库引用了定位 API",
      ]),
    .of(
      .mis29,
      [
        "rejected under guideline 2.5.4", "UIBackgroundModes location without persistent location feature",
        "app rejected for background location", "Apple rejects the location background mode",
        "review asks for a video of the background location feature", "guideline 2.16 multitasking",
        "features that require persistent location", "background mode for tracking employees rejected",
      ], ["审核被拒 2.5.4 后台定位", "后台定位审核不通过", "苹果拒绝后台定位模式", "审核要求后台定位视频", "2.16 被拒"]),
    .of(
      .mis44,
      [
        "ITMS-90109 UIRequiredDeviceCapabilities", "app can't be installed on iPad because of gps capability",
      ],
      ["UIRequiredDeviceCapabilities 更新被拒", "部分设备无法安装 gps"]),
    .of(
      .mis56,
      ["review asks why the app needs always location", "unused always keys in Info.plist"],
      ["审核询问为什么需要始终定位", "多余的始终定位描述"]),
  ]
}
