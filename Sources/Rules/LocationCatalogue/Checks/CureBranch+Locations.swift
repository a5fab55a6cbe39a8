import LocationPolicy

extension CureBranch {
  /// Cases of positions and of the background.
  static let locations: [String: [CureBranch]] = [
    "MIS-07": [
      CureBranch(
        sign: "it stops only after minutes, and not when the screen locks",
        asks: [
          "tracking ends after ten minutes with the screen locked",
          "updates cease some minutes after the app was left", "后台 几分钟 后 停止",
        ],
        step: """
          While the phone stands still, iOS pauses updates: set pausesLocationUpdatesAutomatically to false (MIS-23). \
          From iOS 16.4 on, also set distanceFilter to kCLDistanceFilterNone (MIS-24).
          """, facts: [.del080, .bg020]),
      CureBranch(
        sign: "the start itself happens in the background, with While Using",
        asks: [
          "start tracking from the background", "begin location updates while the app is not open",
          "在 后台 开始 定位",
        ],
        step: "Start in the foreground, before the app is left; no setting makes up for that (MIS-09).",
        facts: [.bg009]),
      CureBranch(
        sign: "it ends when the person swipes the app away",
        asks: [
          "stops when the app is swiped away", "tracking ends once the app is removed from the app switcher",
          "划掉 App 之后 停止",
        ],
        step: "The process is gone, and continuous updates with it (HOW-12).", facts: [.bg015]),
    ],
    "MIS-46": [
      CureBranch(
        sign: "it is not slow, but never comes, or ends in a timeout",
        asks: [
          "request for a position times out every time", "single location never arrives", "单次 定位 超时 没有 结果",
        ],
        step: """
          Print accuracyAuthorization: with .reducedAccuracy no location passes a fine filter (MIS-31). In the Simulator \
          choose a place first (HOW-08). With a plug-in, raise the timeout beyond ten seconds.
          """, facts: [.acc005, .err002, .del070])
    ],
    "MIS-35": [
      CureBranch(
        sign: "tracking was stopped, and the bar stays",
        asks: [
          "blue indicator is visible even after the service was stopped",
          "bar remains after stopUpdatingLocation", "停止 定位 蓝条 还在",
        ],
        step: """
          Something still runs: stop each CLLocationManager and map, and set allowsBackgroundLocationUpdates to false \
          (MIS-08, HOW-11).
          """, facts: [.bg011]),
      CureBranch(
        sign: "the bar or the arrow is another app's",
        asks: [
          "blue bar of other background apps hides my layout", "status bar of a navigation app covers my app",
          "arrow of another app", "其他 App 的 蓝条", "别的 应用 定位 蓝条 挡住 界面",
        ],
        step: """
          Your app can't hide it: it belongs to the app that uses the location in the background, and Always for your own \
          app changes nothing. Where the taller bar moves your layout, follow the safe area. Whose it is, Settings, Privacy & \
          Security, Location Services says beside each app.
          """,
        facts: [.ind001], sources: [.issue("Almoullim/background_location", 185)]),
    ],
    "HOW-12": [
      CureBranch(
        sign: "the phone was restarted, too", asks: ["nothing after a reboot of the phone", "手机 重启 之后 没有"],
        step: "Nothing comes before it was unlocked once; what follows is uncertain (HOW-36).",
        facts: [.del009]),
      CureBranch(
        sign: "a plug-in's task, timer or headless callback should go on",
        asks: [
          "periodic job does not run once the app is terminated", "run a timer after the app was killed",
          "headless task on iOS when the app is closed", "杀死 后 定时器 任务 继续",
        ],
        step: """
          A timer can't: it ends with the process. Significant location changes, regions and visits relaunch an app \
          with Always, and from iOS 17 on CLMonitor and live updates may. Use these, or a plug-in that does, such as \
          background-geolocation with stopOnTerminate: false.
          """, facts: [.del008, .bg015, .mon004]),
    ],
    "HOW-11": [
      CureBranch(
        sign: "the app was not opened for long, and still reads the location",
        asks: ["app used my location although I didn't open it for days", "没有 打开 App 还在 使用 定位"],
        step: """
          Regions, visits or significant changes that were never stopped keep waking it: call stopMonitoring(for:) for \
          each of monitoredRegions and stopMonitoringSignificantLocationChanges() (MIS-51).
          """, facts: [.mon006]),
      CureBranch(
        sign: "tracking is to continue, and should only take less power",
        asks: [
          "save battery while tracking", "sleep mode while the phone is inactive",
          "reduce battery consumption",
          "lower the GPS power when the phone does not move", "定位 太 费电 怎么 优化", "静止 时 省电",
        ],
        step: """
          Set desiredAccuracy no finer than the feature needs, such as kCLLocationAccuracyHundredMeters, and \
          call stopUpdatingLocation() when it needs none. To turn the hardware off while the phone stands \
          still, leave pausesLocationUpdatesAutomatically true, set activityType, and start again after the \
          pause, which doesn't end by itself (MIS-23). If a location about every 500 meters is enough, call \
          startMonitoringSignificantLocationChanges() instead. With Always, from iOS 16.4 on, a \
          distanceFilter or an accuracy coarser than 100 m suspends the app in the background unless \
          showsBackgroundLocationIndicator is true (MIS-24).
          """, facts: [.del080, .mon004, .bg020]),
    ],
    "HOW-05": [
      CureBranch(
        sign: "it is a scan for Bluetooth devices and not for an iBeacon",
        asks: ["scan for BLE devices in the background", "Eddystone is not found", "扫描 蓝牙 设备 后台"],
        step: """
          Core Location ranges iBeacons only. Other devices are found by CBCentralManager, which needs the UUID of a \
          service to scan in the background.
          """, sources: [.issue("don/cordova-plugin-ble-central", 746)]),
      CureBranch(
        sign: "the beacon is found, but only after some time",
        asks: [
          "beacon is detected late", "it takes a long time until a beacon triggers",
          "delay before entering a beacon region", "beacon exit is reported late", "信标 很久 才 触发", "iBeacon 延迟",
        ],
        names: ["beacon", "ranging", "信标"],
        step: """
          While the app isn't in front, that is normal: 2 to 15 seconds were measured for an entry on iOS \
          10.3, and more than two minutes for some exits. In the foreground call \
          startRangingBeacons(satisfying:), which finds a beacon within a second. For a phone in a pocket \
          set notifyEntryStateOnDisplay of the CLBeaconRegion to true: then the system also looks when the \
          display turns on. Start the most important regions first, because a maker of beacons found that a \
          phone prefers the first 30 of all its apps.
          """, facts: [.mon020, .mon021, .mon010]),
    ],
    "HOW-07": [
      CureBranch(
        sign: "the value belongs to a location, such as its direction, heading, bearing or course",
        asks: [
          "direction of the location is always -1", "coords.heading is -1", "position.heading is negative",
          "location.course is -1", "定位 返回 的 方向 是 -1",
        ],
        step: """
          Then it isn't the compass, but the direction of travel, which plug-ins also name direction, \
          heading or bearing. It is negative as long as the phone doesn't move: keep startUpdatingLocation() \
          on and use it only if it is 0 or more (HOW-51).
          """, facts: [.del063])
    ],
    "HOW-44": [
      CureBranch(
        sign: "Apple's CLGeocoder has no address either",
        asks: [
          "CLGeocoder returns nothing", "reverseGeocodeLocation gives no placemark", "苹果 CLGeocoder 没有 地址",
        ],
        step: "Then it is not AMap: the network is missing (CLE-02), or the place has no address (CLE-08).",
        facts: [.err001])
    ],
  ]
}
