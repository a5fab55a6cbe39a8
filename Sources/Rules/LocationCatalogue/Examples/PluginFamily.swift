import TextSearch

/// A language or a group of plug-ins for which examples have lines of their own.
package enum PluginFamily: CaseIterable, Sendable {
  case objectiveC, flutter, expo, reactNative, capacitor, cordova, transistorsoft, maui, uniApp, amap, baidu

  /// The words by which questions name it.
  var names: [String] {
    switch self {
    case .objectiveC: ["Objective-C", "ObjC", "OC"]
    case .flutter:
      [
        "Flutter", "Dart", "geolocator", "permission_handler", "flutterlocation", "PlatformException",
        "pubspec", "Permission.location", "Permission.locationAlways", "Permission.locationWhenInUse",
        "PermissionStatus.denied", "permanentlyDenied", "deniedForever", "getPositionStream",
      ]
    case .expo:
      ["Expo", "requestForegroundPermissionsAsync", "getCurrentPositionAsync", "startLocationUpdatesAsync"]
    case .reactNative:
      ["React Native", "ReactNative", "RN", "RNPermissions", "RNCGeolocation", "PERMISSIONS.IOS"]
    case .capacitor: ["Capacitor", "Ionic"]
    case .cordova: ["Cordova", "PhoneGap", "Ionic"]
    case .transistorsoft: ["BackgroundGeolocation", "background-geolocation", "stopOnTerminate"]
    case .maui: ["MAUI", "Xamarin", "GetLocationAsync", "GetPositionAsync", "CrossGeolocator"]
    case .uniApp: ["uni-app", "uniapp", "UniApp"]
    case .amap: ["AMap", "AMapLocationKit", "高德"]
    case .baidu: ["Baidu", "BMK", "百度"]
    }
  }

  /// What the places of its lines contain, in lower case.
  private var places: [String] {
    switch self {
    case .objectiveC: ["objective-c"]
    case .flutter: ["flutter", "geolocator", "permission_handler"]
    case .expo: ["expo"]
    case .reactNative: ["react native", "react-native"]
    case .capacitor: ["capacitor"]
    case .cordova: ["cordova"]
    case .transistorsoft: ["background-geolocation"]
    case .maui: ["maui"]
    case .uniApp: ["uni-app"]
    case .amap: ["amap"]
    case .baidu: ["bmk", "bmf"]
    }
  }

  private static let table = SynonymTable(allCases.map(\.names))

  /// Returns the families that a question names.
  package static func named(in question: String) -> [PluginFamily] {
    let numbers = table.groups(in: question)
    return allCases.enumerated().filter { numbers.contains($0.offset) }.map(\.element)
  }

  /// Whether a line is for it.
  package func has(_ variant: CodeVariant) -> Bool {
    let place = variant.place.lowercased()
    return places.contains { place.contains($0) }
  }
}

extension [CodeVariant] {
  /// Returns the lines for a question: those for the plug-ins that it names, only those of the plug-in if it names not
  /// only its family, or else those that are for none.
  package func divided(for question: String) -> (named: [CodeVariant], native: [CodeVariant]) {
    let families = PluginFamily.named(in: question)
    let ofFamilies = filter { variant in families.contains { $0.has(variant) } }
    let lowercased = question.lowercased()
    let exact = ofFamilies.filter { !$0.place.contains(" ") && lowercased.contains($0.place.lowercased()) }
    let named = exact.isEmpty ? ofFamilies : exact
    return (named, named.isEmpty ? filter(\.isNative) : [])
  }
}

extension CodeVariant {
  /// Whether it is for no plug-in.
  fileprivate var isNative: Bool {
    !PluginFamily.allCases.contains { $0 != .objectiveC && $0.has(self) }
      && !Self.tools.contains { place.hasPrefix($0) }
  }

  /// Tools for tests.
  private static let tools = ["Detox", "Appium"]
}
