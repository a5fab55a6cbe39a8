extension CureBranch {
  /// Tracking in the background and after the app was killed, by plug-in.
  static let backgroundOfPlugIns: [String: [CureBranch]] = [
    "MIS-07": [
      CureBranch(
        with: .geolocator,
        step: """
          Add location to UIBackgroundModes in ios/Runner/Info.plist, and give getPositionStream() AppleSettings \
          rather than LocationSettings, while the app is open: only AppleSettings has allowBackgroundLocationUpdates, \
          which is true by default and counts only where the mode is declared. getCurrentPosition() has no such \
          setting.
          """,
        sources: [.geolocatorStream, .geolocatorSettings]),
      CureBranch(
        with: .flutterLocation,
        step: """
          Add location to UIBackgroundModes, await location.enableBackgroundMode(enable: true), which gives false \
          without that mode, and listen to onLocationChanged while the app is open: getLocation() ends after one \
          location. Set changeSettings(pausesLocationUpdatesAutomatically: false), too, as it pauses by default.
          """,
        sources: [.flutterLocationPlugin]),
      CureBranch(
        with: .transistorsoft,
        step: """
          Add location to UIBackgroundModes, call ready() at each launch and start() while the app is open. At rest \
          the plug-in turns location off by itself, after stopTimeout (5 minutes), and on again when the phone moves: \
          that is no fault. To record at once after start(), call changePace(true); to hear what it does, set debug: \
          true.
          """,
        sources: [.transistorsoftConfig]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          It turns the background on by itself. What is left: location in UIBackgroundModes; \
          BackgroundLocatorPlugin.setPluginRegistrantCallback() in AppDelegate, without which the start fails; and \
          callbacks that are top-level or static functions with @pragma('vm:entry-point'), or a release build may drop \
          them. It is no longer maintained, as its page says.
          """,
        sources: [.backgroundLocatorPlugin, .backgroundLocatorPage]),
      CureBranch(
        with: .flLocation,
        step: """
          It has no option for that: it turns the background on by itself where the Info.plist of the built app has \
          location in UIBackgroundModes. Add it, build anew, and listen to getLocationStream() while the app is open. \
          It doesn't turn the automatic pause off (MIS-23).
          """,
        sources: [.flLocationProvider]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          Add location to UIBackgroundModes, and call setRNConfiguration({ skipPermissionRequests: false, \
          authorizationLevel: 'always' }) before watchPosition(): version 3.3.0 turns the background on only when it \
          asks for Always itself. It never reads enableBackgroundLocationUpdates on iOS, so with \
          skipPermissionRequests: true or 'whenInUse' nothing comes in the background.
          """,
        sources: [.communityGeolocationCode]),
      CureBranch(
        with: .geolocationService,
        step: """
          It has no option for that: watchPosition() turns the background on where the Info.plist of the built app has \
          location in UIBackgroundModes, and doesn't pause. Add it, build anew, and call watchPosition() while the app \
          is open; getCurrentPosition() isn't for the background.
          """,
        sources: [.geolocationServiceOptions, .geolocationServiceProvider]),
      CureBranch(
        with: .expo,
        step: """
          While Using is enough. watchPositionAsync() ends in the background: it turns background updates off. Define a task with \
          TaskManager.defineTask() at the top level of the entry file, call startLocationUpdatesAsync() while the app \
          is open, and set isIosBackgroundLocationEnabled of the config plug-in to true. It needs a development build, \
          not Expo Go.
          """,
        sources: [.expoProvider, .expoTask]),
      CureBranch(
        with: .capacitor,
        step: """
          It can't: it never turns background updates on, and has no option for that. When the app becomes active it \
          starts a watch again, but in version 8 not after its timeout. Use \
          @capacitor-community/background-geolocation, with a backgroundMessage, or background-geolocation by \
          Transistor Software.
          """,
        sources: [.capacitorLibrary, .capacitorPlugin]),
      CureBranch(
        with: .capacitorBackground,
        step: """
          Give addWatcher() a backgroundMessage, on iOS too, and add location to UIBackgroundModes; call it while the \
          app is open. It never pauses, and ends when the app is killed (HOW-12).
          """,
        sources: [.capacitorBackgroundCode]),
      CureBranch(
        with: .cordova,
        step: """
          It can't: it never turns background updates on, and has no option for that; at an error other than an \
          unknown location it stops its watch. Use cordova-background-geolocation-lt, or \
          cordova-background-geolocation-plugin, which goes on where cordova-plugin-background-geolocation of \
          2020 ended, and call watchPosition() again in the event resume.
          """,
        sources: [.cordovaCode]),
    ],
    "HOW-12": [
      CureBranch(
        with: .geolocator, .flutterLocation, .flLocation, .capacitorBackground,
        step: """
          It works only while the app's process lives. After a kill or a swipe nothing comes, and no option changes \
          that: it starts nothing that relaunches an app. Use background-geolocation with stopOnTerminate: false and \
          Always, or write native code with startMonitoringSignificantLocationChanges().
          """,
        sources: [.geolocatorHandler, .flutterLocationPage, .flLocationProvider, .capacitorBackgroundCode]),
      CureBranch(
        with: .transistorsoft,
        step: """
          Set stopOnTerminate: false, which is true by default, get Always, and call ready() at each launch, before \
          any screen (in Flutter in main()). When the app is killed, the plug-in leaves a geofence around the last \
          place; once the phone has moved out of it, typically by 200 m, iOS relaunches the app and tracking goes on. \
          In between nothing is recorded.
          """,
        sources: [.transistorsoftConfig]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          Keep IOSSettings(stopWithTerminate: false), its default, and get Always. It turns significant changes on and \
          leaves a region around the last place, whose radius is distanceFilter: iOS relaunches the app after a longer \
          move. From then on the callback runs only when such a region is left, as significant changes aren't turned \
          on again (inferred from its code). Set distanceFilter to 100 or more, as smaller regions are unreliable \
          (MIS-50), and showsBackgroundLocationIndicator: true (MIS-24).
          """,
        sources: [.backgroundLocatorPlugin, .backgroundLocatorSettings]),
      CureBranch(
        with: .communityGeolocation, .geolocationService,
        step: """
          A watch ends with the app's process. With useSignificantChanges: true it turns on significant location \
          changes, for which iOS relaunches an app with Always after a move of some 500 m; call watchPosition() again \
          at each launch, which is inferred from its code. For a track without such gaps use background-geolocation \
          with stopOnTerminate: false.
          """,
        sources: [.communityGeolocationCode, .geolocationServiceProvider]),
      CureBranch(
        with: .expo,
        step: """
          watchPositionAsync() ends with the app. A task of startLocationUpdatesAsync() also has significant location \
          changes: with Always, iOS starts the app again after a move of 500 m or more, and the task runs if \
          TaskManager.defineTask() is at the top level of the entry file. Between kill and relaunch nothing is \
          recorded.
          """,
        sources: [.expoTask]),
      CureBranch(
        with: .capacitor, .cordova,
        step: """
          It works only while the app is open, and after a kill nothing comes; no option changes that. Use \
          background-geolocation by Transistor Software, with stopOnTerminate: false and Always: iOS relaunches the \
          app after a move of about 200 m.
          """,
        sources: [.capacitorLibrary, .cordovaCode, .transistorsoftConfig]),
    ],
  ]
}
