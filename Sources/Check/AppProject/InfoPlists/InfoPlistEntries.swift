import LocationPolicy
import PropertyLists

/// Converts a property list to entries of an Info.plist, with build settings expanded.
enum InfoPlistEntries {
  /// Returns the entries; without a scope, values are not expanded and all settings are undefined.
  static func entries(
    of values: [String: PropertyListNode.Entry], in file: PropertyListFile, scope: SettingScope?
  ) -> [String: InfoPlist.Entry] {
    let nothing = SettingScope(.empty)
    return values.mapValues { entry in
      var undefined: [String] = []
      let replaced = replaced(entry.value, scope: scope ?? nothing, undefined: &undefined)
      let value = scope == nil ? entry.value.value : replaced
      return InfoPlist.Entry(
        value: value, origin: file.origin(at: entry.keyOffset),
        memberOrigins: memberOrigins(of: entry.value, in: file),
        undefinedSettings: undefined)
    }
  }

  private static func replaced(
    _ node: PropertyListNode, scope: SettingScope, undefined: inout [String]
  ) -> JSONValue {
    switch node.content {
    case .string(let text):
      let value = scope.expand(text)
      for name in value.undefined where !undefined.contains(name) { undefined.append(name) }
      return .string(value.text)
    case .array(let elements):
      return .array(elements.map { replaced($0, scope: scope, undefined: &undefined) })
    case .dictionary(let entries):
      // Sorting makes the order of undefined names deterministic.
      let pairs = entries.sorted { $0.key < $1.key }.map { key, entry in
        (key, replaced(entry.value, scope: scope, undefined: &undefined))
      }
      return .object(Dictionary(uniqueKeysWithValues: pairs))
    case .boolean, .integer, .real, .date, .data:
      return node.value
    }
  }

  private static func memberOrigins(of node: PropertyListNode, in file: PropertyListFile) -> [String: Site] {
    let keys = node.entries.mapValues { file.origin(at: $0.keyOffset) }
    let texts = node.elements.compactMap { element in
      element.string.map { ($0, file.origin(at: element.offset)) }
    }
    return keys.merging(texts) { first, _ in first }
  }
}
