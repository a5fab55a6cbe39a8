import LocationPolicy

extension CureBranch {
  /// Cases of what a device measures: the compass, Wi-Fi networks and beacons.
  static let signals: [String: [CureBranch]] = [
    "HOW-13": [
      CureBranch(
        sign: "the widget goes on showing an old place",
        asks: [
          "widget's location is not up to date",
          "widget shows the location of hours ago",
          "current location widget does not update",
          "小组件 位置 不 更新",
        ],
        step: """
          That is how it is: a widget gets locations only for some minutes after it was seen. Let \
          the app store the newest one, which significant location changes with Always bring even \
          when it isn't open, and show in the widget how old it is.
          """,
        facts: [.del004, .mon004],
        sources: [
          .issue("lfroms/clouds", 66)
        ])
    ],
    "HOW-05": [
      CureBranch(
        sign: "no beacon is found at all",
        asks: [
          "app cannot detect a beacon",
          "no beacons are found on iOS",
          "didRange gives an empty array",
          "beacon is never detected",
          "检测不到 信标",
        ],
        names: ["beacon", "信标"],
        step: """
          Give the app Always if it should work in the background. Turn Bluetooth and Precise Location \
          on, without which iOS 14 and later neither range nor monitor, and give \
          CLBeaconIdentityConstraint the UUID that the beacon sends. Print what \
          locationManager(_:didFailRangingFor:error:) is given: 16 means that Bluetooth or Location \
          Services is off, or airplane mode on. The Simulator has no beacons.
          """,
        facts: [.acc003, .err004],
        sources: [
          .page("react-native-ibeacon", "https://github.com/frostney/react-native-ibeacon")
        ]),
      CureBranch(
        sign: "ranging finds the beacon, and no entry or exit is reported",
        asks: [
          "regionDidEnter and regionDidExit are not firing",
          "not receiving didEnter and didExit",
          "monitoring does not work but ranging does",
          "didEnterRegion is never called for a beacon",
          "能测距 收不到 didEnterRegion",
        ],
        names: ["didenter", "didexit", "monitor", "enter", "exit", "进入", "离开"],
        step: """
          An entry is reported only when the boundary is crossed, and not for a region that the \
          phone is in already: call requestState(for:) in locationManager(_:didStartMonitoringFor:) \
          (HOW-30). Try it on a device, as the Simulator has no beacons, with Always and Bluetooth \
          on.
          """,
        facts: [.mon011],
        sources: [
          .issue("frostney/react-native-ibeacon", 19),
          .page("react-native-ibeacon", "https://github.com/frostney/react-native-ibeacon"),
        ]),
    ],
    "MIS-40": [
      CureBranch(
        sign: "you set significant location changes up for the first time",
        asks: [
          "how to set up startMonitoringSignificantLocationChanges",
          "use significant location changes instead of the background mode",
          "do significant changes need the background mode",
          "显著位置变化 怎么 使用",
        ],
        names: ["significant", "显著"],
        step: """
          Ask for Always, and set the delegate and call startMonitoringSignificantLocationChanges() \
          at every launch. Neither location in UIBackgroundModes nor allowsBackgroundLocationUpdates \
          is needed: remove both if nothing else uses them (MIS-29). A change is told after some 500 \
          m, and at most every five minutes.
          """,
        facts: [.mon004, .key040])
    ],
    "MIS-07": [
      CureBranch(
        sign: "you want all steps for tracking in the background, in order",
        asks: [
          "how to handle background location",
          "all steps for tracking in the background",
          "checklist for background location",
          "后台 定位 完整 步骤",
        ],
        step: """
          Select Location updates in the Background Modes, write \
          NSLocationWhenInUseUsageDescription, and wait for the answer to \
          requestWhenInUseAuthorization(). Then, still in the foreground, set \
          allowsBackgroundLocationUpdates to true and pausesLocationUpdatesAutomatically to false, \
          and call startUpdatingLocation(). Always is only needed for iOS to start the app again \
          (HOW-12).
          """,
        facts: [.key040, .bg004, .del080]),
      CureBranch(
        sign: "the callback of a React Native plug-in of AMap's ends in the background",
        asks: [
          "react-native-amap-geolocation stops in the background",
          "高德 react native 切到后台 回调 不执行",
          "AMapGeolocation 后台 没有 位置",
          "后台运行后 仍然 上报 定位 高德",
        ],
        names: ["amap", "高德"],
        step: """
          Beside Location updates in the Background Modes, call \
          AMapGeolocation.setAllowsBackgroundLocationUpdates(true) before start(), while the app is \
          open: the developer who reported it had left out just that.
          """,
        sources: [
          .issue("uiwjs/react-native-amap-geolocation", 36)
        ]),
    ],
    "HOW-46": [
      CureBranch(
        sign: "the track runs along roads although the way did not, or the other way round",
        asks: [
          "iPhone GPS deviates as if snapped to the road",
          "track is snapped to roads",
          "walking track jumps to the street",
          "轨迹 吸附 道路",
        ],
        names: ["road", "snap", "street", "道路", "吸附"],
        step: """
          Tell iOS what moves: activityType is .automotiveNavigation in a car, which by Apple's words \
          follows a road network, .fitness in a workout on foot or by bicycle, which turns indoor \
          positioning off, and .otherNavigation for other walking and cycling, boats and trains, which \
          need not keep to roads. Compare two tracks of the same way.
          """,
        facts: [.del053]),
      CureBranch(
        sign: "the positions are far worse while Wi-Fi is off",
        asks: [
          "location is inaccurate with Wi-Fi off",
          "location offset when the Wi-Fi switch is off",
          "不打开 wifi 开关 定位 偏移",
          "关闭 WiFi 定位 不准",
        ],
        names: ["wifi", "wi-fi", "wlan", "无线"],
        step: """
          iOS also measures by the Wi-Fi networks around, joined or not: ask people to turn Wi-Fi \
          on, and leave out each location whose horizontalAccuracy is larger than the feature can \
          use.
          """,
        sources: [
          .issue("lovebing/react-native-baidu-map", 115)
        ]),
    ],
    "HOW-07": [
      CureBranch(
        sign: "the direction is wrong once the device is turned to landscape",
        asks: [
          "direction indicator is not correct when the device is rotated",
          "compass is wrong in landscape",
          "heading is off by 90 degrees",
          "heading changes with the orientation of the screen",
          "横屏 指南针 方向 不对",
          "旋转 屏幕 方向 差 90 度",
        ],
        step: """
          A heading is measured from the device's top as long as headingOrientation is .portrait: \
          set it on the manager that calls startUpdatingHeading() whenever the interface turns. Its \
          .landscapeLeft is the device's, with the top to the left, and so the .landscapeRight of \
          UIInterfaceOrientation.
          """,
        facts: [.del092],
        sources: [
          .page(
            "CLLocationManager.headingOrientation",
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/headingorientation")
        ]),
      CureBranch(
        sign: "the device is held upright, as for a camera or augmented reality",
        asks: [
          "incorrect value when the device is perpendicular to the earth",
          "heading is wrong when the phone is held vertically",
          "compass jumps when the phone is tilted up",
          "手机 竖起来 指南针 不准",
        ],
        step: """
          A compass takes the device's top as its needle, which then points at the sky. Call \
          CMMotionManager's startDeviceMotionUpdates(using:) instead, with .xTrueNorthZVertical, which \
          needs location, if availableAttitudeReferenceFrames() contains it, else with \
          .xMagneticNorthZVertical. Take where the camera looks from the rotationMatrix of \
          CMDeviceMotion's attitude: held upright, its yaw is of no use.
          """,
        sources: [
          .page(
            "CMAttitudeReferenceFrame.xTrueNorthZVertical",
            "https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe/xtruenorthzvertical"
          ),
          .issue("yonahforst/react-native-heading", 5),
        ]),
    ],
    "HOW-44": [
      CureBranch(
        sign: "the first call of react-native-amap-geolocation has no address, and later ones have",
        asks: [
          "iOS first time never gets the reverse geocode",
          "第一次获取不到逆地理编码",
          "单次定位 没有 逆地理 信息",
          "setLocatingWithReGeocode true 之后 还是没有地址",
        ],
        names: ["amap", "高德", "逆地理", "逆编码", "regeocode"],
        step: """
          Call its init() once at launch and not before each location, with the iOS key and not that of \
          the web service, and setLocatingWithReGeocode(true) after it. Versions after 1.0.4 (June 2020) \
          wait in getCurrentPosition() until there is an address, and for ever if none comes: set a \
          limit of your own. With older ones, and with watchPosition(), leave out locations without an \
          address.
          """,
        sources: [
          .page(
            "geolocation.ts of react-native-amap-geolocation",
            "https://github.com/qiuxiang/react-native-amap-geolocation/blob/master/src/geolocation.ts"),
          .issue("qiuxiang/react-native-amap-geolocation", 71),
          .issue("qiuxiang/react-native-amap-geolocation", 129),
        ]),
      CureBranch(
        sign: "the place is outside China, such as that of the Simulator",
        asks: [
          "AMap has no address abroad",
          "no city in the Simulator with AMap",
          "国外坐标 没有 地址",
          "模拟器 高德 没有 城市",
        ],
        names: ["amap", "高德", "国外", "海外", "abroad"],
        step: """
          The author of react-native-amap-geolocation says that AMap looks up no addresses abroad, where \
          the Simulator's own places are: set a place in China with Features, Location, Custom Location, \
          and use CLGeocoder for places elsewhere.
          """,
        sources: [
          .issue("qiuxiang/react-native-amap-geolocation", 17)
        ]),
    ],
    "MIS-50": [
      CureBranch(
        sign: "geofences work in town, and not in the country or with Wi-Fi off",
        asks: [
          "geofence works only sometimes",
          "geofences are not reliable in rural areas",
          "geofence not triggered without Wi-Fi",
          "地理围栏 有时 触发 有时 不触发",
        ],
        step: """
          Regions are found by Wi-Fi networks and cell towers, so the author of \
          background-geolocation says that they aren't reliable where there are none. Ask people to \
          keep Wi-Fi on, take a larger radius, and where it has to be exact compare the locations of \
          startUpdatingLocation() yourself.
          """,
        sources: [
          .issue("transistorsoft/flutter_background_geolocation", 671)
        ])
    ],
  ]
}
