extension CureCheck {
  /// The checks of the how-tos, which are about other problems than mistakes of the app.
  static let howTos: [String: String] = [
    "HOW-01": """
    Choose Don't Allow and use the feature again: the button opens the app's page in Settings. Choose \
    While Using the App there: locationManagerDidChangeAuthorization(_:) is called.
    """,
    "HOW-02": """
    Print CLLocationManager().authorizationStatus.rawValue beside what the plug-in says: 0 means that \
    no one has asked, 2 a refusal, 3 Always and 4 While Using.
    """,
    "HOW-03": """
    Delete the app and go through it as a reviewer would: each way out of the screen leads to the \
    system's prompt, and after Don't Allow nothing opens by itself.
    """,
    "HOW-04": """
    Add symbolic breakpoints for -[CLLocationManager requestWhenInUseAuthorization] and \
    -[CLLocationManager requestAlwaysAuthorization]: the stack shows which library asks.
    """,
    "HOW-05": """
    Log each call of locationManager(_:didRange:satisfying:) with its time, lock the screen and walk \
    up to the beacon: calls follow the entry into the region.
    """,
    "HOW-06": """
    Log locationManager(_:didVisit:) to a file, carry the phone for a day, and compare the file with \
    where you were.
    """,
    "HOW-07": "On a device, away from metal, print trueHeading and headingAccuracy: neither is negative.",
    "HOW-08": """
    Run the command while the app is in the foreground with updates on: \
    locationManager(_:didUpdateLocations:) gets that coordinate.
    """,
    "HOW-52": """
    The app or tool has a row in Location Services, which is on, codesign -d --entitlements - on the app lists \
    com.apple.security.personal-information.location, and authorizationStatus is no longer .notDetermined.
    """,
    "HOW-53": """
    On a device outdoors, turn around and then walk, with no code of your own that turns the map: the arrow follows the one \
    that the option names.
    """,
    "HOW-55": """
    While the app runs from Xcode with a simulated location, Maps on the same device shows that place, and \
    isSimulatedBySoftware is true in your app.
    """,
    "HOW-56": """
    Lay phone and beacon side by side with the display off, and log each locationManager(_:didExitRegion:) for an hour: \
    your app announces no exit.
    """,
    "HOW-57": """
    Log each event to a file, let the system end the app, and cross the boundary of a condition: the file has the event of \
    the relaunched app.
    """,
    "HOW-54": """
    Print in each locationManager(_:didUpdateLocations:), or in each listener, while both screens are there: both print.
    """,
    "HOW-09": """
    On a device, choose Debug, Simulate Location in Xcode and print the value, and print it again \
    without: true and then false or nil.
    """,
    "HOW-10": """
    Look at the watch app's Info.plist with plutil -p: the key is there. Print authorizationStatus on the iPhone and on \
    the watch after an answer on either: both are the same.
    """,
    "HOW-11": """
    Print manager.monitoredRegions and look at the status bar a minute after the end: the set is \
    empty, and the solid arrow is gone.
    """,
    "HOW-12": """
    Log to a file at launch and for each location, let the system end the app (don't swipe it away), \
    and travel more than 500 m: the file has new lines.
    """,
    "HOW-13": """
    Print isAuthorizedForWidgetUpdates in the widget: it is true after the person has allowed it, and \
    a location arrives while the widget is on the screen.
    """,
    "HOW-14": """
    Run strings on the App Clip's binary and on each one in its Frameworks folder: grep \
    requestAlwaysAuthorization finds nothing.
    """,
    "HOW-15": """
    After pod install, search ios/Pods/Pods.xcodeproj/project.pbxproj for PERMISSION_LOCATION: it is \
    there. Then the first request shows the prompt.
    """,
    "HOW-16": """
    Turn Location Services off in Settings and return to the app: it shows this message, and not that \
    of a refusal.
    """,
    "HOW-17": """
    Print error.code in the page's callback: 1 means that a permission is missing, 2 that there is no \
    location, 3 a timeout.
    """,
    "HOW-18": """
    Run the test twice in a row: it passes both times, because each run begins with the same \
    permission.
    """,
    "HOW-19": """
    strings App.app/App | grep requestAlwaysAuthorization finds nothing, and the app's page in \
    Settings offers no Always.
    """,
    "HOW-20": "Set a breakpoint in the method: it is reached at the first start, and the prompt appears.",
    "HOW-21": """
    In Xcode's Organizer, choose Generate Privacy Report for the archive: the report lists the library \
    and the data.
    """,
    "HOW-22": """
    Run plutil -p on the Info.plist inside the .app that was installed: the key and its text are \
    there.
    """,
    "HOW-23": "Log each call of requestPermission(): there is only one before the person answers.",
    "HOW-24": """
    Log check(PERMISSIONS.IOS.LOCATION_WHEN_IN_USE) before the first request: it is denied, and no \
    longer unavailable.
    """,
    "HOW-25": """
    Run npx expo config --type introspect: UIBackgroundModes below ios.infoPlist contains location.
    """,
    "HOW-26": """
    Refuse, turn Location Services off, and choose None in the Simulator, one after the other: the app \
    says something different each time.
    """,
    "HOW-27": "Refuse once, and set the timeout to 1 ms once: the callback gets code 1 and code 3.",
    "HOW-31": """
    Set the device to one of the languages, delete the app and make the request: the prompt has that text. In the built \
    app, de.lproj/InfoPlist.strings contains NSLocationWhenInUseUsageDescription.
    """,
    "HOW-32": """
    Print authorizationStatus beside the message: it is .restricted, and not .denied.
    """,
    "HOW-28": """
    grep -rn 'prefs:root' in the project and strings App.app/App | grep -i prefs:root, also for \
    App-Prefs and for each framework, find nothing.
    """,
    "HOW-29": """
    Delete the app, install it and tap the widget: the prompt appears once the app is on the screen, \
    and a location follows the answer.
    """,
    "HOW-30": """
    Begin to monitor a region around the phone: locationManager(_:didDetermineState:for:) is called \
    with .inside.
    """,
  ]

  /// The checks of the codes of CLError.
  static let errorCodes: [String: String] = [
    "CLE-00": """
    Choose a location for the Simulator, or go to a window: locationManager(_:didUpdateLocations:) is \
    called without a new start.
    """,
    "CLE-01": """
    Print authorizationStatus when the error arrives: .denied is a refusal or Location Services off, \
    .restricted a limit that the person can't lift, .authorizedWhenInUse a start in the background.
    """,
    "CLE-02": """
    Turn airplane mode on and then off, and try again each time: the error comes first, and then the \
    address or the location.
    """,
    "CLE-03": """
    Take the phone away from magnets, such as that of a case or a mount: \
    locationManager(_:didUpdateHeading:) is called again.
    """,
    "CLE-04": """
    Print the status before startMonitoring(for:): on iOS 12 and earlier it is .authorizedAlways, \
    later anything but .denied, and the error is gone.
    """,
    "CLE-05": """
    Print monitoredRegions.count and the radius before startMonitoring(for:): fewer than 20, and not \
    above maximumRegionMonitoringDistance.
    """,
    "CLE-06": "Print manager.monitoredRegions: the region is among them.",
    "CLE-07": """
    Call requestState(for:): locationManager(_:didDetermineState:for:) is called with .inside or \
    .outside.
    """,
    "CLE-08": """
    Print the coordinate or the address before the call and look it up in Maps: Maps finds a place.
    """,
    "CLE-09": "Show the line for a place in a city and for one at sea: both are readable.",
    "CLE-10": "Print isGeocoding before each request: it is false.",
    "CLE-11": """
    Search the code and its libraries for allowDeferredLocationUpdates: nothing calls it, and the \
    error is gone.
    """,
    "CLE-12": "Log both calls: startUpdatingLocation() comes first, or the call for deferral is gone.",
    "CLE-13": """
    Print desiredAccuracy before the call: it is -1 (kCLLocationAccuracyBest) or -2 \
    (kCLLocationAccuracyBestForNavigation).
    """,
    "CLE-14": "Print distanceFilter before the call: it is -1 (kCLDistanceFilterNone).",
    "CLE-15": "Log locationManager(_:didUpdateLocations:): locations keep arriving after the error.",
    "CLE-16": """
    Turn Bluetooth on and start ranging again: locationManager(_:didRange:satisfying:) is called.
    """,
    "CLE-17": """
    Start ranging again beside a beacon that another app sees: locationManager(_:didRange:satisfying:) \
    is called.
    """,
    "CLE-18": """
    Print accuracyAuthorization before the request: it is .reducedAccuracy, and the prompt shows the \
    text of the key.
    """,
    "CLE-19": "Search the code for requestHistoricalLocations: nothing calls it.",
    "HOW-45": """
    nm -u App.app/App | grep CLLocationManager, run for each binary in App.app/Frameworks too, shows nothing more, or the \
    prompt no longer appears when the library's camera opens.
    """,
    "HOW-50": """
    On a device that is joined to Wi-Fi, allow location with Precise on and print the SSID of \
    NEHotspotNetwork.fetchCurrent(completionHandler:): it is the network's name. codesign -d --entitlements - on the \
    built app lists com.apple.developer.networking.wifi-info.
    """,
    "HOW-51": """
    Log speed, course, verticalAccuracy and horizontalAccuracy on a walk outdoors: after some locations they are not \
    negative any more, and invalid ones are not shown.
    """,
    "HOW-49": """
    Log the time and the distance to the last one for each location in locationManager(_:didUpdateLocations:) on a walk: \
    none is nearer than distanceFilter, and those that you use are as far apart in time as you want.
    """,
    "HOW-46": """
    Log horizontalAccuracy and the age of each location in locationManager(_:didUpdateLocations:), outdoors and from a \
    cold start: the first ones are worse, and none of those that are left out is shown.
    """,
  ]
}
