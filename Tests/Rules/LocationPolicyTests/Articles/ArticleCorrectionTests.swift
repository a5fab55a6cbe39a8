import Foundation
import LocationCatalogue
import LocationPolicy
import LocationTerms
import TestSupport
import Testing

/// Every correction in Documentation/WhereTheArticlesAreWrong.md has a test and a basis.
@Suite struct ArticleCorrectionTests {
  /// A row in the page's table of corrections.
  struct Correction: CustomTestStringConvertible {
    let number: Int
    /// The identifiers of the facts on which the row is based.
    let ids: [String]

    var testDescription: String { "correction \(number)" }
  }

  /// The corrections that can't be tested with the rules, with the reasons.
  static let notModelled = [
    26: "threads and run loops are no part of the rules (DEL-086)"
  ]

  /// The rows of the page.
  static let all: [Correction] = {
    let text = (try? RepositoryFolder.text(of: "Documentation/WhereTheArticlesAreWrong.md")) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let row = try? /\| <a id="\d+"><\/a>(\d+) \|.*\|(.*)\|/.wholeMatch(in: line),
        let number = Int(row.1)
      else {
        return nil
      }
      return Correction(number: number, ids: row.2.matches(of: /[A-Z]+-\d+/).map { String($0.0) })
    }
  }()

  /// The names of all tests of the articles.
  static let names: String = {
    let files = (try? RepositoryFolder.swiftFiles(below: "Tests/Rules/LocationPolicyTests/Articles")) ?? []
    return files.map(\.text).joined(separator: "\n")
  }()

  @Test(arguments: all)
  func `every correction begins the name of a test, or is said not to be modeled`(correction: Correction) {
    let isTested =
      Self.names.contains("`Correction \(correction.number),")
      || Self.names.contains("`Correction \(correction.number):")
    #expect(isTested == (Self.notModelled[correction.number] == nil))
  }

  @Test(arguments: all) func `every correction rests on facts or mistakes of the catalog`(
    correction: Correction
  ) {
    #expect(!correction.ids.isEmpty)
    for id in correction.ids {
      #expect(FactCatalog.fact(withID: id) != nil || MistakeID(rawValue: id) != nil, "\(id)")
    }
  }

  @Test func `the corrections are numbered from 1 to 27, none twice`() {
    #expect(Self.all.map(\.number) == Array(1...27))
  }
}
