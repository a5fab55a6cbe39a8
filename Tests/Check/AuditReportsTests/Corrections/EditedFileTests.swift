import AppProject
import AuditReports
import LocationEvidence
import Testing
import TextReading

@Suite struct EditedFileTests {
  private func edited(_ contents: String, _ corrections: [Correction]) throws -> EditedFile {
    let bytes = Array(contents.utf8)
    let text = try #require(EncodedText(bytes))
    let edits = corrections.compactMap { CorrectedText(file: "A.swift", text: text).edit(for: $0) }
    return EditedFile(file: "A.swift", contents: bytes, text: text, edits: edits)
  }

  private func replacing(_ old: String, _ new: String, at column: Int) -> Correction {
    .replace(at: Site(file: "A.swift", line: 1, column: column), old, with: new)
  }

  @Test func `equal edits count once, and of two that meet the later one is left out`() throws {
    let file = try edited(
      "one two three\n",
      [
        replacing("two", "2", at: 5), replacing("two", "2", at: 5), replacing("two three", "x", at: 5),
        replacing("one", "1", at: 1),
      ])
    #expect(String(decoding: file.bytes, as: UTF8.self) == "1 2 three\n")
  }

  @Test func `a text is replaced only where it stands as a word of its own`() throws {
    for (column, text) in [(1, "on"), (2, "ne"), (1, "two"), (9, "one")] {
      #expect(try edited("one two\n", [replacing(text, "x", at: column)]).bytes == Array("one two\n".utf8))
    }
  }

  @Test(arguments: [
    ("locationManager(_ m: M, didUpdate locations: [L]) {", "locationManager(_ m: M, didX locations: [L]) {"),
    ("locationManager(_ m: M, didUpdate: [L]) {", "locationManager(_ m: M, didX didUpdate: [L]) {"),
    ("locationManager(_ m: M) { didUpdate()", "locationManager(_ m: M) { didUpdate()"),
    (
      "locationManager(_ m: M, didUpdates locations: [L])",
      "locationManager(_ m: M, didUpdates locations: [L])"
    ),
  ])
  func `a label is renamed in the head of the declaration, and the name of the variable stays`(
    before: String, after: String
  ) throws {
    let rename = Correction.rename(label: "didUpdate", to: "didX", behind: Site(file: "A.swift", line: 1))
    #expect(String(decoding: try edited(before, [rename]).bytes, as: UTF8.self) == after)
  }
}
