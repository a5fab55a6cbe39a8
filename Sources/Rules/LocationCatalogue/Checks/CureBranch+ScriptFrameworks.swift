import LocationPolicy

extension CureBranch {
  /// Cases of React Native, Expo, Capacitor and Cordova, and of what all plug-ins have in common.
  static let scriptFrameworks: [String: [CureBranch]] = [
    "HOW-34": [
      CureBranch(
        sign: "the error says that a plug-in, a native module or an implementation is missing",
        asks: [
          "MissingPluginException No implementation found for method on channel",
          "NativeModule.RNCGeolocation is null", "package doesn't seem to be linked",
          "Geolocation plugin is not implemented on ios", "Cannot find native module ExpoLocation",
          "tried to access a native module that doesn't exist", "找不到 原生 模块 定位 插件",
        ],
        names: [
          "missingplugin", "no implementation", "not implemented", "native module", "nativemodule",
          "rncgeolocation", "to be linked", "not linked", "原生模块",
        ],
        step: """
          The app that runs was built before the plug-in was added, so it doesn't ask at all: stop it, \
          and build it anew after flutter clean (Flutter), pod install in ios (React Native), npx cap \
          sync ios (Capacitor) or npx expo prebuild --clean (Expo). Expo Go has only Expo's own modules: \
          make a development build.
          """,
        sources: [
          .issue("Baseflow/flutter-geolocator", 551),
          .issue("michalchudziak/react-native-geolocation", 136),
          .issue("ionic-team/capacitor-plugins", 1094),
          .issue("transistorsoft/react-native-background-geolocation", 1590),
        ]),
      CureBranch(
        sign: "nothing comes in a Cordova app, and you want all steps in order",
        names: ["cordova", "phonegap", "meteor"],
        step: """
          Run cordova plugin add cordova-plugin-geolocation, write NSLocationWhenInUseUsageDescription \
          with edit-config into config.xml, and call navigator.geolocation.getCurrentPosition(show, \
          report, { timeout: 30000 }) only after deviceready. Show error.code and error.message: 1 is a \
          refusal (HOW-01), 2 no position, 3 the timeout.
          """,
        facts: [.key003],
        sources: [
          .page(
            "cordova-plugin-geolocation", "https://github.com/apache/cordova-plugin-geolocation#installation")
        ]),
      CureBranch(
        sign: "nothing comes in a Capacitor or Ionic app, and you want all steps in order",
        names: ["capacitor", "ionic"],
        step: """
          Run npm install @capacitor/geolocation and npx cap sync, write \
          NSLocationWhenInUseUsageDescription into ios/App/App/Info.plist, await \
          Geolocation.requestPermissions(), and then Geolocation.getCurrentPosition({ \
          enableHighAccuracy: true, timeout: 30000 }). Print the code of what it throws (HOW-26), and \
          don't call navigator.geolocation beside it.
          """,
        facts: [.key003],
        sources: [
          .page("@capacitor/geolocation", "https://github.com/ionic-team/capacitor-geolocation#install")
        ]),
      CureBranch(
        sign: "nothing comes in an Expo app, and you want all steps in order",
        names: ["expo"],
        step: """
          Run npx expo install expo-location, give its plug-in in app.json locationWhenInUsePermission, \
          make a new development build, await requestForegroundPermissionsAsync(), and then \
          getCurrentPositionAsync({ accuracy: Location.Accuracy.Balanced }) in a try that prints the \
          error. Changes of app.json only come with a new build.
          """,
        facts: [.key003],
        sources: [
          .page(
            "withLocation.ts of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/plugin/src/withLocation.ts")
        ]),
      CureBranch(
        sign: "nothing comes in a React Native app, and you want all steps in order",
        names: ["react native", "react-native", "reactnative"],
        step: """
          Run pod install in ios, write NSLocationWhenInUseUsageDescription into ios/APP/Info.plist, \
          build anew, call Geolocation.requestAuthorization() (in react-native-geolocation-service await \
          Geolocation.requestAuthorization('whenInUse')), and after its success \
          Geolocation.getCurrentPosition(show, report, { timeout: 30000 }). Print code and message in \
          report (HOW-27).
          """,
        facts: [.key003],
        sources: [
          .page(
            "@react-native-community/geolocation",
            "https://github.com/michalchudziak/react-native-geolocation#ios")
        ]),
    ],
    "HOW-17": [
      CureBranch(
        sign: "a page in an app's web view calls navigator.geolocation, and neither callback comes",
        asks: [
          "webview geolocation does not work on iOS", "how to allow my location on webview",
          "location in react-native-webview never returns", "网页 在 App 的 webview 里 定位 没有 反应",
        ],
        names: ["webview", "web view", "inappwebview", "wkwebview"],
        step: """
          Ask for the permission in the app before the page loads, in React Native with \
          request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) of react-native-permissions, keep \
          NSLocationWhenInUseUsageDescription in the app's Info.plist, and load the page by https: the web \
          view has location only if the app has it. Options such as geolocationEnabled and \
          onGeolocationPermissionsShowPrompt are for Android.
          """,
        facts: [.auth032],
        sources: [
          .issue("flutter/flutter", 27472),
          .pull("react-native-webview/react-native-webview", 3975),
          .issue("pichillilorenzo/flutter_inappwebview", 1638),
        ]),
      CureBranch(
        sign: """
          access to geolocation was blocked over insecure connection to ionic://localhost or \
          http://localhost
          """,
        asks: ["geolocation was blocked over insecure connection to ionic://localhost"],
        names: ["ionic", "cordova", "localhost", "insecure"],
        step: """
          The web view's own geolocation was called: add cordova-plugin-geolocation, and call it only \
          after deviceready (Ionic: platform.ready()), also after the page was loaded again. With live \
          reload over http it stays blocked, so try a build without it.
          """,
        sources: [
          .issue("danielsogl/awesome-cordova-plugins", 780),
          .issue("danielsogl/awesome-cordova-plugins", 3039),
          .issue("ionic-team/ionic-framework", 9082),
        ]),
    ],
    "HOW-12": [
      CureBranch(
        sign: "Expo's startLocationUpdatesAsync() ends when the app is killed",
        asks: [
          "startLocationUpdatesAsync not working when app is killed or closed",
          "Expo background location task deleted when app killed",
          "expo-location stops after the app is terminated",
        ],
        names: ["expo", "startlocationupdatesasync", "taskmanager"],
        step: """
          The continuous updates end, but the task also has significant location changes: with Always, \
          iOS starts the app again after a move of 500 m or more, and the task runs if \
          TaskManager.defineTask() is at the top level of the entry file. Try it on a device over that \
          distance.
          """,
        facts: [.mon004],
        sources: [
          .page(
            "EXLocationTaskConsumer.m of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/TaskConsumers/EXLocationTaskConsumer.m"
          ),
          .issue("expo/expo", 4860),
        ])
    ],
    "MIS-29": [
      CureBranch(
        sign: "Expo's startGeofencingAsync() wants the mode, and App Review rejects it",
        asks: [
          "expo geofencing requires UIBackgroundModes location",
          "startGeofencingAsync App Store rejection 2.5.4",
        ],
        names: ["expo", "geofenc"],
        step: """
          Geofences need Always and not this mode: update expo-location (a change of September 2026 does \
          without the mode), remove location from UIBackgroundModes, and try. If startGeofencingAsync() \
          still refuses, keep the mode and describe the geofences in App Review Information, Notes.
          """,
        sources: [
          .issue("expo/expo", 50194),
          .pull("expo/expo", 50197),
          .page(
            "EXGeofencingTaskConsumer.m of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/TaskConsumers/EXGeofencingTaskConsumer.m"
          ),
        ]),
      CureBranch(
        sign: "eas build or npx expo prebuild adds location to UIBackgroundModes by itself",
        asks: [
          "eas build adds location to UIBackgroundModes", "prebuild adds location background mode",
          "rejected after EAS build",
        ],
        names: ["eas", "expo", "prebuild"],
        step: """
          expo-task-manager and expo-background-fetch did so before SDK 43: update them. Otherwise look \
          for isIosBackgroundLocationEnabled in app.json, and check the built app with plutil -p.
          """,
        sources: [
          .issue("expo/eas-cli", 506),
          .pull("expo/expo", 14142),
        ]),
    ],
    "HOW-24": [
      CureBranch(
        sign: "the error is Invalid RNPermission, Should be one of ( )",
        asks: ["Invalid RNPermission 'ios.permission.LOCATION_WHEN_IN_USE'. Should be one of"],
        names: ["rnpermission"],
        step: """
          That is how earlier versions put it: no permission was compiled in. Write the names into \
          ios/Podfile as above, delete Xcode's derived data, and run pod install before you build.
          """,
        sources: [
          .issue("zoontek/react-native-permissions", 381),
          .issue("zoontek/react-native-permissions", 326),
        ]),
      CureBranch(
        sign: "the app is made with Expo and has no Podfile of its own",
        asks: [
          "react-native-permissions with Expo unavailable", "setup_permissions in Expo",
          "iosPermissions config plugin",
        ],
        names: ["expo"],
        step: """
          Give react-native-permissions its plug-in in app.json: "plugins": \
          [["react-native-permissions", { "iosPermissions": ["LocationWhenInUse"] }]], with \
          NSLocationWhenInUseUsageDescription in ios.infoPlist. Then make a new build.
          """,
        sources: [
          .page("react-native-permissions, Expo", "https://github.com/zoontek/react-native-permissions#expo")
        ]),
    ],
    "HOW-49": [
      CureBranch(
        sign: "watchPosition of React Native is silent unless the phone moves far",
        asks: [
          "watchPosition only fires once in React Native", "watchPosition updates only after 100 meters",
          "React Native location does not update while walking", "watchPosition 移动 很远 才 更新",
        ],
        names: ["react", "watchposition"],
        step: """
          Its distanceFilter is 100 m unless you say otherwise, in @react-native-community/geolocation \
          and in react-native-geolocation-service: pass { distanceFilter: 0, enableHighAccuracy: true }.
          """,
        sources: [
          .page(
            "@react-native-community/geolocation, watchPosition",
            "https://github.com/michalchudziak/react-native-geolocation#watchposition"),
          .page(
            "LocationOptions.swift of react-native-geolocation-service",
            "https://github.com/Agontuk/react-native-geolocation-service/blob/master/ios/LocationOptions.swift"
          ),
        ]),
      CureBranch(
        sign: "an option such as interval, timeInterval or locationUpdateInterval has no effect on iOS",
        asks: [
          "location interval not working properly on iOS", "LocationRequest interval ignored on iOS",
          "locationUpdateInterval for iOS", "set a higher location interval",
          "set update interval in seconds", "interval 参数 在 iOS 上 无效",
        ],
        names: ["interval", "every", "间隔"],
        step: """
          These options are for Android: the author of background-geolocation says that iOS knows \
          distances only. Keep the time of the last location that you used, and return early from the \
          callback until your interval is over; Flutter's location does that itself from version 10 on.
          """,
        sources: [
          .issue("transistorsoft/react-native-background-geolocation", 45),
          .issue("capacitor-community/background-geolocation", 1),
          .page(
            "LocationPlugin.swift of location",
            "https://github.com/Lyokone/flutterlocation/blob/master/packages/location/darwin/location/Sources/location/LocationPlugin.swift"
          ),
        ]),
      CureBranch(
        sign: "background-geolocation gives a location only every kilometer or at growing distances",
        asks: [
          "few coordinates after more than a kilometer in background-geolocation",
          "distanceFilter grows with the speed", "distanceFilter is ignored by background-geolocation",
        ],
        names: [
          "background-geolocation", "background_geolocation", "backgroundgeolocation", "distancefilter",
          "transistorsoft",
        ],
        step: """
          Its distanceFilter grows with the speed unless disableElasticity is true. A very large \
          distanceFilter, or useSignificantChangesOnly: true, leaves only significant changes, about one \
          a kilometer, as its author says.
          """,
        sources: [
          .issue("transistorsoft/flutter_background_geolocation", 458),
          .issue("transistorsoft/cordova-background-geolocation-lt", 887),
        ]),
    ],
    "HOW-46": [
      CureBranch(
        sign: "a plug-in's positions are some hundred meters off",
        asks: [
          "not getting exact latitude and longitude on iOS", "watchPosition gives wrong coordinates",
          "watchPosition incorrect", "geolocation plugin shows a wrong place", "插件 定位 不准 差 几百 米",
        ],
        names: [
          "react", "expo", "capacitor", "ionic", "cordova", "watchposition", "getcurrentposition",
          "plugin", "plug-in", "插件",
        ],
        step: """
          Most plug-ins ask for some 100 m only, those of Capacitor and Cordova for 3 km: write \
          enableHighAccuracy: true in React Native, Capacitor and Cordova, and accuracy: \
          Location.Accuracy.Highest in Expo. Then leave out positions whose coords.accuracy is larger than \
          you need, pass watchPosition() of React Native distanceFilter: 0, too, and allow more time: the \
          first positions are rough.
          """,
        facts: [.del063],
        sources: [
          .page(
            "LocationOptions.swift of react-native-geolocation-service",
            "https://github.com/Agontuk/react-native-geolocation-service/blob/master/ios/LocationOptions.swift"
          ),
          .page(
            "EXLocationTaskConsumer.m of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/TaskConsumers/EXLocationTaskConsumer.m"
          ),
        ])
    ],
    "MIS-46": [
      CureBranch(
        sign: "background-geolocation's getCurrentPosition is slow",
        asks: [
          "getCurrentPosition slow after start was called",
          "getCurrentPosition takes long in background-geolocation",
        ],
        names: ["background-geolocation", "background_geolocation", "backgroundgeolocation"],
        step: """
          It takes three samples unless one is as exact as desiredAccuracy before: pass { samples: 1, \
          timeout: 30, maximumAge: 10000, desiredAccuracy: 100 }.
          """,
        sources: [
          .page(
            "background-geolocation, CurrentPositionRequest",
            "https://transistorsoft.github.io/react-native-background-geolocation/latest/interfaces/CurrentPositionRequest.html"
          )
        ])
    ],
    "MIS-23": [
      CureBranch(
        sign: "background-geolocation is ended by iOS while the phone lies still",
        asks: [
          "app closed after some time in background with background-geolocation",
          "preventSuspend is not working on iOS",
          "plugin does not respond after 15 minutes without moving",
        ],
        names: [
          "background-geolocation", "background_geolocation", "backgroundgeolocation", "preventsuspend",
        ],
        step: """
          Its author calls that usual: at rest the plug-in turns location off, and iOS may suspend or \
          end the app. Configure stopOnTerminate: false, call ready() at each launch, and expect it back \
          after about 200 m, with Always.
          """,
        sources: [
          .issue("transistorsoft/react-native-background-geolocation", 1145),
          .issue("transistorsoft/capacitor-background-geolocation", 389),
        ])
    ],
    "HOW-25": [
      CureBranch(
        sign: "Expo says that background location permission is required, or that expo-task-manager is",
        asks: [
          "Background location permission is required to do this operation",
          "'expo-task-manager' module is required to use background services",
        ],
        names: ["expo", "is required"],
        step: """
          startGeofencingAsync() needs Always: await requestForegroundPermissionsAsync() and then \
          requestBackgroundPermissionsAsync() in a development build. expo-location 18.0 (SDK 52) wanted \
          it for startLocationUpdatesAsync(), too: update it. For the module run npx expo install \
          expo-task-manager, and make a new build.
          """,
        sources: [
          .page(
            "LocationExceptions.swift of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/LocationExceptions.swift"),
          .page(
            "LocationModule.swift of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/LocationModule.swift"),
          .pull("expo/expo", 33617),
        ])
    ],
    "MIS-22": [
      CureBranch(
        sign: "React Native's getCurrentPosition returns an old position at once",
        asks: [
          "getCurrentPosition returns a cached location in React Native",
          "React Native returns the same old position every time", "getCurrentPosition 一直 返回 旧 的 位置",
        ],
        names: ["react", "geolocation-service"],
        step: """
          react-native-geolocation-service gives a cached position of any age by default: pass { \
          maximumAge: 10000, timeout: 30000 }, or 0 for a fresh one. @react-native-community/geolocation \
          keeps none by default, but hands on the first location of iOS, however old: look at \
          position.timestamp, and take a later one of watchPosition().
          """,
        facts: [.del060],
        sources: [
          .communityGeolocationCode,
          .page(
            "LocationOptions.swift of react-native-geolocation-service",
            "https://github.com/Agontuk/react-native-geolocation-service/blob/master/ios/LocationOptions.swift"
          ),
        ])
    ],
    "HOW-27": [
      CureBranch(
        sign: "code 2 comes with Location service is turned off",
        asks: ["Location service is turned off code 2 react-native-geolocation-service"],
        names: ["react", "turned off"],
        step: """
          react-native-geolocation-service says so while Location Services is off for the whole device: \
          it isn't the app's permission (HOW-16).
          """,
        facts: [.set006],
        sources: [
          .page(
            "LocationProvider.swift of react-native-geolocation-service",
            "https://github.com/Agontuk/react-native-geolocation-service/blob/master/ios/LocationProvider.swift"
          )
        ])
    ],
    "MIS-07": [
      CureBranch(
        sign: """
          it is @capacitor-community/background-geolocation, and updates come only while the app is open
          """,
        asks: [
          "addWatcher does not run in the background on iOS",
          "capacitor-community background-geolocation foreground only",
        ],
        names: ["capacitor", "addwatcher", "ionic"],
        step: """
          Give addWatcher() a backgroundMessage: on iOS, too, only that turns the background on. \
          UIBackgroundModes needs location besides.
          """,
        sources: [
          .page(
            "@capacitor-community/background-geolocation, usage",
            "https://github.com/capacitor-community/background-geolocation#usage")
        ]),
      CureBranch(
        sign: "it is react-native-geolocation-service, and watchPosition stops in the background",
        asks: ["react-native-geolocation-service watchPosition background iOS"],
        names: ["geolocation-service", "watchposition"],
        step: """
          It has no option for that: it turns the background on by itself where the Info.plist of the \
          built app has location in UIBackgroundModes. Add it, build anew, and call watchPosition while \
          the app is in the foreground.
          """,
        facts: [.bg009],
        sources: [
          .page(
            "LocationOptions.swift of react-native-geolocation-service",
            "https://github.com/Agontuk/react-native-geolocation-service/blob/master/ios/LocationOptions.swift"
          )
        ]),
    ],
  ]
}
