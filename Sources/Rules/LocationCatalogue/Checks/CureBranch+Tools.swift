import LocationPolicy

extension CureBranch {
  /// Cases of tests, tools and uploads, beside those by subject.
  static let tools: [String: [CureBranch]] = [
    "HOW-18": [
      CureBranch(
        sign: "the test should run with location refused",
        asks: [
          "deny the location permission in tests", "revoke location in simulator", "test denied location",
        ],
        names: ["test", "simulator", "simctl", "maestro", "detox", "appium", "测试", "模拟器"],
        step: """
          In the Simulator: xcrun simctl privacy booted revoke location com.example.app. In Maestro's launchApp \
          write permissions: { location: never }, in Detox permissions: { location: 'never' }.
          """,
        sources: [.pull("appium/appium-ios-simulator", 406), .issue("wix/AppleSimulatorUtils", 64)]),
      CureBranch(
        sign: "Maestro's permissions have no effect",
        asks: [
          "Maestro location permission setting has no effect", "Maestro launchApp permissions deny location",
        ],
        names: ["maestro"],
        step: """
          Look for a launchApp with stopApp: false in a flow that runs before: in one report the app went on \
          there with the old permission. Give permissions: { location: never }, or inuse or always, in the \
          launchApp that starts the app anew.
          """,
        sources: [.issue("mobile-dev-inc/Maestro", 1781)]),
      CureBranch(
        sign: "simctl, Detox or applesimutils grants location, and the prompt appears all the same",
        asks: [
          "applesimutils setPermissions location fails on iOS 17",
          "Detox launchApp location always fails Xcode 15", "attempt to insert nil object applesimutils",
          "grant location before the app is installed", "new location permission generates error",
        ],
        names: ["simctl", "detox", "applesimutils", "appium", "simulator", "模拟器"],
        step: """
          Install the app first: iOS keeps no answer for an app that isn't there. From iOS 17 on applesimutils \
          was reported to set nothing or to fail: call xcrun simctl privacy booted grant location-always \
          com.example.app before the launch, as Appium does from version 5.11 of its XCUITest driver on. It ends \
          the app if that runs.
          """,
        sources: [
          .issue("wix/Detox", 4277), .pull("appium/appium-xcuitest-driver", 2275),
          .pull("TrainLCD/MobileApp", 6501),
        ]),
      CureBranch(
        sign: "XCUITest's addUIInterruptionMonitor isn't called for the prompt",
        asks: [
          "UI interruption monitor handler is never called", "system alert is not tapped in UI tests",
          "run UI test with a system alert",
        ],
        names: ["test", "interruption", "alert", "测试"],
        step: """
          The monitor runs only when the test next touches the app: call app.tap() once the prompt is there. In \
          its closure tap alert.buttons["Allow While Using App"] and return true.
          """,
        sources: [.issue("onmyway133/blog", 48)]),
      CureBranch(
        sign: "idb drives the Simulator",
        asks: ["idb simulator permissions approve location"],
        names: ["idb"],
        step: """
          idb approve com.example.app location grants it before the launch.
          """,
        sources: [.issue("facebook/idb", 424)]),
    ],
    "HOW-08": [
      CureBranch(
        sign: "location fails with code 2 after a tool such as applesimutils gave the permission",
        asks: [
          "simulator location fails after changing its permissions",
          "Unable to retrieve location after setPermissions inuse",
        ],
        names: ["applesimutils", "detox", "setpermissions"],
        step: """
          Choose a place in Features, Location once more and start the app again; that was needed in one report \
          after the permission was set from outside.
          """,
        facts: [.err002], sources: [.issue("wix/AppleSimulatorUtils", 85)])
    ],
    "HOW-10": [
      CureBranch(
        sign: "the watch Simulator shows no prompt",
        asks: [
          "Apple Watch simulator does not present a permission alert",
          "watch app location prompt does not appear",
        ],
        names: ["simulator", "模拟器"],
        step: """
          Try it on a watch: in the Simulator the prompt was reported to stay away, while on hardware the watch \
          says to answer on the iPhone.
          """,
        sources: [.issue("lionheart/openradar-mirror", 16367)])
    ],
    "MIS-26": [
      CureBranch(
        sign: """
          the prompt shows Expo's "Allow $(PRODUCT_NAME) to access your location" although app.json has a text
          """,
        asks: [
          "expo-location fails to set NSLocationWhenInUseUsageDescription",
          "Expo default permission text rejected", "Apple rejected missing explanation expo-location",
        ],
        names: ["expo", "app.json", "infoplist"],
        step: """
          Give expo-location's plug-in locationWhenInUsePermission, too: locationAlwaysAndWhenInUsePermission \
          alone leaves the default text for While Using. Then make a new build with npx expo prebuild --clean.
          """,
        facts: [.key010], sources: [.issue("expo/expo", 22030), .issue("expo/expo", 24161)])
    ],
    "MIS-29": [
      CureBranch(
        sign: "geolocator in Flutter is used in the foreground only",
        asks: [
          "geolocator rejected for background location",
          "remove location from UIBackgroundModes no persistent background location",
        ],
        names: ["geolocator", "flutter"],
        step: """
          Remove location from UIBackgroundModes, and pass locationSettings: \
          AppleSettings(allowBackgroundLocationUpdates: false), because geolocator once switched it on by itself.
          """,
        facts: [.store006],
        sources: [.issue("Baseflow/flutter-geolocator", 423), .issue("kolabing/kolabing-app", 96)]),
      CureBranch(
        sign: "background-geolocation is rejected, and a location now and then is enough",
        asks: [
          "background_geolocation rejected UIBackgroundModes",
          "App Store submit rejected due to UIBackgroundModes key",
        ],
        names: ["background-geolocation", "background_geolocation", "backgroundgeolocation"],
        step: """
          Remove location from UIBackgroundModes and configure useSignificantChangesOnly: true: a location comes \
          about every 1000 m, as its authors say.
          """,
        facts: [.store006], sources: [.issue("transistorsoft/flutter_background_geolocation", 1082)]),
      CureBranch(
        sign: "the app has no other purpose than the tracking of employees",
        asks: ["employee tracking rejected guideline 2.5.4"],
        names: ["employee", "staff", "worker", "company", "enterprise", "driver", "员工", "企业", "公司"],
        step: """
          Then the public App Store is the wrong way, as the mail says: distribute the app to the company only, \
          such as a custom app.
          """,
        facts: [.store006],
        sources: [
          .issue("transistorsoft/flutter_background_geolocation", 1082),
          .issue("Yukams/background_locator_fixed", 98),
        ]),
    ],
    "MIS-28": [
      CureBranch(
        sign: """
          geolocator comes by Swift Package Manager, and BYPASS_PERMISSION_LOCATION_ALWAYS in the Podfile has no \
          effect
          """,
        asks: [
          "Swift Package does not obey BYPASS_PERMISSION_LOCATION_ALWAYS",
          "ITMS-90683 geolocator Swift Package Manager",
        ],
        names: ["geolocator", "swift package", "bypass", "flutter"],
        step: """
          A Podfile doesn't reach a package: build with BYPASS_PERMISSION_LOCATION_ALWAYS=1 flutter build ios \
          once geolocator_apple reads that variable, or turn Swift Package Manager off, or add \
          NSLocationAlwaysAndWhenInUseUsageDescription. Check with strings Runner | grep \
          requestAlwaysAuthorization.
          """,
        facts: [.store002],
        sources: [.issue("Baseflow/flutter-geolocator", 1763), .pull("Baseflow/flutter-geolocator", 1788)]),
      CureBranch(
        sign: """
          react-native-geolocation-service or permission_handler with PERMISSION_LOCATION=1 is in the app, which \
          asks for While Using only
          """,
        asks: [
          "Apple complains about NSLocationAlwaysAndWhenInUseUsageDescription although only when in use"
        ],
        names: ["react", "permission_handler", "flutter"],
        step: """
          Their code has both requests, so the upload needs NSLocationAlwaysAndWhenInUseUsageDescription, too; \
          with permission_handler, PERMISSION_LOCATION_WHENINUSE=1 leaves the second out.
          """,
        example: .whenInUsePodfile,
        facts: [.store002],
        sources: [
          .issue("Agontuk/react-native-geolocation-service", 224), .issue("kolabing/kolabing-app", 198),
        ]),
      CureBranch(
        sign: "you wonder what a package needs NSLocationWhenInUseUsageDescription for",
        asks: [
          "why does this package need NSLocationWhenInUseUsageDescription",
          "why does a beacon library need the location permission",
          "why is the location key required by the plug-in",
          "为什么 这个 库 需要 定位 权限",
        ],
        names: ["why", "what for", "为什么", "为何"],
        step: """
          It calls Core Location, which is also behind iBeacons: ranging them needs While Using, and being \
          woken by them Always. Others need it for the name of the Wi-Fi (HOW-50) or the place of a photo \
          (HOW-45). Without the key its request shows no prompt. If you don't use that part, remove the \
          package or that part of it.
          """,
        facts: [.key003, .mon001, .mon002]),
    ],
  ]
}
