import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about regions and beacons.
  static let monitoring: [Paraphrase] = [
    .of(
      .mis10,
      [
        "region monitoring fails with kCLErrorDomain error 4", "regionMonitoringDenied with when in use",
        "monitoringDidFailForRegion while using the app", "geofence needs always on iOS 12 and older",
      ],
      ["区域监控失败 kCLErrorDomain 4", "使用期间权限无法监控围栏"]),
    .of(
      .mis30,
      [
        "geofence does not work when precise location is off", "beacons not found with approximate location",
        "region monitoring with reduced accuracy",
      ],
      ["关闭精确位置后地理围栏不触发", "模糊定位下 iBeacon 失效", "模糊定位 区域监控"]),
    .of(
      .mis36,
      [
        "more than 20 geofences", "limit of monitored regions", "kCLErrorDomain error 5 when adding a region",
        "regionMonitoringFailure", "how many beacons can be monitored", "maximum number of regions",
      ],
      ["超过 20 个地理围栏", "围栏数量上限", "区域监控 kCLErrorDomain 5"]),
    .of(
      .mis50,
      [
        "geofence with small radius does not trigger", "enter and exit events late or wrong",
        "region of 50 meters never fires", "geofencing inaccurate",
        "exit event fires only far outside the geofence", "not notified when leaving a region",
        "geofence exit or entry is delayed or missed", "region did not trigger",
      ], ["地理围栏半径太小不触发", "进出围栏不准", "围栏触发延迟", "离开围栏没有通知"]),
  ]
}
