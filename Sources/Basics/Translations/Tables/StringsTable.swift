import TextReading

/// A table of texts in the form of Apple's strings files: `"English" = "translation";` on each line, and headings in
/// lines that begin with `/*`.
///
/// Tables are raw string literals, because those compile at once, unlike dictionary literals of hundreds of entries, and
/// are there in a bare executable, unlike resources.
struct StringsTable {
  /// The translations and their English.
  private(set) var entries: [String: String] = [:]

  /// Reads a table, which has to be without mistakes: it is a part of the sources.
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
