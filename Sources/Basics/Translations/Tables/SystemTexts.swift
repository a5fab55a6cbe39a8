import Phrases

/// The texts that phones in a language show, by the system's English texts.
///
/// They differ between releases, and each has a source.
package struct SystemTexts: Sendable {
  /// A text that is shown from some version of iOS on.
  package struct Entry: Hashable, Sendable {
    /// The first version, such as "13.4".
    package let version: String
    /// The text, with the same `%@` placeholders as the English.
    package let text: String
    /// The source of the text.
    package let source: TextSource
  }

  /// The entries by their English formats, with the oldest version first.
  package private(set) var entries: [String: [Entry]] = [:]

  /// The empty table, for a language without known system texts.
  package static let none = SystemTexts("")

  /// Reads a table in the format of ``StringsTable``.
  ///
  /// Headings give the version and the source of the following texts: `/* 13.4: dated test data
  /// */`; text after a comma is a remark.
  init(_ table: String) {
    var heading: (version: String, source: TextSource)?
    for line in table.split(separator: "\n") {
      if line.hasPrefix("/*") {
        heading = Self.heading(in: line)
        precondition(heading != nil, "no heading: \(line)")
      } else if let heading, let (english, text) = StringsTable.entry(in: line) {
        entries[english, default: []].append(
          Entry(version: heading.version, text: text, source: heading.source))
      } else {
        preconditionFailure("no entry: \(line)")
      }
    }
    for english in entries.keys {
      entries[english]?.sort { Self.numbers($0.version).lexicographicallyPrecedes(Self.numbers($1.version)) }
    }
  }

  private static func heading(in line: Substring) -> (version: String, source: TextSource)? {
    let parts = line.dropFirst(3).dropLast(3).split(separator: ":", maxSplits: 1)
    guard parts.count == 2,
      let source = TextSource(rawValue: String(parts[1].dropFirst().prefix { $0 != "," }))
    else { return nil }
    return (String(parts[0]), source)
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").compactMap { Int($0) }
  }

  /// Returns the entry for an English text on a version, or on the newest one for nil; nil if there
  /// is none.
  package func entry(for english: String, on version: String? = nil) -> Entry? {
    guard let all = entries[english] else { return nil }
    guard let version else { return all.last }
    let numbers = Self.numbers(version)
    return all.last { !numbers.lexicographicallyPrecedes(Self.numbers($0.version)) }
  }

  /// Returns the text for an English text and its arguments on a version; English if there is no
  /// entry.
  package func text(for english: String, _ arguments: [String], on version: String? = nil) -> String {
    FormatPiece.text(of: entry(for: english, on: version)?.text ?? english, arguments)
  }
}

/// The source of a system text, most reliable first.
package enum TextSource: String, CaseIterable, Sendable {
  /// A string table of the system itself, from a release that shows the text.
  case systemTable = "system table"
  /// The button titles that UI testing tools wait for, collected on phones of the release.
  case testData = "dated test data"
  /// Help pages and articles.
  case reports
  /// None: the text is inferred from another release or another prompt.
  case inferred
}
