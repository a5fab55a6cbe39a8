extension CureCheck {
  /// The checks of the how-tos for first steps.
  static let firstSteps: [String: String] = [
    "HOW-33": """
    Delete the app, choose While Using at the first prompt, and print authorizationStatus in \
    locationManagerDidChangeAuthorization(_:): it is .authorizedWhenInUse. From iOS 13.4 on, the later request for Always \
    shows a second prompt.
    """,
    "HOW-34": """
    Run it on a device: the lines name the one of the four that fails. After the change the status is 3 or 4, and \
    locationManager(_:didUpdateLocations:) is called.
    """,
    "HOW-35": """
    Choose Don't Allow, then turn Location Services off, and use each feature that needs a location: the app keeps running, \
    and locationManager(_:didFailWithError:) is called instead.
    """,
    "HOW-36": """
    Restart a phone, unlock it, wait for a quarter of an hour and cross the region's boundary, while the app logs each \
    didEnterRegion to a file.
    """,
    "HOW-37": """
    Start the app from the Home Screen without the cable, lock the phone and walk for ten minutes: the log has no gap. \
    Run plutil -p on the Info.plist of the archived app: UIBackgroundModes has location.
    """,
    "HOW-39": """
    Choose Allow Once, leave the app for a minute and come back: authorizationStatus is .notDetermined, and the next use asks \
    again.
    """,
    "HOW-42": """
    Switch Precise Location off on the app's page in Settings while the app runs: \
    locationManagerDidChangeAuthorization(_:) is called, and accuracyAuthorization is .reducedAccuracy.
    """,
    "HOW-43": """
    Choose Never in Settings while the app is in the background and come back: \
    locationManagerDidChangeAuthorization(_:) was called, and authorizationStatus is .denied.
    """,
    "HOW-40": """
    Stand at a crossing that the map shows, and draw location.coordinate twice, as it is and converted: the converted one is \
    at the crossing.
    """,
    "HOW-41": """
    Print the manager after its init: it is no longer nil. Then print authorizationStatus of a CLLocationManager: 0 means \
    that iOS has not asked, 2 that the person refused.
    """,
    "HOW-44": """
    Print the error of the completion block and Bundle.main.bundleIdentifier: there is no INVALID_USER_SCODE, and the identifier \
    is the one in AMap's console.
    """,
    "HOW-47": """
    Print the code in onCheckPermissionState: and Bundle.main.bundleIdentifier: it is 0, and the identifier is the one in \
    Baidu's console.
    """,
    "HOW-48": """
    Delete the app, run it and tap Don't Allow: locationManagerDidChangeAuthorization(_:) is called with .denied, and what \
    waited ends at once.
    """,
    "HOW-38": """
    Delete the app and make the request: the prompt has the choices above, and the app's page in Settings the rows that the \
    keys support.
    """,
  ]
}
