extension CureCheck {
  /// The checks of the mistakes 1 to 29.
  static let mistakes1to29: [String: String] = [
    "MIS-01": """
    Delete the app, run it again and make the request: the prompt shows your text. While the key is \
    missing, iOS 11 and later print a line in the console that names it.
    """,
    "MIS-02": """
    On iOS 11 or later, delete the app, run it and request Always: a prompt appears, and the console \
    no longer asks for the two keys.
    """,
    "MIS-03": """
    On iOS 11 or later, delete the app, run it and make either request: a prompt appears, and the \
    console names no missing key.
    """,
    "MIS-04": """
    Run the app on one of the releases from 8 to 10 and request Always: the prompt shows the text of \
    this key.
    """,
    "MIS-05": """
    Print authorizationStatus before the start: .notDetermined means that no one has asked. With the \
    request, the prompt appears, and locations follow once they are allowed.
    """,
    "MIS-06": """
    Run plutil -p on the Info.plist of the built app: UIBackgroundModes lists location. A breakpoint \
    on the assignment is passed without an exception.
    """,
    "MIS-07": """
    On a device, start, lock the screen and walk for five minutes while you log the time in \
    locationManager(_:didUpdateLocations:): the log has no gap.
    """,
    "MIS-08": "With When In Use, leave the app while nothing is being tracked: no blue bar shows.",
    "MIS-09": """
    Print authorizationStatus when the error arrives: .authorizedWhenInUse means that it is no \
    refusal. Started in the foreground, locations keep arriving after the app is left.
    """,
    "MIS-10": """
    On iOS 12 or earlier, print the status before startMonitoring(for:): it is .authorizedAlways, and \
    locationManager(_:monitoringDidFailFor:withError:) is not called.
    """,
    "MIS-11": """
    Choose Keep Only While Using in the second prompt: the interface no longer waits as soon as the \
    app is active again.
    """,
    "MIS-12": """
    Answer Allow Once and call requestAlwaysAuthorization(): nothing appears, and nothing in the app \
    waits for it. Leave the app for a minute and return: the status is .notDetermined, and the app can \
    ask again.
    """,
    "MIS-13": """
    Compare the status with Settings: .authorizedAlways beside While Using the App is the provisional \
    grant. With the fix, from iOS 13.4 on, two prompts follow each other, and Settings shows Always.
    """,
    "MIS-14": """
    Print authorizationStatus in the callback: the first line, before any prompt, is .notDetermined, \
    and no completion handler runs for it.
    """,
    "MIS-15": """
    Choose Allow Once, leave the app for a minute and use the feature again: the prompt appears.
    """,
    "MIS-16": """
    Choose Allow Once, leave the app for a minute and return: no prompt appears until the person uses \
    the feature.
    """,
    "MIS-17": "End the app and open it again: authorizationStatus is still .authorizedWhenInUse.",
    "MIS-18": """
    Set a breakpoint in deinit of the object that holds the manager: it isn't reached while the prompt \
    shows, and locationManagerDidChangeAuthorization(_:) is called after the answer.
    """,
    "MIS-19": """
    Print Thread.isMainThread where the CLLocationManager is created: it is true, and the console no \
    longer warns.
    """,
    "MIS-20": """
    In the Simulator choose Features, Location, None and call requestLocation(): the error is printed, \
    and the app keeps running.
    """,
    "MIS-21": """
    In the Simulator choose Features, Location, None while tracking, and then City Run: locations \
    arrive again without a new start.
    """,
    "MIS-22": """
    Log timestamp and horizontalAccuracy of each location that is used: none is older or coarser than \
    your limits.
    """,
    "MIS-23": """
    Leave the device lying still for half an hour while tracking: \
    locationManagerDidPauseLocationUpdates(_:) isn't called, or locations arrive again after it.
    """,
    "MIS-24": """
    On iOS 16.4 or later, start, leave the app and walk for ten minutes while you log the time of each \
    location: the log has no gap.
    """,
    "MIS-25": """
    Run the app from Xcode 14 or later: the warning that begins with "This method can cause UI \
    unresponsiveness" is gone.
    """,
    "MIS-26": """
    Show the prompt to someone who doesn't know the app: from the text alone they can say what the \
    location is used for.
    """,
    "MIS-27": """
    Before the upload, run plutil -extract NSLocationWhenInUseUsageDescription raw App.app/Info.plist: \
    it prints your text.
    """,
    "MIS-28": """
    nm -u App.app/App | grep CLLocationManager, run for each binary in App.app/Frameworks too, shows \
    what refers to Core Location; strings shows whether requestAlwaysAuthorization occurs. sextant \
    check App.ipa does both.
    """,
    "MIS-29": """
    Search the code and its libraries for allowsBackgroundLocationUpdates and \
    CLBackgroundActivitySession: if neither occurs, nothing needs the mode. After the removal, regions \
    and significant changes still arrive.
    """,
  ]

  /// The checks of the mistakes 30 to 57.
  static let mistakes30to57: [String: String] = [
    "MIS-30": """
    Print accuracyAuthorization: .reducedAccuracy is this mistake. With Precise Location on, cross the \
    boundary of a region: didEnterRegion is called.
    """,
    "MIS-31": """
    Turn Precise Location off in Settings and ask for a location: the app shows a coarse one or the \
    prompt for full accuracy, and no timeout.
    """,
    "MIS-32": """
    Turn Precise Location off in Settings and make the request: the prompt appears with the text of \
    the key.
    """,
    "MIS-33": "With Precise Location on, use the feature: the request isn't made, and no error is shown.",
    "MIS-34": """
    Delete the app, run it on iOS 14 or later and make a request: the prompt has no Precise button.
    """,
    "MIS-35": """
    Print authorizationStatus: with .authorizedWhenInUse the bar can't be hidden. With Always and no \
    session held, it is gone when you leave the app.
    """,
    "MIS-36": "Print manager.monitoredRegions.count after each change: it never exceeds 20.",
    "MIS-37": """
    Leave the app while tracking: the indicator stays and locations keep arriving; after invalidate() \
    both end.
    """,
    "MIS-38": """
    Log insufficientlyInUse of each update to a file, let the system launch the app in the background, \
    and read the file: it is false throughout.
    """,
    "MIS-39": """
    Print each update while the device lies still: the last one says that it is stationary, and more \
    follow when the device moves.
    """,
    "MIS-40": """
    Log to a file at launch and in the delegate's methods, let the system end the app (don't swipe it \
    away), and travel more than 500 m or cross a region's boundary: the file has both lines.
    """,
    "MIS-41": "Delete the app and open the page in it: there is one prompt, that of the app.",
    "MIS-42": "Delete the app and open it: no prompt appears before a feature needs the location.",
    "MIS-43": """
    On iOS 10 or earlier, with When In Use, use what needs Always: the app says why, and Settings \
    opens.
    """,
    "MIS-44": """
    Run plutil -p App.app/Info.plist: UIRequiredDeviceCapabilities has neither gps nor \
    location-services.
    """,
    "MIS-45": """
    Set a breakpoint in the method: it is reached. In Xcode, delete the line and accept the completion \
    of the name to be sure of each label.
    """,
    "MIS-46": """
    Log the time from the call to locationManager(_:didUpdateLocations:): with the coarser accuracy it \
    is clearly shorter.
    """,
    "MIS-47": """
    While the app runs, turn Precise Location off in Settings and return: the callback is called, and \
    accuracyAuthorization is .reducedAccuracy.
    """,
    "MIS-48": "Run the scheme of the extension in Xcode: it starts without an exception.",
    "MIS-49": """
    Set a breakpoint in locationManager(_:didUpdateLocations:): it is reached once the person has \
    allowed it.
    """,
    "MIS-50": "Print the radius of each of the monitoredRegions: none is below 100.",
    "MIS-51": "Log out and print manager.monitoredRegions: the set is empty.",
    "MIS-52": """
    Open Settings from the app, change the row, end the app in Xcode and open it again: the screen \
    shows what it showed before.
    """,
    "MIS-53": """
    Delete the app, install it, make the request and open its page in Settings: the location row is \
    there, and Always is one of its choices.
    """,
    "MIS-54": """
    Run plutil -extract NSLocationWhenInUseUsageDescription raw App.app/Info.plist: it prints your \
    text, and fails if the name is mistyped.
    """,
    "MIS-55": "Run plutil -extract DTSDKName raw App.app/Info.plist: it prints iphoneos8.0 or later.",
    "MIS-56": """
    strings App.app/App | grep requestAlwaysAuthorization finds nothing, and plutil -p \
    App.app/Info.plist lists no key for Always.
    """,
    "MIS-57": "Read accuracyAuthorization in the app after the test has answered: it is .fullAccuracy.",
  ]
}
