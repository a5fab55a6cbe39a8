/// Plug-ins of Cordova of which it is known what they write to the Info.plist for location, also if they aren't on disk.
enum KnownCordovaPlugIns {
  /// Cordova's own plug-in for location.
  static let geolocation = "cordova-plugin-geolocation"
  /// That for pictures, which early versions give a place.
  private static let camera = "cordova-plugin-camera"
  /// The plug-ins some of whose versions write a text for When In Use.
  static let writers: Set<String> = [geolocation, camera]

  /// Returns the text for When In Use that a version of a plug-in writes; nil if it writes none.
  ///
  /// From 3.0.0 on, both leave that to the app (CB-13267, CB-13264). Before, the text was empty, and that for location
  /// was a variable from 2.4.1 on (CB-11962), whose default is blank.
  static func text(_ plugIn: String, _ version: [Int], _ variables: [String: String]) -> String? {
    guard writers.contains(plugIn), version.lexicographicallyPrecedes([3]) else { return nil }
    if plugIn == camera || version.lexicographicallyPrecedes([2, 4, 1]) { return "" }
    return variables["GEOLOCATION_USAGE_DESCRIPTION"] ?? " "
  }

  /// Plug-ins that write no key for location, unless their version is one of the above: those of Apache's without it, those
  /// that Ionic's templates add, and some others.
  static let others: Set<String> = Set(
    [
      "battery-status", "camera", "compat", "console", "contacts", "device", "device-motion",
      "device-orientation", "dialogs", "file", "file-transfer", "globalization", "inappbrowser",
      "ionic-keyboard", "ionic-webview", "media", "media-capture", "nativestorage",
      "network-information", "screen-orientation", "splashscreen", "statusbar", "vibration",
      "whitelist", "wkwebview-engine", "x-socialsharing", "x-toast", "app-version",
    ].map { "cordova-plugin-" + $0 }
      + [
        "cordova-sqlite-storage", "ionic-plugin-keyboard", "phonegap-plugin-barcodescanner",
        "phonegap-plugin-push",
      ])
}
