/// What the usual plug-ins of Flutter promise about a refusal on iOS, by their sources.
enum PlugInAnswers {
  /// The packages that answer `denied` only while nothing was asked or the phone is restricted.
  ///
  /// After "Don't Allow", geolocator answers `deniedForever` and permission_handler `permanentlyDenied`: iOS doesn't
  /// let an app ask again. On Android the same refusal is `denied`.
  static let packages = ["package:geolocator/", "package:permission_handler/"]

  /// The words for what a refusal isn't on iOS.
  static let onlyAndroid: Set<String> = ["denied", "isDenied"]

  /// The words for what it is.
  static let onPhones: Set<String> = [
    "deniedForever", "permanentlyDenied", "isPermanentlyDenied", "unableToDetermine", "restricted",
    "isRestricted",
  ]

  /// The functions of permission_handler's chain that hear of a refusal on iOS; `onDeniedCallback` doesn't.
  static let callback = "onPermanentlyDeniedCallback"

  /// Whether a name is that of a function in the chain between a permission and its request.
  static func isCallback(_ name: String) -> Bool { name.hasPrefix("on") && name.hasSuffix("Callback") }
}
