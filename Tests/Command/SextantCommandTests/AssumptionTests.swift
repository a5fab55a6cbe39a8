import Foundation
import LocationCatalogue
import LocationPolicy
import LocationScenario
import LocationSimulation
import Markup
import Phrases
import TestSupport
import Testing

@testable import SextantCommand

/// Every assumption of the simulated phone is documented, in an answer and on a page.
@Suite struct AssumptionTests {
  @Test func `an assumption, whole`() {
    #expect(
      ToolRun(arguments: ["explain", "reinstallresets"], environment: ["COLUMNS": "10000"]).output == """
        reinstallResets: true
        Whether deleting and installing again resets the grant and the one-time rights (OPEN-06, SET-010).

        Alternatives: false
        Why: Most reports say that a reinstalled app asks again, and some of 2018 that the answer was kept (SET-010).
        Settled by: Decline, delete the app, install it again, and read the status before any request.
        In a scenario: "assumptions": {"reinstallResets": …}
        Experiment: sextant experiment generate reinstallResets

        OPEN-06 \(OpenPoint.questions.first { $0.id == "OPEN-06" }?.text ?? "")
        SET-010 [all iOS releases] \(InlineMarkdown(Fact.set010.record.statement).plainText) (community)

        """)
  }

  @Test func `an assumption for scripts`() throws {
    let run = ToolRun("explain", "explicitSessionKeys", "--format", "json")
    #expect(run.output.contains("\"kind\" : \"assumption\""))
    let validator = try JSONSchemaValidator(schema: "Explain")
    #expect(try validator.violations(in: Data(run.output.utf8)) == [])
  }

  @Test func `everything that a scenario can set is noted, and nothing else`() {
    let settings = (SettingWord.assumptions + SettingWord.timings).map(\.name)
    #expect(AssumptionNote.all.map(\.name).sorted() == settings.sorted())
    #expect(AssumptionNote.timings.map(\.name).sorted() == SettingWord.timings.map(\.name).sorted())
  }

  @Test func `a note cites only facts and open questions that exist`() throws {
    let id = try Regex(#"[A-Z]+-[0-9]+"#)
    for note in AssumptionNote.all {
      let cited = (note.question + note.reason).matches(of: id).map { String($0.0) }
      let known = note.facts.map(\.id) + note.openQuestions.map(\.id)
      #expect(Set(cited).subtracting(["X-03"]) == Set(known), "\(note.name)")
    }
  }

  /// The files whose public variables are assumptions.
  private static let sources = [
    "Sources/Rules/LocationPolicy/Rules/Assumptions.swift",
    "Sources/Phone/LocationSimulation/Values/DeviceAssumptions.swift",
    "Sources/Phone/LocationSimulation/Values/DeviceTimings.swift",
  ]

  @Test func `a note asks what the property's documentation asks`() throws {
    let property = /\ \ \/\/\/ (?<line>.+)\n(?:  \/\/\/.*\n)*  public var (?<name>\w+) =/
    var lines: [String: String] = [:]
    for file in Self.sources {
      for match in try RepositoryFolder.text(of: file).matches(of: property) {
        lines[String(match.output.name)] = String(match.output.line)
      }
    }
    #expect(lines == Dictionary(uniqueKeysWithValues: AssumptionNote.all.map { ($0.name, $0.question) }))
  }

  @Test func `the page of assumptions is up to date`() throws {
    let file = RepositoryFolder.root.appending(path: "Documentation/Assumptions.md")
    let text = AssumptionPage.text
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isUpToDate = try String(contentsOf: file, encoding: .utf8) == text
    #expect(
      isUpToDate,
      "Documentation/Assumptions.md is stale: SEXTANT_UPDATE_DOCS=1 swift test --filter AssumptionTests")
  }
}

/// Documentation/Assumptions.md, generated from the notes.
private enum AssumptionPage {
  static var text: String {
    """
    # Assumptions

    What the simulated phone does where no source settles what iOS does. Each has a name; [a scenario](Scenarios.md#the-file)
    can set it under `assumptions` or `timings`, tests and tools set the properties of the same names, and
    `sextant explain NAME` prints what stands here. Facts and open questions are cited by id, as in [Facts.md](Facts.md).

    <!-- Generated from Sources/Rules/LocationCatalogue/Assumptions: SEXTANT_UPDATE_DOCS=1 swift test --filter AssumptionTests -->

    """
      + section("Of the rules", AssumptionNote.rules) + section("Of the phone", AssumptionNote.device)
      + section("Durations", AssumptionNote.timings)
  }

  private static func section(_ title: String, _ notes: [AssumptionNote]) -> String {
    let known = Dictionary(
      uniqueKeysWithValues: CatalogEntry.Assumption.all.map { ($0.note.name, $0) })
    return "\n## \(title)\n" + notes.map { entry($0, known[$0.name]) }.joined()
  }

  private static func entry(_ note: AssumptionNote, _ assumption: CatalogEntry.Assumption?) -> String {
    """

    ### \(note.name)

    \(linked(note.question))

    - Value: **\(assumption?.value ?? "")**; it can also be \(assumption?.alternatives.english ?? "").
    - Why: \(linked(note.reason))
    - What would settle it: \(note.settledBy)

    """
  }

  /// Returns a text with links for facts.
  private static func linked(_ text: String) -> String {
    text.replacing(/[A-Z]+-[0-9]+/) { match in
      let id = String(match.output)
      return id.hasPrefix("OPEN-") || id.hasPrefix("X-") ? id : "[\(id)](Facts.md#\(id.lowercased()))"
    }
  }
}
