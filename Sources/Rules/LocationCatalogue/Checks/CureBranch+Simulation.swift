import LocationPolicy

extension CureBranch {
  /// Cases of locations that a test or a tool makes up.
  static let simulation: [String: [CureBranch]] = [
    "HOW-08": [
      CureBranch(
        sign: "a UI test should run at a certain place",
        asks: [
          "set the location in XCUITest",
          "simulate the location in tests run by xcodebuild",
          "load a GPX file in a UI test",
          "location simulation in tests on CI",
          "mock the device's location with XCUILocation",
          "UI 测试 模拟 位置",
        ],
        names: ["test", "gpx", "kif", "xcodebuild", "xcui", "测试"],
        step: """
          On iOS 16.4 or later write XCUIDevice.shared.location = XCUILocation(location: \
          CLLocation(latitude: 52.52, longitude: 13.4)) before app.launch(). Or choose Simulated \
          Location in the configuration of the test plan; a script sets that of a Simulator with \
          xcrun simctl location booted set 52.52,13.40.
          """,
        sources: [
          .page(
            "Simulating location in tests",
            "https://developer.apple.com/documentation/xcode/simulating-location-in-tests"),
          .page(
            "XCUIDevice.location",
            "https://developer.apple.com/documentation/xcuiautomation/xcuidevice/location"),
        ]),
      CureBranch(
        sign: "a tool set the location of an iPhone, and after minutes it is the real one again",
        asks: [
          "iOS 18 resets the location after a few minutes",
          "simulated location goes back to the real one",
          "spoofed location resets",
          "location reverts when the cable is unplugged",
          "虚拟定位 过几分钟 恢复 真实 位置",
        ],
        names: ["reset", "goes back", "real location", "revert", "恢复", "还原", "变回"],
        step: """
          The author of GeoPort says that iOS 18 does so by design, and that no tool can prevent it. \
          His workaround is to turn Developer Mode off right after the place was set; to test your \
          own app, let Xcode simulate the location while it debugs it.
          """,
        sources: [
          .issue("davesc63/GeoPort", 98),
          .issue("davesc63/GeoPort", 142),
        ]),
      CureBranch(
        sign: "a tool says that the version of iOS is not supported",
        asks: [
          "Your device's iOS version is not supported at this time",
          "unable to mount developer image",
          "iFakeLocation does not support iOS 17",
          "什么时候支持 iOS 17",
          "无法挂载 开发者 镜像",
        ],
        names: ["not supported", "mount", "developer image", "support ios", "支持ios", "支持 ios"],
        step: """
          With iOS 17 Apple changed how developer tools reach a device, so older ones can't set its \
          location: take one that has followed, such as pymobiledevice3 or GeoPort. For iOS 16 and \
          earlier put the developer image of that version into the tool's folder DeveloperImages.
          """,
        sources: [
          .issue("master131/iFakeLocation", 141),
          .issue("master131/iFakeLocation", 166),
          .issue("master131/iFakeLocation", 163),
        ]),
    ]
  ]
}
