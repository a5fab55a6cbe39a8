/// What phones in a language show: the system's own words, by its English ones.
///
/// They change from release to release, and each has a source.
package struct SystemTexts: Sendable {
  /// Words from some version of iOS on.
  package struct Entry: Hashable, Sendable {
    /// The first version, such as "13.4".
    package let version: String
    /// The words, with `%@` as the English has it.
    package let text: String
    /// Who gives them.
    package let source: TextSource
  }

  /// The words by their English formats, the oldest version first.
  package private(set) var entries: [String: [Entry]] = [:]

  /// A language whose phones are not known.
  package static let none = SystemTexts("")

  /// Reads a table as ``StringsTable`` does, in which a heading gives the version and the source of the words below it:
  /// `/* 13.4: dated test data */`; what follows a comma there is a remark.
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

  /// Returns what stands for English on a phone of a version, without one the newest; nil where there is nothing.
  package func entry(for english: String, on version: String? = nil) -> Entry? {
    guard let all = entries[english] else { return nil }
    guard let version else { return all.last }
    let numbers = Self.numbers(version)
    return all.last { !numbers.lexicographicallyPrecedes(Self.numbers($0.version)) }
  }

  /// Returns what stands for English with its arguments on a phone of a version; what is not known stays English.
  package func text(for english: String, _ arguments: [String], on version: String? = nil) -> String {
    let format = entry(for: english, on: version)?.text ?? english
    return FormatPiece.pieces(of: format).reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .argument(let index): text += arguments.indices.contains(index) ? arguments[index] : ""
      }
    }
  }
}

/// Who gives words that phones in a language show, the surest first.
package enum TextSource: String, CaseIterable, Sendable {
  /// A string table of the system itself, of a release that shows the words.
  case systemTable = "system table"
  /// The titles that tools for UI tests wait for, collected on phones of the release.
  case testData = "dated test data"
  /// Help texts and articles.
  case reports
  /// Nobody: carried over from the words of another release, or of another prompt.
  case inferred
}
