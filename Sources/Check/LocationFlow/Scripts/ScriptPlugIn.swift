import SourceFacts

/// The plug-ins whose answers are known, by what they promise on an iPhone.
enum ScriptPlugIn: Hashable, Sendable {
  case geolocator
  case permissionHandler
  case location
  case expo
  case permissionsOfReact
  case capacitor
  case other

  /// What is asked of a plug-in.
  enum Question: Hashable, Sendable {
    case check
    case request
    case services
    case position
    case lastPosition
    case updates
    case settings
  }

  /// Returns what a call asks of which plug-in; nil for other calls, which are most.
  ///
  /// The names are looked up first, because modules and arguments take longer.
  static func question(_ chain: [String], in modules: Set<String>, arguments: () -> String) -> (
    ScriptPlugIn, Question
  )? {
    guard let name = chain.last else { return nil }
    if settings.contains(name) { return (.other, .settings) }
    func imports(_ names: String...) -> Bool {
      modules.contains { module in names.contains { module.hasPrefix($0) } }
    }
    if chain.count >= 3, chain[0] == "Permission", chain[1].hasPrefix("location") {
      return ofPermissionHandler[name].map { (.permissionHandler, $0) }
    }
    if let question = ofExpo[name] { return (.expo, question) }
    if let question = ofOlderExpo[name], chain.suffix(2).first == "Location", imports("expo-location") {
      return (.expo, question)
    }
    // Its answer for what newer versions call deniedForever is denied.
    if name == "checkGeolocationPermissionStatus" { return (.other, .check) }
    if let question = ofGeolocator[name], chain.count > 1, imports("package:geolocator/") {
      return (.geolocator, question)
    }
    if let question = ofLocation[name], chain.count > 1, imports("package:location/") {
      return (.location, question)
    }
    if let question = ofPermissionsOfReact[name], chain.count == 1, imports("react-native-permissions"),
      arguments().contains("LOCATION_")
    {
      return (.permissionsOfReact, question)
    }
    if name == watcher, imports("@capacitor-community/background-geolocation") {
      return (.capacitor, .updates)
    }
    guard chain.count > 1, GeolocationObject.isOne(chain[chain.count - 2]),
      let question = ofGeolocation[name]
    else { return nil }
    let isCapacitor = imports("@capacitor/geolocation")
    let isKnown =
      isCapacitor || chain.contains("navigator") || chain.contains(GeolocationObject.ofAngular)
      || imports(
        "@react-native-community/geolocation", "react-native-geolocation-service", "ionic-native",
        "@ionic-native/geolocation", "@awesome-cordova-plugins/geolocation")
    return isKnown ? (isCapacitor ? .capacitor : .other, question) : nil
  }

  /// The function of Capacitor's background geolocation that begins updates.
  static let watcher = "addWatcher"

  /// The name after that of a plug-in's type for an object of it.
  static let object = "()"

  static let settings: Set<String> = ["openSettings", "openAppSettings", "openLocationSettings"]
  private static let ofPermissionHandler: [String: Question] = [
    "request": .request, "status": .check, "isGranted": .check, "isDenied": .check,
    "isPermanentlyDenied": .check,
    "isRestricted": .check, "isLimited": .check,
  ]
  private static let ofPermissionsOfReact: [String: Question] = ["request": .request, "check": .check]
  private static let ofGeolocator: [String: Question] = [
    "checkPermission": .check, "requestPermission": .request, "isLocationServiceEnabled": .services,
    "getCurrentPosition": .position, "getLastKnownPosition": .lastPosition, "getPositionStream": .updates,
  ]
  private static let ofLocation: [String: Question] = [
    "hasPermission": .check, "requestPermission": .request, "serviceEnabled": .services,
    "requestService": .services,
    "getLocation": .position,
  ]
  private static let ofExpo: [String: Question] = [
    "getForegroundPermissionsAsync": .check, "requestForegroundPermissionsAsync": .request,
    "hasServicesEnabledAsync": .services, "getCurrentPositionAsync": .position,
    "getLastKnownPositionAsync": .lastPosition, "watchPositionAsync": .updates,
  ]
  /// The names of before Expo SDK 41, which its other modules have, too.
  private static let ofOlderExpo: [String: Question] = [
    "getPermissionsAsync": .check, "requestPermissionsAsync": .request,
  ]
  private static let ofGeolocation: [String: Question] = [
    "getCurrentPosition": .position, "watchPosition": .updates, "requestAuthorization": .request,
    "requestPermissions": .request, "checkPermissions": .check,
  ]

  /// The names that code which asks a plug-in has: those of its objects, and of functions that are telling by themselves.
  static let names: Set<String> = [ofGeolocator, ofLocation, ofExpo, ofOlderExpo, ofGeolocation].reduce(
    into: ["Permission", "PERMISSIONS", "Geolocator", "geolocation", "Geolocation", watcher]
  ) { $0.formUnion($1.keys) }

  /// The names of the functions of react-native-permissions, which say nothing by themselves.
  static let shortNames = Set(ofPermissionsOfReact.keys)

  /// The names that code has which gets a position from a plug-in.
  static let namesOfPositions: Set<String> = [ofGeolocator, ofLocation, ofExpo, ofGeolocation].reduce(
    into: ["onLocationChanged", watcher]
  ) { names, questions in
    names.formUnion(questions.filter { [.position, .lastPosition, .updates].contains($0.value) }.keys)
  }

  // MARK: - Words

  private static let grants: Set<String> = [
    "granted", "isGranted", "whileInUse", "whenInUse", "grantedLimited", "authorized", "always", "limited",
    "isLimited", "provisional",
  ]
  private static let refusals: Set<String> = [
    "denied", "deniedForever", "isDenied", "isPermanentlyDenied", "permanentlyDenied", "blocked",
    "restricted",
    "isRestricted", "never_ask_again", "unableToDetermine", "unavailable", "undetermined", "prompt",
    "disabled",
    "prompt-with-rationale",
  ]

  /// Returns whether a word says what became of a permission.
  static func isWord(_ word: String) -> Bool {
    grants.contains(plain(word)) || refusals.contains(plain(word))
  }

  /// Returns whether words are all those by which plug-ins of Flutter call a grant.
  static func areAllGrants(_ words: Set<String>) -> Bool { words.isSuperset(of: ["always", "whileInUse"]) }

  private static func plain(_ word: String) -> String {
    word == word.uppercased() ? word.lowercased() : word
  }

  /// Returns whether a permission is what a word says; nil if the plug-in's promise isn't known.
  func matches(_ word: String, _ answer: ScriptAnswer) -> Bool? {
    let word = Self.plain(word)
    if Self.grants.contains(word) {
      guard answer == .granted else { return false }
      return word == "granted" || word == "isGranted" ? true : nil
    }
    if answer == .granted { return Self.refusals.contains(word) ? false : nil }
    let isAsked = answer == .refused
    switch self {
    case .geolocator, .permissionHandler, .location:
      if ["denied", "isDenied"].contains(word) { return !isAsked }
      if ["deniedForever", "permanentlyDenied", "isPermanentlyDenied"].contains(word) { return isAsked }
      return false
    case .expo, .capacitor:
      // Their answers have no other words; an app may use more in what its own functions return.
      return word == "denied"
        ? isAsked : ["undetermined", "prompt", "prompt-with-rationale"].contains(word) && !isAsked
    case .permissionsOfReact:
      return word == "blocked" ? isAsked : word == "denied" ? !isAsked : false
    case .other: return nil
    }
  }
}

/// What a plug-in answers about the permission.
enum ScriptAnswer: Hashable, Sendable {
  case undecided
  case refused
  case granted
}
