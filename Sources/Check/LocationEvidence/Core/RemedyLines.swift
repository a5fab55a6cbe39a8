import LocationCatalogue
package import Phrases
import SourceFacts

/// Lines of code that mend a finding, in the words of the language or plug-in at its place.
package enum RemedyLines: Sendable {
  /// The app's page in Settings is opened.
  case opensSettings
  /// When In Use is requested.
  case asksWhenInUse
  /// When In Use is requested, and then Always.
  case asksInOrder
  /// The permission is read again when the app becomes active; `checkPermission` is the app's own.
  case looksAgain
}

extension RemedyLines {
  /// A language, or a plug-in with words of its own.
  enum Dialect: Sendable {
    case swift, objectiveC, geolocator, permissionHandler, expo, reactNative
  }

  /// Returns the lines in a dialect; nil if it has none.
  func text(in dialect: Dialect) -> String? {
    switch (self, dialect) {
    case (.opensSettings, .swift):
      "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)"
    case (.opensSettings, _): dialect.line(of: "HOW-01")
    case (.asksWhenInUse, .geolocator), (.asksWhenInUse, .permissionHandler), (.asksWhenInUse, .expo):
      dialect.line(of: "MIS-05")
    case (.asksInOrder, .permissionHandler):
      """
      if (await Permission.locationWhenInUse.request().isGranted) {
        await Permission.locationAlways.request();
      }
      """
    case (.asksInOrder, .expo):
      """
      const { granted } = await Location.requestForegroundPermissionsAsync();
      if (granted) await Location.requestBackgroundPermissionsAsync();
      """
    case (.looksAgain, .geolocator), (.looksAgain, .permissionHandler):
      """
      void didChangeAppLifecycleState(AppLifecycleState state) {
        if (state == AppLifecycleState.resumed) checkPermission();
      }
      """
    case (.looksAgain, .expo), (.looksAgain, .reactNative):
      """
      AppState.addEventListener('change', (state) => {
        if (state === 'active') checkPermission();
      });
      """
    case (.asksWhenInUse, .swift), (.asksWhenInUse, .objectiveC), (.asksWhenInUse, .reactNative),
      (.asksInOrder, .swift), (.asksInOrder, .objectiveC), (.asksInOrder, .geolocator),
      (.asksInOrder, .reactNative), (.looksAgain, .swift), (.looksAgain, .objectiveC):
      nil
    }
  }
}

extension RemedyLines.Dialect {
  /// The name that the catalog gives it; nil for the language of its examples.
  private var name: String? {
    switch self {
    case .swift: nil
    case .objectiveC: "Objective-C"
    case .geolocator: "geolocator"
    case .permissionHandler: "permission_handler"
    case .expo: "Expo"
    case .reactNative: "React Native"
    }
  }

  /// Returns the line in an answer of the catalog's; nil if that has none.
  fileprivate func line(of answer: String) -> String? {
    name.flatMap { name in
      CodeVariant.all[answer]?.first { $0.place.split(separator: ", ").contains(name[...]) }?.code
    }
  }
}

extension ProcessCode {
  /// Returns the lines that mend what is wrong in a file; none if the words of its code aren't known.
  package func lines(_ lines: RemedyLines, for file: String) -> [Phrase] {
    let text = dialect(of: file).flatMap(lines.text(in:)) ?? ""
    return text.split(separator: "\n").map { Phrase(verbatim: String($0)) }
  }

  /// Returns the dialect of a file: for scripts, that of the plug-in which it calls, or else the app.
  private func dialect(of file: String) -> RemedyLines.Dialect? {
    switch file.split(separator: ".").last {
    case "swift": .swift
    case "m", "mm": .objectiveC
    case "dart": dialect(of: scriptCalls, preferring: file, among: [.geolocator, .permissionHandler])
    case "js", "jsx", "ts", "tsx", "mjs":
      dialect(of: scriptCalls, preferring: file, among: usesReactNative ? [.expo, .reactNative] : [.expo])
    default: nil
    }
  }

  private func dialect(
    of calls: [CodeUse], preferring file: String, among dialects: [RemedyLines.Dialect]
  ) -> RemedyLines.Dialect? {
    func first(_ calls: some Sequence<CodeUse>) -> RemedyLines.Dialect? {
      calls.lazy.compactMap(\.dialect).first(where: dialects.contains)
    }
    return first(calls.lazy.filter { $0.file == file }) ?? first(calls)
  }
}

extension CodeUse {
  /// The dialect of a plug-in's call; nil if it could be another plug-in's.
  fileprivate var dialect: RemedyLines.Dialect? {
    let receiver = fact.receiver ?? ""
    if receiver.hasPrefix("Geolocator") { return .geolocator }
    if receiver.hasPrefix("Permission.") || receiver == "Permission" { return .permissionHandler }
    // The module of expo-location, by the name that its documentation gives it.
    if receiver == "Location" || fact.name.hasSuffix("Async") { return .expo }
    return receiver.hasPrefix("Geolocation") || receiver.contains("navigator") ? .reactNative : nil
  }
}
