import TextReading

/// A table in the format of Apple's strings files: lines such as `"English" = "translation";`, and
/// headings that begin with `/*`.
///
/// Tables are raw string literals, because those compile fast, unlike large dictionary literals,
/// and are part of a bare executable, unlike resources.
struct StringsTable {
  /// The translations by their English texts.
  private(set) var entries: [String: String] = [:]

  /// Reads a table, which must be valid because it is part of the source code.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("/*") {
      guard let (english, translation) = Self.entry(in: line) else {
        preconditionFailure("no entry: \(line)")
      }
      precondition(entries.updateValue(translation, forKey: english) == nil, "a second entry: \(line)")
    }
  }

  static func entry(in line: Substring) -> (english: String, translation: String)? {
    var cursor = JSONCursor(Array(line.utf8))
    guard let english = try? cursor.string(), cursor.skip("="), let translation = try? cursor.string(),
      cursor.skip(";"), cursor.peek() == nil
    else { return nil }
    return (english, translation)
  }
}
