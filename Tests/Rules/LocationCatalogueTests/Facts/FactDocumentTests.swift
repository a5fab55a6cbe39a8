import Foundation
import LocationPolicy
import Testing

/// Every fact has a test or a reason not to, and the page that lists them is up to date.
@Suite struct FactDocumentTests {
  /// Read once for all facts, because reading all test sources takes a while.
  private static let read = Result { try FactTestIndex() }
  private let index: FactTestIndex

  init() throws { index = try Self.read.get() }

  @Test(arguments: Fact.allCases) func `every fact has a test or a reason and not both`(fact: Fact) {
    let isTested = !index.tests(of: fact).isEmpty
    let reason = UnmodelledFacts.reasons[fact]
    #expect(
      isTested != (reason != nil),
      """
      \(fact.id) has \(isTested ? "a test and a reason not to have one" : "neither a test nor a reason"): name it \
      at the start of a test's name, or give a reason in UnmodelledFacts.swift
      """)
  }

  @Test func `no name of a test names a fact that does not exist`() {
    #expect(index.unknownIDs == [])
  }

  @Test func `the page of facts is up to date`() throws {
    let text = FactDocument(index: index).text
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: FactDocument.file, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOf: FactDocument.file, encoding: .utf8)
    #expect(written == text, "Documentation/Facts.md is stale; write it anew: \(FactDocument.command)")
  }
}
