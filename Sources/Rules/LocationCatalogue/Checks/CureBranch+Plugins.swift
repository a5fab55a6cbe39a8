import LocationPolicy

extension CureBranch {
  /// Cases of plug-ins, beside those by subject.
  static let plugins: [String: [CureBranch]] = [
    "HOW-15": [
      CureBranch(
        sign: "the Podfile names the permission already, and permanentlyDenied stays",
        asks: [
          "permission_handler Podfile macro is set and still permanentlyDenied",
          "always denied although accepted in Settings",
        ],
        names: ["permanentlydenied", "permission_handler", "podfile", "always denied", "flutter"],
        step: """
          It counts only within post_install, which a Podfile has once, for each target's build_configurations; and where \
          something set GCC_PREPROCESSOR_DEFINITIONS before, ||= changes nothing: add to it with +=. Search \
          ios/Pods/Pods.xcodeproj/project.pbxproj for PERMISSION_LOCATION, run pod install and delete the app.
          """,
        facts: [.key003], sources: [.issue("Baseflow/flutter-permission-handler", 1391)]),
      CureBranch(
        sign: "Location Services was off when it said permanentlyDenied",
        asks: [
          "permanentlyDenied when location services are turned off",
          "no location toggle in app settings after openAppSettings",
        ],
        names: ["permanentlydenied", "permission_handler", "flutter"],
        step: """
          One report says that permission_handler answers so while Location Services is off for the whole device, \
          and that the app then has no Location row. Read Permission.location.serviceStatus first (HOW-16).
          """,
        facts: [.set006], sources: [.issue("Baseflow/flutter-permission-handler", 780)]),
    ],
    "HOW-02": [
      CureBranch(
        sign: "Permission.locationAlways says denied or permanentlyDenied before anyone was asked",
        asks: [
          "locationAlways returns permanentlyDenied when not requested yet",
          "always status permanentlyDenied although it can be requested",
        ],
        names: ["permanentlydenied", "permission_handler", "locationalways", "flutter"],
        step: """
          Always can't be had first: await Permission.locationWhenInUse.request(), and only if that is granted, \
          Permission.locationAlways.request(). Until then don't read the status of Always as a refusal.
          """,
        facts: [.auth046], sources: [.issue("Baseflow/flutter-permission-handler", 1145)])
    ],
    "MIS-14": [
      CureBranch(
        sign: "permission_handler answers permanentlyDenied while the prompt is still open",
        asks: [
          "request instantly resolves with permanently denied while the dialog is displayed",
          "request returns before the user answers Flutter",
        ],
        names: ["permanently", "permission_handler", "flutter"],
        step: """
          In older versions the listener of the first request answered the second: update permission_handler, and \
          await the request for While Using before that for Always.
          """,
        sources: [.issue("Baseflow/flutter-permission-handler", 620)]),
      CureBranch(
        sign: """
          React Native's getCurrentPosition fails with code 1 while the prompt is open, or requestAuthorization \
          returns nothing
          """,
        asks: [
          "result of the permission request in React Native",
          "know whether requestAuthorization was successful",
          "getCurrentPosition throws code 1 on first launch before the user answered",
          "requestAuthorization is void",
        ],
        names: ["react", "rncgeolocation", "requestauthorization"],
        step: """
          Ask first and wait for the answer: const status = await request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) \
          of react-native-permissions, or await Geolocation.requestAuthorization('whenInUse') of \
          react-native-geolocation-service 5 or later, which returns granted, denied, disabled or restricted. \
          Call getCurrentPosition() only after granted. Older requestAuthorization() of \
          @react-native-community/geolocation has no result.
          """,
        facts: [.auth004],
        sources: [
          .issue("michalchudziak/react-native-geolocation", 142),
          .issue("Agontuk/react-native-geolocation-service", 262),
        ]),
    ],
    "HOW-27": [
      CureBranch(
        sign: "requestAuthorization of react-native-geolocation-service gives disabled",
        asks: [
          "requestAuthorization whenInUse returns disabled and the popup disappears"
        ],
        names: ["requestauthorization", "react", "disabled"],
        step: """
          That stands for Location Services being off for the whole device (HOW-16), and not for a refusal.
          """,
        facts: [.set006], sources: [.issue("Agontuk/react-native-geolocation-service", 252)]),
      CureBranch(
        sign: "the callback of react-native-geolocation-service never comes without a timeout",
        asks: [
          "getCurrentPosition not working on iOS without timeout",
          "callback is never called if timeout is not set",
        ],
        names: [
          "react", "geolocation-service", "without timeout", "without a timeout", "timeout is not set",
        ],
        step: """
          Give the option timeout, or update to 5.3 or later: 5.2 waited forever without it.
          """,
        sources: [.issue("Agontuk/react-native-geolocation-service", 244)]),
      CureBranch(
        sign: "the error callback comes with a timeout after the success callback",
        asks: ["errorCallback fired at the end of the timeout although a position came"],
        names: ["error", "timeout", "react"],
        step: """
          react-native-geolocation-service was reported to do so in 2021: update it, and ignore what comes after \
          the first of the two callbacks.
          """,
        sources: [.issue("Agontuk/react-native-geolocation-service", 291)]),
      CureBranch(
        sign: "react-native-geolocation-service says that an invalid authorization level was provided",
        asks: [
          "invalid authorization level provided",
          "invalid authorization level, must be one of whenInUse or always",
          "requestAuthorization takes which argument",
        ],
        names: ["level", "requestauthorization"],
        step: """
          On iOS requestAuthorization needs its argument, and it is a string: await \
          Geolocation.requestAuthorization('whenInUse'), or 'always', and no object.
          """,
        sources: [.issue("Agontuk/react-native-geolocation-service", 252)]),
    ],
    "MIS-13": [
      CureBranch(
        sign: "background-geolocation shows an alert of its own, Background location is not enabled",
        asks: [
          "Background location is not enabled alert",
          "message that Always must be enabled in Location Services",
          "To use background location, you must enable Always in the Location Services settings",
          "disable the location authorization alert of the plug-in",
        ],
        names: [
          "background-geolocation", "background_geolocation", "backgroundgeolocation", "not enabled",
          "must enable", "authorization alert", "authorizationalert",
        ],
        step: """
          It isn't the system's. The plug-in shows it while it is configured for \
          locationAuthorizationRequest: 'Always', its default, and the person allowed only While Using or \
          nothing. Configure 'WhenInUse' or 'Any' if that is enough. Otherwise change the texts with \
          locationAuthorizationAlert, or turn it off with disableLocationAuthorizationAlert: true and tell \
          people in onProviderChange what to change in Settings.
          """,
        facts: [.auth049],
        sources: [
          .issue("transistorsoft/flutter_background_geolocation", 1105),
          .page(
            "flutter_background_geolocation, locationAuthorizationRequest",
            "https://pub.dev/documentation/flutter_background_geolocation/4.16.4/flt_background_geolocation/Config/locationAuthorizationRequest.html"
          ),
        ])
    ],
    "MIS-41": [
      CureBranch(
        sign: "Capacitor's plug-in is allowed, and navigator.geolocation asks once more, for localhost",
        asks: [
          "navigator.geolocation re-prompts although Capacitor Geolocation has permission",
          "prompt shows localhost",
        ],
        names: ["capacitor", "ionic", "navigator.geolocation", "localhost"],
        step: """
          Call Geolocation.getCurrentPosition() of @capacitor/geolocation everywhere: the web view has a \
          permission of its own, also for libraries that use navigator.geolocation.
          """,
        facts: [.auth032], sources: [.issue("ionic-team/capacitor-geolocation", 42)]),
      CureBranch(
        sign: """
          a Cordova or Meteor app asks once more with an address such as http://localhost or http://meteor.local
          """,
        asks: [
          "app asks for general permission and afterwards for meteor.local",
          "app now asking twice after WKWebView plugin",
        ],
        names: ["cordova", "meteor", "localhost", "phonegap", "ionic"],
        step: """
          Add cordova-plugin-geolocation, and call navigator.geolocation only after the event deviceready: before \
          it, the web view's own geolocation answers and asks for the page.
          """,
        facts: [.auth032],
        sources: [.issue("Telerik-Verified-Plugins/WKWebView", 73), .issue("meteor/mobile-packages", 100)]),
    ],
    "HOW-17": [
      CureBranch(
        sign: "the page of a Capacitor app is loaded by http, and its geolocation is blocked",
        asks: ["web view does not use https, geolocation blocked"],
        names: ["capacitor", "ionic", "web view", "webview"],
        step: """
          Call the native plug-in, @capacitor/geolocation, which needs no https.
          """,
        sources: [.issue("ionic-team/capacitor", 758)])
    ],
    "MIS-07": [
      CureBranch(
        sign: "watchPosition of Cordova is dead when the app comes back to the foreground",
        asks: [
          "watchPosition stops working when the app is suspended and reactivated",
          "watch does not resume after background",
        ],
        names: ["watchposition", "cordova", "ionic", "capacitor"],
        step: """
          The plug-in stops its watch at the first error in the background, in one report kCLErrorDenied with \
          While Using. In the event resume call navigator.geolocation.clearWatch(id) and watchPosition() again.
          """,
        sources: [.issue("apache/cordova-plugin-geolocation", 224)]),
      CureBranch(
        sign: """
          Flutter's location plug-in has enableBackgroundMode on, and neither badge nor updates come
          """,
        asks: [
          "enableBackgroundMode not working on iOS", "no blue badge in background with flutter location",
        ],
        names: ["flutter", "enablebackgroundmode", "onlocationchanged"],
        step: """
          Listen to onLocationChanged after await location.enableBackgroundMode(enable: true): without a listener \
          nothing runs in the background.
          """,
        sources: [.issue("Lyokone/flutterlocation", 569)]),
      CureBranch(
        sign: "Expo says that LOCATION_BACKGROUND permission is required",
        asks: ["LOCATION_BACKGROUND permission is required to do this operation"],
        names: ["expo", "location_background", "startlocationupdates"],
        step: """
          That was a fault of expo-location in SDK 41, and of 18.0 (SDK 52), which says that Background \
          location permission is required: update it. startLocationUpdatesAsync() then needs only the \
          foreground permission, if it is called in the foreground.
          """,
        sources: [.pull("expo/expo", 12594), .pull("expo/expo", 33617)]),
      CureBranch(
        sign: "it goes on for hours or days, and then ends until the app is opened again",
        asks: [
          "stops sending locations after a few days", "runs for several hours, then stops",
          "nothing more arrives after some hours",
          "no location for a week until I open the app", "后台定位 几小时 后 停止", "运行 几天 后 不再 上报 位置",
        ],
        step: """
          Then the process was most likely ended: by the system for memory, by a crash, an update or a restart. \
          Updates end with it, and only significant location changes, regions and visits, with Always, start the app \
          again: turn one of them on beside the updates (HOW-12), and log each launch.
          """,
        facts: [.mon004, .bg015]),
      CureBranch(
        sign: "Flutter's location plug-in stops after ten minutes or two hours",
        asks: [
          "flutter location background stops after 10 minutes", "onLocationChanged stops after two hours",
        ],
        names: ["flutter", "onlocationchanged", "location plugin"],
        step: """
          Its author thinks of the automatic pause: update to version 8.0.1 or later, call \
          location.changeSettings(pausesLocationUpdatesAutomatically: false), and try it with the phone lying still.
          """,
        facts: [.del080], sources: [.issue("Lyokone/flutterlocation", 950)]),
      CureBranch(
        sign: "Capacitor's watchPosition gives null or nothing after the app was left and opened again",
        asks: [
          "Capacitor watchPosition stops after switching apps",
          "watch location stops in @capacitor/geolocation 7.1",
          "watchPosition returns null after resume", "location watch stops when the app comes back",
        ],
        names: ["capacitor", "ionic", "watchposition", "watch location", "location watch"],
        step: """
          Update @capacitor/geolocation: 7.1.0 and 7.1.1 ended the watch at the first error, and later \
          versions begin it again when the app becomes active.
          """,
        sources: [
          .issue("ionic-team/capacitor-geolocation", 19), .pull("ionic-team/capacitor-geolocation", 25),
          .pull("ionic-team/capacitor-geolocation", 30),
        ]),
    ],
    "HOW-16": [
      CureBranch(
        sign: "a map's dot stays away after Location Services was turned on",
        asks: [
          "user location not showing after turning location services on",
          "blue dot does not come back after enabling location", "打开 定位服务 后 蓝点 不显示", "重新 打开 定位 地图 没有 蓝点",
        ],
        step: """
          In locationManagerDidChangeAuthorization(_:), once authorizationStatus allows it, set showsUserLocation to \
          false and to true again. With Mapbox a developer had to make the map view anew.
          """,
        facts: [.auth005], sources: [.issue("mapbox/mapbox-navigation-ios", 1917)])
    ],
    "MIS-23": [
      CureBranch(
        sign: """
          pausesLocationUpdatesAutomatically is false already, and updates end after hours of standing
          """,
        asks: [
          "stationary for hours and then moving, location is not updated",
          "tracking does not resume after 4 hours at the same place",
        ],
        step: """
          Then the app was most likely ended by the system: start startMonitoringSignificantLocationChanges() \
          beside the updates, with Always. A longer move then relaunches the app, which has to start both again \
          (HOW-12, MIS-40).
          """,
        facts: [.bg015, .mon004])
    ],
    "HOW-12": [
      CureBranch(
        sign: "the crash report says 0x8badf00d",
        asks: [
          "the watchdog kills the app that uses location in the background", "watchdog 0x8badf00d",
          "active assertions beyond permitted time",
        ],
        step: """
          That is the watchdog: the main thread hung, or a background task wasn't ended. Call \
          endBackgroundTask(_:) for each beginBackgroundTask(expirationHandler:), also in the handler itself.
          """,
        sources: [.issue("vinhnx/notes", 403)]),
      CureBranch(
        sign: "a geofence plug-in of Flutter gives nothing once the app was killed",
        asks: ["geofence_service does not work when the app is killed"],
        names: ["flutter", "geofence", "geofence_service", "围栏"],
        step: """
          geofence_service works only while the app is alive, as its author says. Take a plug-in that monitors \
          regions of Core Location, which relaunch an app with Always, or call startMonitoring(for:) yourself.
          """,
        facts: [.mon004], sources: [.issue("Dev-hwang/geofence_service", 11)]),
      CureBranch(
        sign: "background-geolocation was relaunched and hands on no event",
        asks: ["geofence events of background_geolocation not received after the app was killed"],
        names: [
          "background-geolocation", "background_geolocation", "backgroundgeolocation", "flutter", "geofence",
        ],
        step: """
          Call BackgroundGeolocation.ready() at each launch, before any screen, no matter whether a person opened \
          the app; in Flutter in main().
          """,
        sources: [.issue("transistorsoft/flutter_background_geolocation", 671)]),
    ],
    "HOW-34": [
      CureBranch(
        sign: "AMap's or Baidu's plug-in fails although location is allowed",
        asks: [
          "已允许定位权限始终定位失败", "高德 定位失败 bundleId", "高德 已经允许定位 还是失败", "百度 有定位权限 仍然失败",
          "AMap location failed although permission is granted",
        ],
        names: ["amap", "baidu", "高德", "百度"],
        step: """
          Compare Bundle.main.bundleIdentifier of the app that runs with the one of the API key in their console: \
          a key for another identifier fails in the same way as a refusal (HOW-44, HOW-47).
          """,
        sources: [.issue("waliu/cordova-plugin-gaodelocation-chenyu", 4)]),
      CureBranch(
        sign: "the promise of Capacitor's requestPermissions() never resolves after the first prompt",
        asks: [
          "promise of the permission request never resolves",
          "await requestPermissions never returns Capacitor",
          "requestPermissions hangs on the first call and works on the second",
        ],
        names: ["capacitor", "ionic", "promise", "requestpermission"],
        step: """
          That was reported of @capacitor/geolocation 7.1.0: its authors say that 7.1.1 fixes it, and a later \
          report that it doesn't on iOS, so update to the newest version. With 7.1.0, only a second call \
          after the answer resolves.
          """,
        sources: [
          .issue("ionic-team/capacitor-geolocation", 15), .issue("ionic-team/capacitor-plugins", 2318),
        ]),
    ],
    "MIS-06": [
      CureBranch(
        sign: "AMapLocationKit logs that Location updates must be selected in Background Modes",
        asks: ["要在iOS 9及以上版本使用后台定位功能 需要保证 Background Modes 中的 Location updates 处于选中状态", "高德 闪退 后台模式"],
        names: ["amap", "高德"],
        step: """
          It is this crash: add the mode, or, if nothing is needed in the background, set \
          allowsBackgroundLocationUpdates of AMapLocationManager to false.
          """,
        facts: [.bg001], sources: [.issue("best-flutter/flutter_amap_location", 27)]),
      CureBranch(
        sign: "a plug-in crashes so for a single location, and App Review doesn't accept the mode",
        asks: ["单次定位报错需要开 background mode", "plug-in needs the background mode for getCurrentPosition"],
        names: ["plug", "高德", "amap", "插件", "单次"],
        step: """
          The plug-in sets allowsBackgroundLocationUpdates by itself, as one for AMap does: delete that line in \
          its source, or take another one, and leave the mode out.
          """,
        facts: [.bg001], sources: [.issue("waliu/cordova-plugin-gaodelocation-chenyu", 25)]),
      CureBranch(
        sign: "the exception is containsObject: unrecognized selector, sent to a string",
        asks: [
          "-[__NSCFString containsObject:]: unrecognized selector sent to instance",
          "NSTaggedPointerString containsObject unrecognized selector",
          "NSCFString countByEnumeratingWithState unrecognized selector background modes",
        ],
        names: ["containsobject", "nstaggedpointerstring", "nscfstring", "unrecognized selector"],
        step: """
          UIBackgroundModes is a string in your Info.plist, and has to be an array: write <array> around \
          <string>location</string>, as below. In Xcode's editor, change the type of the row to Array.
          """,
        facts: [.key040],
        sources: [.issue("Lyokone/flutterlocation", 723), .issue("flutter/flutter", 85454)]),
    ],
    "HOW-04": [
      CureBranch(
        sign: "AMap's navigation asks at launch",
        asks: ["进入 APP 就申请定位权限 高德 导航", "amap3d asks for location at app start"],
        names: ["amap", "高德"],
        step: """
          The managers for driving, walking and riding ask when they are created: create them only when \
          navigation begins. A plug-in that creates them in init has to be changed there.
          """,
        sources: [.issue("qiuxiang/react-native-amap3d", 220)])
    ],
    "MIS-01": [
      CureBranch(
        sign: "Expo says Plugin is an unexpected type: object",
        asks: ["PluginError when using plugins with parameters"],
        names: ["expo", "plugin"],
        step: """
          The plug-in and its options are one array inside the list: "plugins": [["expo-location", { \
          "locationWhenInUsePermission": "…" }]].
          """,
        sources: [.issue("expo/expo", 31601)]),
      CureBranch(
        sign: "a Unity app shows no prompt, or its map stays empty on the phone",
        asks: [
          "Unity Input.location does not ask for permission on iOS",
          "location provider works in the editor and not on the device", "Unity iOS 定位 不弹窗",
        ],
        names: ["unity", "editor", "input.location", "locationprovider"],
        step: """
          In Player Settings, iOS, fill in Location Usage Description: Unity writes it as \
          NSLocationWhenInUseUsageDescription, without which nothing is asked. Then call Input.location.Start().
          """,
        sources: [.issue("mapbox/mapbox-unity-sdk", 432), .issue("sfc-sdp/GameCanvas-Unity", 17)]),
    ],
    "HOW-37": [
      CureBranch(
        sign: "background_locator in Flutter gives nothing in a release build",
        asks: ["works in debug but not in release Flutter background locator"],
        names: ["background_locator", "flutter", "release"],
        step: """
          Update to background_locator_2 2.0.6 or later, and mark the callback with @pragma('vm:entry-point'), or \
          the release build drops it.
          """,
        sources: [.issue("Yukams/background_locator_fixed", 60)])
    ],
    "MIS-46": [
      CureBranch(
        sign: "geolocator's getCurrentPosition takes minutes or never ends",
        asks: [
          "getCurrentPosition never returns on iOS Flutter",
          "geolocator takes a long time to return position", "getCurrentPosition never completes",
        ],
        names: ["geolocator", "getcurrentposition", "flutter"],
        step: """
          Show getLastKnownPosition() first, and pass LocationSettings(accuracy: LocationAccuracy.medium, \
          timeLimit: Duration(seconds: 15)): the request takes the first location that is no older than 5 \
          seconds and waits without an end while there is none; timeLimit ends it with a TimeoutException.
          """,
        sources: [.issue("Baseflow/flutter-geolocator", 1563), .geolocatorHandler])
    ],
  ]
}
