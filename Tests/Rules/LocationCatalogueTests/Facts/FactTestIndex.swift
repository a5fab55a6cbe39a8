import Foundation
import LocationCatalogue
import LocationPolicy
import TestSupport

/// The tests of facts in the sources of all targets; a test's name starts with the identifiers of the facts that it
/// proves.
struct FactTestIndex {
  /// A test that names facts.
  struct Entry: Hashable {
    /// The path of the file, relative to the folder of all tests.
    let file: String
    /// The name after the identifiers.
    let sentence: String
    /// The identifiers with which the name starts.
    let ids: [String]
  }

  /// The entries, sorted by file and in the order of the file.
  let entries: [Entry]

  /// Reads the test sources.
  init() throws {
    entries = try RepositoryFolder.swiftFiles(below: "Tests").flatMap { file in
      Self.entries(in: file.text, file: file.path)
    }
  }

  /// The identifiers in the catalog's sections that aren't facts of the catalog.
  var unknownIDs: [String] {
    let sections = Set(FactCatalog.records.map { Self.section(of: $0.fact.id) })
    return entries.flatMap(\.ids).filter {
      sections.contains(Self.section(of: $0)) && FactCatalog.fact(withID: $0) == nil
    }
  }

  /// Returns the tests of a fact, with those in the fact suites first.
  func tests(of fact: Fact) -> [Entry] {
    let naming = entries.filter { $0.ids.contains(fact.id) }
    let own = naming.filter { $0.file.contains("Tests/Facts/") }
    return own.isEmpty ? naming : own
  }

  /// Returns the letters before the number, such as "KEY".
  static func section(of id: String) -> String { String(id.prefix { $0 != "-" }) }

  private static func entries(in text: String, file: String) -> [Entry] {
    text.components(separatedBy: "func").dropFirst().compactMap { piece in
      let opening = piece.drop { $0.isWhitespace }
      guard opening.first == "`" else { return nil }
      let name = opening.dropFirst().prefix { $0 != "`" }
      guard let colon = name.firstIndex(of: ":") else { return nil }
      let ids = name[..<colon].split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
      let sentence = name[name.index(after: colon)...].drop { $0 == " " }
      return Entry(file: file, sentence: String(sentence), ids: ids)
    }
  }
}
