import LocationPolicy
import PropertyLists

/// The changes that the plug-in of expo-location makes to an app's Info.plist.
///
/// This follows its `withLocation` and Expo's `applyPermissions`: a given text is used, false
/// removes the key, and otherwise the app's value remains, or the plug-in's default is used.
enum ExpoLocation {
  /// The name of the plug-in and of the module.
  static let name = "expo-location"

  private static let text = "Allow $(PRODUCT_NAME) to access your location"
  private static let options: [(key: LocationKey, option: String)] = [
    (.alwaysAndWhenInUse, "locationAlwaysAndWhenInUsePermission"),
    (.legacyAlways, "locationAlwaysPermission"),
    (.whenInUse, "locationWhenInUsePermission"),
  ]

  /// Returns the entries of an Info.plist with the changes; new entries have the place of the
  /// plug-in's name.
  static func applied(
    _ options: PropertyListNode?, at offset: Int, to entries: [String: PropertyListNode.Entry]
  ) -> [String: PropertyListNode.Entry] {
    var entries = entries
    let given = options?.entries ?? [:]
    for (key, option) in Self.options {
      let name = key.rawValue
      switch given[option]?.value.content {
      case .string(let text)? where !text.isEmpty: entries[name] = given[option]
      case .boolean(false)?: entries[name] = nil
      default: entries[name] = entries[name] ?? entry(.string(text), at: offset)
      }
    }
    if let isInBackground = given["isIosBackgroundLocationEnabled"], isInBackground.value.isTrue {
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

  private static func entry(_ content: PropertyListNode.Content, at offset: Int) -> PropertyListNode.Entry {
    PropertyListNode.Entry(keyOffset: offset, value: PropertyListNode(content: content, offset: offset))
  }
}
