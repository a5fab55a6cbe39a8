extension CodeVariant {
  private static let asksWhenInUse = [
    CodeVariant("permission_handler", "await Permission.locationWhenInUse.request();"),
    CodeVariant("geolocator", "await Geolocator.requestPermission();"),
    CodeVariant("Expo", "await Location.requestForegroundPermissionsAsync();"),
    CodeVariant("react-native-permissions", "await request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE);"),
  ]
  private static let asksAlways = [
    CodeVariant("Objective-C", "[manager requestAlwaysAuthorization];"),
    CodeVariant(
      "permission_handler",
      "await Permission.locationWhenInUse.request(); await Permission.locationAlways.request();"),
    CodeVariant(
      "Expo",
      """
      await Location.requestForegroundPermissionsAsync(); await \
      Location.requestBackgroundPermissionsAsync();
      """),
    CodeVariant(
      "react-native-permissions",
      """
      await request(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE); await \
      request(PERMISSIONS.IOS.LOCATION_ALWAYS);
      """),
  ]
  private static let asksForFullAccuracy = [
    CodeVariant(
      "Objective-C",
      """
      if (manager.accuracyAuthorization == CLAccuracyAuthorizationReducedAccuracy) \
      [manager requestTemporaryFullAccuracyAuthorizationWithPurposeKey:@"Navigation" completion:nil];
      """),
    CodeVariant(
      "geolocator",
      """
      if (await Geolocator.getLocationAccuracy() == LocationAccuracyStatus.reduced) \
      await Geolocator.requestTemporaryFullAccuracy(purposeKey: 'Navigation');
      """),
    CodeVariant(
      "react-native-permissions",
      """
      if (await checkLocationAccuracy() === 'reduced') \
      await requestLocationAccuracy({ purposeKey: 'Navigation' });
      """),
  ]
  private static let opensSettings = [
    CodeVariant(
      "Objective-C",
      """
      [UIApplication.sharedApplication openURL:[NSURL \
      URLWithString:UIApplicationOpenSettingsURLString] options:@{} completionHandler:nil];
      """),
    CodeVariant("geolocator", "await Geolocator.openAppSettings();"),
    CodeVariant("Expo, React Native", "await Linking.openSettings();"),
  ]
  private static let readsServices = [
    CodeVariant(
      "Objective-C",
      """
      dispatch_async(dispatch_get_global_queue(QOS_CLASS_DEFAULT, 0), ^{ BOOL isOn = \
      [CLLocationManager locationServicesEnabled]; });
      """)
  ]

  private static let goesOnInBackground = [
    CodeVariant(
      "geolocator",
      """
      AppleSettings(allowBackgroundLocationUpdates: true, pauseLocationUpdatesAutomatically: false)
      """),
    CodeVariant("Flutter location", "await location.enableBackgroundMode(enable: true);"),
    CodeVariant(
      "@react-native-community/geolocation",
      """
      Geolocation.setRNConfiguration({ skipPermissionRequests: false, authorizationLevel: 'always', \
      enableBackgroundLocationUpdates: true });
      """),
    CodeVariant(
      "Expo", "await Location.startLocationUpdatesAsync(task, { showsBackgroundLocationIndicator: true });"),
  ]

  /// The variants by the id of a mistake or how-to, such as "MIS-07".
  package static let all = languages.merging(plugins) { $0 + $1 }

  /// The line in Objective-C, and those of plug-ins that follow Core Location's names.
  private static let languages: [String: [CodeVariant]] = [
    "MIS-05": [
      CodeVariant("Objective-C", "[manager requestWhenInUseAuthorization];"),
      CodeVariant("MapKit", "mapView.showsUserLocation = true"),
      CodeVariant("SwiftUI, iOS 17", "Map { UserAnnotation() }"),
    ] + asksWhenInUse,
    "MIS-06": [
      CodeVariant(
        "Objective-C, in a library",
        """
        manager.allowsBackgroundLocationUpdates = [[NSBundle.mainBundle \
        objectForInfoDictionaryKey:@"UIBackgroundModes"] containsObject:@"location"];
        """),
      CodeVariant("Expo", "\"ios\": { \"infoPlist\": { \"UIBackgroundModes\": [\"location\"] } }"),
    ],
    "MIS-07": [
      CodeVariant("Objective-C", "manager.allowsBackgroundLocationUpdates = YES;")
    ] + goesOnInBackground,
    "MIS-08": [
      CodeVariant("Objective-C", "manager.allowsBackgroundLocationUpdates = NO;")
    ],
    "MIS-09": [
      CodeVariant("Objective-C", "[manager startUpdatingLocation];")
    ] + goesOnInBackground,
    "MIS-10": Array(asksAlways.dropFirst()),
    "MIS-13": asksAlways,
    "MIS-14": [
      CodeVariant(
        "Objective-C", "if (manager.authorizationStatus == kCLAuthorizationStatusNotDetermined) return;")
    ],
    "MIS-15": [
      CodeVariant(
        "Objective-C",
        """
        if (manager.authorizationStatus == kCLAuthorizationStatusNotDetermined) [manager \
        requestWhenInUseAuthorization];
        """)
    ],
    "MIS-18": [
      CodeVariant("Objective-C", "@property (nonatomic, strong) CLLocationManager *locationManager;")
    ],
    "MIS-19": [
      CodeVariant(
        "Objective-C",
        """
        dispatch_async(dispatch_get_main_queue(), ^{ self.locationManager = [[CLLocationManager alloc] \
        init]; });
        """)
    ],
    "MIS-20": [
      CodeVariant(
        "Objective-C",
        """
        - (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error { \
        NSLog(@"%@", error); }
        """)
    ],
    "MIS-21": [
      CodeVariant(
        "Objective-C",
        "if ([error.domain isEqual:kCLErrorDomain] && error.code == kCLErrorLocationUnknown) return;")
    ],
    "MIS-22": [
      CodeVariant(
        "Objective-C",
        """
        if (location.timestamp.timeIntervalSinceNow < -15 || location.horizontalAccuracy < 0) return;
        """),
      CodeVariant(
        "@react-native-community/geolocation",
        "Geolocation.getCurrentPosition(showPlace, report, { maximumAge: 0 });"),
    ],
    "HOW-49": [
      CodeVariant("Objective-C", "manager.distanceFilter = 50;"),
      CodeVariant("geolocator", "AppleSettings(distanceFilter: 50, accuracy: LocationAccuracy.best)"),
      CodeVariant("Expo", "await Location.startLocationUpdatesAsync(task, { distanceInterval: 50 });"),
      CodeVariant(
        "background-geolocation",
        "BackgroundGeolocation.ready({ distanceFilter: 50, disableElasticity: true });"),
    ],
    "MIS-23": [
      CodeVariant("Objective-C", "manager.pausesLocationUpdatesAutomatically = NO;"),
      CodeVariant(
        "geolocator",
        "AppleSettings(pauseLocationUpdatesAutomatically: false, activityType: ActivityType.fitness)"),
      CodeVariant(
        "Expo",
        """
        await Location.startLocationUpdatesAsync(task, { pausesUpdatesAutomatically: false, \
        activityType: Location.ActivityType.Fitness });
        """),
      CodeVariant(
        "background-geolocation",
        "BackgroundGeolocation.ready({ pausesLocationUpdatesAutomatically: false });"),
    ],
    "MIS-24": [
      CodeVariant("Objective-C", "manager.distanceFilter = kCLDistanceFilterNone;"),
      CodeVariant(
        "geolocator",
        """
        AppleSettings(distanceFilter: 0, accuracy: LocationAccuracy.best, showBackgroundLocationIndicator: true)
        """),
      CodeVariant(
        "Expo",
        """
        await Location.startLocationUpdatesAsync(task, { distanceInterval: 0, accuracy: \
        Location.Accuracy.Highest });
        """),
    ],
    "MIS-25": readsServices,
    "MIS-30": [
      CodeVariant(
        "Objective-C", "if (manager.accuracyAuthorization == CLAccuracyAuthorizationReducedAccuracy) { }"),
      CodeVariant("geolocator", "await Geolocator.getLocationAccuracy();"),
    ],
    "MIS-31": asksForFullAccuracy,
    "MIS-33": asksForFullAccuracy,
    "MIS-35": asksAlways,
    "MIS-36": [
      CodeVariant("Objective-C", "[manager stopMonitoringForRegion:region];")
    ],
    "MIS-40": [
      CodeVariant("Objective-C", "[self.manager startMonitoringSignificantLocationChanges];")
    ],
    "MIS-42": [
      CodeVariant("Objective-C", "[manager requestWhenInUseAuthorization];")
    ],
    "MIS-45": [
      CodeVariant(
        "Objective-C",
        """
        - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations { }
        """)
    ],
    "MIS-46": [
      CodeVariant("Objective-C", "manager.desiredAccuracy = kCLLocationAccuracyHundredMeters;"),
      CodeVariant(
        "@react-native-community/geolocation",
        """
        Geolocation.getCurrentPosition(showPlace, report, { enableHighAccuracy: false, maximumAge: 60000 \
        });
        """),
      CodeVariant(
        "background-geolocation",
        "await BackgroundGeolocation.getCurrentPosition({ timeout: 60, maximumAge: 60000 });"),
      CodeVariant(
        "geolocator",
        """
        await Geolocator.getCurrentPosition(locationSettings: \
        const LocationSettings(accuracy: LocationAccuracy.medium));
        """),
    ],
    "MIS-47": [
      CodeVariant(
        "Objective-C", "- (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager { }")
    ],
    "MIS-48": [
      CodeVariant(
        "Objective-C",
        """
        if (![NSBundle.mainBundle.bundlePath hasSuffix:@".appex"]) \
        manager.allowsBackgroundLocationUpdates = YES;
        """)
    ],
    "MIS-49": [
      CodeVariant("Objective-C", "[manager startUpdatingLocation];")
    ],
    "MIS-50": [
      CodeVariant(
        "Objective-C",
        """
        [manager startMonitoringForRegion:[[CLCircularRegion alloc] initWithCenter:home radius:200 \
        identifier:@"home"]];
        """)
    ],
    "MIS-51": [
      CodeVariant(
        "Objective-C",
        "for (CLRegion *region in manager.monitoredRegions) [manager stopMonitoringForRegion:region];")
    ],
    "HOW-01": opensSettings,
    "HOW-05": [
      CodeVariant("Objective-C", "[manager startMonitoringForRegion:region];")
    ],
    "HOW-07": [
      CodeVariant("Objective-C", "[manager startUpdatingLocation]; [manager startUpdatingHeading];")
    ],
    "HOW-09": [
      CodeVariant(
        "Objective-C", "BOOL isSimulated = location.sourceInformation.isSimulatedBySoftware;  // iOS 15")
    ],
    "HOW-11": [
      CodeVariant("Objective-C", "[manager stopUpdatingLocation];"),
      CodeVariant("geolocator", "await subscription.cancel();"),
      CodeVariant("Expo", "await Location.stopLocationUpdatesAsync(task);"),
      CodeVariant("@react-native-community/geolocation", "Geolocation.clearWatch(watch);"),
    ],
    "HOW-12": [
      CodeVariant("Objective-C", "[self.manager startMonitoringSignificantLocationChanges];"),
      CodeVariant("background-geolocation", "BackgroundGeolocation.ready({ stopOnTerminate: false });"),
    ],
    "HOW-16": readsServices + [
      CodeVariant("geolocator", "await Geolocator.isLocationServiceEnabled();"),
      CodeVariant("Expo", "await Location.hasServicesEnabledAsync();"),
    ],
    "HOW-19": [
      CodeVariant("Objective-C", "[manager requestWhenInUseAuthorization];")
    ],
    "HOW-28": [
      CodeVariant(
        "Objective-C",
        """
        [UIApplication.sharedApplication openURL:[NSURL \
        URLWithString:UIApplicationOpenSettingsURLString] options:@{} completionHandler:nil];
        """)
    ],
    "HOW-30": [
      CodeVariant("Objective-C", "[manager requestStateForRegion:region];")
    ],
    "HOW-33": [
      CodeVariant("Objective-C", "[manager requestWhenInUseAuthorization];")
    ] + asksWhenInUse,
    "HOW-34": [
      CodeVariant("Objective-C", "NSLog(@\"%d\", manager.authorizationStatus);")
    ],
    "HOW-35": [
      CodeVariant(
        "Objective-C",
        """
        - (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error { [manager \
        stopUpdatingLocation]; }
        """)
    ],
    "HOW-36": [
      CodeVariant("Objective-C", "[self.manager startMonitoringSignificantLocationChanges];")
    ],
    "HOW-37": [
      CodeVariant("Objective-C", "manager.allowsBackgroundLocationUpdates = YES;")
    ],
    "CLE-00": [
      CodeVariant(
        "Objective-C",
        "if ([error.domain isEqual:kCLErrorDomain] && error.code == kCLErrorLocationUnknown) return;")
    ],
    "CLE-01": opensSettings,
  ]
}
