extension CureBranch {
  /// Tracking that pauses, ends or drains the battery, by plug-in.
  static let pausesOfPlugIns: [String: [CureBranch]] = [
    "MIS-23": [
      CureBranch(
        with: .geolocator,
        step: """
          It doesn't pause unless you ask for it: pauseLocationUpdatesAutomatically of AppleSettings is false by \
          default. Set it to false, and if the stream still ends, look at MIS-07: plain LocationSettings don't \
          continue in the background.
          """,
        sources: [.geolocatorStream, .geolocatorSettings]),
      CureBranch(
        with: .flutterLocation,
        step: """
          It turns the automatic pause on when it is set up. From version 8.0.1 on, call await \
          location.changeSettings(pausesLocationUpdatesAutomatically: false) before you listen to onLocationChanged, \
          and again after each other changeSettings(), whose default is true. Read serviceEnabled() first: while \
          Location Services is off, changeSettings() never completes.
          """,
        sources: [.flutterLocationPlugin, .flutterLocationPause]),
      CureBranch(
        with: .transistorsoft,
        step: """
          It stops by itself: with stopTimeout (5 minutes) after the motion sensors say that the phone is still, and \
          it starts again when they say that it moves. If it stops while you move, let the person allow Motion & \
          Fitness. For a workout with its own start and stop, set disableStopDetection: true and \
          pausesLocationUpdatesAutomatically: false, and call stop() yourself: location then never turns off, and the \
          battery drains.
          """,
        sources: [.transistorsoftConfig]),
      CureBranch(
        with: .backgroundLocator, .capacitorBackground,
        step: """
          It turns the automatic pause off by itself, so that isn't the cause. If it ends while the phone lies still, \
          the app was most likely ended by iOS (HOW-12).
          """,
        sources: [.backgroundLocatorPlugin, .capacitorBackgroundCode]),
      CureBranch(
        with: .flLocation,
        step: """
          It leaves the automatic pause on, as iOS does, and has no option for that in version 5.0.0. Add \
          locationManager.pausesLocationUpdatesAutomatically = false to startUpdatingLocation() in its \
          LocationDataProvider.swift, in a copy of the package, or use geolocator with AppleSettings.
          """,
        sources: [.flLocationProvider]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          It leaves the automatic pause on, as iOS does, and has no option for that in version 3.3.0. Use \
          react-native-geolocation-service, which doesn't pause unless pauseUpdatesAutomatically is true, or \
          background-geolocation. Or call clearWatch() and watchPosition() again when the app becomes active.
          """,
        sources: [.communityGeolocationCode, .geolocationServiceOptions]),
      CureBranch(
        with: .geolocationService,
        step: """
          It doesn't pause unless you ask for it: leave out pauseUpdatesAutomatically, or set it to false. If the \
          watch still ends, look at MIS-07 and HOW-12.
          """,
        sources: [.geolocationServiceOptions]),
      CureBranch(
        with: .expo,
        step: """
          A task of startLocationUpdatesAsync() doesn't pause unless pausesUpdatesAutomatically is true: leave it out, \
          or set it to false. What looks like a pause may be deferredUpdatesInterval or deferredUpdatesDistance: in \
          the background the task gets nothing until both are reached.
          """,
        sources: [.expoTask]),
    ],
    "MIS-24": [
      CureBranch(
        with: .geolocator,
        step: """
          Pass AppleSettings(distanceFilter: 0, accuracy: LocationAccuracy.best, allowBackgroundLocationUpdates: true, \
          showBackgroundLocationIndicator: true) to getPositionStream(): the indicator alone lifts the rule, and a \
          distanceFilter without it ends the updates.
          """,
        sources: [.geolocatorSettings]),
      CureBranch(
        with: .flutterLocation, .capacitorBackground,
        step: """
          It shows the indicator whenever the background is on, so this isn't the cause: look at MIS-07 and MIS-23.
          """,
        sources: [.flutterLocationPlugin, .capacitorBackgroundCode]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          Give IOSSettings showsBackgroundLocationIndicator: true, which is false by default. distanceFilter: 0 with \
          no accuracy coarser than LocationAccuracy.LOW may not be enough, as it isn't kCLDistanceFilterNone.
          """,
        sources: [.backgroundLocatorSettings, .backgroundLocatorPlugin]),
      CureBranch(
        with: .flLocation,
        step: """
          It never shows the indicator. Leave out distanceFilter in getLocationStream(), which then is 0, and \
          take an accuracy of balanced or finer. If the updates still end, use geolocator, whose AppleSettings \
          can show it.
          """,
        sources: [.flLocationProvider]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          It never shows the indicator, and its distanceFilter is 100 m unless you say otherwise: pass { \
          distanceFilter: 0, enableHighAccuracy: true } to watchPosition().
          """,
        sources: [.communityGeolocationCode]),
      CureBranch(
        with: .geolocationService,
        step: """
          Its distanceFilter is 100 m unless you say otherwise: pass { showsBackgroundLocationIndicator: true } to \
          watchPosition(), which lifts the rule whatever the filter is.
          """,
        sources: [.geolocationServiceOptions]),
      CureBranch(
        with: .expo,
        step: """
          Pass { showsBackgroundLocationIndicator: true } to startLocationUpdatesAsync(), or leave out \
          distanceInterval and take Location.Accuracy.Balanced, the default, or finer.
          """,
        sources: [.expoTask]),
    ],
    "HOW-11": [
      CureBranch(
        with: .geolocator,
        step: """
          Cancel each subscription of getPositionStream(). While tracking: AppleSettings(accuracy: \
          LocationAccuracy.medium), which is 100 m, and cancel the stream whenever no screen needs it. A larger \
          distanceFilter spares your code, not the receiver.
          """,
        sources: [.geolocatorAccuracy, .geolocatorHandler]),
      CureBranch(
        with: .flutterLocation,
        step: """
          Cancel the subscription of onLocationChanged, which stops the updates, and call enableBackgroundMode(enable: \
          false). While tracking: changeSettings(accuracy: LocationAccuracy.low), which is 100 m from version 9 on \
          (before, every accuracy became the finest); interval saves no power on iOS.
          """,
        sources: [.flutterLocationPlugin]),
      CureBranch(
        with: .transistorsoft,
        step: """
          Call stop() when tracking has ended. While tracking, leave stop detection on: disableStopDetection and \
          preventSuspend at false and pausesLocationUpdatesAutomatically unset, and let the person allow Motion & \
          Fitness, without which it takes more power. Fewer locations: a larger distanceFilter, or \
          useSignificantChangesOnly: true for one each 500 to 1000 m.
          """,
        sources: [.transistorsoftConfig]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          Call BackgroundLocator.unRegisterLocationUpdate(): it stops updates, significant changes and all regions. \
          While tracking: IOSSettings(accuracy: LocationAccuracy.LOW), which is 100 m; the default is the finest.
          """,
        sources: [.backgroundLocatorPlugin, .backgroundLocatorSettings]),
      CureBranch(
        with: .flLocation,
        step: """
          Cancel the subscription of getLocationStream(). While tracking take LocationAccuracy.balanced, and cancel it \
          whenever no one needs it.
          """,
        sources: [.flLocationProvider]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          Call clearWatch() for each watch: the updates go on until the last one is cleared. While tracking leave \
          enableHighAccuracy false, which is 100 m, or set useSignificantChanges: true for a location about each 500 \
          m.
          """,
        sources: [.communityGeolocationCode]),
      CureBranch(
        with: .geolocationService,
        step: """
          Call clearWatch() for each watch, or stopObserving(). While tracking pass accuracy: { ios: 'hundredMeters' \
          }, or useSignificantChanges: true for a location about each 500 m.
          """,
        sources: [.geolocationServiceOptions]),
      CureBranch(
        with: .expo,
        step: """
          Call stopLocationUpdatesAsync() with the task's name: a task stays registered when the app is closed, and \
          starts again with it. Remove each subscription of watchPositionAsync(). While tracking take \
          Location.Accuracy.Balanced; deferredUpdatesInterval only collects locations before the task gets them.
          """,
        sources: [.expoTask]),
      CureBranch(
        with: .capacitor,
        step: """
          Call clearWatch({ id }) for each watch; the updates end with the last one. While watching leave \
          enableHighAccuracy false, which is 3 km; from 8.2 on it reads the compass besides, and has no option \
          for that.
          """,
        sources: [.capacitorLibrary, .capacitorPlugin]),
      CureBranch(
        with: .capacitorBackground,
        step: """
          Call removeWatcher({ id }) for each watcher. While tracking it takes the finest accuracy and has no option \
          for that: to save power, remove the watcher whenever no one needs it.
          """,
        sources: [.capacitorBackgroundCode]),
      CureBranch(
        with: .cordova,
        step: """
          Call clearWatch() for each watch; the updates end with the last one. While watching leave enableHighAccuracy \
          false, which is 3 km.
          """,
        sources: [.cordovaCode]),
    ],
  ]
}
