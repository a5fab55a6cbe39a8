import LocationPolicy

extension CureBranch {
  /// Cases that are known by what a plug-in says or does not say.
  static let errorTexts: [String: [CureBranch]] = [
    "HOW-34": [
      CureBranch(
        sign: "Expo says Cannot obtain current location",
        asks: [
          "Cannot obtain current location",
          "ERR_LOCATION_UNAVAILABLE",
          "Error: Call to function 'ExpoLocation.getCurrentPositionAsync' has been rejected",
          "Expo 无法获取当前位置",
        ],
        names: ["cannot obtain current location", "location_unavailable", "getcurrentpositionasync", "expo"],
        step: """
          iOS had no location at that moment, and ended the single request with an error. Catch it, \
          show await Location.getLastKnownPositionAsync() meanwhile, and try again or use \
          watchPositionAsync(); in the Simulator choose Features, Location first (HOW-08).
          """,
        facts: [.err002],
        sources: [
          .page(
            "LocationRequester.swift of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/Providers/LocationRequester.swift"
          ),
          .page(
            "LocationExceptions.swift of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/LocationExceptions.swift"),
        ]),
      CureBranch(
        sign: "navigator.geolocation is undefined in React Native",
        asks: [
          "navigator.geolocation.getCurrentPosition is undefined",
          "undefined is not an object (evaluating 'navigator.geolocation.getCurrentPosition')",
          "cannot read property getCurrentPosition of undefined",
          "navigator.geolocation 是 undefined",
        ],
        names: ["navigator.geolocation", "of undefined", "undefined is not an object"],
        step: """
          React Native has no geolocation of its own any more: install \
          @react-native-community/geolocation, run pod install, build anew, and import Geolocation \
          from it. For libraries that use the old name, write navigator.geolocation = \
          require('@react-native-community/geolocation') at the top of App.js.
          """,
        sources: [
          .page(
            "@react-native-community/geolocation, migrating",
            "https://github.com/michalchudziak/react-native-geolocation#migrating-from-the-core-react-native-module"
          )
        ]),
      CureBranch(
        sign: "getLocation() of Flutter's location never returns",
        asks: [
          "getLocation not resolving",
          "getLocation() not responding in iOS",
          "await location.getLocation() hangs on iOS",
          "getLocation does not complete on the first app start",
          "location.getLocation() 一直不返回",
        ],
        names: ["getlocation", "flutterlocation", "lyokone"],
        step: """
          Before version 10 it could wait for ever after a refusal: update and catch PERMISSION_DENIED \
          and SERVICE_STATUS_DISABLED, or await requestPermission() first and go on only if it is \
          granted or grantedLimited. Where there is no location it still waits: write \
          getLocation().timeout(const Duration(seconds: 15)). In the Simulator choose a place first \
          (HOW-08).
          """,
        sources: [
          .flutterLocationPlugin, .flutterLocationChanges,
          .issue("Lyokone/flutterlocation", 607),
          .issue("Lyokone/flutterlocation", 422),
        ]),
    ],
    "MIS-05": [
      CureBranch(
        sign: "Expo says that location permission is required to do this operation",
        asks: [
          "Location permission is required to do this operation",
          "Not authorized to use location services",
          "expo-location rejected without permission",
          "Expo 提示 需要 定位 权限",
        ],
        names: ["permission is required", "not authorized to use location", "expo"],
        step: """
          Expo's calls for locations don't ask by themselves: await \
          Location.requestForegroundPermissionsAsync() before them, and go on only if its status is \
          granted.
          """,
        sources: [
          .page(
            "LocationExceptions.swift of expo-location",
            "https://github.com/expo/expo/blob/main/packages/expo-location/ios/LocationExceptions.swift")
        ]),
      CureBranch(
        sign: "react-native-maps shows no button for the own position",
        asks: [
          "showsMyLocationButton is not working on iOS",
          "my location button is missing in react-native-maps",
          "react-native-maps iOS 没有 定位 按钮",
        ],
        names: ["showsmylocationbutton", "location button", "locationbutton", "react-native-maps"],
        step: """
          On iOS only Google's map has it: pass provider={PROVIDER_GOOGLE} beside \
          showsMyLocationButton, or with Apple's map draw a button of your own that moves the map to \
          the last position. The dot needs showsUserLocation.
          """,
        sources: [
          .pull("react-native-maps/react-native-maps", 1157),
          .issue("react-native-maps/react-native-maps", 2596),
        ]),
      CureBranch(
        sign: "google_maps_flutter shows no blue dot",
        asks: [
          "google_maps_flutter myLocationEnabled does not work on iOS",
          "GoogleMap myLocationEnabled true no blue dot",
          "google_maps_flutter 不显示 蓝点",
        ],
        names: ["google_maps_flutter", "mylocationenabled", "google map"],
        step: """
          myLocationEnabled: true only draws the dot and doesn't ask: write \
          NSLocationWhenInUseUsageDescription into ios/Runner/Info.plist, await \
          Geolocator.requestPermission() or Permission.locationWhenInUse.request(), and build the \
          map after the answer.
          """,
        facts: [.auth021],
        sources: [
          .page(
            "myLocationEnabled of google_maps_flutter",
            "https://pub.dev/documentation/google_maps_flutter/latest/google_maps_flutter/GoogleMap/myLocationEnabled.html"
          )
        ]),
    ],
    "MIS-14": [
      CureBranch(
        sign: "Expo's requestBackgroundPermissionsAsync() says denied before the person has answered",
        asks: [
          "expo-location background permission is not working",
          "requestBackgroundPermissionsAsync resolves too early as denied",
          "background permission is undetermined after Always was granted in Expo",
          "expo 后台 权限 还没 回答 就 返回 denied",
        ],
        names: ["expo", "requestbackgroundpermissions", "getbackgroundpermissions"],
        step: """
          expo-location did so where the foreground permission was asked for in the same session, \
          and mended it in March 2025 (pull request 35693): update it. Otherwise call \
          getBackgroundPermissionsAsync() again once AppState is active; after Allow Once no second \
          prompt comes.
          """,
        facts: [.auth070],
        sources: [
          .pull("expo/expo", 35693),
          .issue("expo/expo", 33911),
        ])
    ],
    "MIS-46": [
      CureBranch(
        sign: "Expo's getCurrentPositionAsync() takes ten seconds or more",
        asks: [
          "getCurrentPositionAsync takes 10 seconds on iOS",
          "Location.getCurrentPositionAsync is slow",
          "expo-location 获取 当前 位置 很慢",
        ],
        names: ["expo", "getcurrentpositionasync"],
        step: """
          Show await Location.getLastKnownPositionAsync() at once, and pass {accuracy: \
          Location.Accuracy.Balanced}, for a single request waits for the accuracy that it was \
          given. Developers report that the first location of watchPositionAsync() comes sooner.
          """,
        sources: [
          .issue("expo/expo", 10756)
        ])
    ],
    "HOW-49": [
      CureBranch(
        sign: "geolocator's distanceFilter has no effect",
        asks: [
          "distanceFilter is not working for AppleSettings",
          "getPositionStream ignores distanceFilter on iOS",
          "geolocator stream fires every second although distanceFilter is set",
          "geolocator distanceFilter 无效",
        ],
        names: ["geolocator", "applesettings", "distancefilter"],
        step: """
          A call of getCurrentPosition() sets the filter of a running stream back to none where both use \
          one CLLocationManager: update geolocator_apple to 2.3.8+1 or later, or take the location from \
          the stream and don't call getCurrentPosition() beside it.
          """,
        sources: [
          .issue("Baseflow/flutter-geolocator", 1116)
        ])
    ],
    "HOW-35": [
      CureBranch(
        sign: "the crash is in Mapbox's own location manager",
        asks: [
          "Mapbox crashes randomly",
          "Mapbox crashes after hard closing the app",
          "MMELocationManager startBackgroundTimeoutTimer crash",
          "MGLLocationManager crash",
          "Mapbox 定位 崩溃",
        ],
        names: ["mapbox", "mmelocationmanager", "mgllocationmanager"],
        step: """
          Mapbox answered reports of random crashes at launch with version 4.4.1 of its old iOS SDK: \
          update the SDK, and where the Podfile or Package.resolved still has Mapbox 4.x, move on to \
          a current major version.
          """,
        sources: [
          .issue("mapbox/mapbox-events-ios", 50),
          .issue("mapbox/mapbox-events-ios", 54),
          .issue("mapbox/mapbox-gl-native", 12325),
        ])
    ],
    "HOW-47": [
      CureBranch(
        sign: "Baidu's Cordova plug-in calls nothing back on iOS",
        asks: [
          "baidumap_location.getCurrentPosition callback is never called on iOS",
          "cordova-plugin-baidumaplocation ios no callback",
          "百度 定位 cordova iOS 版本 无法 进入 回调 方法",
          "ios key 百度 cordova 回调 不执行",
        ],
        names: ["baidumap", "baidu", "百度"],
        step: """
          It needs the iOS key of Baidu's console, and with the Android one it is silent: remove the \
          plug-in and add it again with that key, so that config.xml has it, too. Call it only after \
          deviceready.
          """,
        sources: [
          .issue("aruis/cordova-plugin-baidumaplocation", 70),
          .issue("aruis/cordova-plugin-baidumaplocation", 38),
        ])
    ],
    "HOW-50": [
      CureBranch(
        sign: "@react-native-community/netinfo gives no ssid",
        asks: [
          "NetInfo details.ssid is null on iOS",
          "netinfo SSID in iOS always returns null",
          "netinfo 获取不到 ssid",
        ],
        names: ["netinfo", "ssid"],
        step: """
          By default it doesn't look on iOS: call NetInfo.configure({shouldFetchWiFiSSID: true}) at \
          launch. The entitlement and the permission are needed all the same.
          """,
        sources: [
          .page(
            "@react-native-community/netinfo",
            "https://github.com/react-native-netinfo/react-native-netinfo#netinfowifistate")
        ]),
      CureBranch(
        sign: "a plug-in of Flutter or Capacitor reads the name, such as network_info_plus or wifi_iot",
        asks: [
          "getWifiName returns null on iOS",
          "wifi_iot getSSID always returns null",
          "getSSID returns null on iOS 13 with Capacitor",
          "network_info_plus iOS wifi 名称 null",
        ],
        names: ["wifi_iot", "wifiname", "network_info", "wifi_info", "getssid", "capacitor", "flutter"],
        step: """
          Such a plug-in only reads: select Access WiFi Information for the target in Xcode, ask for \
          While Using yourself, for example with permission_handler or requestPermissions() of \
          @capacitor/geolocation, and read the name after the answer.
          """,
        sources: [
          .page(
            "network_info_plus",
            "https://github.com/fluttercommunity/plus_plugins/tree/main/packages/network_info_plus/network_info_plus"
          )
        ]),
    ],
    "HOW-24": [
      CureBranch(
        sign: "the error is Invalid ios permission \"location\", Must be one of",
        asks: [
          "Invalid ios permission location. Must be one of",
          "invalid iOS permission",
          "request('location') is invalid in react-native-permissions",
          "权限 名称 无效 Must be one of",
        ],
        names: ["must be one of", "invalid ios permission", "invalid permission"],
        step: """
          The name of a permission is a constant since version 2: import {request, PERMISSIONS} from \
          'react-native-permissions', and call request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE).
          """,
        sources: [
          .page(
            "permissions.ios.ts of react-native-permissions",
            "https://github.com/zoontek/react-native-permissions/blob/master/src/permissions.ios.ts")
        ])
    ],
    "HOW-27": [
      CureBranch(
        sign: "the code is 3, or the request timed out",
        asks: [
          "Location request timed out",
          "position retrieval timed out",
          "code 3 timeout react native geolocation",
          "定位 超时 code 3",
        ],
        names: ["timed out", "timeout", "time out", "超时", "code 3", "code: 3"],
        step: """
          The timeout is your option, and iOS takes ten seconds or more for its best accuracy: pass \
          {enableHighAccuracy: false, timeout: 20000, maximumAge: 60000}. In the Simulator choose a \
          place first (HOW-08).
          """,
        sources: [
          .page(
            "@react-native-community/geolocation",
            "https://github.com/michalchudziak/react-native-geolocation#getcurrentposition")
        ])
    ],
  ]
}
