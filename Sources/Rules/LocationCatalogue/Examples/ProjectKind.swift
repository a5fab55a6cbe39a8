package import Phrases
import TextSearch

/// A kind of project, such as a Flutter app or a web page, as questions name it.
///
/// An answer has the lines and the cases of the kinds that its question names. Entries that are for other kinds alone
/// stand behind, and of a kind that the catalog has few words for, the answer says so first.
package struct ProjectKind: Hashable, Sendable {
  /// The words by which questions name it; they may be of its API.
  let words: [String]
  /// What the places of its lines contain, in lower case.
  let places: [String]
  /// The languages in which its users write beside Swift.
  let forms: Set<CodeExample.Form>
  /// The ids of the entries that are for it.
  let entries: Set<String>
  /// Whether its users reach Core Location through a plug-in.
  package let hasPlugins: Bool
  /// What an answer says first, where the catalog has no lines for it.
  package let note: Phrase?

  private init(
    _ words: [String], places: [String] = [], forms: Set<CodeExample.Form> = [],
    entries: Set<String> = [], hasPlugins: Bool = true, note: Phrase? = nil
  ) {
    self.words = words
    self.places = places
    self.forms = forms
    self.entries = entries
    self.hasPlugins = hasPlugins
    self.note = note
  }

  package static let objectiveC = ProjectKind(
    ["Objective-C", "ObjC", "OC"], places: ["objective-c"], hasPlugins: false)
  package static let flutter = ProjectKind(
    [
      "Flutter", "Dart", "geolocator", "permission_handler", "flutterlocation", "PlatformException",
      "pubspec", "Permission.location", "Permission.locationAlways", "Permission.locationWhenInUse",
      "PermissionStatus.denied", "permanentlyDenied", "deniedForever", "getPositionStream",
    ], places: ["flutter", "geolocator", "permission_handler"], forms: [.dart, .ruby],
    entries: ["HOW-02", "HOW-15", "HOW-23"])
  package static let expo = ProjectKind(
    ["Expo", "requestForegroundPermissionsAsync", "getCurrentPositionAsync", "startLocationUpdatesAsync"],
    places: ["expo"], forms: [.javaScript, .json], entries: ["HOW-02", "HOW-25"])
  package static let reactNative = ProjectKind(
    ["React Native", "ReactNative", "RN", "RNPermissions", "RNCGeolocation", "PERMISSIONS.IOS"],
    places: ["react native", "react-native"], forms: [.javaScript, .ruby],
    entries: ["HOW-02", "HOW-24", "HOW-27"])
  package static let capacitor = ProjectKind(
    ["Capacitor", "Ionic"], places: ["capacitor"], forms: [.javaScript],
    entries: ["HOW-02", "HOW-17", "HOW-26"])
  package static let cordova = ProjectKind(
    [
      "Cordova", "PhoneGap", "Ionic", "deviceready", "getLocationAuthorizationStatus", "isLocationAuthorized",
      "requestLocationAuthorization", "switchToSettings",
    ], places: ["cordova"], forms: [.javaScript], entries: ["HOW-02", "HOW-17"])
  package static let transistorsoft = ProjectKind(
    ["BackgroundGeolocation", "background-geolocation", "stopOnTerminate", "disableStopDetection"],
    places: ["background-geolocation"], forms: [.javaScript], entries: ["HOW-02"])
  package static let maui = ProjectKind(
    ["MAUI", "Xamarin", "GetLocationAsync", "GetPositionAsync", "CrossGeolocator"],
    places: ["maui"])
  package static let uniApp = ProjectKind(
    ["uni-app", "uniapp", "UniApp"], places: ["uni-app"], entries: ["HOW-17"])
  package static let amap = ProjectKind(
    ["AMap", "AMapLocationKit", "高德"], places: ["amap"],
    entries: ["HOW-20", "HOW-41", "HOW-44"])
  package static let baidu = ProjectKind(
    ["Baidu", "BMK", "百度"], places: ["bmk", "bmf"], entries: ["HOW-41", "HOW-47"])
  package static let webPage = ProjectKind(
    ["browser", "浏览器", "Safari", "web page", "web app", "PWA", "HTML5", "H5", "网页"], entries: ["HOW-17"],
    hasPlugins: false,
    note: "Sextant is about apps; for a page in a browser, only HOW-17 is meant.")
  package static let webView = ProjectKind(
    ["WebView", "webview", "WKWebView", "UIWebView", "InAppWebView"],
    entries: ["HOW-17"], hasPlugins: false)
  package static let mac = ProjectKind(
    [
      "Mac", "macOS", "Catalyst", "OS X", "OSX", "cordova-osx", "MacBook", "iMac", "El Capitan", "Sierra",
      "Mojave", "Catalina", "Big Sur", "Monterey", "Ventura", "Sonoma", "Sequoia", "Tahoe",
    ], entries: ["HOW-52"], hasPlugins: false,
    note: "Sextant is about iPhone and iPad; for a Mac, only HOW-52 is meant.")

  /// All kinds: first those with lines or entries of their own.
  package static let all =
    [
      objectiveC, flutter, expo, reactNative, capacitor, cordova, transistorsoft, maui, uniApp, amap, baidu,
      webPage, webView, mac,
    ] + withoutWords

  /// A kind that the catalog has no lines and no entries for.
  private static func without(_ name: String, _ words: [String]) -> ProjectKind {
    ProjectKind(
      words,
      note: """
        Sextant has no lines for \(name). What follows is what iOS wants, in Swift: look for the call or the option of \
        \(name) that does it.
        """)
  }

  private static let withoutWords: [ProjectKind] = [
    .without("Unity", ["Unity", "Input.location", "LocationService.Start"]),
    .without("Unreal Engine", ["Unreal", "UE4", "UE5"]),
    .without("NativeScript", ["NativeScript"]),
    .without("Titanium", ["Titanium", "Appcelerator"]),
    .without("Qt", ["Qt", "QML", "QGeoPositionInfoSource"]),
    .without("Kivy", ["Kivy", "plyer", "pyobjus"]),
    .without("Delphi", ["Delphi", "FireMonkey", "TLocationSensor"]),
    .without("Kotlin Multiplatform", ["KMP", "KMM", "Kotlin Multiplatform"]),
    .without("Appium", ["Appium", "WebDriverAgent", "WebdriverIO"]),
  ]

  private static let table = SynonymTable(all.map(\.words))

  /// Returns the kinds that a question names, by themselves or by a plug-in of theirs.
  package static func named(in question: String) -> [ProjectKind] {
    let numbers = table.groups(in: question)
    let ofPlugIns = PlugIn.named(in: question).flatMap { $0.kinds.prefix(1) }
    return all.enumerated().filter { numbers.contains($0.offset) || ofPlugIns.contains($0.element) }
      .map(\.element)
  }

  /// The packages that only a kind of project declares, the most particular first.
  private static let frameworks: KeyValuePairs = [
    "flutter": flutter, "expo": expo, "@capacitor/core": capacitor, "react-native": reactNative,
    "cordova": cordova,
  ]

  /// Returns the words by which a question would name the plug-ins for location among the packages of a project, or else
  /// its kind; nil if the project is none of scripts.
  package static func naming(_ packages: [String]) -> String? {
    let plugIns = PlugIn.all.filter { plugIn in plugIn.packages.contains { packages.contains($0) } }
    if !plugIns.isEmpty { return plugIns.map(\.naming).joined(separator: ", ") }
    return frameworks.first { packages.contains($0.key) }?.value.words[0]
  }

  /// Returns what an answer says first, given the ids of its entries: that the catalog has no lines for what the
  /// question names, or only an entry that is among them.
  package static func note(on question: String, answeredBy ids: [String]) -> Phrase? {
    let kinds = named(in: question)
    if !kinds.contains(mac), kinds.contains(where: { !$0.places.isEmpty }) { return nil }
    return kinds.first { $0.note != nil && ($0.entries.isEmpty || !$0.entries.isDisjoint(with: ids)) }?.note
  }

  /// Whether a line is for it.
  package func has(_ variant: CodeVariant) -> Bool {
    let place = variant.place.lowercased()
    return places.contains { place.contains($0) }
  }

  /// Whether an entry is only for kinds of which none is among some.
  static func isOnlyForOthers(_ id: String, than kinds: [ProjectKind]) -> Bool {
    let own = all.filter { $0.entries.contains(id) }
    return !kinds.isEmpty && !own.isEmpty && !own.contains { kinds.contains($0) }
  }
}

extension [CodeVariant] {
  /// Returns the lines for a question: those for the plug-ins that it names, only those of the plug-in if it names not
  /// only its kind, or else those that are for none.
  package func divided(for question: String) -> (named: [CodeVariant], native: [CodeVariant]) {
    let kinds = ProjectKind.named(in: question)
    let plugIns = PlugIn.named(in: question)
    let ofKinds = filter { variant in
      kinds.contains { $0.has(variant) } && PlugIn.isFor(plugIns, variant, in: question)
    }
    let lowercased = question.lowercased()
    let exact = ofKinds.filter { !$0.place.contains(" ") && lowercased.contains($0.place.lowercased()) }
    let named = exact.isEmpty ? ofKinds : exact
    return (named, named.isEmpty ? filter(\.isNative) : [])
  }
}

extension CodeVariant {
  /// Whether it is for no plug-in.
  fileprivate var isNative: Bool {
    !ProjectKind.all.contains { $0.hasPlugins && $0.has(self) }
      && !Self.tools.contains { place.hasPrefix($0) }
  }

  /// Tools for tests.
  private static let tools = ["Detox", "Appium"]
}
