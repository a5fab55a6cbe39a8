/// The Info.plist that a build of a target ends up with: file and generated values together.
public struct InfoPlist: Hashable, Sendable {
  /// The file the target names, relative to the checked folder; nil when all of it is generated.
  public let path: String?
  /// The values by key, build settings substituted.
  public let entries: [String: Entry]

  /// A value with the place that sets it.
  public struct Entry: Hashable, Sendable {
    /// The value after substitution.
    public let value: PropertyListValue
    /// Where it is set.
    public let origin: Origin

    /// Creates an entry.
    public init(value: PropertyListValue, origin: Origin) {
      self.value = value
      self.origin = origin
    }
  }

  /// Creates an Info.plist.
  public init(path: String?, entries: [String: Entry]) {
    self.path = path
    self.entries = entries
  }

  /// The value of a key, or nil.
  public subscript(key: String) -> PropertyListValue? { entries[key]?.value }
}

/// A place in an input file that sets something.
public struct Origin: Hashable, Sendable {
  /// The file, relative to the checked folder.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in bytes.
  public let column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
