extension CureBranch {
  /// A single position that never comes, by plug-in.
  static let positionsOfPlugIns: [String: [CureBranch]] = [
    "MIS-46": [
      CureBranch(
        with: .geolocator,
        step: """
          getCurrentPosition() waits without an end while no location is known, and leaves out what is older than 5 \
          seconds: give it LocationSettings(accuracy: LocationAccuracy.medium, timeLimit: Duration(seconds: 15)), \
          catch TimeoutException, and show getLastKnownPosition() until then.
          """,
        sources: [.geolocatorHandler]),
      CureBranch(
        with: .flutterLocation,
        step: """
          getLocation() has no limit of time: write getLocation().timeout(const Duration(seconds: 15)). Update to \
          version 10, which has getLastKnownLocation() to show until then: before, it waited for a third location, \
          which never came in the Simulator, nor, before version 9, with Precise Location off.
          """,
        sources: [.flutterLocationPlugin, .flutterLocationChanges]),
      CureBranch(
        with: .transistorsoft,
        step: """
          getCurrentPosition() ends after timeout, 30 seconds by default and in seconds, not milliseconds. It takes \
          three samples unless one is as accurate as desiredAccuracy: pass { samples: 1, desiredAccuracy: 100, \
          maximumAge: 60000 }.
          """,
        sources: [.transistorsoftPosition]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          It has no call for a single location: use getCurrentPosition() of geolocator for that.
          """,
        sources: [.backgroundLocatorPlugin]),
      CureBranch(
        with: .flLocation,
        step: """
          Give FlLocation.getLocation() a timeLimit and a coarser accuracy, such as LocationAccuracy.balanced. It \
          fails at the first error of iOS, also while a location is only not known yet: try once more then.
          """,
        sources: [.flLocationProvider, .flLocationHandler]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          Without timeout it waits for days, as iOS takes its ten minutes for 600,000 seconds: pass { timeout: \
          15000, maximumAge: 60000, enableHighAccuracy: false }. The timeout runs while the prompt is open, and \
          requestAuthorization(success, error) is no promise: to ask before, await \
          request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) of react-native-permissions.
          """,
        sources: [.communityGeolocationCode, .communityGeolocationScript]),
      CureBranch(
        with: .geolocationService,
        step: """
          It has no timeout unless you set one, and without maximumAge it gives the last location however old: pass { \
          timeout: 15000, maximumAge: 10000, enableHighAccuracy: false }, after await \
          requestAuthorization('whenInUse').
          """,
        sources: [.geolocationServiceOptions, .geolocationServiceProvider]),
      CureBranch(
        with: .expo,
        step: """
          getCurrentPositionAsync() makes a single request with no limit of time of its own: take \
          Location.Accuracy.Balanced, show getLastKnownPositionAsync() first, and race it against a timer with \
          Promise.race().
          """,
        sources: [.expoRequester]),
      CureBranch(
        with: .capacitor,
        step: """
          On iOS timeout counts from version 8 on, 5 seconds unless you say otherwise, so calls that used to be slow \
          now fail with OS-PLUG-GLOC-0010, and a watch without a location in that time ends: pass { \
          enableHighAccuracy: false, timeout: 30000 }, and call requestPermissions() before.
          """,
        sources: [.capacitorChanges, .capacitorPlugin, .capacitorTimeout]),
      CureBranch(
        with: .capacitorBackground,
        step: """
          It has no call for a single location: add a watcher with stale: true, keep what comes, and call \
          removeWatcher() after some seconds, as its page shows; or use @capacitor/geolocation.
          """,
        sources: [.capacitorBackgroundPage]),
      CureBranch(
        with: .cordova,
        step: """
          It has no timeout unless you set one, and waits forever: pass { timeout: 15000, maximumAge: 60000, \
          enableHighAccuracy: false } to getCurrentPosition(), and call it only after deviceready.
          """,
        sources: [.cordovaScript]),
    ]
  ]
}
