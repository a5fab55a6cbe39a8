import LocationPolicy
import PropertyLists

/// The changes that plug-ins make to the keys for location in an app's Info.plist: those of expo-location, expo-maps and
/// react-native-vision-camera.
///
/// This follows their `withLocation`, `withMapsLocation` and `withVisionCamera`, and Expo's `applyPermissions`: a given
/// text is used, false removes the key, and otherwise the app's value remains, or the plug-in's default is used.
///
/// Plug-ins came with version 41 of Expo (https://github.com/dotintent/react-native-ble-plx/pull/842). Before, Expo built
/// apps from one of its own with texts for all that it could do, in which it replaced "Expo experiences" by the app's
/// name (expo/expo-cli, packages/xdl/src/detach/IosNSBundle.js).
package enum ExpoLocation {
  /// The name of the plug-in and of the module.
  package static let name = "expo-location"
  /// The plug-in of maps, which adds a text only if it is told to request permission.
  static let maps = "expo-maps"
  /// The plug-in of a camera, which adds a text only if pictures shall have a place.
  static let camera = "react-native-vision-camera"
  /// The plug-ins that an app may name.
  static let all: Set<String> = [name, maps, camera]
  /// The map for which Expo writes a text itself, as long as it has no plug-in of its own.
  static let mapView = "react-native-maps"

  /// The text that they write where they are given none.
  package static let defaultText = "Allow $(PRODUCT_NAME) to access your location"
  /// The first major version that removes the keys for which it is given false; earlier ones took that for no text
  /// (https://github.com/expo/expo/pull/28107).
  static let firstThatLeavesTextsOut = 17
  /// The first version of Expo that generates a project for each app.
  private static let firstWithPlugIns = 41
  private static let options: [(key: LocationKey, option: String)] = [
    (.alwaysAndWhenInUse, "locationAlwaysAndWhenInUsePermission"),
    (.legacyAlways, "locationAlwaysPermission"),
    (.whenInUse, "locationWhenInUsePermission"),
  ]

  /// Returns whether a version of Expo builds an app from its own, which has texts for location.
  static func isInShell(of expo: [Int]?) -> Bool { expo?.first.map { $0 < firstWithPlugIns } ?? false }

  /// Returns whether Expo writes a text for a version of the map view: version 1.22.0 brought a plug-in, which doesn't
  /// (expo/expo, packages/@expo/prebuild-config, react-native-maps.ts).
  static func writesText(forMapView version: [Int]?) -> Bool {
    version?.lexicographicallyPrecedes([1, 22]) ?? false
  }

  /// Returns the entries of an Info.plist with the changes of a plug-in; new entries have the place of its name.
  ///
  /// Without its own texts, it adds the default, if all that it is given is known.
  static func applied(
    by name: String, _ options: PropertyListNode?, areKnown: Bool, keepsTexts: Bool, at offset: Int,
    to entries: [String: PropertyListNode.Entry]
  ) -> [String: PropertyListNode.Entry] {
    var entries = entries
    let given = options?.entries ?? [:]
    func writeText(if flags: String..., text: String) {
      guard flags.contains(where: { given[$0]?.value.isTruthy ?? false }) else { return }
      write(.whenInUse, given[text], areKnown: areKnown, at: offset, to: &entries)
    }
    switch name {
    case mapView: write(.whenInUse, nil, areKnown: areKnown, at: offset, to: &entries)
    case maps: writeText(if: "requestLocationPermission", text: "locationPermission")
    // The longer name is that of versions before 4.0.2.
    case camera:
      writeText(if: "enableLocation", "enableLocationPermission", text: "locationPermissionText")
    default:
      let texts = keepsTexts ? given.filter { $0.value.value.content != .boolean(false) } : given
      writeAll(texts, areKnown: areKnown, at: offset, to: &entries)
    }
    return entries
  }

  /// Makes the changes of expo-location.
  private static func writeAll(
    _ given: [String: PropertyListNode.Entry], areKnown: Bool, at offset: Int,
    to entries: inout [String: PropertyListNode.Entry]
  ) {
    for (key, option) in Self.options {
      write(key, given[option], areKnown: areKnown, at: offset, to: &entries)
    }
    if let isInBackground = given["isIosBackgroundLocationEnabled"], isInBackground.value.isTruthy {
      let name = LocationKey.backgroundModes.rawValue
      let modes = entries[name]?.value.elements ?? []
      if !modes.contains(where: { $0.string == "location" }) {
        let place = isInBackground.keyOffset
        let mode = PropertyListNode(content: .string("location"), offset: place)
        entries[name] = entry(.array(modes + [mode]), at: entries[name]?.keyOffset ?? place)
      }
    }
  }

  private static func write(
    _ key: LocationKey, _ given: PropertyListNode.Entry?, areKnown: Bool, at offset: Int,
    to entries: inout [String: PropertyListNode.Entry]
  ) {
    let name = key.rawValue
    switch given?.value.content {
    case .string(let text)? where !text.isEmpty: entries[name] = given
    case .boolean(false)?: entries[name] = nil
    default: entries[name] = entries[name] ?? (areKnown ? entry(.string(defaultText), at: offset) : nil)
    }
  }

  private static func entry(_ content: PropertyListNode.Content, at offset: Int) -> PropertyListNode.Entry {
    PropertyListNode.Entry(keyOffset: offset, value: PropertyListNode(content: content, offset: offset))
  }
}

extension PropertyListNode {
  /// Whether JavaScript takes the value as true: also a text, such as one that was meant for another option.
  fileprivate var isTruthy: Bool {
    switch content {
    case .boolean(let flag): flag
    case .string(let text): !text.isEmpty
    case .integer(let number): number != 0
    case .real(let number): number != 0
    case .array, .dictionary, .date, .data: true
    }
  }
}
