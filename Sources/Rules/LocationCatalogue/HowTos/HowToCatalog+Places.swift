import LocationPolicy

extension HowToCatalog {
  /// Places that are made up, and events of beacons and monitors that don't come as they should.
  static let places: [HowTo] = [
    HowTo(
      id: "HOW-55", releases: "all",
      title: "Change the phone's location, or fake it, from an app",
      reason: """
        iOS has no API by which an app changes where the phone is for other apps. Authors of tools report that theirs \
        needs a Mac with Xcode, an entitlement that no developer gets, or a jailbreak, and that updates of iOS end it.
        """,
      advice: """
        No app can do it. To test, choose Features, Location, Custom Location in the Simulator; for a device, run an app \
        from Xcode and choose Debug, Simulate Location, or a GPX file under Edit Scheme, Run, Options, Default Location: all \
        apps have that place while it runs. In your own app, hand a CLLocation of your own to the code behind \
        CLLocationManager. Ask the authors of other spoofing tools about theirs: Sextant doesn't cover them. Apps see such \
        a place by isSimulatedBySoftware (HOW-09).
        """,
      facts: [.del064],
      sources: [
        .issue("nilinyi/WorldTraveler", 1), .issue("openxc/openxc-ios-framework", 18),
        .issue("c22dev/Geranium", 45), .issue("huacnlee/PokemonGoMove", 52),
        .issue("nexron171/SimVirtualLocation", 16),
      ],
      english: [
        "change the location of my iPhone from an app", "fake GPS on iOS without a jailbreak",
        "spoof the location for other apps", "location spoofer stopped working after an iOS update",
        "set a virtual location on the device", "simulate a route with a GPX file",
        "mock my location on iPhone",
      ],
      chinese: ["修改 iPhone 定位", "不越狱 改定位", "改定位 失效", "改变 系统 定位 其他 App"]),
    HowTo(
      id: "HOW-56", releases: "7+",
      title: "A beacon's region is left and entered again although nothing moves",
      reason: """
        iOS reports an exit when it has not received the beacon for a while, and with the display off it listens seldom: a \
        body, a wall or a slow beacon is enough. Users of several libraries report it; there is no setting for that time.
        """,
      advice: """
        No setting changes how soon iOS reports an exit, so don't act on locationManager(_:didExitRegion:) at once: \
        note the time, call requestState(for:), and count it only if neither locationManager(_:didEnterRegion:) nor \
        .inside follows within a minute or so, on a server if the app may be suspended. Let the beacons send more \
        often, such as every 100 ms, and monitor one CLBeaconRegion for all of a place, by its UUID alone, so that \
        one lost beacon is no exit. While the app is open, startRangingBeacons(satisfying:) says whether it is \
        there.
        """,
      facts: [.mon020],
      sources: [
        .issue("Estimote/iOS-Fleet-Management-SDK", 259), .issue("Estimote/iOS-Fleet-Management-SDK", 217),
        .issue("petermetz/cordova-plugin-ibeacon", 372), .issue("bluecats/bluecats-ios-sdk", 10),
      ],
      english: [
        "didExitRegion is called while the beacon is near", "false exits of an iBeacon region",
        "enter and exit of a beacon again and again", "beacon region flaps without moving",
        "exit and entry events of beacons several times a minute", "debounce beacon exits",
      ],
      chinese: ["信标 就在旁边 却 触发 离开", "iBeacon 反复 进入 离开", "didExitRegion 误报", "手机 没动 信标 区域 反复 触发"]),
    HowTo(
      id: "HOW-57", releases: "17+",
      title: "CLMonitor gives no events, or none after a relaunch",
      reason: """
        Core Location gives events only to an open CLMonitor of the same name, and stops monitoring a condition whose event \
        finds none. A condition begins as unknown, so that its first event only tells where the phone is.
        """,
      advice: """
        At each launch, in the background too, open the CLMonitor by its name and await its events in a Task that \
        never ends; open each name only once. Add each condition once, as one of the same identifier replaces it and \
        begins anew: call add(_:identifier:assuming:) with .unsatisfied if an entry should be reported when the \
        phone is inside already. Look at the event's state, also for .unmonitored, and from iOS 18 on at \
        accuracyLimited and persistenceUnavailable. With While Using, hold a CLBackgroundActivitySession that began \
        in the foreground. If it stays silent, startMonitoring(for:) of CLLocationManager still works.
        """,
      facts: [.mon007, .mon014, .mon015, .mon013, .mon016, .bg023],
      sources: [.session(.monitor2023), .issue("customerio/customerio-ios", 1158)],
      english: [
        "CLMonitor events are not received", "CLMonitor stops after the app was terminated",
        "for try await event in monitor.events never runs",
        "CLMonitor geofence does not fire in the background",
        "CLMonitor reports unknown and nothing else", "CircularGeographicCondition no event",
      ],
      chinese: ["CLMonitor 没有 事件", "CLMonitor 收不到 events", "CLMonitor 重新启动 后 不触发", "CLMonitor 围栏 后台 不触发"]),
  ]
}
