import Foundation
import TestSupport
import Testing

/// A list of words in one of the schemas in Documentation.
struct SchemaWords: Sendable, CustomTestStringConvertible {
  /// The schema.
  let file: String
  /// The key of the value that must be one of the words.
  let key: String
  /// The expected words.
  let words: [String]

  var testDescription: String { "\(key) in \(file)" }

  var url: URL { RepositoryFolder.root.appending(path: "Documentation/\(file)") }

  /// Returns the text of the schema.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Returns the schema with the expected words.
  func renewed() throws -> String {
    let text = try text()
    let list = try Regex(
      "(\"\(key)\": \\{[^{}]*\"enum\": \\[)\\n( +)[^\\]]*\\n( +\\])",
      as: (Substring, Substring, Substring, Substring).self)
    let found = try #require(text.firstMatch(of: list), "no list \(key)")
    let lines = words.map { found.2 + "\"\($0)\"" }.joined(separator: ",\n")
    return text.replacingCharacters(in: found.range, with: found.1 + "\n" + lines + "\n" + found.3)
  }
}
