extension CureCase {
  /// The signs of the well-known mistakes.
  static let mistakes: [String: String] = [
    "MIS-01": """
    A request is made, nothing appears, and the Info.plist of the app that runs has no \
    NSLocationWhenInUseUsageDescription.
    """,
    "MIS-02": """
    The request for Always does nothing, and the Info.plist has only the old \
    NSLocationAlwaysUsageDescription.
    """,
    "MIS-03": "The Info.plist has a usage description for Always, and none for When In Use.",
    "MIS-04": "It fails on iOS 8 to 10 only, where NSLocationAlwaysUsageDescription is needed.",
    "MIS-05": """
    Neither your code nor a library of it ever calls requestWhenInUseAuthorization(); the status is \
    notDetermined.
    """,
    "MIS-06": """
    The app crashes where allowsBackgroundLocationUpdates is set, and UIBackgroundModes has no location.
    """,
    "MIS-07": "Locations come while the app is open, and stop soon after it is left or the screen locks.",
    "MIS-08": "The blue bar shows for a moment although nothing is tracked.",
    "MIS-09": """
    While Using is allowed, and location is started or asked for while the app is in the background.
    """,
    "MIS-10": """
    On iOS 12 or earlier with While Using, regions fail with error 4, or visits or significant changes \
    bring nothing.
    """,
    "MIS-11": "Your code waits for an answer to the second prompt, and Keep Only While Using was chosen.",
    "MIS-12": "Allow Once was chosen, and the request for Always shows nothing.",
    "MIS-13": "Always was asked for first: the prompt has no such choice, or Always is lost later.",
    "MIS-14": "The callback or result comes before the person has answered.",
    "MIS-15": "Allow Once was chosen, and at the next launch the app doesn't ask or says denied.",
    "MIS-16": "The prompt comes back each time the person returns to the app.",
    "MIS-17": "Only a LocationButton asks, and the permission is gone at the next use.",
    "MIS-18": "The prompt vanishes by itself, or no callback comes: the manager is a local variable.",
    "MIS-19": "The manager is created on a background queue, and nothing is called back.",
    "MIS-20": "The app crashes with “Delegate must respond to locationManager:didFailWithError:”.",
    "MIS-21": "Locations came, and end after the first error (kCLErrorDomain 0).",
    "MIS-22": "A location comes at once, and is old or of another place.",
    "MIS-23": "Tracking stops after 10 to 20 minutes, mostly while standing still.",
    "MIS-24": "It stops in the background since iOS 16.4, with Always and without the blue bar.",
    "MIS-25": "Xcode shows a warning on locationServicesEnabled(), or the interface hangs there.",
    "MIS-26": "App Review names guideline 5.1.1 and wants a clearer usage description.",
    "MIS-27": "Apple's mail has the code ITMS-90738.",
    "MIS-28": """
    Apple's mail has the code ITMS-90683, or asks for a purpose string that you think you don't need.
    """,
    "MIS-29": "App Review names guideline 2.5.4 and the background mode location.",
    "MIS-30": "Precise Location is off, and no region or beacon ever fires.",
    "MIS-31": "Locations are kilometers off, or none is good enough: Precise Location is off.",
    "MIS-32": """
    Full accuracy is asked for, and no prompt appears: the purpose key is not in the Info.plist.
    """,
    "MIS-33": "Full accuracy is asked for, and the app has it already.",
    "MIS-34": "The prompt should begin with reduced accuracy, and still offers Precise.",
    "MIS-35": "The blue bar stays during tracking, and you want it gone.",
    "MIS-36": "Some regions work and others never do, and there are more than 20.",
    "MIS-37": "You use a CLBackgroundActivitySession.",
    "MIS-38": "You use a CLServiceSession, and the app was launched in the background.",
    "MIS-39": "You use CLLocationUpdate.liveUpdates(), and it is silent while the phone lies still.",
    "MIS-40": """
    Events of regions or significant changes come with the app open, and not when it is closed or in the \
    background.
    """,
    "MIS-41": "A page in a web view asks once more after the app was allowed.",
    "MIS-42": "The app asks for Always at its first launch, and many people refuse.",
    "MIS-43": "The phone runs iOS 8 to 10, and While Using was allowed before.",
    "MIS-44": """
    Apple's mail has the code ITMS-90109, or some devices can't install the app, such as an iPad with Wi-Fi only.
    """,
    "MIS-45": "Location is allowed and started, and no delegate method is ever called.",
    "MIS-46": "One location is asked for, and it takes ten seconds or ends in a timeout.",
    "MIS-47": "The app doesn't notice that accuracy or permission was changed on iOS 14 or later.",
    "MIS-48": "An extension, and not the app, crashes.",
    "MIS-49": "startUpdatingHeading() is called, and startUpdatingLocation() is not.",
    "MIS-50": "Entering or leaving is reported late, and the region's radius is below 100 to 200 m.",
    "MIS-51": "The app is launched again and again although tracking should have ended.",
    "MIS-52": "The app starts anew or loses its place after the person was in Settings.",
    "MIS-53": "Settings lacks the Always row, or has no location row for the app.",
    "MIS-54": "The key is there, but its name is misspelled.",
    "MIS-55": "An old app, linked before iOS 8, runs on iOS 8.",
    "MIS-56": "App Review or people ask why the app wants Always, and it doesn't need it.",
    "MIS-57": "A UI test taps Precise instead of the answer.",
  ]
}
