import TextSearch

/// A plug-in that calls Core Location for an app, so that its users set options rather than make the calls.
package struct PlugIn: Hashable, Sendable {
  /// What a plug-in does for an app.
  enum Purpose: Hashable, Sendable {
    /// It gives positions.
    case positions
    /// It only asks for the permission and says what was answered.
    case permission
  }

  /// The name, as answers say it.
  package let name: String
  /// The names by which apps declare it.
  package let packages: [String]
  /// Other names by which questions mean it.
  let words: [String]
  let purpose: Purpose
  /// The kinds of project that use it, the one by which it is best known first.
  let kinds: [ProjectKind]
  /// The place that its lines of code have.
  private let place: String
  /// Whether its package is called by a word of everyday, by which no question names it.
  private let isPlainWord: Bool

  private init(
    _ name: String, packages: [String], words: [String] = [], purpose: Purpose = .positions,
    kinds: [ProjectKind], place: String? = nil, isPlainWord: Bool = false
  ) {
    self.name = name
    self.packages = packages
    self.words = words
    self.purpose = purpose
    self.kinds = kinds
    self.place = place ?? name
    self.isPlainWord = isPlainWord
  }

  static let geolocator = PlugIn(
    "geolocator", packages: ["geolocator", "geolocator_apple"],
    words: ["flutter-geolocator", "AppleSettings", "getPositionStream"], kinds: [.flutter])
  static let flutterLocation = PlugIn(
    "location", packages: ["location"],
    words: [
      "flutterlocation", "location plugin", "location plug-in", "location package",
      "enableBackgroundMode", "onLocationChanged",
    ], kinds: [.flutter], place: "Flutter location", isPlainWord: true)
  static let permissionHandler = PlugIn(
    "permission_handler", packages: ["permission_handler"],
    words: ["flutter-permission-handler", "Permission.location", "Permission.locationAlways"],
    purpose: .permission, kinds: [.flutter])
  static let transistorsoft = PlugIn(
    "background-geolocation",
    packages: [
      "flutter_background_geolocation", "react-native-background-geolocation",
      "cordova-background-geolocation",
      "cordova-background-geolocation-lt", "@transistorsoft/capacitor-background-geolocation",
    ],
    words: [
      "background-geolocation", "background_geolocation", "BackgroundGeolocation", "transistorsoft",
      "stopOnTerminate", "disableStopDetection",
    ], kinds: [.transistorsoft, .flutter, .reactNative, .cordova, .capacitor])
  static let backgroundLocator = PlugIn(
    "background_locator_2", packages: ["background_locator_2", "background_locator"],
    words: ["background_locator_fixed", "BackgroundLocator"], kinds: [.flutter])
  static let flLocation = PlugIn(
    "fl_location", packages: ["fl_location"], words: ["FlLocation"], kinds: [.flutter])
  static let communityGeolocation = PlugIn(
    "@react-native-community/geolocation", packages: ["@react-native-community/geolocation"],
    words: ["react-native-geolocation", "RNCGeolocation", "setRNConfiguration"], kinds: [.reactNative])
  static let geolocationService = PlugIn(
    "react-native-geolocation-service", packages: ["react-native-geolocation-service"],
    words: ["RNFusedLocation"], kinds: [.reactNative])
  static let reactNativePermissions = PlugIn(
    "react-native-permissions", packages: ["react-native-permissions"],
    words: ["RNPermissions", "PERMISSIONS.IOS"], purpose: .permission, kinds: [.reactNative])
  static let expo = PlugIn(
    "expo-location", packages: ["expo-location"],
    words: ["startLocationUpdatesAsync", "getCurrentPositionAsync", "watchPositionAsync"], kinds: [.expo],
    place: "Expo")
  static let capacitor = PlugIn(
    "@capacitor/geolocation", packages: ["@capacitor/geolocation"], words: ["capacitor-geolocation"],
    kinds: [.capacitor], place: "Capacitor")
  static let capacitorBackground = PlugIn(
    "@capacitor-community/background-geolocation", packages: ["@capacitor-community/background-geolocation"],
    words: ["addWatcher"], kinds: [.capacitor])
  static let cordova = PlugIn(
    "cordova-plugin-geolocation", packages: ["cordova-plugin-geolocation"], kinds: [.cordova])

  /// All of them; of each kind of project first those that most use.
  package static let all = [
    geolocator, flutterLocation, permissionHandler, transistorsoft, backgroundLocator, flLocation,
    communityGeolocation, geolocationService, reactNativePermissions, expo, capacitor, capacitorBackground,
    cordova,
  ]

  private static let table = SynonymTable(all.map { ($0.isPlainWord ? [] : $0.packages) + $0.words })

  /// How many plug-ins of a kind of project are answered for, where only the kind is named.
  private static let mostOfKind = 2

  /// Returns the plug-ins that a question names.
  package static func named(in question: String) -> [PlugIn] {
    let numbers = table.groups(in: question)
    return all.enumerated().filter { numbers.contains($0.offset) }.map(\.element)
  }

  /// Returns the plug-ins that a question most likely means: those that it names, or else of each kind of project that it
  /// names those that most use.
  static func meant(by question: String) -> [PlugIn] {
    let named = named(in: question)
    if !named.isEmpty { return named }
    let kinds = ProjectKind.named(in: question)
    return kinds.flatMap { kind in
      all.filter { $0.purpose == .positions && $0.kinds.first == kind }.prefix(mostOfKind)
    }
  }

  /// Whether a line of code is for it.
  private func owns(_ line: CodeVariant) -> Bool { line.place == place || line.place.hasPrefix(place + ",") }

  /// Whether a line of code is for one of some plug-ins, or for none in particular.
  static func isFor(_ plugIns: [PlugIn], _ line: CodeVariant, in question: String) -> Bool {
    if plugIns.isEmpty || plugIns.contains(where: { $0.owns(line) }) { return true }
    if all.contains(where: { $0.owns(line) }) { return false }
    // Another product whose name contains that of one of them.
    let brand = line.place.prefix { $0 != " " }.lowercased()
    return named(in: line.place).isEmpty || question.lowercased().contains(brand)
  }

  /// The words by which a question would name it and its kind of project.
  package var naming: String {
    ([isPlainWord ? words[0] : packages[0]] + kinds.prefix(1).map { $0.words[0] }).joined(separator: " ")
  }
}
