package import LocationEvidence
import TextReading

/// A mistake in a file with examples.
package struct RuleExampleFlaw: Error, Hashable, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// What is wrong, and what to do.
  package let message: String

  package var description: String { "\(file):\(line): \(message)" }
}

/// Reads a Markdown file with the examples of one rule, whose form CONTRIBUTING.md describes.
///
/// Whatever has no meaning is a mistake, so that an example is what its author meant.
package struct RuleExampleReader {
  private let lines: [Substring]
  /// The index of the next line.
  private var index = 0
  /// The identifier of the rule, by which the file is named.
  private var rule = ""

  /// Returns the rule whose examples a text contains, and these.
  package static func read(
    _ text: String
  ) throws(RuleExampleFlaw) -> (rule: RuleID, examples: [RuleExample]) {
    var reader = RuleExampleReader(text)
    let examples = try reader.examples()
    return (RuleID(rawValue: reader.rule), examples)
  }

  private init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  private var line: Substring? { index < lines.count ? lines[index] : nil }

  private func flaw(at index: Int, _ message: String) -> RuleExampleFlaw {
    RuleExampleFlaw(file: "\(rule.isEmpty ? "?" : rule).md", line: index + 1, message: message)
  }

  private mutating func skipEmptyLines() {
    while let line, line.isEmpty { index += 1 }
  }

  /// Skips a line that begins with a mark, and returns what follows; nil if the line is another.
  private mutating func skip(_ mark: String) -> String? {
    guard let line, line.hasPrefix(mark), line.count > mark.count else { return nil }
    index += 1
    return String(line.dropFirst(mark.count))
  }

  private mutating func examples() throws(RuleExampleFlaw) -> [RuleExample] {
    guard let name = skip("# ") else {
      throw flaw(at: 0, "The first line must be “# ” and the identifier of the rule.")
    }
    rule = name
    skipEmptyLines()
    var examples: [RuleExample] = []
    while line != nil { examples.append(try example()) }
    guard examples.contains(where: \.fires) else {
      throw flaw(at: 0, "No example has a finding; put ↓ before the place of each finding.")
    }
    guard !examples.allSatisfy(\.fires) else {
      throw flaw(at: 0, "Every example has a finding; add one in which the rule finds nothing.")
    }
    return examples
  }

  private mutating func example() throws(RuleExampleFlaw) -> RuleExample {
    guard let title = skip("## ") else {
      throw flaw(at: index, "An example must begin here, with “## ” and its title.")
    }
    skipEmptyLines()
    let start = index
    while let line, line.hasPrefix("- ") || line.hasPrefix("  ") { index += 1 }
    let list = lines[start..<index].joined(separator: "\n")
    skipEmptyLines()
    var files: [RuleExample.File] = []
    while let line, !line.hasPrefix("## ") {
      files.append(try file())
      skipEmptyLines()
    }
    do {
      return try RuleExampleSettings(list).example(title, files: files)
    } catch {
      let line = LineTable(Array(list.utf8)).position(at: error.offset).line
      throw flaw(at: start + line - 1, error.reason)
    }
  }

  private mutating func file() throws(RuleExampleFlaw) -> RuleExample.File {
    let start = index
    guard let words = skip("```")?.split(separator: " ", maxSplits: 1), words.count == 2 else {
      throw flaw(
        at: start,
        "Only a title, a list and then code may stand here; code begins like “```swift App.swift”.")
    }
    let from = index
    while let line, !line.hasPrefix("```") { index += 1 }
    guard line == "```" else {
      throw flaw(at: start, "This code has no end; put ``` on a line of its own after it.")
    }
    let file = RuleExample.File(name: String(words[1]), text: lines[from..<index].joined(separator: "\n"))
    index += 1
    guard words[0] == file.markdownLanguage else {
      throw flaw(at: start, "The code of \(file.name) is called \(file.markdownLanguage), not \(words[0]).")
    }
    return file
  }
}
