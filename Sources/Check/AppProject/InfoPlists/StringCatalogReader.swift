import TextReading

/// Reads string catalogs (`InfoPlist.xcstrings`).
struct StringCatalogReader {
  /// The contents of a catalog, by language.
  typealias Languages = [String: [String: Localization.Entry]]

  private let files: InputFiles

  init(_ files: InputFiles) { self.files = files }

  /// Returns the contents of a catalog.
  func languages(in path: FilePath) -> Languages {
    guard let bytes = files.bytes(of: path, limit: FileBytes.settingsLimit, .warning) else { return [:] }
    let text = TextEncoding.utf8(bytes)
    var catalog = StringCatalog(places: TextPlaces(text, file: files.problems.relative(path)))
    do throws(JSONCursor.Fault) {
      var cursor = JSONCursor(text)
      if try catalog.read(&cursor), cursor.peek() == nil { return catalog.languages }
    } catch {
      // Invalid JSON is reported like an invalid catalog, because in both cases Xcode must write it
      // again.
    }
    files.problems.report(
      .warning, "This string catalog can't be read; open it in Xcode to repair it.", in: path)
    return [:]
  }
}

/// The part of a string catalog that contains the texts of a key in each language.
private struct StringCatalog {
  let places: TextPlaces
  private(set) var languages: StringCatalogReader.Languages = [:]

  init(places: TextPlaces) { self.places = places }

  /// Reads a catalog; returns false if it has no strings.
  mutating func read(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) -> Bool {
    var hasStrings = false
    try cursor.members { (name, cursor) throws(JSONCursor.Fault) in
      guard name == "strings" else { return try cursor.skipValue() }
      hasStrings = true
      try cursor.members { (key, cursor) throws(JSONCursor.Fault) in
        let origin = places.origin(at: cursor.stringRange.lowerBound)
        try readString(key, at: origin, &cursor)
      }
    }
    return hasStrings
  }

  private mutating func readString(
    _ key: String, at origin: Site, _ cursor: inout JSONCursor
  ) throws(JSONCursor.Fault) {
    try member("localizations", of: &cursor) { (cursor) throws(JSONCursor.Fault) in
      try cursor.members { (language, cursor) throws(JSONCursor.Fault) in
        try member("stringUnit", of: &cursor) { (cursor) throws(JSONCursor.Fault) in
          try member("value", of: &cursor) { (cursor) throws(JSONCursor.Fault) in
            let text = try cursor.string()
            languages[language, default: [:]][key] = Localization.Entry(text: text, origin: origin)
          }
        }
      }
    }
  }

  /// Reads an object, and passes the value of one member to a closure, which must read it.
  private func member(
    _ wanted: String, of cursor: inout JSONCursor,
    _ body: (inout JSONCursor) throws(JSONCursor.Fault) -> Void
  ) throws(JSONCursor.Fault) {
    try cursor.members { (name, cursor) throws(JSONCursor.Fault) in
      if name == wanted { try body(&cursor) } else { try cursor.skipValue() }
    }
  }
}
