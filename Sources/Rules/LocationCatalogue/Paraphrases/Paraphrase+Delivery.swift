import LocationPolicy
import LocationTerms

extension Paraphrase {
  /// Questions about positions that are missing, late or wrong.
  static let delivery: [Paraphrase] = [
    .of(
      .mis19,
      [
        "location manager was created on a dispatch queue executing on a thread other than the main thread",
        "delegate never called when the manager is created on a background thread",
        "no run loop, no callbacks",
      ],
      ["在子线程创建 CLLocationManager 没有回调", "不是主线程创建的警告", "没有 run loop"]),
    .of(
      .mis20,
      [
        "Delegate must respond to locationManager:didFailWithError:", "requestLocation crashes",
        "crash because didFailWithError is not implemented",
      ],
      ["requestLocation 崩溃", "没有实现 didFailWithError 闪退"]),
    .of(
      .mis21,
      [
        "kCLErrorDomain error 0", "locationUnknown error ends tracking",
        "operation couldn't be completed kCLErrorDomain Code=0", "location fails at the first error",
        "one failure cancels everything", "location could not be determined",
      ],
      ["kCLErrorDomain 错误 0", "定位失败 Code=0", "无法获取当前位置 错误", "一次错误就停止定位"]),
    .of(
      .mis22,
      [
        "first location is old", "cached location is returned", "stale position, wrong timestamp",
        "last known location instead of the current one", "location from hours ago",
        "last known position is wrong", "location history is stale",
      ], ["第一次返回的是旧位置", "返回缓存的位置", "位置不是最新的", "时间戳很旧"]),
    .of(
      .mis25,
      [
        "This method can cause UI unresponsiveness if invoked on the main thread",
        "purple warning for locationServicesEnabled", "Xcode runtime warning about location on main thread",
        "app hangs when checking whether location services are enabled",
        "locationServicesEnabled on the main thread",
      ], ["locationServicesEnabled 主线程警告", "主线程卡顿 紫色警告", "会导致界面无响应"]),
    .of(
      .mis39,
      [
        "liveUpdates stops when standing still", "CLLocationUpdate no more updates when stationary",
        "live updates paused",
      ],
      ["liveUpdates 静止时停止", "CLLocationUpdate 站着不动没有更新"]),
    .of(
      .mis45,
      [
        "didUpdateLocations is never called", "delegate methods are not called",
        "location callback not firing",
        "no location although authorized, delegate set", "didFailWithError not called either",
        "location completion handler is never called",
      ], ["didUpdateLocations 不执行", "代理方法没有调用", "定位没有回调", "授权了但收不到位置"]),
    .of(
      .mis46,
      [
        "getting the current position takes 10 seconds", "requestLocation is slow",
        "one shot location takes too long",
        "getCurrentPosition slow on iOS", "long delay until the location comes",
        "getCurrentPosition times out or never returns", "first position takes long",
        "location only returned on timeout", "position retrieval timed out",
        "callback of the current location is never called",
      ], ["获取当前位置很慢", "单次定位要十秒", "requestLocation 很久才返回", "定位很慢", "获取定位超时"]),
    .of(
      .mis49,
      [
        "no didUpdateLocations, started heading instead", "startUpdatingHeading called instead of location",
        "compass started",
      ],
      ["调用了 startUpdatingHeading 没有位置"]),
  ]
}
