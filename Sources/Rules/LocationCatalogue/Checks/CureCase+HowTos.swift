extension CureCase {
  /// The signs of the how-tos, which are about other problems than mistakes of the app.
  static let howTos: [String: String] = [
    "HOW-01": "The person refused before, and no prompt comes any more.",
    "HOW-02": """
    A plug-in says denied, blocked or permanentlyDenied, and you want to know what that is on iOS.
    """,
    "HOW-03": "App Review objects to your own screen before the prompt, or to opening Settings.",
    "HOW-04": "A prompt comes, although you don't request it there.",
    "HOW-05": "Beacons are ranged, and that ends in the background.",
    "HOW-06": "You use visits (startMonitoringVisits()).",
    "HOW-07": "It is about the compass: the heading is -1, wrong, or not true north.",
    "HOW-08": "It happens in the Simulator.",
    "HOW-09": "You want to recognize faked locations.",
    "HOW-10": "It is about Apple Watch or a Mac.",
    "HOW-11": "Tracking should have ended, and the arrow, the indicator or the battery drain goes on.",
    "HOW-12": "The app was killed or swiped away, and should still get locations.",
    "HOW-13": "A widget itself needs the location.",
    "HOW-14": "Apple's mail has the code ITMS-90842, about an App Clip.",
    "HOW-15": "You use permission_handler in Flutter, and no prompt appears at all.",
    "HOW-16": "Location Services is off for the whole device.",
    "HOW-17": "A web page asks, in Safari or in a web view.",
    "HOW-18": "A UI test or a script has to answer the prompt.",
    "HOW-19": "You want While Using only, and something asks for Always or wants its keys.",
    "HOW-20": """
    AMap's library asks for no permission, or logs a line with doRequireLocationAuth.
    """,
    "HOW-21": "Apple's mail has the code ITMS-91061 or ITMS-91053.",
    "HOW-22": "A plug-in says that a usage description is missing, and it is in the project.",
    "HOW-23": "The message says that a request is already running.",
    "HOW-24": """
    You use react-native-permissions, and it says unavailable or “No permission handler detected”.
    """,
    "HOW-25": "Expo says that background location has not been configured.",
    "HOW-26": "Capacitor's error has a code with OS-PLUG-GLOC.",
    "HOW-27": "A React Native library gives an error with code 1, 2 or 3.",
    "HOW-28": "App Review names guideline 2.5.1, prefs:root or App-Prefs.",
    "HOW-29": "The app was opened by a widget or a link.",
    "HOW-30": "The phone is in the region already when monitoring begins, and no entry comes.",
    "HOW-31": "The prompt's text is not in the person's language.",
    "HOW-32": "The status is restricted, and not denied.",
    "HOW-33": "You are about to decide what to ask for, and when.",
    "HOW-34": "Nothing happens, there is no error, and you don't know the status yet.",
    "HOW-35": "The app crashes when location is refused, off, changed in Settings, or not there yet.",
    "HOW-36": "It worked until the phone was restarted.",
    "HOW-37": "It works when started from Xcode, and not in TestFlight or from the Home Screen.",
    "HOW-39": "You want to know in code whether Allow Once was chosen.",
    "HOW-38": "You want other choices in the prompt or in Settings.",
    "HOW-42": "You want to know in code whether Precise Location is on.",
    "HOW-43": "You want to be told when the permission changes, as when it is allowed again in Settings.",
    "HOW-40": "The position is right in numbers, and some hundred metres off on a map of China.",
    "HOW-41": "You use a location library of AMap, Baidu or Tencent, and its manager is nil or silent.",
    "HOW-45": "A library for photos asks for location, or Apple's mail comes because of it.",
    "HOW-46": "Precise Location is on, and the first positions are far off, or the track jumps.",
    "HOW-47": "Baidu's SDK says that its key check failed or isn't finished, or it calls nothing back.",
    "HOW-48": "The person refuses, and your code waits for an error or a location that doesn't come.",
    "HOW-44": "AMap gives coordinates, and no address or an error about reverse geocoding.",
  ]
}
