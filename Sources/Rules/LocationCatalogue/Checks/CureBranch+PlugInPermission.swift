extension CureBranch {
  /// Refusals, Always and reduced accuracy, by plug-in.
  static let permissionOfPlugIns: [String: [CureBranch]] = [
    "HOW-01": [
      CureBranch(
        with: .geolocator,
        step: """
          When checkPermission() gives LocationPermission.deniedForever, show a button that calls \
          Geolocator.openAppSettings(). Call checkPermission() again when the app is resumed, as requestPermission() \
          then shows nothing and gives the same.
          """,
        sources: [.geolocatorPermission]),
      CureBranch(
        with: .flutterLocation,
        step: """
          The request that the person refuses gives PermissionStatus.denied; later calls of requestPermission(), and \
          from version 10 on of hasPermission(), too, give deniedForever. It can't open Settings after a refusal: call \
          openAppSettings() of permission_handler, and hasPermission() again when the app is resumed.
          """,
        sources: [.flutterLocationPlugin]),
      CureBranch(
        with: .permissionHandler,
        step: """
          If the status isPermanentlyDenied, show a button that calls openAppSettings(), and read the status again \
          when the app is resumed. Look at Permission.locationWhenInUse: Permission.locationAlways reads \
          permanentlyDenied while While Using is allowed, too.
          """,
        sources: [.permissionHandlerCode]),
      CureBranch(
        with: .transistorsoft,
        step: """
          Listen to onProviderChange and look at status in getProviderState(). It shows an alert of its own that leads \
          to Settings; set disableLocationAuthorizationAlert: true to say it in your own words.
          """,
        sources: [.transistorsoftConfig]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          It asks by itself and tells nobody of a refusal: no location comes then. Ask with permission_handler before \
          registerLocationUpdate(), and call its openAppSettings() after a refusal.
          """,
        sources: [.backgroundLocatorPlugin]),
      CureBranch(
        with: .flLocation,
        step: """
          checkLocationPermission() gives LocationPermission.deniedForever, and requestLocationPermission() shows \
          nothing then. It can't open Settings: call openAppSettings() of permission_handler.
          """,
        sources: [.flLocationPermission]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          The error callback has code 1. Show a button that calls Linking.openSettings(), and ask for a position again \
          when AppState becomes active.
          """,
        sources: [.communityGeolocationCode]),
      CureBranch(
        with: .geolocationService,
        step: """
          requestAuthorization() gives 'denied' at once, and the error callback has code 1. Show a button that calls \
          Linking.openSettings(), and ask again when AppState becomes active. 'disabled' means that Location Services \
          is off (HOW-16).
          """,
        sources: [.geolocationServiceCode]),
      CureBranch(
        with: .reactNativePermissions,
        step: """
          If check() gives RESULTS.BLOCKED for LOCATION_WHEN_IN_USE, show a button that calls openSettings(), and \
          check() again when AppState becomes active. LOCATION_ALWAYS is blocked as soon as it was asked once and \
          While Using is kept.
          """,
        sources: [.reactNativePermissionsCode]),
      CureBranch(
        with: .expo,
        step: """
          If canAskAgain of getForegroundPermissionsAsync() is false, show a button that calls Linking.openSettings(), \
          and read it again when AppState becomes active.
          """,
        sources: [.expoPermission]),
      CureBranch(
        with: .capacitor,
        step: """
          checkPermissions() gives denied, and calls fail with OS-PLUG-GLOC-0003. It can't open Settings: use a \
          plug-in for that, such as capacitor-native-settings, and call checkPermissions() again when the app resumes.
          """,
        sources: [.capacitorPlugin]),
      CureBranch(
        with: .capacitorBackground,
        step: """
          The callback of addWatcher() gets an error with the code NOT_AUTHORIZED. Show a button that calls \
          BackgroundGeolocation.openSettings(): the watcher starts by itself once location is allowed.
          """,
        sources: [.capacitorBackgroundCode]),
      CureBranch(
        with: .cordova,
        step: """
          The error callback has the code 1, PositionError.PERMISSION_DENIED, also while Location Services is off. It \
          can't open Settings: call cordova.plugins.diagnostic.switchToSettings().
          """,
        sources: [.cordovaCode]),
    ],
    "MIS-13": [
      CureBranch(
        with: .geolocator, .flutterLocation,
        step: """
          It asks for While Using as soon as NSLocationWhenInUseUsageDescription is there, and afterwards shows \
          nothing more. Ask for Always with permission_handler: await Permission.locationAlways.request(), once While \
          Using is granted, with 'PERMISSION_LOCATION=1' in ios/Podfile (HOW-15).
          """,
        sources: [.geolocatorPermission, .flutterLocationPlugin]),
      CureBranch(
        with: .permissionHandler,
        step: """
          await Permission.locationWhenInUse.request() first, and Permission.locationAlways.request() only once that \
          is granted: before, it fails with MISSING_WHENINUSE_PERMISSION (or asks for Always at once, before \
          permission_handler_apple 9.4.3). It asks for Always once per install; later calls give permanentlyDenied \
          without a prompt.
          """,
        sources: [.permissionHandlerCode]),
      CureBranch(
        with: .transistorsoft,
        step: """
          Configure locationAuthorizationRequest: 'WhenInUse' and call requestPermission() first; later, from the \
          feature that needs it, setConfig() with 'Always' and requestPermission() again.
          """,
        sources: [.transistorsoftConfig]),
      CureBranch(
        with: .backgroundLocator,
        step: """
          registerLocationUpdate() asks for Always at once, so the prompt offers no Always. Before it, await \
          Permission.locationWhenInUse.request() of permission_handler: then its request shows the second prompt.
          """,
        sources: [.backgroundLocatorPlugin]),
      CureBranch(
        with: .flLocation,
        step: """
          requestLocationPermission() asks for Always at once where NSLocationAlwaysAndWhenInUseUsageDescription is \
          there, so the prompt offers no Always; later calls show nothing. Ask with permission_handler instead: \
          Permission.locationWhenInUse, then Permission.locationAlways.
          """,
        sources: [.flLocationPermission]),
      CureBranch(
        with: .communityGeolocation,
        step: """
          Call setRNConfiguration({ skipPermissionRequests: false, authorizationLevel: 'whenInUse' }) and \
          requestAuthorization() first; later the same with 'always'. Without authorizationLevel it asks for Always at \
          once where NSLocationAlwaysUsageDescription is there.
          """,
        sources: [.communityGeolocationCode]),
      CureBranch(
        with: .geolocationService,
        step: """
          It can't ask for Always after While Using: once the person has answered, requestAuthorization('always') \
          gives the old result and shows nothing. Use request(PERMISSIONS.IOS.LOCATION_ALWAYS) of \
          react-native-permissions for the second step.
          """,
        sources: [.geolocationServiceCode]),
      CureBranch(
        with: .reactNativePermissions,
        step: """
          check() can't tell a provisional Always from a real one, which is iOS's doing: await \
          request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) first, and from the feature that needs it \
          request(PERMISSIONS.IOS.LOCATION_ALWAYS). After a Keep Only While Using it gives blocked, and only Settings \
          changes that.
          """,
        sources: [.reactNativePermissionsCode]),
      CureBranch(
        with: .expo,
        step: """
          await requestForegroundPermissionsAsync() first, and requestBackgroundPermissionsAsync() from the feature \
          that needs it; Expo Go can't show Always.
          """,
        sources: [.expoPermission]),
      CureBranch(
        with: .capacitor,
        step: """
          It asks for While Using only, and has no call for Always. Use @capacitor-community/background-geolocation, \
          which asks for it, or cordova.plugins.diagnostic.requestLocationAuthorization() with ALWAYS.
          """,
        sources: [.capacitorPlugin]),
      CureBranch(
        with: .capacitorBackground,
        step: """
          With a backgroundMessage it asks for Always at once, so the prompt offers none. Ask with \
          Geolocation.requestPermissions() of @capacitor/geolocation first: addWatcher() then asks for Always in a \
          second prompt.
          """,
        sources: [.capacitorBackgroundCode]),
      CureBranch(
        with: .cordova,
        step: """
          It asks for While Using wherever NSLocationWhenInUseUsageDescription is there, and never for Always after \
          that. Call cordova.plugins.diagnostic.requestLocationAuthorization() with locationAuthorizationMode.ALWAYS \
          for the second step.
          """,
        sources: [.cordovaCode]),
    ],
    "MIS-31": [
      CureBranch(
        with: .geolocator,
        step: """
          await Geolocator.getLocationAccuracy() says reduced. Take the coarse position then, or ask with \
          Geolocator.requestTemporaryFullAccuracy(purposeKey: 'Navigation'), whose key is in \
          NSLocationTemporaryUsageDescriptionDictionary.
          """,
        sources: [.geolocatorPage]),
      CureBranch(
        with: .flutterLocation,
        step: """
          hasPermission() gives PermissionStatus.grantedLimited. It can't ask for full accuracy: say why you need it \
          and let the person turn Precise Location on in Settings. Before version 9, getLocation() could wait forever \
          then.
          """,
        sources: [.flutterLocationPlugin, .flutterLocationChanges]),
      CureBranch(
        with: .permissionHandler,
        step: """
          It neither says whether Precise Location is on nor asks for it: use getLocationAccuracy() and \
          requestTemporaryFullAccuracy() of geolocator.
          """,
        sources: [.permissionHandlerCode]),
      CureBranch(
        with: .transistorsoft,
        step: """
          getProviderState() has accuracyAuthorization. Ask with requestTemporaryFullAccuracy('Navigation'), whose key \
          is in NSLocationTemporaryUsageDescriptionDictionary, before tracking begins.
          """,
        sources: [.transistorsoftPage]),
      CureBranch(
        with: .backgroundLocator, .flLocation,
        step: """
          It neither says whether Precise Location is on nor asks for it: look at the accuracy of each location, some \
          kilometers when it is off, or use getLocationAccuracy() of geolocator.
          """,
        sources: [.backgroundLocatorPlugin, .flLocationPermission]),
      CureBranch(
        with: .communityGeolocation, .geolocationService,
        step: """
          It neither says whether Precise Location is on nor asks for it: use checkLocationAccuracy() and \
          requestLocationAccuracy({ purposeKey: 'Navigation' }) of react-native-permissions.
          """,
        sources: [.communityGeolocationCode, .geolocationServiceProvider]),
      CureBranch(
        with: .reactNativePermissions,
        step: """
          await checkLocationAccuracy() gives 'reduced'. Ask with requestLocationAccuracy({ purposeKey: 'Navigation' \
          }), and add 'LocationAccuracy' to setup_permissions() in the Podfile.
          """,
        sources: [.reactNativePermissionsPage]),
      CureBranch(
        with: .expo,
        step: """
          In versions of 2026 getForegroundPermissionsAsync() has ios.accuracy, which is 'reduced' then; before, look \
          at coords.accuracy. Only requestForegroundPermissions() of expo-location/next, from SDK 58 on, asks for full \
          accuracy: otherwise say why you need it and offer Linking.openSettings().
          """,
        sources: [.expoPermission, .pull("expo/expo", 42931), .expoNext]),
      CureBranch(
        with: .capacitor, .capacitorBackground, .cordova,
        step: """
          It neither says whether Precise Location is on nor asks for it: look at the accuracy of each position, some \
          kilometers when it is off, and say that the person can turn Precise Location on in Settings. \
          cordova.plugins.diagnostic has requestTemporaryFullAccuracyAuthorization().
          """,
        sources: [.capacitorPlugin, .capacitorBackgroundCode, .cordovaCode]),
    ],
  ]
}
