package import LocationPolicy

/// The Info.plist that a build of a target ends up with: file and generated values together.
package struct InfoPlist: Hashable, Sendable {
  /// The file the target names, relative to the checked folder; nil when all of it is generated.
  package let path: String?
  /// The values by key, build settings substituted.
  package let entries: [String: Entry]

  /// A value with the place that sets it.
  package struct Entry: Hashable, Sendable {
    /// The value after substitution.
    package let value: JSONValue
    /// Where it is set.
    package let origin: Site
    /// Where the keys of a dictionary, or the strings of an array, stand; empty where that is not known.
    package let memberOrigins: [String: Site]
    /// The build settings that the value names and nothing in the project defines; Xcode puts nothing in their place.
    ///
    /// Where a file with settings is missing, such as one that a tool generates, they are unknown rather than empty.
    package let undefinedSettings: [String]

    /// Creates an entry.
    package init(
      value: JSONValue, origin: Site, memberOrigins: [String: Site] = [:],
      undefinedSettings: [String] = []
    ) {
      self.value = value
      self.origin = origin
      self.memberOrigins = memberOrigins
      self.undefinedSettings = undefinedSettings
    }
  }

  /// Creates an Info.plist.
  package init(path: String?, entries: [String: Entry]) {
    self.path = path
    self.entries = entries
  }

  /// The values without their places, as the rules read them.
  package var values: InfoPlistValues { InfoPlistValues(entries.mapValues(\.value)) }

  /// The value of a key, or nil.
  package subscript(key: String) -> JSONValue? { entries[key]?.value }
}
