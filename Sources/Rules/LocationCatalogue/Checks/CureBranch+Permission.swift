import LocationPolicy

extension CureBranch {
  /// Cases of prompts, Settings and the status.
  static let permission: [String: [CureBranch]] = [
    "MIS-01": [
      CureBranch(
        sign: "the key is in an Info.plist, and no prompt appears all the same",
        asks: [
          "the usage description is set and still nothing pops up",
          "plist is configured but the dialog does not show", "已经 配置 了 plist 还是 无法 弹出",
        ],
        step: """
          Print Bundle.main.object(forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription") in the app that runs: nil \
          means that the key is in the file of another target or configuration (MIS-54).
          """, facts: [.key010]),
      CureBranch(
        sign: "authorizationStatus is .denied instead of .notDetermined",
        asks: [
          "status is denied without having been asked", "denied although no prompt was shown",
          "没有 弹窗 状态 就是 denied",
        ],
        step: """
          The person refused before, or Location Services is off: no request shows a prompt, and only Settings helps \
          (HOW-01, HOW-16).
          """, facts: [.auth027, .set006]),
    ],
    "MIS-05": [
      CureBranch(
        sign: "a map's blue dot doesn't move or stays away although location is allowed",
        asks: [
          "permission granted but the map shows no user location", "blue dot stays away after allowing",
          "允许 之后 地图 没有 蓝点",
        ],
        step: """
          Set showsUserLocation after the request was answered, in locationManagerDidChangeAuthorization(_:). In the \
          Simulator, choose Features, Location first (HOW-08).
          """, facts: [.key012, .auth021]),
      CureBranch(
        sign: "location is allowed, and the map doesn't move to the own position",
        asks: [
          "map does not center on the user's location", "map does not zoom to my position when it opens",
          "地图 没有 移动 到 当前 位置", "打开 地图 不 显示 自己 的 位置", "地图 默认 定位 到 自己",
        ],
        step: """
          showsUserLocation only draws the dot. To center the map, set userTrackingMode of the MKMapView to \
          .follow once authorizationStatus allows location; in react-native-maps write followsUserLocation \
          beside showsUserLocation. With other maps, move the camera in the first \
          locationManager(_:didUpdateLocations:).
          """, facts: [.key012],
        sources: [
          .page(
            "userTrackingMode", "https://developer.apple.com/documentation/mapkit/mkmapview/usertrackingmode"),
          .page(
            "react-native-maps, MapView",
            "https://github.com/react-native-maps/react-native-maps/blob/master/docs/mapview.md"),
        ]),
    ],
    "HOW-01": [
      CureBranch(
        sign: "the app's page in Settings has no Location row",
        asks: ["no location entry on the app's settings page", "设置 里 没有 位置 一行"],
        step: """
          The app that runs has most likely never asked, as one report says: check its usage descriptions and call \
          requestWhenInUseAuthorization() (MIS-53).
          """, facts: [.key016])
    ],
    "HOW-31": [
      CureBranch(
        sign: "InfoPlist.strings is there already, and the prompt stays in English",
        asks: [
          "InfoPlist.strings has no effect", "localized InfoPlist.strings is ignored",
          "InfoPlist.strings 不 生效",
        ],
        step: """
          Look into the built app: it needs LANGUAGE.lproj/InfoPlist.strings, spelled exactly so, with the key \
          NSLocationWhenInUseUsageDescription. If it lacks the file, add it to the app's target (Xamarin, .NET MAUI: \
          build action BundleResource, below Platforms/iOS/Resources). Keep the key in the Info.plist, too, because \
          iOS and plug-ins look for it there, and delete the app before you try again.
          """,
        sources: [
          .issue("MicrosoftDocs/xamarin-docs", 2507), .issue("xamarin/Essentials", 1840),
          .pull("Actual-Chat/actual-chat", 4368),
        ]),
      CureBranch(
        sign: "only a language with a region fails, such as fr_CA.lproj",
        asks: ["regional language falls back to English", "zh-Hans-CN 不 生效"],
        step: """
          Add a folder of the language alone, fr.lproj, with the same InfoPlist.strings; that was reported with French \
          (Canada), where the text of en.lproj was shown.
          """, sources: [.issue("dotnet/macios", 3159)]),
      CureBranch(
        sign: "the app has a choice of languages of its own",
        asks: ["prompt is in the phone's language instead of that chosen in the app", "App 内 切换 语言 弹窗 不变"],
        step: """
          The prompt is in the language that iOS has for the app, which an app sets by AppleLanguages in UserDefaults, \
          and not in the one that its own code draws.
          """, sources: [.pull("Actual-Chat/actual-chat", 4368)]),
    ],
    "HOW-34": [
      CureBranch(
        sign:
          "the person chose Allow, and the call that waited never returns, or location comes only after a restart",
        asks: [
          "location works only after restarting the app", "no location on the first start after allowing",
          "iOS returns no location when the app is opened for the first time", "首次 允许 之后 没有 位置 重启 App 才有",
        ],
        step: """
          Take no location before the answer: start in locationManagerDidChangeAuthorization(_:), once authorizationStatus \
          is .authorizedWhenInUse or .authorizedAlways. With Xamarin.Essentials on iOS 14, update to 1.6.1 or later; the \
          older Plugin.Permissions hangs likewise, so replace it by Xamarin.Essentials. In other plug-ins await the \
          permission first and only then the location.
          """, facts: [.auth004, .auth005],
        sources: [.issue("xamarin/Essentials", 1390), .issue("jamesmontemagno/PermissionsPlugin", 183)]),
      CureBranch(
        sign: "uni-app says PGLocation Code=2, \u{201C}不能获取到位置\u{201D}",
        names: ["uni-app", "uniapp", "pglocation"],
        step: """
          Location Services or the permission is off, which authorizationStatus tells, or AMap's key in manifest.json \
          isn't for this bundle identifier (HOW-44).
          """, facts: [.set006], sources: [.issue("dcloudio/uni-app", 5053)]),
      CureBranch(
        sign: "it is allowed, and only the address or the city is missing",
        asks: ["coordinates but no city", "only latitude and longitude come", "只有 经纬度 没有 城市"],
        step:
          "Coordinates come, and looking up their address fails, which takes no permission (HOW-44, CLE-08).",
        sources: [.issue("qiuxiang/react-native-amap-geolocation", 145)]),
      CureBranch(
        sign: "it is the Simulator that gets nothing",
        asks: ["call does not return in the Simulator", "emulator gets no position", "模拟器 没有 返回"],
        step: "Choose a place in its menu Features, Location, where None may be chosen (HOW-08).",
        facts: [.err002]),
    ],
    "HOW-35": [
      CureBranch(
        sign: "it crashes right after location was allowed, with a coordinate of 0 or no location yet",
        asks: [
          "crash as soon as the permission is granted", "invalid region crash on the map", "允许 后 立即 崩溃",
        ],
        step: """
          Hand a location on only if it isn't nil and its horizontalAccuracy isn't negative, and test its coordinate with \
          CLLocationCoordinate2DIsValid before a map gets it. Before the first locationManager(_:didUpdateLocations:) \
          there is none: show the map without it.
          """, facts: [.del063], sources: [.issue("fluttify-project/amap_map_fluttify", 310)]),
      CureBranch(
        sign: "the exception is setObject:forKey: object cannot be nil",
        asks: [
          "object cannot be nil crash in the plug-in", "attempt to insert nil object from objects",
          "定位 偶尔 闪退 nil", "setObject forKey nil 崩溃",
        ],
        step: """
          A plug-in puts a missing field, such as the city or a message, into a dictionary. Update it, or don't ask it for \
          the address (HOW-44).
          """,
        sources: [
          .issue("best-flutter/flutter_amap_location", 35), .issue("radshag/PhoneGap-Geofencing", 54),
        ]),
    ],
    "HOW-38": [
      CureBranch(
        sign: "the prompt should offer Always alone, or Always as its first choice",
        asks: ["show only Always Allow in the prompt", "remove Allow Once from the dialog", "弹窗 只 显示 始终"],
        step: """
          That can't be had: from iOS 13 on, the first prompt has no Always for either request. Call \
          requestWhenInUseAuthorization(), and requestAlwaysAuthorization() once it is granted; from 13.4 on, Change to \
          Always Allow is offered at once.
          """, facts: [.auth046, .auth049, .auth051])
    ],
    "HOW-43": [
      CureBranch(
        sign: "location is allowed again in Settings, and a map's dot stays away",
        asks: ["user dot does not return after re-enabling location", "重新 允许 后 蓝点 不 回来"],
        step: """
          That was reported of Mapbox's and Google's maps. In locationManagerDidChangeAuthorization(_:), set \
          showsUserLocation (Google: isMyLocationEnabled) to false and to true again, once authorizationStatus allows it.
          """, facts: [.set004],
        sources: [.issue("mapbox/mapbox-gl-native", 12090), .issue("rokwire/illinois-app", 6033)])
    ],
    "HOW-17": [
      CureBranch(
        sign: "Safari or a web app on the Home Screen is refused, with code 1 or without any prompt",
        asks: ["Safari says user denied geolocation", "PWA on iOS cannot get location", "Safari 网页 拒绝 定位"],
        step: """
          In Settings, Privacy & Security, Location Services, Safari Websites, choose While Using the App or Ask \
          Next Time. If the site itself was refused, open it in Safari and choose aA, Website Settings, Location, \
          Allow, or Settings, Apps, Safari, Location (until iOS 17 Settings, Safari, Location). A web app on the \
          Home Screen follows both and has no row of its own.
          """,
        sources: [
          .issue("DannyMoerkerke/whatpwacando.today", 32), .issue("DannyMoerkerke/whatpwacando.today", 57),
        ]),
      CureBranch(
        sign: "the page is packaged in an app, and gets only the city or a timeout",
        asks: ["web app in a wrapper gets a wrong city", "H5 打包 定位 到 城市 中心"],
        step: """
          The page's own geolocation failed, and developers report that a map library then shows the middle of a city. \
          Ask CLLocationManager or the \
          plug-in in the app, which needs NSLocationWhenInUseUsageDescription, and hand its coordinates to the page. A \
          page that is loaded by http gets none: load it by https.
          """, facts: [.key005],
        sources: [.issue("Dafrok/vue-baidu-map", 869), .issue("Dafrok/vue-baidu-map", 3)]),
      CureBranch(
        sign: "a second prompt, with the page's address, follows that of the app",
        asks: ["localhost would like to use your current location", "WKWebView 第二次 弹窗 网址"],
        step: "The web view asks for the page, too. With coordinates from the app there is none (MIS-41).",
        sources: [.issue("pwa-builder/pwabuilder-ios-app-store", 31)]),
    ],
  ]
}
