package import LocationPolicy

/// The Info.plist of a built target, with the values of the file and generated ones.
package struct InfoPlist: Hashable, Sendable {
  /// The file, relative to the checked folder; nil if all values are generated.
  package let path: String?
  /// The entries by key, with build settings expanded.
  package let entries: [String: Entry]

  /// A value with the place that sets it.
  package struct Entry: Hashable, Sendable {
    /// The value after expansion.
    package let value: JSONValue
    /// The place at which it is set.
    package let origin: Site
    /// The places of a dictionary's keys or an array's strings; empty if unknown.
    package let memberOrigins: [String: Site]
    /// The build settings in the value that the project doesn't define; Xcode replaces them by
    /// nothing.
    ///
    /// If a file with settings is missing, such as a generated one, they are unknown rather than
    /// empty.
    package let undefinedSettings: [String]

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

  package init(path: String?, entries: [String: Entry]) {
    self.path = path
    self.entries = entries
  }

  /// The values without places, as the rules read them.
  package var values: InfoPlistValues { InfoPlistValues(entries.mapValues(\.value)) }

  /// Returns the value of a key, or nil.
  package subscript(key: String) -> JSONValue? { entries[key]?.value }
}
