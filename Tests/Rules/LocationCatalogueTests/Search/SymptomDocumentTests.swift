import Foundation
import LocationCatalogue
import LocationPolicy
import Testing

/// The page of symptoms is up to date with the catalog.
@Suite struct SymptomDocumentTests {
  @Test func `the page of symptoms is up to date`() throws {
    let text = SymptomDocument.text
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: SymptomDocument.file, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOf: SymptomDocument.file, encoding: .utf8)
    #expect(written == text, "Documentation/Symptoms.md is stale; write it again: \(SymptomDocument.command)")
  }

  @Test(arguments: MistakeCatalog.all)
  func `every mistake is put in the words of those who ask, in both languages`(mistake: Mistake) {
    let asked = Paraphrase.all.filter { $0.subject == .mistake(mistake.id) }
    #expect(asked.count == 1)
    #expect(asked.flatMap(\.english).isEmpty == false)
    #expect(asked.flatMap(\.chinese).isEmpty == false)
  }
}
