import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about what an answer grants, and for how long.
  static let grants: [Paraphrase] = [
    .of(
      .mis12,
      [
        "after Allow Once the request for always does nothing", "user chose allow once, always request hangs",
        "always can't be requested while the permission is for once", "allow once then always is blocked",
        "Allow Once is reported as granted and Always as blocked", "inconsistent results with Allow Once",
      ], ["允许一次之后申请始终没有反应", "选择允许一次后无法申请始终"]),
    .of(
      .mis13,
      [
        "no always allow option in the permission prompt on iOS 13",
        "requested always but the user only gets while using the app",
        "app reads authorizedAlways but Settings shows While Using",
        "iOS 13 doesn't offer always in the dialog", "always allow missing from the popup",
        "background location stops until change to always allow appears", "provisional always",
        "updates stop a few seconds after going to the background although status is always",
        "can't request always when when in use is granted", "always permission is not prompted",
        "always status is wrong, granted with while using",
      ],
      [
        "iOS 13 弹窗没有始终允许选项", "申请始终只得到使用期间", "状态是始终但设置里是使用期间", "临时的始终授权",
        "更改为始终允许什么时候弹", "申请始终后，切到后台几秒就停止定位", "没有始终允许选项",
      ]),
    .of(
      .mis15,
      [
        "allow once is treated as denied at the next launch",
        "permission is not determined again after restart",
        "second launch after Allow Once shows denied or never asks",
        "permission lost after the app is closed",
      ],
      ["允许一次后第二次启动没有权限", "重启后权限变回未确定", "下次打开又要授权"]),
    .of(
      .mis17,
      ["LocationButton permission is gone the next time", "location button asks every time"],
      ["LocationButton 下次又没权限", "定位按钮的授权不持久"]),
    .of(
      .mis33,
      [
        "promptDeclined error although full accuracy is already granted",
        "temporary full accuracy request fails with error 18 for users with precise location",
      ],
      ["已经是精确位置仍报错误 18"]),
    .of(
      .mis47,
      [
        "accuracy change is not noticed on iOS 14", "didChangeAuthorization deprecated",
        "authorizationStatus() class method deprecated in iOS 14", "no callback when precise is switched off",
      ],
      ["didChangeAuthorizationStatus 被废弃", "关闭精确位置没有回调", "authorizationStatus 弃用"]),
    .of(
      .mis52,
      [
        "app restarts after changing permission in Settings", "state lost when coming back from Settings",
        "app is killed when location permission is changed",
        "app crashes when the permission is changed in Settings",
        "crash when the location permission is revoked while the app is in the background",
        "app quits in response to a privacy settings change, SIGKILL",
        "toggling a permission in Settings restarts the app",
      ], ["在设置里修改权限后应用重启", "从设置返回后状态丢失", "在设置里修改权限后应用崩溃", "关闭定位权限后闪退"]),
    .of(
      .mis53,
      [
        "no Always in Settings", "always option missing in the app's location settings",
        "Settings shows only Never and While Using", "location row not visible in Settings for the app",
        "can't choose always in privacy settings", "Always is not available in the settings of the app",
        "while using is missing in Settings, only never and always",
      ], ["设置里没有始终选项", "定位权限在设置里没有", "设置中没有定位权限这一项", "定位服务里找不到始终", "设置里只有永不和使用期间"]),
  ]
}
