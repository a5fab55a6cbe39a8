extension CodeVariant {
  /// The same code for plug-ins with other names than Core Location's, by the id of a mistake or how-to.
  static let plugins: [String: [CodeVariant]] = [
    "MIS-01": writesKey, "MIS-02": writesKey, "MIS-03": writesKey, "MIS-26": writesKey, "MIS-54": writesKey,
    "MIS-28": writesKey + [leavesAlwaysOut],
    "MIS-05": asksWhenInUse, "MIS-42": asksWhenInUse, "MIS-49": asksWhenInUse,
    "MIS-06": [
      CodeVariant(
        "Flutter, in ios/Runner/Info.plist",
        "<key>UIBackgroundModes</key> <array> <string>location</string> </array>"),
      CodeVariant(
        "Cordova, in config.xml",
        """
        <config-file target="*-Info.plist" parent="UIBackgroundModes"> <array> <string>location</string> </array> \
        </config-file>
        """),
    ],
    "MIS-07": [
      CodeVariant(
        "background-geolocation",
        """
        await BackgroundGeolocation.ready({ locationAuthorizationRequest: 'Always' }); await \
        BackgroundGeolocation.start();
        """),
      CodeVariant(
        "mauron85 background-geolocation",
        """
        BackgroundGeolocation.configure({ saveBatteryOnBackground: false, pauseLocationUpdates: false }); \
        BackgroundGeolocation.start();
        """),
      CodeVariant("AMapLocationKit, BMKLocationKit", "manager.allowsBackgroundLocationUpdates = YES;"),
      CodeVariant(
        "@capacitor-community/background-geolocation",
        "await BackgroundGeolocation.addWatcher({ backgroundMessage: 'Records your run' }, showPlace);"),
    ],
    "HOW-20": [
      CodeVariant(
        "amap_flutter_location",
        """
        await Permission.locationWhenInUse.request();  // permission_handler, before startLocation()
        """)
    ],
    "HOW-41": [
      CodeVariant(
        "amap_flutter_location",
        """
        AMapFlutterLocation.updatePrivacyShow(true, true); AMapFlutterLocation.updatePrivacyAgree(true);
        """),
      CodeVariant("flutter_bmflocation", "plugin.setAgreePrivacy(true); BMFMapSDK.setAgreePrivacy(true);"),
    ],
    "HOW-44": [
      CodeVariant("amap_flutter_location", "AMapFlutterLocation.setApiKey(androidKey, iosKey);")
    ],
    "HOW-47": [
      CodeVariant("flutter_bmflocation", "plugin.setAgreePrivacy(true); plugin.authAK('the iOS key');")
    ],
    "HOW-48": [
      CodeVariant(
        "Objective-C",
        "if (manager.authorizationStatus == kCLAuthorizationStatusDenied) { /* end the wait here */ }"),
      CodeVariant(
        "permission_handler", "if (!await Permission.locationWhenInUse.request().isGranted) return;"),
      CodeVariant(
        "geolocator",
        """
        final permission = await Geolocator.requestPermission(); if (permission == LocationPermission.denied || \
        permission == LocationPermission.deniedForever) return;
        """),
      CodeVariant(
        "Expo",
        """
        const { status } = await Location.requestForegroundPermissionsAsync(); if (status !== 'granted') return;
        """),
      CodeVariant(
        "react-native-permissions",
        "if (await request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) !== RESULTS.GRANTED) return;"),
      CodeVariant(
        "Capacitor",
        "const { location } = await Geolocation.requestPermissions(); if (location !== 'granted') return;"),
    ],
    "MIS-10": asksAlways, "MIS-13": asksAlways,
    "MIS-14": [
      CodeVariant("permission_handler", "final status = await Permission.locationWhenInUse.request();"),
      CodeVariant("Expo", "const { status } = await Location.requestForegroundPermissionsAsync();"),
      CodeVariant("Capacitor", "const { location } = await Geolocation.requestPermissions();"),
    ],
    "MIS-22": [
      CodeVariant(
        "geolocator", "if (DateTime.now().difference(position.timestamp).inSeconds > 15) return;"),
      CodeVariant("Expo", "if (Date.now() - location.timestamp > 15000) return;"),
      CodeVariant("Capacitor", "if (Date.now() - position.timestamp > 15000) return;"),
      CodeVariant(
        "cordova-plugin-geolocation",
        """
        navigator.geolocation.getCurrentPosition((position) => { if (Date.now() - position.timestamp < 15000) \
        showPlace(position); }, report);
        """),
      CodeVariant(
        "background-geolocation",
        "await BackgroundGeolocation.getCurrentPosition({ maximumAge: 0, samples: 3 });"),
    ],
    "MIS-23": [
      CodeVariant(
        "mauron85 background-geolocation",
        "BackgroundGeolocation.configure({ pauseLocationUpdates: false, activityType: 'Fitness' });")
    ],
    "MIS-24": [
      CodeVariant(
        "background-geolocation",
        "BackgroundGeolocation.ready({ distanceFilter: 0, showsBackgroundLocationIndicator: true });"),
      CodeVariant(
        "mauron85 background-geolocation",
        """
        BackgroundGeolocation.configure({ locationProvider: BackgroundGeolocation.RAW_PROVIDER, distanceFilter: 0, \
        desiredAccuracy: BackgroundGeolocation.HIGH_ACCURACY });
        """),
    ],
    "MIS-30": [
      CodeVariant(
        "background-geolocation",
        "const { status, accuracyAuthorization } = await BackgroundGeolocation.getProviderState();"),
      CodeVariant(
        "Expo",
        """
        const { ios } = await Location.getForegroundPermissionsAsync(); if (ios?.accuracy === 'reduced') explain();  \
        // versions of 2026
        """),
    ],
    "MIS-31": asksForFullAccuracy, "MIS-33": asksForFullAccuracy,
    "MIS-35": [
      CodeVariant(
        "@react-native-community/geolocation",
        "Geolocation.setRNConfiguration({ skipPermissionRequests: false, authorizationLevel: 'always' });"),
      CodeVariant(
        "background-geolocation",
        """
        BackgroundGeolocation.ready({ locationAuthorizationRequest: 'Always', showsBackgroundLocationIndicator: false });
        """),
    ],
    "MIS-36": [
      CodeVariant("Expo", "await Location.startGeofencingAsync(task, nearest.slice(0, 20));"),
      CodeVariant(
        "background-geolocation", "BackgroundGeolocation.ready({ geofenceProximityRadius: 1000 });"),
    ],
    "MIS-40": [
      CodeVariant(
        "Expo, at the top level of the entry file",
        "TaskManager.defineTask(task, ({ data, error }) => { if (!error) keep(data.locations); });"),
      CodeVariant(
        "cordova-plugin-ibeacon, if it has While Using",
        "cordova.plugins.locationManager.requestAlwaysAuthorization();"),
      resumesTracking,
    ],
    "MIS-46": [
      CodeVariant(
        ".NET MAUI, Xamarin",
        """
        await Geolocation.GetLocationAsync(new GeolocationRequest(GeolocationAccuracy.Medium, \
        TimeSpan.FromSeconds(30)));
        """),
      CodeVariant(
        "Expo", "await Location.getCurrentPositionAsync({ accuracy: Location.Accuracy.Balanced });"),
      CodeVariant(
        "Flutter location", "await location.getLocation().timeout(const Duration(seconds: 15));"),
      CodeVariant(
        "Capacitor",
        """
        await Geolocation.getCurrentPosition({ enableHighAccuracy: false, timeout: 30000 });
        """),
      CodeVariant(
        "cordova-plugin-geolocation",
        """
        navigator.geolocation.getCurrentPosition(showPlace, report, { enableHighAccuracy: false, maximumAge: \
        60000, timeout: 30000 });
        """),
      CodeVariant(
        "mauron85 background-geolocation",
        """
        BackgroundGeolocation.getCurrentLocation(showPlace, report, { enableHighAccuracy: false, maximumAge: \
        60000, timeout: 30000 });
        """),
    ],
    "MIS-50": [
      CodeVariant(
        "background-geolocation",
        """
        await BackgroundGeolocation.addGeofence({ identifier: 'home', latitude: 52.52, longitude: 13.4, radius: \
        200, notifyOnEntry: true, notifyOnExit: true });
        """),
      CodeVariant(
        "Expo",
        """
        await Location.startGeofencingAsync(task, [{ identifier: 'home', latitude: 52.52, longitude: 13.4, \
        radius: 200 }]);
        """),
    ],
    "HOW-01": opensSettings,
    "HOW-02": [
      CodeVariant("geolocator", "if (permission == LocationPermission.deniedForever) offerSettings();"),
      CodeVariant("react-native-permissions", "if (result === RESULTS.BLOCKED) offerSettings();"),
      CodeVariant("Expo", "if (!permission.granted && !permission.canAskAgain) offerSettings();"),
    ],
    "HOW-05": [
      CodeVariant(
        "flutter_beacon", "flutterBeacon.monitoring(regions).listen((result) => rangeSoon(result));"),
      CodeVariant("react-native-beacons-manager", "Beacons.startMonitoringForRegion(region);"),
      CodeVariant(
        "cordova-plugin-ibeacon", "cordova.plugins.locationManager.startMonitoringForRegion(region);"),
    ],
    "HOW-07": [
      CodeVariant(
        "Expo",
        """
        await Location.watchHeadingAsync(({ trueHeading, magHeading }) => show(trueHeading >= 0 ? trueHeading : \
        magHeading));
        """),
      CodeVariant(
        "geolocator, for the direction of travel",
        "final course = position.heading < 0 ? null : position.heading;"),
      CodeVariant(
        "React Native, for the direction of travel",
        "const course = coords.heading < 0 ? null : coords.heading;"),
      CodeVariant(
        "Capacitor, for the direction of travel",
        "const course = coords.course;  // version 8.2 or later, where heading is the compass"),
      CodeVariant(
        "cordova-plugin-geolocation, for the direction of travel",
        "const course = Number.isFinite(coords.heading) ? coords.heading : null;"),
    ],
    "HOW-09": [CodeVariant("geolocator", "if (position.isMocked) refuse();  // iOS 15")],
    "HOW-11": [
      CodeVariant("background-geolocation", "await BackgroundGeolocation.stop();"),
      CodeVariant("mauron85 background-geolocation", "BackgroundGeolocation.stop();"),
      CodeVariant("Flutter location", "await location.enableBackgroundMode(enable: false);"),
      CodeVariant("Capacitor", "await Geolocation.clearWatch({ id });"),
      CodeVariant("cordova-plugin-geolocation", "navigator.geolocation.clearWatch(watch);"),
    ],
    "HOW-12": [
      CodeVariant(
        "mauron85 background-geolocation", "BackgroundGeolocation.configure({ stopOnTerminate: false });"),
      resumesTracking,
    ],
    "HOW-16": [
      CodeVariant("Flutter location", "await location.serviceEnabled();"),
      CodeVariant(
        "Capacitor", "try { await Geolocation.checkPermissions(); } catch { askForLocationServices(); }"),
      CodeVariant(
        "react-native-geolocation-service",
        "if (await Geolocation.requestAuthorization('whenInUse') === 'disabled') askForLocationServices();"),
      CodeVariant(
        "background-geolocation", "const { enabled } = await BackgroundGeolocation.getProviderState();"),
      CodeVariant(
        "cordova.plugins.diagnostic", "cordova.plugins.diagnostic.isLocationEnabled(show, report);"),
    ],
    "HOW-17": [
      CodeVariant(
        "Capacitor",
        """
        import { Geolocation } from '@capacitor/geolocation'; const { coords } = await \
        Geolocation.getCurrentPosition();
        """),
      CodeVariant(
        "cordova-plugin-geolocation",
        """
        document.addEventListener('deviceready', () => navigator.geolocation.getCurrentPosition(showPlace, \
        report));
        """),
    ],
    "HOW-18": [
      CodeVariant(
        "Appium, in the Simulator",
        """
        await driver.execute('mobile: setPermission', { bundleId: 'com.example.app', access: { location: 'yes' } \
        });
        """),
      CodeVariant("Detox", "await device.launchApp({ permissions: { location: 'inuse' } });"),
    ],
    "HOW-19": [leavesAlwaysOut],
    "HOW-31": [
      CodeVariant(
        "Flutter, in ios/Runner/de.lproj/InfoPlist.strings",
        "\"NSLocationWhenInUseUsageDescription\" = \"Zeigt Cafés in deiner Nähe.\";"),
      CodeVariant("Expo, in app.json", "\"locales\": { \"de\": \"./languages/de.json\" }"),
    ],
    "HOW-32": [
      CodeVariant("permission_handler", "if (await Permission.locationWhenInUse.isRestricted) explain();"),
      CodeVariant("Capacitor", "if (code === 'OS-PLUG-GLOC-0008') explain();"),
    ],
    "HOW-33": asksWhenInUse,
    "HOW-34": [
      CodeVariant("permission_handler", "print(await Permission.locationWhenInUse.status);"),
      CodeVariant("geolocator", "print(await Geolocator.checkPermission());"),
      CodeVariant("Expo", "console.log(await Location.getForegroundPermissionsAsync());"),
      CodeVariant(
        "react-native-permissions", "console.log(await check(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE));"),
      CodeVariant("Capacitor", "console.log(await Geolocation.checkPermissions());"),
      CodeVariant(
        "background-geolocation", "console.log(await BackgroundGeolocation.getProviderState());"),
      CodeVariant(
        "cordova.plugins.diagnostic",
        "cordova.plugins.diagnostic.getLocationAuthorizationStatus(show, report);"
      ),
    ],
    "HOW-35": [
      CodeVariant(
        "geolocator",
        "try { await Geolocator.getCurrentPosition(); } on PermissionDeniedException { offerSettings(); }"),
      CodeVariant(
        "Expo", "try { await Location.getCurrentPositionAsync({}); } catch (error) { offerSettings(); }"),
      CodeVariant(
        "@react-native-community/geolocation",
        "Geolocation.getCurrentPosition(showPlace, (error) => { if (error.code === 1) offerSettings(); });"),
      CodeVariant(
        "Capacitor", "try { await Geolocation.getCurrentPosition(); } catch (error) { offerSettings(); }"),
    ],
    "HOW-36": [
      CodeVariant(
        "background-geolocation",
        "BackgroundGeolocation.ready({ stopOnTerminate: false, startOnBoot: true });")
    ],
    "HOW-42": [
      CodeVariant(
        "Objective-C",
        "BOOL isPrecise = manager.accuracyAuthorization == CLAccuracyAuthorizationFullAccuracy;"),
      CodeVariant(
        "geolocator",
        "final isPrecise = await Geolocator.getLocationAccuracy() == LocationAccuracyStatus.precise;"),
      CodeVariant(
        "Expo",
        """
        const { ios } = await Location.getForegroundPermissionsAsync(); const isPrecise = ios?.accuracy !== \
        'reduced';  // versions of 2026
        """),
      CodeVariant(
        "react-native-permissions", "const isPrecise = await checkLocationAccuracy() === 'full';"),
      CodeVariant(
        "background-geolocation",
        "const { accuracyAuthorization } = await BackgroundGeolocation.getProviderState();"),
    ],
    "HOW-51": [
      CodeVariant("geolocator", "final speed = position.speedAccuracy > 0 ? position.speed : null;"),
      CodeVariant(
        "React Native, Capacitor, Cordova, Expo", "const speed = coords.speed < 0 ? null : coords.speed;"),
    ],
    "CLE-00": [
      CodeVariant(
        "React Native, Cordova, in the error callback of watchPosition",
        "if (error.code === 2) return;  // POSITION_UNAVAILABLE: locations may still come"),
      CodeVariant("uni-app", "uni.getLocation({ type: 'wgs84', success: showPlace, fail: tryAgainLater });"),
    ],
    "CLE-01": opensSettings + [
      CodeVariant(
        "background-geolocation", "BackgroundGeolocation.onProviderChange(({ status }) => explain(status));")
    ],
  ]

  private static let writesKey = [
    CodeVariant(
      "Flutter, in ios/Runner/Info.plist",
      "<key>NSLocationWhenInUseUsageDescription</key> <string>Shows cafés near you.</string>"),
    CodeVariant(
      "Expo, in app.json",
      """
      "plugins": [["expo-location", { "locationWhenInUsePermission": "Shows cafés near you." }]]
      """),
    CodeVariant(
      "Capacitor, in ios/App/App/Info.plist",
      "<key>NSLocationWhenInUseUsageDescription</key> <string>Shows cafés near you.</string>"),
    CodeVariant(
      "Cordova, in config.xml",
      """
      <edit-config target="NSLocationWhenInUseUsageDescription" file="*-Info.plist" mode="merge"> <string>Shows \
      cafés near you.</string> </edit-config>
      """),
  ]
  private static let resumesTracking = CodeVariant(
    "background-geolocation, at every launch",
    """
    BackgroundGeolocation.onLocation(keep); await BackgroundGeolocation.ready({ stopOnTerminate: false });
    """)
  private static let leavesAlwaysOut = CodeVariant(
    "geolocator, in post_install of ios/Podfile",
    """
    config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= ['$(inherited)']; \
    config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] += ['BYPASS_PERMISSION_LOCATION_ALWAYS=1']  \
    # geolocator_apple 2.3.6 or later
    """)
  private static let asksWhenInUse = [
    CodeVariant(
      ".NET MAUI, Xamarin", "await Permissions.RequestAsync<Permissions.LocationWhenInUse>();"),
    CodeVariant("Flutter location", "await location.requestPermission();"),
    CodeVariant("@react-native-community/geolocation", "Geolocation.requestAuthorization();"),
    CodeVariant("Capacitor", "await Geolocation.requestPermissions();"),
    CodeVariant(
      "background-geolocation",
      """
      await BackgroundGeolocation.ready({ locationAuthorizationRequest: 'WhenInUse' }); await \
      BackgroundGeolocation.requestPermission();
      """),
    CodeVariant(
      "cordova.plugins.diagnostic",
      """
      cordova.plugins.diagnostic.requestLocationAuthorization(show, report, \
      cordova.plugins.diagnostic.locationAuthorizationMode.WHEN_IN_USE);
      """),
  ]
  private static let asksAlways = [
    CodeVariant(
      ".NET MAUI, Xamarin",
      """
      await Permissions.RequestAsync<Permissions.LocationWhenInUse>(); await \
      Permissions.RequestAsync<Permissions.LocationAlways>();
      """),
    CodeVariant(
      "@react-native-community/geolocation",
      """
      Geolocation.setRNConfiguration({ skipPermissionRequests: false, authorizationLevel: 'whenInUse' }); \
      Geolocation.requestAuthorization();  // and later again with 'always'
      """),
    CodeVariant(
      "background-geolocation",
      """
      await BackgroundGeolocation.ready({ locationAuthorizationRequest: 'Always' }); await \
      BackgroundGeolocation.requestPermission();
      """),
    CodeVariant(
      "cordova.plugins.diagnostic",
      """
      cordova.plugins.diagnostic.requestLocationAuthorization(show, report, \
      cordova.plugins.diagnostic.locationAuthorizationMode.ALWAYS);  // after the same with WHEN_IN_USE
      """),
  ]
  private static let asksForFullAccuracy = [
    CodeVariant(
      "background-geolocation", "await BackgroundGeolocation.requestTemporaryFullAccuracy('Navigation');"),
    CodeVariant(
      "cordova.plugins.diagnostic",
      "cordova.plugins.diagnostic.requestTemporaryFullAccuracyAuthorization('Navigation', show, report);"),
  ]
  private static let opensSettings = [
    CodeVariant(".NET MAUI, Xamarin", "AppInfo.ShowSettingsUI();"),
    CodeVariant("permission_handler", "await openAppSettings();"),
    CodeVariant("react-native-permissions", "await openSettings();"),
    CodeVariant("mauron85 background-geolocation", "BackgroundGeolocation.showAppSettings();"),
    CodeVariant("cordova.plugins.diagnostic", "cordova.plugins.diagnostic.switchToSettings();"),
  ]
}
