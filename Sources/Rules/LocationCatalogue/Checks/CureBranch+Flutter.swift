import LocationPolicy

extension CureBranch {
  /// Cases of Flutter, Xamarin, .NET MAUI and Kotlin Multiplatform, beside those of single plug-ins.
  static let flutter: [String: [CureBranch]] = [
    "HOW-34": [
      CureBranch(
        sign: "GetLocationAsync() of Xamarin or .NET MAUI never returns",
        asks: [
          "GetLocationAsync never returns", "GetLocationAsync hangs on iOS",
          "location never returns in Xamarin", "await Geolocation.GetLocationAsync does not complete",
          "GetLocationAsync 一直 不 返回",
        ],
        names: ["xamarin", "maui", "getlocationasync"],
        step: """
          Await it all the way up: .Wait() and .Result block the main thread, on which the answer comes. \
          Pass new GeolocationRequest(GeolocationAccuracy.Medium, TimeSpan.FromSeconds(30)), because \
          without a timeout it waits until there is a location.
          """,
        sources: [
          .issue("xamarin/Essentials", 1843),
          .issue("xamarin/Essentials", 1390),
          .page(
            "Geolocation.ios.macos.cs of .NET MAUI",
            "https://github.com/dotnet/maui/blob/main/src/Essentials/src/Geolocation/Geolocation.ios.macos.cs"
          ),
        ]),
      CureBranch(
        sign: "GetLocationAsync() or GetLastKnownLocationAsync() of Xamarin or .NET MAUI gives null",
        asks: [
          "location is null when GetLocationAsync is called",
          "GetLastKnownLocationAsync returns null on iOS", "GetLocationAsync fails on the second call",
          "GetLocationAsync 返回 null",
        ],
        names: ["xamarin", "maui", "getlocationasync", "getlastknownlocationasync"],
        step: """
          null means that no location came before the timeout, or that iOS keeps none from before: give \
          GeolocationRequest 30 seconds and GeolocationAccuracy.Medium, and try again after null. In the \
          Simulator choose a place first (HOW-08).
          """,
        sources: [
          .page(
            "Geolocation.ios.macos.cs of .NET MAUI",
            "https://github.com/dotnet/maui/blob/main/src/Essentials/src/Geolocation/Geolocation.ios.macos.cs"
          ),
          .issue("dotnet/maui", 5132),
        ]),
      CureBranch(
        sign: "nothing comes in a Flutter app, and you want all steps in order",
        names: ["flutter", "geolocator"],
        step: """
          Write NSLocationWhenInUseUsageDescription into ios/Runner/Info.plist, stop the app and build \
          it anew, await Geolocator.requestPermission(), and only then getCurrentPosition() with a \
          timeLimit in a try that prints the exception. With permission_handler the Podfile needs \
          PERMISSION_LOCATION=1, too (HOW-15).
          """,
        example: .permissionPodfile,
        facts: [.key003],
        sources: [
          .page(
            "GeolocatorPlugin.m of geolocator_apple",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/GeolocatorPlugin.m"
          )
        ]),
      CureBranch(
        sign: "nothing comes in a Xamarin or .NET MAUI app, and you want all steps in order",
        names: ["xamarin", "maui", "getlocationasync"],
        step: """
          Write NSLocationWhenInUseUsageDescription into Platforms/iOS/Info.plist, await \
          Permissions.RequestAsync<Permissions.LocationWhenInUse>() on the main thread, and then \
          GetLocationAsync() with a timeout of 30 seconds. Catch FeatureNotEnabledException, for \
          Location Services off (HOW-16), and PermissionException, for a refusal or a missing key.
          """,
        facts: [.key003],
        sources: [
          .page(
            "Geolocation.ios.macos.cs of .NET MAUI",
            "https://github.com/dotnet/maui/blob/main/src/Essentials/src/Geolocation/Geolocation.ios.macos.cs"
          ),
          .page(
            "Permissions.ios.tvos.watchos.cs of .NET MAUI",
            "https://github.com/dotnet/maui/blob/main/src/Essentials/src/Permissions/Permissions.ios.tvos.watchos.cs"
          ),
        ]),
    ],
    "MIS-19": [
      CureBranch(
        sign: "compass of Kotlin Multiplatform shows no dialog, or its requests never end",
        asks: [
          "Kotlin Multiplatform location request never ends on iOS",
          "compass permission dialog is not shown", "Geolocator.mobile() suspends forever on iOS",
          "KMP iOS 定位 没有 回调",
        ],
        names: ["compass", "kotlin", "kmp", "kmm", "compose", "multiplatform"],
        step: """
          Update compass to 3.2.0 or later: before it, a Geolocator that was built off the main thread had \
          its CLLocationManager on a thread without a run loop. With an older one, build the Geolocator on \
          the main thread.
          """,
        sources: [
          .issue("jordond/compass", 91),
          .issue("jordond/compass", 184),
          .pull("jordond/compass", 371),
        ]),
      CureBranch(
        sign: "Xamarin or .NET MAUI says that the permission request must be invoked on the main thread",
        asks: ["Permission request must be invoked on main thread"],
        names: ["xamarin", "maui", "permission request must be"],
        step: """
          Write await MainThread.InvokeOnMainThreadAsync(() => \
          Permissions.RequestAsync<Permissions.LocationWhenInUse>()), also where a view model or \
          Task.Run asks.
          """,
        sources: [
          .page(
            "Permissions.ios.tvos.watchos.cs of .NET MAUI",
            "https://github.com/dotnet/maui/blob/main/src/Essentials/src/Permissions/Permissions.ios.tvos.watchos.cs"
          ),
          .issue("xamarin/Essentials", 634),
        ]),
    ],
    "MIS-13": [
      CureBranch(
        sign: "geolocator or Flutter's location asks for While Using only, and never for Always",
        asks: [
          "geolocator request always permission on iOS", "requestPermission only returns whileInUse",
          "second popup for always is not shown in Flutter",
          "how to get always permission on iOS with geolocator",
        ],
        names: ["geolocator", "flutter", "location plugin"],
        step: """
          Both ask for While Using as soon as NSLocationWhenInUseUsageDescription is there, and \
          afterwards show nothing more. Ask for Always with permission_handler: await \
          Permission.locationAlways.request(), after 'PERMISSION_LOCATION=1' in ios/Podfile (HOW-15).
          """,
        example: .permissionPodfile,
        sources: [
          .issue("Baseflow/flutter-geolocator", 735),
          .issue("Baseflow/flutter-geolocator", 1223),
          .page(
            "PermissionHandler.m of geolocator_apple",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Handlers/PermissionHandler.m"
          ),
        ])
    ],
    "MIS-05": [
      CureBranch(
        sign: "geolocator says that the person denied location, and no prompt was shown",
        asks: [
          "User denied permissions to access the device's location without a prompt",
          "geolocator getCurrentPosition does not ask for permission", "geolocator 没有 弹窗 就 报 权限 被 拒绝",
        ],
        names: ["geolocator", "flutter", "user denied permissions"],
        step: """
          getCurrentPosition() and the stream ask for nothing by themselves: call await \
          Geolocator.requestPermission() first, and go on only with whileInUse or always.
          """,
        sources: [
          .issue("Baseflow/flutter-geolocator", 172),
          .page(
            "geolocator_apple, changes of version 2.0.0",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/CHANGELOG.md"),
        ])
    ],
    "MIS-07": [
      CureBranch(
        sign: "geolocator's stream has LocationSettings, and no AppleSettings",
        asks: [
          "getPositionStream stops in background although UIBackgroundModes has location",
          "geolocator stream works in the foreground and stops when the app is minimized",
        ],
        names: ["geolocator", "getpositionstream", "position stream"],
        step: """
          LocationSettings never continues in the background: pass \
          AppleSettings(allowBackgroundLocationUpdates: true) to getPositionStream() on iOS.
          """,
        sources: [
          .issue("Baseflow/flutter-geolocator", 1529),
          .page(
            "PositionStreamHandler.m of geolocator_apple",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Handlers/PositionStreamHandler.m"
          ),
        ]),
      CureBranch(
        sign: "geolocator's stream ends after getCurrentPosition() was called, too",
        asks: [
          "getCurrentPosition stops background location updates",
          "getCurrentPosition ends the position stream",
        ],
        names: ["geolocator", "getcurrentposition", "flutter"],
        step: """
          Update geolocator_apple to 2.3.8+1 or later: before 2.3.8 both used one CLLocationManager, and \
          the single request changed the stream's settings; 2.3.8 itself crashes when a stream is cancelled.
          """,
        sources: [
          .issue("Baseflow/flutter-geolocator", 1122),
          .issue("Baseflow/flutter-geolocator", 1606),
          .page(
            "geolocator_apple, changes of version 2.3.8+1",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/CHANGELOG.md"),
        ]),
    ],
    "HOW-16": [
      CureBranch(
        sign: "requestService() of Flutter's location shows no dialog on iOS",
        asks: [
          "requestService does nothing on iOS", "requestService opens the settings instead of a dialog",
        ],
        names: ["requestservice", "flutter", "location plugin"],
        step: """
          iOS has no dialog that turns the switch on: the plug-in opens the app's page in Settings, or \
          before version 9 shows an alert of its own, and returns false at once. Say the way in words, and \
          call serviceEnabled() again when the app is resumed.
          """,
        sources: [
          .page(
            "LocationPlugin.swift of location",
            "https://github.com/Lyokone/flutterlocation/blob/master/packages/location/darwin/location/Sources/location/LocationPlugin.swift"
          )
        ])
    ],
    "HOW-17": [
      CureBranch(
        sign: "a Flutter web app gets no location in Safari on an iPhone",
        asks: [
          "flutter web location not working in Safari", "hasPermission throws in Safari",
          "geolocator web on iOS browsers", "web geolocation not possible with iOS browser",
          "permission request does not appear on Safari with Flutter web",
        ],
        names: ["flutter", "haspermission", "geolocator", "web app"],
        step: """
          Update the plug-in, load the page by https, and if (kIsWeb) call getLocation() or \
          getCurrentPosition() at once: hasPermission() and serviceEnabled() of location failed in \
          Safari, and openLocationSettings() of geolocator isn't for the web. Safari then asks by \
          itself.
          """,
        sources: [
          .issue("Lyokone/flutterlocation", 423),
          .issue("Lyokone/flutterlocation", 345),
          .issue("Baseflow/flutter-geolocator", 707),
        ])
    ],
    "HOW-23": [
      CureBranch(
        sign: "geolocator says Already listening for location updates",
        asks: [
          "Already listening for location updates. If you want to restart listening please cancel other subscriptions first"
        ],
        names: ["geolocator", "already listening", "flutter"],
        step: """
          There is one stream: a second getPositionStream() gives the first again, with the first one's \
          settings, so cancel() every StreamSubscription before you call it with others. Update geolocator \
          and Flutter: as Flutter itself ends an old listener before a new one starts, the error should \
          not come today, which is inferred from their code.
          """,
        sources: [
          .page(
            "PositionStreamHandler.m of geolocator_apple",
            "https://github.com/Baseflow/flutter-geolocator/blob/main/geolocator_apple/darwin/geolocator_apple/Sources/geolocator_apple/Handlers/PositionStreamHandler.m"
          ),
          .geolocatorScript,
          .page(
            "FlutterChannels.mm of Flutter",
            "https://github.com/flutter/flutter/blob/master/engine/src/flutter/shell/platform/darwin/common/framework/Source/FlutterChannels.mm"
          ),
        ])
    ],
    "HOW-22": [
      CureBranch(
        sign: """
          Xamarin or .NET MAUI says that you must set a key in your Info.plist file to use the \
          permission
          """,
        asks: [
          "You must set NSLocationWhenInUseUsageDescription in your Info.plist file to use the Permission LocationWhenInUse",
          "PermissionException NSLocationWhenInUseUsageDescription",
        ],
        names: ["xamarin", "maui", "to use the permission", "permissionexception"],
        step: """
          Write the key that the message names into Platforms/iOS/Info.plist (Xamarin: the Info.plist of \
          the iOS project), delete the app and build anew.
          """,
        sources: [
          .page(
            "Permissions.ios.tvos.watchos.cs of .NET MAUI",
            "https://github.com/dotnet/maui/blob/main/src/Essentials/src/Permissions/Permissions.ios.tvos.watchos.cs"
          )
        ])
    ],
    "MIS-01": [
      CureBranch(
        sign: "Calf of Compose Multiplatform shows no prompt",
        asks: [
          "Permission.FineLocation of Calf shows no dialog on iOS",
          "launchPermissionRequest does nothing on iOS",
          "rememberPermissionState is denied at once on iOS",
        ],
        names: ["calf", "finelocation", "launchpermissionrequest", "compose", "kotlin"],
        step: """
          Update Calf to 0.8.0 or later: before, launchPermissionRequest() did nothing on iOS or \
          answered denied at once, as its author and users report. NSLocationWhenInUseUsageDescription \
          belongs into the Info.plist of the iosApp.
          """,
        sources: [
          .issue("MohamedRejeb/Calf", 229),
          .issue("MohamedRejeb/Calf", 276),
          .issue("MohamedRejeb/Calf", 282),
        ])
    ],
  ]
}
