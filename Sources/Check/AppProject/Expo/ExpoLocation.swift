import LocationPolicy
import PropertyLists

/// The changes that the plug-ins of expo-location and expo-maps make to an app's Info.plist.
///
/// This follows their `withLocation` and `withMapsLocation`, and Expo's `applyPermissions`: a given text is used, false
/// removes the key, and otherwise the app's value remains, or the plug-in's default is used.
enum ExpoLocation {
  /// The name of the plug-in and of the module.
  static let name = "expo-location"
  /// The plug-in of maps, which adds a text only if it is told to request permission.
  static let maps = "expo-maps"

  private static let text = "Allow $(PRODUCT_NAME) to access your location"
  private static let options: [(key: LocationKey, option: String)] = [
    (.alwaysAndWhenInUse, "locationAlwaysAndWhenInUsePermission"),
    (.legacyAlways, "locationAlwaysPermission"),
    (.whenInUse, "locationWhenInUsePermission"),
  ]

  /// Returns the entries of an Info.plist with the changes; new entries have the place of the
  /// plug-in's name.
  ///
  /// Without its own texts, it adds the default, if all that it is given is known.
  static func applied(
    _ options: PropertyListNode?, areKnown: Bool, at offset: Int, to entries: [String: PropertyListNode.Entry]
  ) -> [String: PropertyListNode.Entry] {
    var entries = entries
    let given = options?.entries ?? [:]
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
    return entries
  }

  /// Returns the entries with the changes of expo-maps.
  static func appliedByMaps(
    _ options: PropertyListNode?, areKnown: Bool, at offset: Int, to entries: [String: PropertyListNode.Entry]
  ) -> [String: PropertyListNode.Entry] {
    var entries = entries
    let given = options?.entries ?? [:]
    if given["requestLocationPermission"]?.value.isTruthy ?? false {
      write(.whenInUse, given["locationPermission"], areKnown: areKnown, at: offset, to: &entries)
    }
    return entries
  }

  private static func write(
    _ key: LocationKey, _ given: PropertyListNode.Entry?, areKnown: Bool, at offset: Int,
    to entries: inout [String: PropertyListNode.Entry]
  ) {
    let name = key.rawValue
    switch given?.value.content {
    case .string(let text)? where !text.isEmpty: entries[name] = given
    case .boolean(false)?: entries[name] = nil
    default: entries[name] = entries[name] ?? (areKnown ? entry(.string(text), at: offset) : nil)
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
