extension WaysToAsk {
  /// How people ask about Macs, maps that draw by themselves, and managers with several users.
  static let owners: [String: WaysToAsk] = [
    "HOW-52": WaysToAsk(
      english: [
        "location services on macOS", "Mac Catalyst location", "Mac app quits or asks for Location Services",
        "CLI tool: location services are disabled or access denied",
        "Python script needs location permission on macOS",
        "terminal tool is not listed under Privacy & Security, Location Services",
        "menu bar app can't get the location", "support for macOS",
      ],
      chinese: ["macOS 应用 定位", "Mac 上 Python 定位 权限", "Mac Catalyst 定位", "隐私与安全性 定位服务 列表里 没有"]),
    "HOW-53": WaysToAsk(
      english: [
        "location puck does not show the bearing", "heading arrow of the map view is stuck",
        "navigation chevron does not face the direction", "current location shows as a red pin",
        "user location annotation uses the wrong image", "arrow ignores the rotation of the map",
      ],
      chinese: ["导航 箭头 不转", "地图 当前位置 显示成 大头针", "Mapbox 箭头 方向"]),
    "HOW-54": WaysToAsk(
      english: [
        "only the last view controller receives location updates", "multiple delegates for CLLocationManager",
        "delegate of the shared location manager is replaced", "library steals my location delegate",
      ],
      chinese: ["多个 delegate 定位", "单例 定位 多个 页面", "delegate 被 覆盖 收不到 定位"]),
  ]
}
