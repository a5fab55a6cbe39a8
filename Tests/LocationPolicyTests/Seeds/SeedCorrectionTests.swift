import Foundation
import LocationCatalogue
import LocationPolicy
import Testing

/// That no correction of a seed document goes untested, or rests on nothing.
@Suite("Seeds 000 to 004: their corrections")
struct SeedCorrectionTests {
  /// The corrections that no test can hold the rules to, with the reason.
  static let notModelled = [
    "SEED-26": "threads and run loops are no part of the rules (DEL-086)"
  ]

  /// The text of all seed tests without their comments: a correction that only a comment names does not count.
  static let testText: String = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { $0.hasPrefix("Seed00") }.map { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }()

  @Test(arguments: SeedCorrection.all)
  func `every correction is named by a seed test, or said not to be modelled`(correction: SeedCorrection) {
    let isTested =
      Self.testText.contains("\(correction.id),") || Self.testText.contains("\(correction.id):")
    #expect(isTested == (Self.notModelled[correction.id] == nil), "\(correction.id) \(correction.place)")
  }

  @Test(arguments: SeedCorrection.all)
  func `every correction rests on a fact or mistake of the catalogue`(correction: SeedCorrection) throws {
    let first = try #require(correction.basis.split(separator: ",").first)
    let id = first.split(separator: "…").first.map(String.init) ?? ""
    let isKnown = FactCatalog.fact(withID: id) != nil || MistakeCatalog.all.contains { $0.id == id }
    #expect(isKnown, "\(correction.id): \(id)")
  }

  @Test func `the corrections are numbered from 1 to 27, none twice`() {
    let ids = (1...27).map { $0 < 10 ? "SEED-0\($0)" : "SEED-\($0)" }
    #expect(SeedCorrection.all.map(\.id) == ids)
  }
}
