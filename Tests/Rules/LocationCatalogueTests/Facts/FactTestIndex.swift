import Foundation
import LocationCatalogue
import LocationPolicy
import TestSupport

/// The tests of all targets that name facts, found in their sources: a test's name starts with the ids it proves.
struct FactTestIndex {
  /// A test that names facts.
  struct Entry: Hashable {
    /// The path of the file below the folder of all tests.
    let file: String
    /// What the name says after the ids.
    let sentence: String
    /// The ids that the name starts with.
    let ids: [String]
  }

  /// The entries, sorted by file and then in the order of the file.
  let entries: [Entry]

  /// Reads the test sources.
  init() throws {
    entries = try RepositoryFolder.swiftFiles(below: "Tests").flatMap { file in
      Self.entries(in: file.text, file: file.path)
    }
  }

  /// The ids that name facts of the catalog's sections and no fact of the catalog.
  var unknownIDs: [String] {
    let sections = Set(FactCatalog.records.map { Self.section(of: $0.fact.id) })
    return entries.flatMap(\.ids).filter {
      sections.contains(Self.section(of: $0)) && FactCatalog.fact(withID: $0) == nil
    }
  }

  /// The tests of each fact, those of the fact suites first.
  func tests(of fact: Fact) -> [Entry] {
    let naming = entries.filter { $0.ids.contains(fact.id) }
    let own = naming.filter { $0.file.contains("Tests/Facts/") }
    return own.isEmpty ? naming : own
  }

  /// The letters before the number, such as "KEY".
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
