import LocationPolicy
import PropertyLists

/// What the plug-in of expo-location puts into the Info.plist of an app.
///
/// As its `withLocation` and Expo's `applyPermissions` have it: a text that is given counts, false takes the key out, and
/// otherwise what the app has stays, or there is a text that the plug-in brings.
enum ExpoLocation {
  /// Its name, as a plug-in and as a module.
  static let name = "expo-location"

  private static let text = "Allow $(PRODUCT_NAME) to access your location"
  private static let options: [(key: LocationKey, option: String)] = [
    (.alwaysAndWhenInUse, "locationAlwaysAndWhenInUsePermission"),
    (.legacyAlways, "locationAlwaysPermission"),
    (.whenInUse, "locationWhenInUsePermission"),
  ]

  /// Returns the entries of an Info.plist with what the plug-in changes; new ones stand where it is named.
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
